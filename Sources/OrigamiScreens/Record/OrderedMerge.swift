/// Two lists that were made of the same one, put together; no list has an element twice.
///
/// What either took away is gone, what either added is there, after what it was put after. The order is that of the
/// one who changed it, and ours if both did.
struct OrderedMerge<Element: Hashable> {
  /// The list of both.
  private(set) var elements: [Element]

  /// Puts lists together.
  ///
  /// - Complexity: O(n) for n elements, and O(n) more for each one added.
  init(base: [Element], ours: [Element], theirs: [Element]) {
    let inBase = Set(base)
    let inOurs = Set(ours)
    let inTheirs = Set(theirs)
    let isReordered = ours.filter(inBase.contains) != base.filter(inOurs.contains)
    let (ground, other) = isReordered ? (ours, theirs) : (theirs, ours)
    let stays = { (element: Element) in
      inBase.contains(element) ? inOurs.contains(element) && inTheirs.contains(element) : true
    }
    elements = ground.filter(stays)
    var isThere = Set(elements)
    for (index, element) in other.enumerated() where stays(element) && isThere.insert(element).inserted {
      let previous = other[..<index].last(where: isThere.contains).flatMap(elements.firstIndex(of:))
      elements.insert(element, at: previous.map { $0 + 1 } ?? 0)
    }
  }
}
