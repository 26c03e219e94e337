# Completion for ziggurat.  Where it has nothing to offer, the shell completes file names.
_ziggurat() {
    local IFS=$'\n'
    COMPREPLY=($(ziggurat completion bash -- "${COMP_WORDS[@]:0:COMP_CWORD+1}" 2>/dev/null))
}
COMP_WORDBREAKS=${COMP_WORDBREAKS//=/}
complete -o default -F _ziggurat ziggurat
