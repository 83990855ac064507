/// What is open in front of a model's steps.
enum ReaderSheet: Hashable, Identifiable, Sendable {
  case help
  case contents
  case settings

  var id: ReaderSheet { self }
}
