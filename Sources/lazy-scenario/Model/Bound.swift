/// What a number is compared with.
enum Bound: CustomStringConvertible {
  case exactly(Int)
  case between(min: Int?, max: Int?)
  case about(Double, within: Double)

  func holds(for number: Int) -> Bool {
    switch self {
    case .exactly(let wanted): number == wanted
    case .between(let min, let max): number >= min ?? .min && number <= max ?? .max
    case .about(let wanted, let fraction): abs(Double(number) - wanted) <= abs(wanted) * fraction
    }
  }

  var description: String {
    switch self {
    case .exactly(let wanted): "\(wanted)"
    case .between(let min?, let max?): "\(min)…\(max)"
    case .between(let min?, nil): "at least \(min)"
    case .between(nil, let max?): "at most \(max)"
    case .between(nil, nil): "any number"
    case .about(let wanted, let fraction): "\(wanted) within \(fraction)"
    }
  }
}
