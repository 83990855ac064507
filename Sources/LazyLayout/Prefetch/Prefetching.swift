/// What is worked on before it is needed.
struct Prefetching {
  /// Where the user scrolls to: 1 towards the end, -1 towards the start, 0 before the first scroll.
  var direction = 0
  /// Rows built ahead that were not placed yet.
  var ahead: [RowID] = []
  var costs = CostModel()
}
