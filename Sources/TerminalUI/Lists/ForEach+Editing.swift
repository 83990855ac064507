@MainActor extension ForEach where Content: View {
  /// Lets the user move rows: the action gets the offsets moved and the offset before which they are put, as
  /// `move(fromOffsets:toOffset:)` takes them.
  ///
  /// `m` on a row begins to move it, arrows move it, Return or Escape ends; the mouse drags it. SwiftUI has an `IndexSet`
  /// where this has the standard library's `RangeSet`.
  public func onMove(perform action: ((RangeSet<Int>, Int) -> Void)?) -> ForEach<Data, ID, some View> {
    editable(
      LoopEdits(self, move: action.map { action in { action(RangeSet($0..<$0 + 1), $1 > $0 ? $1 + 1 : $1) } }))
  }

  /// Lets the user delete rows with the Delete key: the action gets the offsets, as `remove(atOffsets:)` takes them.
  public func onDelete(perform action: ((RangeSet<Int>) -> Void)?) -> ForEach<Data, ID, some View> {
    editable(LoopEdits(self, delete: action.map { action in { action(RangeSet($0..<$0 + 1)) } }))
  }

  /// Lets the user move rows within the `reorderContainer(for:isEnabled:move:)` around, as `onMove(perform:)` does.
  public func reorderable() -> ForEach<Data, ID, some View> { editable(LoopEdits(self, movesInContainer: true)) }

  private func editable(_ edits: LoopEdits) -> ForEach<Data, ID, some View> {
    ForEach<Data, ID, ModifiedContent<Content, RowEditModifier>>(data: data, id: id, edits: self.edits + [edits]) {
      content($0).modified(RowEditModifier(id: AnyHashable(id($0)), edits: edits))
    }
  }
}
