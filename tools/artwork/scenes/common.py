"""Sets that several pictures share."""
import math

from lib import house as H
from lib import landscape as L
from lib.mesh import Frame, V, wall_frame


def two_trees(S, mat='leaf', leaves=7000, bare=False, size=.2):
    return [L.tree_mesh(S, 8.5, 2.8, leaves, mat, size, bare=bare), L.tree_mesh(S, 7, 3.1, leaves, mat, size, bare=bare)]


def evening(az=240, elev=13, sun=4.6, sky=.95, **k):
    L.sky(az=az, elev=elev, strength=sky, **k)
    if sun:
        L.sun(az=az, elev=elev, strength=sun)


def backdrop(S, z=-6, y=26, n=16, x0=-40, x1=45, trees=None, s=(.9, 1.6)):
    trees = trees or two_trees(S, leaves=3500, size=.32)
    S.quad('ground', (-2000, -400, z), (2000, -400, z), (2000, 1500, z), (-2000, 1500, z))
    L.treeline(S, trees, x0, x1, y, n, s, z=z)
    L.treeline(S, trees, x0 * 2.5, x1 * 2.5, y + 30, n * 3, (1.2, 2), 20, z)
    L.hills(S, z)
    return trees


def roof_set(S, mat='shingle:new', kind='arch', pitch=.7, stack=(2.2, 3.6), Ln=16, W=10, gut='copper', inside=None, ridge=True, trim=H.TRIM, z=-6, trees=None, sides=(1, -1), **k):
    """A single roof plane rising to +y (eave at y=-.4, ridge at y=W/2), wall top at z=0."""
    planes = H.gable_roof(S, Frame((0, W / 2, 0)), Ln, W, pitch, mat=mat, kind=kind, gut=gut, inside=inside, ridge=ridge, trim=trim, sides=sides)
    if stack:
        x, y = stack
        w, d = .95, .7
        zf = (y - d / 2) * pitch
        H.chimney(S, x, y, zf - .4, W / 2 * pitch + 1.25, w, d)
        H.step_flashing(S, x, y, w, d, zf, pitch, n=7)
    backdrop(S, z=z, trees=trees, **k)
    return planes[0]


def near(fr, a, b, c=0.0):
    return fr.p(a, b, c)


def louvre(S, fr, a, b, w, h, mat=H.TRIM):
    f = fr.at(a, b)
    S.rect(mat, f, -.08, -.08, w + .08, h + .08, .08, 0, .05)
    S.fbox('shade', f, 0, 0, -.03, w, h, .002)
    n = int(h / .075)
    for i in range(n):
        z = h * i / n
        S.m(mat).hexa([f.p(0, z + .05, .004), f.p(w, z + .05, .004), f.p(w, z, .04), f.p(0, z, .04),
                       f.p(0, z + .062, .004), f.p(w, z + .062, .004), f.p(w, z + .012, .04), f.p(0, z + .012, .04)])


def simple_house(S, x, y, w=8, d=10, h=3.2, wall='plain:#b7ad98', roof='shade:#3b464d', z=0, along='y', p=.7):
    """Background house: box and gable."""
    S.box(wall, x - w / 2, y - d / 2, z, x + w / 2, y + d / 2, z + h)
    if along == 'y':
        r, o = w / 2 * p, .4
        for s in (-1, 1):
            S.quad(roof, (x + s * (w / 2 + o), y - d / 2 - o, z + h - o * p), (x + s * (w / 2 + o), y + d / 2 + o, z + h - o * p), (x, y + d / 2 + o, z + h + r), (x, y - d / 2 - o, z + h + r))
        for yy in (y - d / 2, y + d / 2):
            S.poly(wall, [(x - w / 2, yy, z + h), (x + w / 2, yy, z + h), (x, yy, z + h + r)])
        for k in (-.25, .25):
            S.box('emit:#ffc98a,1.2', x + w * k - .45, y - d / 2 - .02, z + 1, x + w * k + .45, y - d / 2 + .1, z + 2.5)
    else:
        r, o = d / 2 * p, .4
        for s in (-1, 1):
            S.quad(roof, (x - w / 2 - o, y + s * (d / 2 + o), z + h - o * p), (x + w / 2 + o, y + s * (d / 2 + o), z + h - o * p), (x + w / 2 + o, y, z + h + r), (x - w / 2 - o, y, z + h + r))
        for xx in (x - w / 2, x + w / 2):
            S.poly(wall, [(xx, y - d / 2, z + h), (xx, y + d / 2, z + h), (xx, y, z + h + r)])


