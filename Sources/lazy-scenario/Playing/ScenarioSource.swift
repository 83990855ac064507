import LazyLayout

/// The rows behind a scenario: they cost virtual time, and every call is written down.
struct ScenarioSource: LazySource {
  /// Microseconds since the start.
  var clock = 0
  var width = 0
  var catalogue = Catalogue()
  /// Extents set by `setExtent`, by id.
  var overrides: [String: Int] = [:]
  /// The ids of live rows.
  var names: [RowID: String] = [:]
  /// What a column's height is; the rows of the outer stack have none.
  var isNested = false
  /// The nested stacks by the id of their row.
  var bands: [String: Band] = [:]
  var log = Log()

  /// What happened since the last line.
  struct Log {
    var built: [String] = []
    var released: [String] = []
    /// Columns that went with their row.
    var disappeared: [String] = []
    /// The number of rows built, columns aside.
    var rowsBuilt = 0
  }

  func now() -> Int { clock }

  mutating func build(_ id: RowID, at row: Row) {
    guard let segment = catalogue[row.run] else { return }
    let name = segment.id(row)
    names[id] = name
    clock += segment.cost.build
    log.built.append(name)
    if let nested = segment.nested { makeBand(name, nested) }
    log.rowsBuilt += 1
  }

  mutating func measure(_ id: RowID, at row: Row, crossExtent: Int) -> Int {
    guard let segment = catalogue[row.run] else { return 0 }
    clock += segment.cost.measure
    let name = segment.id(row)
    if let extent = overrides[name] ?? segment.extent(row, atWidth: isNested ? width : crossExtent) { return extent }
    guard let nested = segment.nested else { return 0 }
    return withBand(name, nested) { band, viewport in band.crossExtent(viewport) }
  }

  mutating func render(_ id: RowID, at row: Row) {
    clock += catalogue[row.run]?.cost.render ?? 0
  }

  mutating func release(_ id: RowID) {
    guard let name = names.removeValue(forKey: id) else { return }
    log.released.append(name)
    if let band = bands[name] {
      log.disappeared += band.placed.names(of: band.stack.hide())
      band.stack.releaseAll(source: &band.source)
      collect(from: band)
    }
  }

  mutating func resolve(_ element: Int, of run: RunID) -> Int {
    guard case .row(let spec)? = catalogue[run]?.content, case .subviews(let extents, _) = spec.content else {
      return 1
    }
    if extents.isEmpty { clock += spec.cost.build }
    return extents.count
  }

  func nestedUnit(of id: RowID, at row: () -> Row) -> WorkUnit? {
    let row = row()
    guard let segment = catalogue[row.run], segment.nested != nil else { return nil }
    return bands[segment.id(row)]?.stack.pendingUnit(viewportOfBands)
  }

  mutating func performNestedUnit(of id: RowID, at row: Row) {
    guard let segment = catalogue[row.run], let nested = segment.nested else { return }
    withBand(segment.id(row), nested) { band, viewport in
      band.stack.performPendingUnit(viewport, source: &band.source)
    }
  }

  var viewportOfBands: Viewport { Viewport(extent: width, crossExtent: 0) }

  /// Works on a nested stack on this clock; makes it if there is none.
  @discardableResult
  mutating func withBand<Result>(_ name: String, _ nested: NestedSpec, _ body: (Band, Viewport) -> Result) -> Result {
    let band = makeBand(name, nested)
    band.source.clock = clock
    band.source.width = width
    band.source.overrides = overrides
    let result = body(band, viewportOfBands)
    collect(from: band)
    return result
  }

  @discardableResult
  private mutating func makeBand(_ name: String, _ nested: NestedSpec) -> Band {
    if let band = bands[name] { return band }
    let band = Band(nested, kinds: &catalogue)
    bands[name] = band
    return band
  }

  private mutating func collect(from band: Band) {
    clock = max(clock, band.source.clock)
    log.built += band.source.log.built
    log.released += band.source.log.released
    band.source.log = Log()
  }
}
