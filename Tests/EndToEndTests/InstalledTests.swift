import TestSupport
import Testing

@Suite(.oneAtATime) struct InstalledTests {
  @Test("an installed program finds the library beside it, from wherever it is started, and says so if there is none")
  func library() throws {
    let resources = BuiltProgram.path("origami_OrigamiResources.resources")
    let result = try BuiltProgram.run(
      """
      prefix=$(mktemp -d); trap 'rm -r "$prefix"' EXIT; mkdir -p "$prefix/bin" "$prefix/share/origami"; cd /
      cp "$ORIGAMI" "$prefix/bin"; "$prefix/bin/origami" list; echo "status $?"
      cp -r "\(resources)/Models" "$prefix/share/origami"; "$prefix/bin/origami" list --names
      ln -s "$prefix/bin/origami" "$prefix/link"; "$prefix/link" print cup | head -n 1
      """)
    #expect(
      result.errors == "origami: the library of models is missing: neither installed nor built beside the program\n")
    #expect(result.output.hasPrefix("status 1\n"))
    #expect(result.output.contains("\nswan\n"))
    #expect(result.output.hasSuffix("\nCup\n"))
  }
}
