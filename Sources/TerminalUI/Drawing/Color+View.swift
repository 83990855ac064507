extension Color: LibraryView {
  public var body: some View { Rectangle().fill(self) }
}
