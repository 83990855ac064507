/// The header of a section that can be collapsed: a control before its label.
public struct SectionToggle<Label: View>: LibraryView {
  let isExpanded: Binding<Bool>
  let label: Label

  public var body: some View {
    HStack(alignment: .firstTextBaseline) {
      Image(systemName: isExpanded.wrappedValue ? "chevron.down" : "chevron.right")
      label
    }
    .modified(
      ControlModifier(action: { isExpanded.wrappedValue.toggle() }) { press in
        guard press.key == (isExpanded.wrappedValue ? .leftArrow : .rightArrow) else { return false }
        isExpanded.wrappedValue.toggle()
        return true
      })
  }
}
