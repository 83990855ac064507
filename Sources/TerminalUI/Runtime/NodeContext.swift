/// What a node is made with: where it stands and what it inherits.
@MainActor public struct NodeContext {
  let graph: ViewGraph
  let parent: ViewNode?
  let environment: EnvironmentValues
}
