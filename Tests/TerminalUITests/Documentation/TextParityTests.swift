import TerminalUI
import Testing

@MainActor @Suite("Text, pictures and stacks as SwiftUI writes them") struct TextParityTests {
  @Test func `text is styled, joined and interpolated`() {
    let host = ViewHost(width: 60, height: 12) {
      VStack(alignment: .leading, spacing: 0) {
        Text("bold").bold() + Text(" and ") + Text("red").foregroundStyle(.red)
        Text("one \(Text("two").italic()) three")
        Text("a").bold(false).italic(true).underline().strikethrough(true)
        Text(verbatim: "verbatim")
        Text("number \(3), real \(1.5)")
        Text(String("plain"))
        Text("dim").foregroundStyle(.secondary)
        Text("primary").foregroundStyle(Color.primary)
        Text("tinted").foregroundColor(.blue)
      }
    }
    #expect(host.screen.contains("bold and red"))
    #expect(host.screen.contains("one two three"))
    #expect(host.screen.contains("number 3, real 1.5"))
  }

  @Test func `lines are limited, reserved, truncated and aligned`() {
    let host = ViewHost(width: 12, height: 12) {
      VStack(alignment: .leading, spacing: 0) {
        Text("alpha beta gamma delta").lineLimit(1).truncationMode(.middle)
        Text("alpha beta gamma delta").lineLimit(2)
        Text("x").lineLimit(2, reservesSpace: true)
        Text("alpha beta gamma delta").lineLimit(1...2)
        Text("alpha beta").multilineTextAlignment(.trailing).frame(width: 6)
        Text("end").lineLimit(nil)
      }
    }
    #expect(host.screen.contains("…"))
    #expect(host.screen.contains("end"))
  }

  @Test func `labels, images, dividers and spacers make a row`() {
    let host = ViewHost(width: 30, height: 6) {
      VStack(spacing: 0) {
        Label("Fold", systemImage: "star")
        Label {
          Text("Own")
        } icon: {
          Text("*")
        }
        Divider()
        HStack {
          Image(systemName: "checkmark")
          Spacer()
          Text("end")
        }
        HStack(spacing: 0) {
          Text("a")
          Spacer(minLength: 2)
          Color.red.frame(width: 2, height: 1)
          Rectangle().frame(width: 2, height: 1)
        }
      }
    }
    #expect(host.screen.contains("Fold"))
    #expect(host.screen.contains("* Own"))
    #expect(host.screen.contains("──"))
    #expect(host.screen.contains("end"))
  }

  @Test func `a canvas strokes and fills paths`() {
    let host = ViewHost(width: 20, height: 6) {
      Canvas { context, size in
        var path = Path()
        path.move(to: Point(x: 0, y: 0))
        path.addLine(to: Point(x: size.width - 1, y: size.height - 1))
        path.closeSubpath()
        context.stroke(path, with: .color(.red))
        context.stroke(path, with: .color(.red), lineWidth: 1)
        context.fill(Path(Rect(x: 0, y: 0, width: 3, height: 2)), with: .color(.blue))
        context.draw(Text("mid"), at: Point(x: size.width / 2, y: size.height / 2))
        context.draw(Text("top"), at: Point(x: size.width, y: 0), anchor: .topTrailing)
      }
    }
    #expect(host.screen.contains("mid"))
    #expect(host.screen.contains("top"))
  }

  @Test func `a path is built in a closure and from shapes`() {
    let path = Path { path in
      path.move(to: Point(x: 0, y: 0))
      path.addLines([Point(x: 0, y: 0), Point(x: 4, y: 4)])
      path.addRect(Rect(x: 1, y: 1, width: 2, height: 2))
      path.addQuadCurve(to: Point(x: 2, y: 2), control: Point(x: 1, y: 0))
      path.addCurve(to: Point(x: 3, y: 3), control1: Point(x: 1, y: 0), control2: Point(x: 2, y: 0))
    }
    #expect(!path.isEmpty)
    #expect(Path().isEmpty)
    #expect(!Path(ellipseIn: Rect(x: 0, y: 0, width: 4, height: 4)).isEmpty)
  }

  @Test func `stacks take alignment and spacing, and their defaults`() {
    let host = ViewHost(width: 16, height: 6) {
      VStack(alignment: .trailing, spacing: 1) {
        HStack(alignment: .bottom) {
          Text("a\nb")
          Text("c")
        }
        ZStack(alignment: .topLeading) {
          Text("under")
          Text("o")
        }
        HStack {
          Text("x")
          Text("y")
        }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topTrailing)
    }
    #expect(
      host.screen == """
                     a
                     b c

                   onder

                     x y
        """)
  }

  @Test func `a geometry reader tells the size and frames`() {
    let host = ViewHost(width: 30, height: 4) {
      VStack(spacing: 0) {
        Text("head")
        GeometryReader { proxy in
          Text("\(proxy.size.width)x\(proxy.size.height) at \(proxy.frame(in: .global).minY)")
        }
      }
    }
    #expect(host.screen.contains("30x3 at 1"))
  }
}
