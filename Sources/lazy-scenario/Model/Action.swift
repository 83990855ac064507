import LazyLayout

/// A step of a scenario.
indirect enum Action {
  case scroll(Int)
  case scrollTo(ScrollToSpec)
  case scrollToEdge(Edge)
  case scrollNested(id: String, by: Int)
  case dragThumb(Double)
  case resize(width: Int, height: Int)
  case frames(Int)
  /// Changes of the data, in one frame.
  case change([DataChange])
  case loop(Int, [Action])
  case until(Expectation, atMost: Int, [Action], stepsTaken: Bound?)
  case expect(Expectation)
  case expectEach(Expectation)

  enum Edge: String, CaseIterable { case top, bottom }
}

/// A scroll to a row.
struct ScrollToSpec {
  enum Alignment: String, CaseIterable {
    case top, center, bottom, nearest

    var anchor: ScrollAnchor {
      switch self {
      case .top: .top
      case .center: .center
      case .bottom: .bottom
      case .nearest: .nearest
      }
    }
  }

  var id: String
  var at: Alignment
  var duration: Int?
  var play: Int?
}

/// A change of the data.
enum DataChange {
  case insert(Spot, [Item])
  case remove([String])
  case move(String, Spot)
  case replace([Item])
  case setExtent([(id: String, extent: Int)])

  /// Where rows are put.
  enum Spot {
    case before(String)
    case after(String)
    case into(String)
    case end
  }
}
