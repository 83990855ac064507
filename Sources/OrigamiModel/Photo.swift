/// A picture of a finished model.
public struct Photo: Identifiable, Hashable, Sendable {
  /// What it is called in links; unique in its model.
  public var id: String
  /// Its title.
  public var title: String
  /// What it shows, to those who see it.
  public var caption: String
  /// Who made it.
  public var author: String
  /// When it was made: year, month and day, YYYY-MM-DD.
  public var date: String?
  /// The picture's file, relative to the model's folder.
  public var file: String
  /// What it shows, to those who don't see it.
  public var alternativeText: String

  /// Creates a photo.
  public init(
    id: String, title: String, caption: String, author: String, date: String? = nil, file: String,
    alternativeText: String
  ) {
    self.id = id
    self.title = title
    self.caption = caption
    self.author = author
    self.date = date
    self.file = file
    self.alternativeText = alternativeText
  }
}

/// Some photos and where there are more.
public struct PhotoPage: Hashable, Sendable {
  /// The photos, in order.
  public var photos: [Photo]
  /// The file of the next page, relative to the model's folder.
  public var next: String?

  /// Creates a page of photos.
  public init(photos: [Photo], next: String? = nil) {
    self.photos = photos
    self.next = next
  }
}
