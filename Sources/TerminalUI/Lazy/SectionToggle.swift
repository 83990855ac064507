/// What opens and closes a section or a group: a label behind a mark that says which.
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
