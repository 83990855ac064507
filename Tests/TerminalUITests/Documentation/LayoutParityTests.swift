import TerminalUI
import Testing

private struct WeightKey: LayoutValueKey {
  static let defaultValue = 1
}

extension View {
  fileprivate func weight(_ weight: Int) -> some View { layoutValue(key: WeightKey.self, value: weight) }
}

private struct WeightedRow: Layout {
  struct Cache {
    var sizes: [Size]
  }

  var spacing = 1

  func makeCache(subviews: Subviews) -> Cache {
    Cache(sizes: subviews.map { $0.sizeThatFits(.unspecified) })
  }

  func updateCache(_ cache: inout Cache, subviews: Subviews) {
    cache.sizes = subviews.map { $0.sizeThatFits(.unspecified) }
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> Size {
    let proposed = proposal.replacingUnspecifiedDimensions(by: Size(width: 20, height: 1))
    return Size(width: proposed.width, height: cache.sizes.map(\.height).max() ?? 0)
  }

  func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
    let total = subviews.map { $0[WeightKey.self] }.reduce(0, +)
    var x = bounds.minX
    for subview in subviews {
      let width = (bounds.width - spacing * (subviews.count - 1)) * subview[WeightKey.self] / max(1, total)
      subview.place(
        at: Point(x: x, y: bounds.minY), anchor: .topLeading,
        proposal: ProposedViewSize(width: width, height: bounds.height))
      x += width + spacing
    }
  }
}

private struct Diagonal: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> Size {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(in bounds: Rect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for (index, subview) in subviews.enumerated() {
      subview.place(at: Point(x: bounds.minX + index, y: bounds.minY + index), proposal: .unspecified)
    }
  }
}

@MainActor @Suite("Layouts and modifiers as SwiftUI writes them") struct LayoutParityTests {
  @Test func `a layout with a cache and layout values divides its width`() {
    let host = ViewHost(width: 13, height: 1) {
      WeightedRow {
        Text("a").weight(1)
        Text("b").weight(2)
        Text("c")
      }
    }
    #expect(host.screen == "a  b     c")
  }

  @Test func `a layout without cache places by index, with spacing as its property`() {
    let host = ViewHost(width: 6, height: 3) {
      Diagonal {
        ForEach(["x", "y", "z"], id: \.self) { Text($0) }
      }
    }
    #expect(host.screen == "x\n y\n  z")
    let row = ViewHost(width: 9, height: 1) {
      WeightedRow(spacing: 3) {
        Text("a")
        Text("b")
      }
    }
    #expect(row.screen == "a     b")
  }

  @Test func `geometry has SwiftUI's words`() {
    let rect = Rect(origin: Point(x: 1, y: 2), size: Size(width: 4, height: 6))
    #expect(rect.midX == 3 && rect.maxY == 8 && rect.minX == 1)
    #expect(rect.contains(Point(x: 1, y: 2)) && rect.intersects(Rect(x: 0, y: 0, width: 2, height: 3)))
    #expect(Angle.degrees(180) == .radians(.pi))
    #expect(Angle(degrees: 90).radians == .pi / 2)
    #expect(UnitPoint(x: 0.5, y: 1) == .bottom)
    #expect(UnitPoint.topLeading == .zero)
    #expect(
      EdgeInsets(top: 1, leading: 2, bottom: 1, trailing: 2) == EdgeInsets(top: 1, leading: 2, bottom: 1, trailing: 2))
    #expect(Alignment(horizontal: .leading, vertical: .top) == .topLeading)
    #expect(ProposedViewSize.zero == ProposedViewSize(width: 0, height: 0))
    #expect(ProposedViewSize(Size(width: 1, height: 2)).replacingUnspecifiedDimensions() == Size(width: 1, height: 2))
    #expect(ProposedViewSize.unspecified.width == nil)
    #expect(ProposedViewSize.infinity != .unspecified)
    #expect(Point.zero == Point(x: 0, y: 0) && Size.zero == Size(width: 0, height: 0) && Rect.zero.isEmpty)
  }

  @Test func `modifiers chain with SwiftUI's labels and defaults`() {
    let host = ViewHost(width: 40, height: 40) {
      VStack(spacing: 0) {
        Text("frame").frame(width: 10, height: 1, alignment: .trailing)
        Text("flex").frame(minWidth: 2, idealWidth: 4, maxWidth: .infinity, minHeight: 1, alignment: .leading)
        Text("pad").padding()
        Text("pad").padding(.horizontal, 2)
        Text("pad").padding(2)
        Text("pad").padding([.top, .leading])
        Text("pad").padding(EdgeInsets(top: 0, leading: 1, bottom: 0, trailing: 1))
        Text("border").border(.red)
        Text("background").background(.blue)
        Text("behind").background { Color.green }
        Text("behind").background(alignment: .leading) { Text("x") }
        Text("fixed").fixedSize()
        Text("fixed").fixedSize(horizontal: true, vertical: false).layoutPriority(1)
        Text("offset").offset(x: 1).offset(x: 0, y: 0)
        Text("dim").opacity(0.5)
        Text("hidden").hidden()
        Text("help").help("what it is")
        Text("over").overlay(alignment: .topTrailing) { Text("!") }
        Text("over").overlay { Text("+") }
        Text("scaled").scaleEffect(1).rotationEffect(.degrees(0)).scaleEffect(x: 1, y: 1, anchor: .center)
        Text("id").id("id").tag(3)
      }
    }
    #expect(host.screen.contains("flex"))
    #expect(!host.screen.contains("hidden"))
    #expect(host.screen.contains("ove!"))
  }

  private struct Highlighted: ViewModifier {
    var mark: String
    func body(content: Content) -> some View {
      HStack {
        Text(mark)
        content
      }
    }
  }

  @Test func `a view modifier of one's own wraps its content`() {
    let host = ViewHost(width: 12, height: 1) { Text("row").modifier(Highlighted(mark: ">")) }
    #expect(host.screen.contains("> row"))
  }

  private struct Measured: View {
    @State private var size = Size.zero
    @State private var x = 0

    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        Text("1234567")
          .onGeometryChange(for: Size.self) { proxy in
            proxy.size
          } action: { newValue in
            size = newValue
          }
        Text("12")
          .onGeometryChange(for: Int.self, of: { $0.frame(in: .global).minX }) { old, new in x = new + old }
        Text("\(size.width) \(x)")
      }
    }
  }

  @Test func `a change of geometry is told`() {
    let host = ViewHost(width: 20, height: 4) { Measured() }
    host.advance(frames: 3)
    #expect(host.screen.contains("7 "))
  }
}
