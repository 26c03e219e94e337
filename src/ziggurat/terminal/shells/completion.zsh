# Completion for ziggurat.  Where it has nothing to offer, the shell completes file names.
_ziggurat() {
    local -a found
    found=(${(f)"$(ziggurat completion zsh -- "${(@)words[1,CURRENT]}" 2>/dev/null)"})
    if (( $#found )); then
        compadd -Q -- $found
    else
        _files
    fi
}
compdef _ziggurat ziggurat
