import Foundation
import TestSupport
import Testing

/// The shells themselves are asked what they offer at the end of a line.
@Suite(.oneAtATime) struct CompletionTests {
  enum Shell: String, CaseIterable {
    case bash, zsh, fish

    var isInstalled: Bool {
      ["/bin/", "/usr/bin/"].contains { FileManager.default.isExecutableFile(atPath: $0 + rawValue) }
    }
  }

  private static let completions = (0..<3).reduce(URL(fileURLWithPath: #filePath)) { url, _ in
    url.deletingLastPathComponent()
  }.appendingPathComponent("Resources/Completions").path

  /// What a shell offers, in an empty folder but for two files, with models of odd names in the reader's own folder.
  private func offered(by shell: Shell, after line: String) throws -> Set<String> {
    let result = try BuiltProgram.run(
      """
      set -e; export LC_ALL=C.UTF-8; folder=$(mktemp -d); trap 'rm -r "$folder"' EXIT
      mkdir -p "$folder/share/origami/models" "$folder/bin" "$folder/work"; cd "$folder/share/origami/models"
      touch 'sea star.json' '$(touch broken).json' "it's.json" 'sta*.json' $'s\\e[1m.json' ./-s.json
      ln -s "$ORIGAMI" "$folder/bin/origami"; cd "$folder/work"; touch 'my swan.json' notes.txt
      export XDG_DATA_HOME="$folder/share" PATH="$folder/bin:$PATH" HOME="$folder" LINE=\(quoted(line))
      \(script(for: shell)); [[ $(ls | wc -l) == 2 ]]
      """)
    #expect(result.status == 0, "\(result.errors)")
    return Set(result.output.split(separator: "\n").map(String.init))
  }

  private func quoted(_ text: String) -> String { "'" + text.replacing("'", with: "'\\''") + "'" }

  private func script(for shell: Shell) -> String {
    switch shell {
    case .bash:
      """
      compopt() { :; }; source \(Self.completions)/origami.bash
      IFS=' ' read -ra COMP_WORDS <<<"$LINE"; [[ $LINE == *' ' ]] && COMP_WORDS+=('')
      COMP_CWORD=$((${#COMP_WORDS[@]} - 1)); _origami; printf '%s\\n' "${COMPREPLY[@]}"
      """
    case .fish:
      """
      fish --no-config -c 'source \(Self.completions)/origami.fish; complete -C "$LINE"' | cut -f 1
      """
    case .zsh:
      // A shell of its own on a terminal of its own: completion works nowhere else. Each match is noted as it is added.
      #"""
      zsh -f /dev/stdin <<'END'
      zmodload zsh/zpty
      zpty shell zsh -f -i
      zpty -w shell 'PS1=; fpath=(COMPLETIONS $fpath); autoload -Uz compinit; compinit -D -u
      compadd() {
        local -a found
        if (( ! ${@[(I)-[OAD]]} )); then
          builtin compadd -O found "$@"
          (( $#found )) && print && print -rl -- "match:"${^${(Q)found}}
        fi
        builtin compadd "$@"
      }
      show() { _main_complete; print "\nmatches: "end; exit }
      zle -C show complete-word show
      bindkey "^I" show
      print "is "ready'
      zpty -r shell REPLY '*is ready*'
      zpty -n -w shell $LINE$'\t'
      zpty -r shell REPLY '*matches: end*'
      print -r -- $REPLY | tr -d '\r' | sed -n 's/^match://p'
      END
      """#.replacing("COMPLETIONS", with: Self.completions)
    }
  }

  @Test("models are offered whatever their names, and files", arguments: Shell.allCases.filter(\.isInstalled))
  func models(shell: Shell) throws {
    let offered = try offered(by: shell, after: "origami print s")
    #expect(offered == ["samurai-helmet", "swan", "sea star", "sta*", "s␛[1m"])
    let all = try self.offered(by: shell, after: "origami check ")
    #expect(all.isSuperset(of: ["cup", "it's", "$(touch broken)", "my swan.json"]))
    #expect(all.contains { $0.hasSuffix("/models/-s.json") } && !all.contains("print"))
    #expect(try self.offered(by: shell, after: "origami sw").isSuperset(of: ["swan"]))
    #expect(try self.offered(by: shell, after: "origami l") == ["list"])
    #expect(try !self.offered(by: shell, after: "origami list s").contains("swan"))
  }

  @Test("the options of a command are offered, and their values", arguments: Shell.allCases.filter(\.isInstalled))
  func options(shell: Shell) throws {
    #expect(try offered(by: shell, after: "origami export swan --f") == ["--format"])
    #expect(try offered(by: shell, after: "origami export swan --format ") == ["fold", "svg", "png", "json"])
    #expect(try offered(by: shell, after: "origami print --w") == ["--width", "--wording"])
    #expect(try offered(by: shell, after: "origami print swan --wording c") == ["concise"])
    #expect(try offered(by: shell, after: "origami --color n") == ["never"])
    #expect(try offered(by: shell, after: "origami export swan -o n") == ["notes.txt"])
    #expect(try offered(by: shell, after: "origami help c") == ["check"])
  }

  @Test(
    "all three shells are here to be asked",
    .disabled(if: Shell.allCases.contains { !$0.isInstalled }, "not all of bash, zsh and fish are installed"))
  func shells() {}
}