def district(S, x0, y0, nx, ny, dx=15, dy=17, z=0, trees=None):
    walls = ['plain:#a3654c', 'plain:#b7ad98', 'plain:#8f9a98', 'plain:#c9bfa9', 'plain:#7e4b3b']
    roofs = ['plain:#3b464d', 'plain:#4a4f50', 'plain:#5b5148', 'plain:#36424a']
    for j in range(ny):
        for i in range(nx):
            x, y = x0 + i * dx + S.rnd.uniform(-2, 2), y0 + j * dy + S.rnd.uniform(-2, 2)
            simple_house(S, x, y, S.rnd.uniform(7, 9), S.rnd.uniform(9, 12), S.rnd.uniform(3.2, 5.5), S.rnd.choice(walls), S.rnd.choice(roofs), z, S.rnd.choice('xy'))
            for t in range(2 if trees else 0):
                L.place(S.rnd.choice(trees), (x + dx / 2 + S.rnd.uniform(-1.5, 1.5), y + S.rnd.uniform(-7, 7), z), S.rnd.uniform(.7, 1.15), S.rnd.uniform(0, 6))


def brick_cottage(S, x0=3.5, dormer=True, roof='shingle:new', kind='arch', gut='copper', wall='brick', porchroof='copper'):
    """Brick house of Louisville's Highlands: side gable, cross gable, dormer, porch under a copper roof."""
    h, p = 3.7, .92
    fr = Frame((x0, 5, 0))
    Ln, W = 11, 8
    front = [(1.0, 1.25, 1.1, 1.75), (3.0, .5, 1.0, 2.15), (4.6, 1.25, 1.1, 1.75), (6.7, 1.0, 3, 2)]
    left = [(1.5, 1.25, 1.1, 1.75), (5.2, 1.25, 1.1, 1.75), (3.5, 4.4, 1.0, 1.5)]
    fs = H.walls(S, fr, Ln, W, h, 'brick', wall, {'f': front, 'l': left}, gables=W / 2 * p)
    for q in (front[0], front[2]):
        H.window(S, fs['f'], *q, grid=(2, 2), glow=3.6)
    H.door(S, fs['f'], *front[1][:2], 1.0, 2.15, mat='paint:#2f4750')
    H.lantern(S, fs['f'].p(2.55, 2.3, .02), power=40)
    for q in left:
        H.window(S, fs['l'], *q, grid=(2, 2), glow=2.4)
    # stone base
    S.box('concrete:#9d9484', x0 - Ln / 2 - .06, 1 - .06, 0, x0 + Ln / 2 + .06, 9.06, .5)
    H.gable_roof(S, fr.at(0, 0, h), Ln, W, p, .45, .35, roof, kind, gut)
    # cross gable
    cw = 4.6
    cf = Frame((x0 + 2.9, 2.6, 0), (0, 1, 0), (-1, 0, 0))
    wl = wall_frame((x0 + 2.9 - cw / 2, -.2, 0))
    hs = [(.95, 1.15, 1.15, 1.85), (2.5, 1.15, 1.15, 1.85)]
    H.brick_wall(S, wl, cw, h, hs, wall)
    g = wall_frame(wl.p(0, h, .02))
    H.lap_wall(S, g, cw, 0, [(1.85, .55, .9, .8)], 'paint:#d9cdb4', gable=cw / 2 * p, exp=.11)
    S.fbox(H.TRIM, g, -.02, -.14, 0, cw + .02, .06, .05)
    louvre(S, g, 1.85, .55, .9, .8)
    for q in hs:
        H.window(S, wl, *q, grid=(2, 2), glow=3.6)
    H.brick_wall(S, Frame((x0 + 2.9 - cw / 2, 1, 0), (0, -1, 0), (0, 0, 1)), 1.2, h, (), wall)
    S.box('concrete:#9d9484', x0 + 2.9 - cw / 2 - .06, -.26, 0, x0 + 2.9 + cw / 2 + .06, 1, .5)
    H.gable_roof(S, cf.at(0, 0, h), 5.6, cw, p, .4, .35, roof, kind, gut)
    # dormer
    if dormer:
        dx, dw, dy = x0 - 2.3, 2.0, 2.3
        zt = 5.75
        df = wall_frame((dx - dw / 2, dy, 4.4))
        H.lap_wall(S, df, dw, zt - 4.4, [(.55, .42, .9, .86)], 'paint:#d9cdb4', exp=.11, gable=dw / 2 * p)
        H.window(S, df, .55, .42, .9, .86, grid=(2, 1), glow=2.2, curtains=False, header=.08)
        H.lap_wall(S, Frame((dx - dw / 2, dy + 2.2, 4.4), (0, -1, 0), (0, 0, 1)), 2.2, zt - 4.4, (), 'paint:#d9cdb4', exp=.11)
        H.gable_roof(S, Frame((dx, dy + 1.1, zt), (0, 1, 0), (-1, 0, 0)), 2.4, dw, p, .22, .25, roof, kind, gut, 'half')
    # porch
    px0, px1, py = x0 - Ln / 2 + .1, x0 + 2.9 - cw / 2, -1.3
    S.box('concrete:#9d9484', px0, py, 0, px1, 1, .42)
    S.box('wood:#6b5138,#8a6a48|y', px0 - .08, py - .08, .42, px1, 1, .5)
    rl = math.hypot(2.45, .62)
    pf = Frame((px0 - .25, py - .3, 2.62), (1, 0, 0), (0, 2.45, .62))
    H.seam_field(S, pf, px1 - px0 + .25, rl, porchroof, .36)
    S.fbox(H.TRIM, pf, 0, .06, -.08, px1 - px0 + .25, rl, -.005)
    S.box(H.TRIM, px0 - .05, py - .02, 2.3, px1, py + .2, 2.6)
    S.box(H.TRIM, px0 - .05, py, 2.3, px0 + .15, 1, 2.6)
    n = 3
    for i in range(n + 1):
        x = px0 + .12 + (px1 - px0 - .3) * i / n
        H.brick_wall(S, wall_frame((x - .24, py - .02, 0)), .48, 1.15, (), wall)
        H.brick_wall(S, Frame((x - .24, py + .46, 0), (0, -1, 0), (0, 0, 1)), .48, 1.15, (), wall)
        S.box('stucco:#b4a48e', x - .24, py, 0, x + .24, py + .46, 1.15)
        S.box('concrete:#c3b8a6', x - .29, py - .07, 1.15, x + .29, py + .5, 1.24)
        H.post(S, x, py + .2, 1.24, 2.32, .2)
        if i < n and i != 1:
            nx = px0 + .12 + (px1 - px0 - .3) * (i + 1) / n
            H.railing(S, (x + .24, py + .2, 0), (nx - .24, py + .2, 0), .5, h=.72)
    sx = px0 + .12 + (px1 - px0 - .3) * 1.5 / n
    for i in range(3):
        S.box('concrete:#aaa08f', sx - .75, py - .3 * (3 - i), 0, sx + .75, py, .14 * (i + 1))
    H.downspout(S, [(px0 - .1, .52, 3.2), (px0 - .1, .54, 3.05), (px0 - .02, .9, 2.8), (px0 - .02, .93, .3), (px0 - .15, .7, .12)], gut, r=.045, up=(1, 0, 0))
    H.chimney(S, x0 - .4, 5.9, 6, 8.7, 1.0, .7, wall)
    return sx, py
