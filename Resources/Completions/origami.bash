# bash completion for origami

_origami() {
  local current=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD - 1]}
  local commands='list print render export check help' command='' word options=''
  COMPREPLY=()
  for word in "${COMP_WORDS[@]:1:COMP_CWORD-1}"; do
    if [[ " $commands " == *" $word "* ]]; then
      command=$word
      break
    fi
  done
  case $previous in
    --color) COMPREPLY=($(compgen -W 'auto always never' -- "$current")); return ;;
    --style) COMPREPLY=($(compgen -W 'words unicode ascii' -- "$current")); return ;;
    --format) COMPREPLY=($(compgen -W 'fold svg png json' -- "$current")); return ;;
    --config | --output | -o) compopt -o filenames; COMPREPLY=($(compgen -f -- "$current")); return ;;
    --width | --size | --paper | --background | --step) return ;;
  esac
  case $command in
    list) options='--names' ;;
    print) options='--width --style --config' ;;
    render) options='-o --output --size --paper --background --step --back' ;;
    export) options='--format --step -o --output' ;;
    check) ;;
    help) COMPREPLY=($(compgen -W "$commands" -- "$current")); return ;;
    *) options='--plain --width --color --no-mouse --no-motion --config --print-config --version -V' ;;
  esac
  if [[ $current == -* ]]; then
    COMPREPLY=($(compgen -W "$options --help -h" -- "$current"))
    return
  fi
  [[ $command == list ]] && return
  compopt -o filenames
  local IFS=$'\n'
  COMPREPLY=($(compgen -W "$(origami list --names 2>/dev/null)" -- "$current") $(compgen -f -- "$current"))
  [[ -z $command ]] && COMPREPLY+=($(compgen -W "${commands// /$'\n'}" -- "$current"))
}

complete -F _origami origami
