#!/bin/sh
# Engines of liveness side by side on the same systems, as a table: the answer, the time, and what it took.
#
#   scripts/liveness_table.sh CERTUS LIMIT FILE…    each property of infinite runs of each file that is named as FILE:PROPERTY,
#                                                   or all of a FILE; LIMIT is CPU time for each, as 20s
#
# k is the number of fair positions that k-liveness counts to, frames those of the last search of IC3, shoals those of rlive.
set -eu
certus=$1
limit=$2
shift 2
printf '| system | engine | answer | s | k | frames | shoals | measures |\n| --- | --- | --- | ---: | ---: | ---: | ---: | ---: |\n'
for task in "$@"; do
    file=${task%%:*}
    property=unreach-call
    case $task in *:*) property=${task#*:} ;; esac
    for engine in kliveness l2s rlive ranking; do
        out=$("$certus" check "$file" --property "$property" --engine "$engine" --cpu-limit "$limit" --stats 2>&1) || true
        answer=$(printf '%s\n' "$out" | sed -n 's/^VERDICT: \([A-Z]*\).*/\1/p')
        number() { printf '%s\n' "$out" | sed -n "s/^$1: \([0-9]*\)\$/\1/p" | head -n 1; }
        time=$(printf '%s\n' "$out" | sed -n 's/^time of engine: \([0-9.]*\) ms$/\1/p' | awk '{ printf "%.2f", $1 / 1000 }')
        printf '| %s | %s | %s | %s | %s | %s | %s | %s |\n' "$(basename "$task")" "$engine" "$answer" "$time" \
            "$(number k)" "$(number frames)" "$(number shoals)" "$(number measures)"
    done
done
