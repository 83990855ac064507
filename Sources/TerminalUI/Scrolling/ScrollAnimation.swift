/// A movement of content that is not lazy, from one offset to another.
struct ScrollAnimation {
  let axis: Axis
  let from: Int
  let to: Int
  let start: Int
  let animation: Animation

  func offset(at now: Int) -> Int {
    let time = animation.duration == 0 ? 1 : Double(now - start) / Double(animation.duration)
    return from + Int((Double(to - from) * animation.progress(time)).rounded())
  }

  func isOver(at now: Int) -> Bool { now - start >= animation.duration }
}
