import Observation
import OrigamiModel

/// A picture of a showcase and where it lies.
struct PhotoModel: Identifiable, Hashable, Sendable {
  /// Its place among the pictures, from 0.
  let index: Int
  let photo: Photo
  /// The path of the picture's file, or why there is none.
  let file: Result<String, ModelError>

  var id: RowID { .picture(index) }
}

/// The pictures of a model, which arrive page by page as the reader comes to their end.
@MainActor @Observable final class Showcase {
  /// Whether there is more.
  enum Rest: Hashable, Sendable {
    /// There is, and nobody has asked for it.
    case unread
    case loading
    /// The next page could not be read, for a reason; it can be asked for again.
    case failed(String)
    case none
  }

  private(set) var photos: [PhotoModel] = []
  private(set) var rest: Rest
  private(set) var pagesRead = 0
  @ObservationIgnored private let folder: ModelFolder
  @ObservationIgnored private var pages: PhotoPages

  init(of instructions: Instructions, in folder: ModelFolder) {
    self.folder = folder
    pages = folder.photos(of: instructions)
    rest = pages.hasNext ? .unread : .none
  }

  /// Whether the model has no pictures at all.
  var isEmpty: Bool { photos.isEmpty && rest == .none }

  /// Reads the next page, away from the main actor.
  func loadNextPage() async {
    switch rest {
    case .loading, .none: return
    case .unread, .failed: rest = .loading
    }
    let (pages, page) = await Self.read(pages)
    self.pages = pages
    do {
      let found = try page.get()?.photos ?? []
      for photo in found {
        let file = Result { () throws(ModelError) in try folder.path(of: photo.file) }
        photos.append(PhotoModel(index: photos.count, photo: photo, file: file))
      }
      pagesRead += 1
      rest = pages.hasNext ? .unread : .none
    } catch {
      rest = .failed("\(error)")
    }
  }

  @concurrent private nonisolated static func read(
    _ pages: PhotoPages
  ) async -> (PhotoPages, Result<PhotoPage?, ModelError>) {
    var pages = pages
    do throws(ModelError) {
      let page = try pages.next()
      return (pages, .success(page))
    } catch {
      return (pages, .failure(error))
    }
  }
}
