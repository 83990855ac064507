# bash completion for origami

# Offers the words after "--" that begin with $1; what a shell might read in them stays as it is.
_origami_offer() {
  local begun=$1 word
  shift 2
  begun=${begun#[\"\']}
  begun=${begun//\\/}
  for word; do
    if [[ $word == "$begun"* ]]; then COMPREPLY+=("$word"); fi
  done
}

_origami_files() {
  local file
  while IFS= read -r file; do COMPREPLY+=("$file"); done < <(compgen -f -- "$1")
}

_origami() {
  local current=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD - 1]}
  local commands=(list print render export check help) command='' word name names=() options=()
  COMPREPLY=()
  # An option and its value with = between them come in three words.
  if [[ $current == = ]]; then
    current=''
  elif [[ $previous == = ]]; then
    previous=${COMP_WORDS[COMP_CWORD - 2]}
  fi
  for word in "${COMP_WORDS[@]:1:COMP_CWORD-1}"; do
    if [[ " ${commands[*]} " == *" $word "* ]]; then
      command=$word
      break
    fi
  done
  case $previous in
    --color) _origami_offer "$current" -- auto always never; return ;;
    --style) _origami_offer "$current" -- words unicode ascii; return ;;
    --wording) _origami_offer "$current" -- concise detailed; return ;;
    --detail) _origami_offer "$current" -- essential standard full; return ;;
    --format) _origami_offer "$current" -- fold svg png json; return ;;
    --config | --output | -o) compopt -o filenames; _origami_files "$current"; return ;;
    --width | --size | --paper | --background | --step) return ;;
  esac
  case $command in
    list) options=(--names) ;;
    print) options=(--style --width --wording --detail --config) ;;
    render) options=(-o --output --size --paper --background --step --back) ;;
    export) options=(--format --step -o --output) ;;
    check) ;;
    help) _origami_offer "$current" -- "${commands[@]}"; return ;;
    *) options=(--plain --width --color --no-mouse --no-motion --config --print-config --version -V) ;;
  esac
  if [[ $current == -* ]]; then
    _origami_offer "$current" -- "${options[@]}" --help -h
    return
  fi
  if [[ $command == list ]]; then return; fi
  compopt -o filenames
  while IFS= read -r name; do names+=("$name"); done < <(origami list --names 2>/dev/null)
  _origami_offer "$current" -- "${names[@]}"
  if [[ -z $command ]]; then _origami_offer "$current" -- "${commands[@]}"; fi
  _origami_files "$current"
}

complete -F _origami origami
