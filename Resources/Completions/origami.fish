# fish completion for origami

set -l commands list print render export check help
set -l screen "not __fish_seen_subcommand_from $commands"

complete -c origami -n "$screen" -a list -d 'the models there are, a line each'
complete -c origami -n "$screen" -a print -d "a model's instructions as plain text"
complete -c origami -n "$screen" -a render -d 'a picture of a model, as a PNG file'
complete -c origami -n "$screen" -a export -d 'a model as FOLD, SVG, PNG or JSON'
complete -c origami -n "$screen" -a check -d 'fold models and name every mistake'
complete -c origami -n "$screen" -a help -d 'explain the program or a command'
complete -c origami -n 'not __fish_seen_subcommand_from list help' -a '(origami list --names 2>/dev/null)' -d model
complete -c origami -n '__fish_seen_subcommand_from help' -f -a "$commands"
complete -c origami -n '__fish_seen_subcommand_from list' -f

complete -c origami -s h -l help -d 'show the help'
complete -c origami -n "$screen" -s V -l version -d 'name and number'
complete -c origami -n "$screen" -l plain -d 'plain text with the moves in words'
complete -c origami -n "$screen" -l color -x -a 'auto always never' -d 'when there is colour'
complete -c origami -n "$screen" -l no-mouse -d 'leave the mouse to the terminal'
complete -c origami -n "$screen" -l no-motion -d 'nothing moves by itself'
complete -c origami -n "$screen" -l print-config -d 'the settings in force'
complete -c origami -n "$screen; or __fish_seen_subcommand_from print" -l width -x -d 'columns of plain text'
complete -c origami -n "$screen; or __fish_seen_subcommand_from print" -l config -r -d 'read the settings from a file'
complete -c origami -n '__fish_seen_subcommand_from list' -f -l names -d 'the names alone'
complete -c origami -n '__fish_seen_subcommand_from print' -l style -x -a 'words unicode ascii' -d 'what stands for the diagrams'
complete -c origami -n '__fish_seen_subcommand_from print' -l wording -x -a 'concise detailed' -d 'how the steps are worded'
complete -c origami -n '__fish_seen_subcommand_from print' -l detail -x -a 'essential standard full' -d 'the steps that are told'
complete -c origami -n '__fish_seen_subcommand_from export' -l format -x -a 'fold svg png json' -d 'kind of file'
complete -c origami -n '__fish_seen_subcommand_from render export' -s o -l output -r -d 'where the result goes'
complete -c origami -n '__fish_seen_subcommand_from render export' -l step -x -d 'step instead of the finished model'
complete -c origami -n '__fish_seen_subcommand_from render' -l size -x -d 'pixels, WxH'
complete -c origami -n '__fish_seen_subcommand_from render' -l paper -x -d "colours of the paper's sides"
complete -c origami -n '__fish_seen_subcommand_from render' -l background -x -d 'what the model lies on'
complete -c origami -n '__fish_seen_subcommand_from render' -l back -d 'seen from the other side'
