"""Renders pictures: blender --background --python main.py -- NAME [--preview] [--out FILE] [--check DIR] [--scale 0.7]"""
import os
import sys
import tempfile
import time

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)
sys.dont_write_bytecode = True

from lib import render as R  # noqa: E402
from lib.mesh import Scene  # noqa: E402
import scenes  # noqa: E402


def one(name, preview, out, check, scale):
    t = time.time()
    R.clear()
    S = Scene(seed=sum(map(ord, name)))
    cfg = scenes.ALL[name](S) or {}
    S.finish()
    final = cfg.pop('samples', 40)
    if preview:  # small and coarse
        R.render(out or os.path.join(tempfile.gettempdir(), name + '.png'), round(560 * scale), round(350 * scale), 14, **cfg)
    else:
        R.render(out or os.path.join(HERE, '..', '..', 'images', name + '.jpg'), 1600, 1000, final, scale=scale, check=check and os.path.join(check, name + '.png'), **cfg)
    print('PICTURE %s %.0fs' % (name, time.time() - t), flush=True)


args = sys.argv[sys.argv.index('--') + 1:]
pv = '--preview' in args
out = args[args.index('--out') + 1] if '--out' in args else None
check = args[args.index('--check') + 1] if '--check' in args else None
scale = float(args[args.index('--scale') + 1]) if '--scale' in args else 1.0
names = [a for a in args if not a.startswith('--') and a not in (out, check) and not a[0].isdigit()]
for n in (names if names != ['all'] else scenes.ALL):
    one(n, pv, out, check, scale)
