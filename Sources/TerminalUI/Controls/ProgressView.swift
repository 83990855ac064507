/// Shows how far something has come, or that it goes on.
///
/// A spinner stands before its label, on one row; a bar stands under it.
public struct ProgressView<Label: View, CurrentValueLabel: View>: LibraryView {
  private let fraction: Double?
  private let label: Label
  private let currentValueLabel: CurrentValueLabel
  @Environment(\.progressViewStyle) private var style

  private init(fraction: Double?, _ label: Label, _ currentValueLabel: CurrentValueLabel) {
    self.fraction = fraction
    self.label = label
    self.currentValueLabel = currentValueLabel
  }

  public var body: some View {
    VStack(alignment: .leading) {
      if style == .linear || style == .automatic && fraction != nil {
        label
        ProgressBar(fraction: fraction)
      } else {
        HStack {
          if let fraction { Image(systemName: Self.circle(fraction)) } else { Spinner() }
          label
        }
      }
      currentValueLabel
    }
  }

  /// The symbol of a circle filled to a fraction, in quarters; full only when everything is done.
  private static func circle(_ fraction: Double) -> String {
    ["circle", "circle.quarter", "circle.lefthalf.filled", "circle.threequarters", "circle.fill"][Int(fraction * 4)]
  }

  /// The value as a fraction of the total, from 0 to 1.
  private static func fraction<Value: BinaryFloatingPoint>(_ value: Value?, _ total: Value) -> Double? {
    guard let value else { return nil }
    let fraction = Double(value) / Double(total)
    return fraction.isNaN ? 0 : min(max(fraction, 0), 1)
  }

  /// Creates a view of progress of `total`; `nil` while it is not known how far it is.
  public init<Value: BinaryFloatingPoint>(
    value: Value?, total: Value = 1.0, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(fraction: Self.fraction(value, total), label(), currentValueLabel())
  }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  /// Creates a spinner without a label.
  public init() where Label == EmptyView { self.init(fraction: nil, EmptyView(), EmptyView()) }

  /// Creates a spinner with a label.
  public init(@ViewBuilder label: () -> Label) { self.init(fraction: nil, label(), EmptyView()) }

  /// Creates a spinner with a text.
  public init<Title: StringProtocol>(_ title: Title) where Label == Text {
    self.init(fraction: nil, Text(title), EmptyView())
  }

  /// Creates a view of progress of `total`; `nil` while it is not known how far it is.
  public init<Value: BinaryFloatingPoint>(value: Value?, total: Value = 1.0) where Label == EmptyView {
    self.init(fraction: Self.fraction(value, total), EmptyView(), EmptyView())
  }

  /// Creates a view of progress of `total` with a label.
  public init<Value: BinaryFloatingPoint>(value: Value?, total: Value = 1.0, @ViewBuilder label: () -> Label) {
    self.init(fraction: Self.fraction(value, total), label(), EmptyView())
  }

  /// Creates a view of progress of `total` with a text.
  public init<Title: StringProtocol, Value: BinaryFloatingPoint>(
    _ title: Title, value: Value?, total: Value = 1.0
  ) where Label == Text {
    self.init(fraction: Self.fraction(value, total), Text(title), EmptyView())
  }
}
