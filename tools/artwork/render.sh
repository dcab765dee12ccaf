#!/bin/sh
# Usage: render.sh all | NAME... [--preview] [--out FILE] [--check DIR] [--scale 0.7]
# Blender's Python needs numpy; when it has none, the one of python3 (same minor version) is offered.
cd "$(dirname "$0")" || exit 1
NP=$(python3 -c 'import numpy, os; print(os.path.dirname(os.path.dirname(numpy.__file__)))' 2>/dev/null)
PYTHONPATH="${PYTHONPATH:+$PYTHONPATH:}$NP" exec nice -n "${NICE:-19}" blender --background --python-use-system-env --python-exit-code 1 --python main.py -- "$@"
