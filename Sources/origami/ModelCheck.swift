import Folding
import OrigamiModel
import OrigamiScreens
import Pictures

/// The checks of a model: its file, every state of the paper, its photos.
struct ModelCheck {
  /// What was found, a line each.
  private(set) var faults: [String] = []

  /// Checks the model of a source.
  init(_ source: ModelSource) {
    do throws(Failure) {
      let model = try source.open()
      checkPaper(model)
      checkPhotos(model)
    } catch {
      faults += error.mistakes
    }
  }

  private mutating func checkPaper(_ model: OpenedModel) {
    var timeline = Timeline(model.instructions)
    do throws(StepError) {
      for index in model.instructions.steps.indices {
        if let picture = model.instructions.steps[index].picture {
          faults += picture.faults().map {
            "\(model.folder.file): frame “\(model.instructions.steps[index].title)”: \($0)"
          }
          continue
        }
        let paper = try timeline.scene(ofStep: index).end
        faults += paper.faults().map { "\(model.folder.file): step \(index + 1): \($0)" }
      }
      faults += try timeline.finished().faults().map { "\(model.folder.file): the finished model: \($0)" }
    } catch {
      faults.append("\(model.folder.file): \(error)")
    }
  }

  private mutating func checkPhotos(_ model: OpenedModel) {
    var pages = model.folder.photos(of: model.instructions)
    do throws(ModelError) {
      while let page = try pages.next() {
        for photo in page.photos {
          let path = try model.folder.path(of: photo.file)
          do throws(PictureError) { _ = try Bitmap(contentsOf: path) } catch { faults.append("\(path): \(error)") }
        }
      }
    } catch {
      faults += error.description.split(separator: "\n").map(String.init)
    }
  }
}
