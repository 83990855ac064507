import LazyLayout
extension LazyStack {
  mutating func setMargins(leading: Int, trailing: Int) {}
  mutating func setSubviews(_ count: Int, ofElement: Int, in run: RunID) {}
}
extension LazyStack {
  func knownElements(of run: RunID) -> [Int] { Array(0..<min(200, count(of: run))) }
  mutating func update(_ run: RunID, count n: Int, survivors: [(old: Int, new: Int)]) {
    // rough: common prefix/suffix
    let old = count(of: run)
    let prefix = survivors.prefix { $0.old == $0.new }.count
    if n > old { insert(n - old, at: min(prefix, old), in: run) } else if n < old { remove(prefix..<(prefix + old - n), in: run) }
  }
}
