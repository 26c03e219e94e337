# Completion for ziggurat.  Where it has nothing to offer, the shell completes file names.
function __ziggurat
    set -l found (ziggurat completion fish -- (commandline -opc) (commandline -ct) 2>/dev/null)
    if test (count $found) -gt 0
        printf '%s\n' $found
    else
        __fish_complete_path (commandline -ct)
    end
end
complete -c ziggurat -f -a '(__ziggurat)'
