import LazyLayout

/// The cells that the elements of one run give a grid, at one time.
@MainActor struct GridCells {
  let provider: any RowProviding
  /// The number of cells.
  let count: Int
  private let width: CellsPerElement

  private enum CellsPerElement {
    case constant(Int)
    /// The first cell of each element, where elements differ in the number of their cells.
    case various(starts: [Int])
  }

  /// The cells of a run; elements whose number of cells their type does not tell are built and kept.
  ///
  /// - Complexity: O(1), or O(elements) where they are to be built.
  init(of provider: any RowProviding, in list: LazyRows) {
    self.provider = provider
    switch provider.subviews {
    case .constant(let number):
      width = .constant(number)
      count = provider.elementCount * number
    case .dynamic:
      var starts: [Int] = []
      var next = 0
      for element in 0..<provider.elementCount {
        starts.append(next)
        next += list.resolve(element, of: provider) { [weak list] _ in list?.structureDidChange() }
      }
      width = .various(starts: starts)
      count = next
    }
  }

  /// The element that a cell is of, and which of its subviews it is.
  func place(of cell: Int) -> (element: Int, subview: Int) {
    switch width {
    case .constant(let number): return (cell / number, cell % number)
    case .various(let starts):
      let element = starts.partitioningIndex { $0 > cell } - 1
      return (element, cell - starts[element])
    }
  }

  /// The cell that a subview of an element is, if there is such a one.
  func cell(of element: Int, subview: Int = 0) -> Int? {
    guard element < provider.elementCount else { return nil }
    switch width {
    case .constant(let number): return subview < number ? element * number + subview : nil
    case .various(let starts):
      let end = element + 1 < starts.count ? starts[element + 1] : count
      let cell = starts[element] + subview
      return cell < end ? cell : nil
    }
  }

  /// Whether others have as many cells, element by element.
  func isLike(_ other: GridCells) -> Bool {
    guard provider === other.provider, count == other.count else { return false }
    if case .various(let starts) = width, case .various(let others) = other.width { return starts == others }
    return true
  }
}

extension Array {
  /// The first index from which on a test holds, which holds for no element before it.
  fileprivate func partitioningIndex(where test: (Element) -> Bool) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if test(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
