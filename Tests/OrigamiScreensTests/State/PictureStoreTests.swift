import Pictures
import TerminalUI
import Testing

@testable import OrigamiScreens

@MainActor @Suite struct PictureStoreTests {
  private let path = "\(Golden.models)/swan/pictures/swan-pink-1.png"

  @Test func `a kept picture has the proportions of its file`() async throws {
    let whole = try Bitmap(contentsOf: path)
    for size in [Size(width: 48, height: 18), Size(width: 24, height: 9), Size(width: 80, height: 10)] {
      let kept = try #require(await PictureStore().picture(PictureStore.Key(path: path, size: size))).get()
      #expect(kept.cellSize(fitting: size) == whole.cellSize(fitting: size))
    }
  }

  @Test func `the pictures used last are kept, and no more`() async {
    let store = PictureStore(capacity: 2)
    let keys = (1...3).map { PictureStore.Key(path: path, size: Size(width: $0 * 4, height: $0 * 2)) }
    for key in keys { _ = await store.picture(key) }
    #expect(store.known(keys[0]) == nil && store.known(keys[1]) != nil && store.known(keys[2]) != nil)
    _ = await store.picture(keys[1])
    _ = await store.picture(keys[0])
    #expect(store.known(keys[2]) == nil && store.known(keys[1]) != nil)
  }

  @Test func `a missing picture is its reason in one line`() async {
    let key = PictureStore.Key(path: "/nowhere/picture.png", size: Size(width: 4, height: 2))
    let outcome = await PictureStore().picture(key)
    #expect(outcome == .failure(.unreadable(reason: "No such file or directory")))
  }

  @Test func `a picture that nobody wants any more is not decoded`() async {
    let store = PictureStore()
    let key = PictureStore.Key(path: path, size: Size(width: 4, height: 2))
    let asking = Task { await store.picture(key) }
    asking.cancel()
    #expect(await asking.value == nil)
    #expect(store.known(key) == nil)
  }
}
