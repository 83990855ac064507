struct TaskModifier: NodeModifier {
  let id: AnyHashable
  let priority: TaskPriority
  let action: @MainActor @Sendable () async -> Void

  func makeNode(_ context: NodeContext) -> ModifierNode<TaskModifier> { TaskNode(self, context) }
}

private final class TaskNode: ModifierNode<TaskModifier> {
  private var task: Task<Void, Never>?

  override func didAppear() { start() }

  private func start() {
    let action = modifier.action
    let graph = graph
    graph.runningTasks += 1
    task = Task(priority: modifier.priority) {
      // A view that has left before its task came to run has nothing that the task could read.
      if !Task.isCancelled { await action() }
      graph.runningTasks -= 1
    }
  }

  override func didDisappear() {
    task?.cancel()
    task = nil
  }

  override func modifierDidChange(from old: TaskModifier) {
    guard old.id != modifier.id, isOnScreen else { return }
    task?.cancel()
    start()
  }
}

extension View {
  /// Runs a task while the view is on the screen; it is cancelled when the view leaves.
  public func task(
    priority: TaskPriority = .userInitiated, _ action: @escaping @MainActor @Sendable () async -> Void
  ) -> some View {
    modified(TaskModifier(id: 0, priority: priority, action: action))
  }

  /// Runs a task while the view is on the screen, and anew when a value changes.
  public func task<ID: Hashable>(
    id value: ID, priority: TaskPriority = .userInitiated, _ action: @escaping @MainActor @Sendable () async -> Void
  ) -> some View {
    modified(TaskModifier(id: value, priority: priority, action: action))
  }
}
