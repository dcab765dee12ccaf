"""Service pages."""
import math

from lib import house as H
from lib import landscape as L
from lib import props as P
from lib.mesh import Frame, V, wall_frame
from lib.render import camera

from . import picture
from .common import backdrop, district, evening, roof_set, simple_house, two_trees, louvre
from .home import corner, hvac

OUT = dict(samples=24, exposure=.42)


def plane(pitch=.7, x=-8):
    """Frame on the roof_set front plane: a = world x, b = up the slope from y=-.4."""
    return Frame((0, -.4, -.4 * pitch), (1, 0, 0), (0, 1, pitch))


@picture
def roof_repair(S):
    evening(248, 22, 4.8, clouds=.55)
    rows = {}

    def hole(a, b):
        r = int(b / .143)
        if r not in rows:
            rows[r] = (S.rnd.uniform(-.12, .12), S.rnd.uniform(-.12, .12))
        k = abs(r - 16.5)
        if k > 3.6:
            return True
        lo, hi = 7.55 + rows[r][0] + .07 * k, 8.95 + rows[r][1] - .05 * k
        return not lo < a < hi
    roof_set(S, 'shingle:grey', 'tab', stack=(2.6, 4.1), inside=hole, y=30)
    pf = plane()
    f = pf.at(-.75, 1.78)
    S.fbox('plain:#31353a,.8', f, -.2, -.1, .0, 1.9, 1.4, .003)
    S.fbox('osb', f, .38, .28, .003, 1.0, .72, .0045)
    for i in range(4):  # new courses going in
        if i < 2:
            H.shingle_field(S, f.at(.0, .1 + i * .143, .003), 1.32 - i * .3, .16, 'shingle:new', 'tab', exp=.143)
    P.pry(S, Frame(f.p(1.12, .62, .008), (-.8, .5, .35), pf.v), 1.0)
    P.hammer(S, Frame(f.p(1.32, -.34, .012), pf.u * .8 + pf.v * .5, pf.v * .8 - pf.u * .5), 1.1)
    P.bundle(S, Frame(f.p(1.75, 1.15, .012), pf.u * .98 - pf.v * .1, pf.v * .98 + pf.u * .1), n=9, wrap=None)
    P.shingle_strip(S, Frame(f.p(1.75, .3, .014), pf.u * .9 + pf.v * .35, pf.v * .9 - pf.u * .35), 'shingle:new', .7)
    P.nails(S, f.at(.7, .95, .004), 14, .12)
    camera((-2.0, -.75, 1.65), (.55, 1.9, 1.6), 30, focus=(.1, 1.4, 1.1), fstop=5.6)
    return dict(OUT)


@picture
def roof_replacement(S):
    evening(236, 20, 4.9, clouds=.5)
    h, Ln, W, p = 3.0, 13, 8, .6
    fr = Frame((0, W / 2, 0))
    front = [(1.5, .9, 1.2, 1.5), (3.6, .9, 1.2, 1.5), (6.2, .1, 1.0, 2.1), (8.4, .9, 1.8, 1.5), (11, .9, 1.2, 1.5)]
    left = [(2, .9, 1.2, 1.5), (5, .9, 1.2, 1.5)]
    fs = H.walls(S, fr, Ln, W, h, 'lap', 'paint:#cfc8b4', {'f': front, 'l': left}, gables=W / 2 * p)
    for i, q in enumerate(front):
        if i == 2:
            H.door(S, fs['f'], *q, mat='paint:#2f4750')
        else:
            H.window(S, fs['f'], *q, grid=(2, 2))
    for q in left:
        H.window(S, fs['l'], *q, grid=(2, 2))
    pl = H.gable_roof(S, fr.at(0, 0, h), Ln, W, p, .45, .35, 'shingle:old', 'tab', H.TRIM, 'k', sides=(-1,), ridge=False)
    pf, w, l = H.plane_front(fr.at(0, 0, h), Ln, W, p, .45, .35)
    S.fbox('osb', pf, 0, 0, -.05, w, l, -.001)
    st = {}

    def edge(b, base, key):
        r = int(b / .143)
        return base + .16 * ((r * 3) % 5) / 2 + S.rnd.uniform(0, .03)
    H.shingle_field(S, pf, w, l, 'shingle:old', 'tab', inside=lambda a, b: a < edge(b, 4.0, 0), jit=.012)
    S.fbox('plain:#3b444b,.7', pf, 5.4, 0, 0, w, l, .002)
    for k in range(1, 5):
        S.fbox('plain:#d9d4c8,.7', pf, 5.4, l * k / 5, .002, w, l * k / 5 + .03, .003)
    for k in range(1, 4):
        S.fbox('shade:#6b4d2c', pf, 3.5 + (k % 2) * .6, l * k / 4, 0, 5.4, l * k / 4 + .012, .001)
    H.shingle_field(S, pf.at(0, 0, .002), w, l, 'shingle:new', inside=lambda a, b: a > 7.6 + .3 * b + .15 * (int(b / .143) % 4))
    for a0, a1 in ((-.02, .02), (w - .02, w + .02)):
        S.fbox(H.TRIM, pf, a0, 0, -.2, a1, l, -.004)
    e0, e1 = pf.p(0, 0), pf.p(w, 0)
    S.beam(H.TRIM, e0 - V(0, -.02, .1), e1 - V(0, -.02, .1), .03, .2)
    S.fbox('copper', pf, 5.4, -.014, -.03, w + .03, .05, .004)
    H.gutter(S, [e0 + V(6.2, 0, -.035), e1 - V(0, 0, .035)], 'copper', 'half')
    zr = h + W / 2 * p
    H.ridge_caps(S, (2.3, 4, zr), (Ln / 2 + .35, 4, zr), (0, -1, -p), (0, 1, -p))
    for i, a in enumerate((6.1, 7.4, 8.9)):
        P.bundle(S, Frame(pf.p(a, l - .62, .01 + .0), pf.u, pf.v), n=16)
    P.bundle(S, Frame(pf.p(6.15, l - .6, .15), pf.u, pf.v), n=14)
    H.ladder(S, (-1.4, -2.0, 0), (-1.4, -.6, 3.6), .45)
    S.box('concrete:#9d9484', -6.55, -.06, 0, 6.55, 8, .12)
    H.chimney(S, 3.9, 5.0, 4.2, 6.6, .9, .65)
    L.lawn(S, -12, -9, 11, 1, 18, skip=lambda x, y: y > -.1 or (abs(x) < .6))
    S.box('concrete:#b3a894', -.55, -20, -.05, .55, -.1, .02)
    for x in (-5.6, -3.2, 2.6, 5.2):
        L.shrub(S, x, -.7, 0, .5, n=1300)
    T = two_trees(S, leaves=6500, size=.24)
    for q in ((-9, 12, 1.1), (9.5, 11, 1.2), (3, 15, 1.0), (-3, 17, 1.2), (12, 4, .9)):
        L.place(T[int(q[0]) % 2], (q[0], q[1], 0), q[2], q[0])
    district(S, -70, 28, 10, 4, trees=T)
    L.treeline(S, T, -100, 100, 85, 60, (1.1, 1.6), 15)
    L.hills(S, 0, 160)
    camera((-6.2, -10.2, 6.6), (.3, 2.6, 3.5), 29, focus=(0, 1, 4), fstop=8)
    return dict(OUT)


def clapboard(S, mat='paint:#d8d0bb', roof='shingle:slate', gut='copper', wrap=None):
    """Two-storey gable-front house with a front porch (Germantown / Victorian manner)."""
    h, W, D, p = 6.0, 6.6, 10, 1.0
    fr = Frame((0, D / 2, 0), (0, 1, 0), (-1, 0, 0))   # ridge along y
    sides = {'l': [(.8, 1.2, 1.0, 1.8), (3.0, 1.2, 1.0, 1.8), (.8, 3.95, 1.0, 1.6), (3.0, 3.95, 1.0, 1.6), (6, 3.95, 1, 1.6), (6, 1.2, 1, 1.8)]}
    front = [(.75, .65, 1.0, 2.1), (2.6, 1.2, 1.0, 1.8), (4.6, 1.2, 1.0, 1.8), (.9, 3.95, 1.0, 1.6), (2.8, 3.95, 1.0, 1.6), (4.7, 3.95, 1.0, 1.6)]
    fw = wall_frame((-W / 2, 0, 0))
    H.lap_wall(S, fw, W, h, front, mat, gable=W / 2 * p, exp=.12)
    lw = wall_frame((-W / 2, D, 0), (0, -1, 0))
    H.lap_wall(S, lw, D, h, [(D - a - w, b, w, hh) for a, b, w, hh in sides['l']], mat, exp=.12)
    rw = wall_frame((W / 2, 0, 0), (0, 1, 0))
    H.lap_wall(S, rw, D, h, sides['l'], mat, exp=.12)
    for i, q in enumerate(front):
        if i == 0:
            H.door(S, fw, *q, mat='paint:#8f4d2c')
        else:
            H.window(S, fw, *q, grid=(2, 1), glow=2.4)
    for q in sides['l']:
        H.window(S, rw, *q, grid=(2, 1), glow=1.8)
        H.window(S, lw, D - q[0] - q[2], *q[1:], grid=(2, 1), glow=1.8)
    for x in (-W / 2, W / 2):
        S.box(H.TRIM, x - .1, -.03, 0, x + .1, .1, h - .12)
    louvre(S, fw, W / 2 - .35, h + 1.1, .7, .9)
    S.fbox(H.TRIM, fw, 0, h - .25, 0, W, h - .02, .04)
    # fish-scale shingles in the gable
    b = h + .05
    k = 0
    while b < h + W / 2 * p - .15:
        half = (W / 2) * (1 - (b - h) / (W / 2 * p)) - .12
        a = W / 2 - half
        while a < W / 2 + half - .05:
            if not (abs(a + .07 - W / 2) < .5 and h + 1.0 < b + .08 < h + 2.15):
                pts = [fw.p(a + .07 + .068 * math.cos(t), b + .07 + .068 * math.sin(t), .035) for t in [math.pi + math.pi * i / 8 for i in range(9)]]
                S.poly('paint:#9fada6', pts + [fw.p(a + .138, b + .19, .02), fw.p(a + .002, b + .19, .02)])
            a += .14
        b += .11
        k += 1
    H.gable_roof(S, fr.at(0, 0, h), D, W, p, .4, .4, roof, gut=gut)
    # porch
    S.box('wood:#6b5138,#8a6a48|y', -W / 2 - .1, -2.3, .42, W / 2 + .1, 0, .55)
    S.box('brick', -W / 2, -2.2, 0, W / 2, 0, .42)
    pf = Frame((-W / 2 - .3, -2.6, 3.0), (1, 0, 0), (0, 2.6, .75))
    H.seam_field(S, pf, W + .6, math.hypot(2.6, .75), 'copper', .38)
    S.fbox(H.TRIM, pf, 0, .05, -.07, W + .6, 2.7, -.004)
    S.box(H.TRIM, -W / 2 - .1, -2.3, 2.72, W / 2 + .1, -2.08, 3.02)
    for x in (-W / 2 + .05, -.9, W / 2 - .05):
        H.post(S, x, -2.18, .55, 2.75, .15)
    H.railing(S, (-.8, -2.18, 0), (W / 2 - .15, -2.18, 0), .55)
    for i in range(3):
        S.box('concrete:#aaa08f', -W / 2 + .2, -2.3 - .3 * (3 - i), 0, -1.0, -2.3, .14 * (i + 1))
    H.lantern(S, fw.p(2.15, 2.3, .02), s=1.1, power=40)
    S.box('concrete:#9d9484', -W / 2 - .05, -.02, 0, W / 2 + .05, D, .5)
    return fw


@picture
def residential(S):
    evening(126, 12, 5.0, clouds=.6)
    clapboard(S)
    L.lawn(S, -12, -14, 12, 3, 20, skip=lambda x, y: (abs(x) < 3.5 and y > -2.4) or (-3.1 < x < -.9 and y < -2.3))
    S.box('concrete:#b3a894', -3.0, -20, -.05, -1.1, -3.1, .025)
    for x, r in ((-.4, .5), (.7, .42), (1.8, .5), (2.9, .55)):
        L.shrub(S, x, -2.9, 0, r, n=1400)
    for x, r in ((4, .5), (4, .6)):
        L.shrub(S, x, 1 + r * 4, 0, r, n=1400)
    # picket fence
    for i in range(64):
        x = 1.2 + i * .14
        S.box(H.TRIM, x, -7.02, 0.05, x + .085, -7.0, .92 + .06 * (i % 2 == 0))
    for z in (.3, .72):
        S.box(H.TRIM, 1.2, -7, z, 10.2, -6.96, z + .07)
    T = two_trees(S, leaves=8000)
    L.place(T[0], (-7.5, 9, 0), 1.35, 1)
    L.place(T[1], (9, 12, 0), 1.4, 2)
    L.place(T[0], (10.5, 2, 0), 1.0, .3)
    district(S, -80, 24, 11, 3, trees=T)
    L.treeline(S, T, -90, 90, 70, 50, (1, 1.5), 15)
    L.hills(S, 0, 150)
    camera((7.2, -13.5, 1.7), (-1.2, 1.6, 4.1), 30, focus=(1, -1, 3), fstop=5.6)
    return dict(OUT, exposure=.5)


@picture
def commercial_white_roof(S):
    evening(246, 17, 4.9, clouds=.6, horizon=-.05)
    S.box('halfcoat:#f6f2ea,#6e6a64,1.2', -30, -6, -.3, 30, 40, 0)
    for i in range(30):
        S.box('halfcoat:#f6f2ea,#6e6a64,1.2', -30, -6 + i * 1.7, 0, 30, -5.9 + i * 1.7, .008)
    for q in ((-30, 17.6, 30, 18), (11, -6, 11.4, 18)):
        S.box('halfcoat:#f6f2ea,#6e6a64,1.2', q[0], q[1], 0, q[2], q[3], .75)
        S.box('copper', q[0] - .06, q[1] - .06, .75, q[2] + .06, q[3] + .06, .82)
    hvac(S, 5.6, 9.2, 0, 2.8, 1.9, 1.5)
    hvac(S, -6.5, 12.5, 0, 2.2, 1.7, 1.3)
    for x, y in ((2.2, 5.8), (-3.2, 7.5), (8.5, 4.8)):
        S.lathe('halfcoat:#f6f2ea,#6e6a64,1.2', (x, y, 0), [(.3, 0), (.12, .06), (.09, .1), (.09, .55), (.15, .57), (.15, .64), (.01, .72)], 20)
    H.bucket(S, (1.5, 1.1, 0), 'enamel:#e6ddca', 'enamel:#f8f4ec,.25', .16, .36)
    H.bucket(S, (2.1, 1.55, 0), 'enamel:#2f4750', None, .16, .36)
    P.roller(S, (.35, 1.5, .036), (.35, 1, 0), (-1.1, .2, .35))
    T = two_trees(S, leaves=4500, size=.3)
    district(S, -80, 32, 12, 5, z=-8, trees=T)
    L.treeline(S, T, -120, 120, 110, 60, (1.2, 1.8), 20, z=-8)
    S.quad('ground', (-2000, 18, -8), (2000, 18, -8), (2000, 1500, -8), (-2000, 1500, -8))
    for x, y, w, d, hh in ((24, 34, 14, 12, 5), (-30, 30, 16, 12, 1), (-8, 40, 12, 12, 3), (34, 36, 18, 12, 7)):
        S.box('plain:#8f5a45', x, y, -8, x + w, y + d, hh - 4)
        S.box('membrane:#d9d4c8', x - .1, y - .1, hh - 4, x + w + .1, y + d + .1, hh - 3.7)
    L.hills(S, -8, 190, h=18)
    camera((-1.6, -2.6, 1.75), (1.3, 6, .75), 27, focus=(1.4, 1.6, .3), fstop=5.6)
    return dict(OUT, exposure=.3)


@picture
def solar_ready(S):
    evening(176, 26, 5.4, clouds=.7)
    T = two_trees(S, leaves=9000, size=.18)
    roof_set(S, 'shingle:new', stack=(-2.9, 4.4), y=14, n=24, pitch=.75, trees=T)
    pf = plane(.75)
    H.solar_array(S, pf, -1.6, 1.15, 5, 2)
    for x, y, s in ((12, 4, 1.1), (15, 9, 1.3), (11, 13, 1.0), (19, 2, 1.2), (23, 12, 1.2), (28, 6, 1.3), (17, -3, .9)):
        L.place(S.rnd.choice(T), (x, y, -6), s, x)
    district(S, 30, 4, 4, 2, z=-6, trees=T)
    # vent pipe
    S.tube('copper', [pf.p(5.3, 3.5, -.1), pf.p(5.3, 3.5, 0) + V(0, 0, .55)], .045, 16, up=(0, 1, 0))
    camera((-4.6, -2.6, 2.5), (.8, 2.7, 1.85), 29, focus=(-.5, 1, 1), fstop=6)
    return dict(OUT, samples=32)


@picture
def inspection(S):
    evening(238, 15, 5.2, clouds=.65)
    h, p = 3.1, .75
    fw = wall_frame((-8, 0, 0))
    wins = [(8.9, .9, 1.15, 1.7), (12.3, .9, 1.15, 1.7), (5.2, .9, 1.15, 1.7)]
    H.brick_wall(S, fw, 16, h, wins)
    for q in wins:
        H.window(S, fw, *q, grid=(2, 2), glow=2.2)
    H.gable_roof(S, Frame((0, 4.5, h)), 16, 9, p, .45, .35, 'shingle:new')
    H.chimney(S, 3.8, 4.0, 4.5, 7.9, .95, .7)
    H.step_flashing(S, 3.8, 4.0, .95, .7, h + 3.65 * p, p)
    H.ladder(S, (-.2, -1.75, 0), (-.2, -.58, 4.05), .46)
    H.downspout(S, [(3.2, -.52, 2.62), (3.2, -.5, 2.5), (3.2, -.1, 2.25), (3.2, -.07, .3), (3.2, -.3, .1)], 'copper', r=.045, up=(1, 0, 0))
    S.box('concrete:#9d9484', -8.05, -.06, 0, 8.05, .2, .4)
    L.lawn(S, -7, -8, 8, .2, 34, skip=lambda x, y: y > -.15)
    for x, r in ((1.4, .5), (2.2, .42), (4.6, .55), (5.6, .6), (-2.6, .5), (-3.6, .55)):
        L.shrub(S, x, -.75, 0, r, n=1800, size=.06)
    P.hardhat(S, (.75, -2.0, .03), ang=4.0)
    S.bevel['enamel:#2f4750,.4'] = .015
    S.box('enamel:#2f4750,.4', .55, -1.55, .02, 1.05, -1.28, .22)
    S.tube('metal:#9aa0a4', [(.7, -1.41, .22), (.7, -1.41, .29), (.9, -1.41, .29), (.9, -1.41, .22)], .01, 8, up=(0, 1, 0))
    T = two_trees(S, leaves=7000, size=.2)
    L.place(T[0], (-10, 9, 0), 1.25, 1)
    L.place(T[1], (9.5, 13, 0), 1.5, 1)
    L.treeline(S, T, -60, 60, 30, 30, (1, 1.4), 8)
    camera((-3.6, -7.4, 1.5), (.6, 1, 2.65), 27, focus=(-.1, -1.2, 2), fstop=5)
    return dict(OUT, exposure=.5)


def eave(S, gmat='enamel:#f2eadc', roof='shingle:slate', wall='paint:#9aa9a6', z=0, pitch=.55, gut=True, x0=-6, x1=8):
    """Straight eave along x with a K-style gutter; roof rises to +y."""
    pf = Frame((x0, 0, 0), (1, 0, 0), (0, 1, pitch))
    H.shingle_field(S, pf, x1 - x0, 4.2, roof)
    S.fbox(H.TRIM, pf, 0, .03, -.05, x1 - x0, 4.2, -.003)
    S.fbox(gmat, pf, 0, -.012, -.03, x1 - x0, .02, -.001)
    S.box(H.TRIM, x0, .02, -.21, x1, .045, -.012)
    S.quad(H.TRIM, (x0, .03, -.2), (x1, .03, -.2), (x1, .5, -.2), (x0, .5, -.2))
    fw = wall_frame((x0, .45, -4))
    H.lap_wall(S, fw, x1 - x0, 3.8, (), wall)
    S.box(H.TRIM, x0, .415, -.42, x1, .45, -.2)
    if gut:
        H.gutter(S, [(x0, .018, -.035), (x1, .018, -.035)], gmat, 'k')
    return pf


@picture
def gutter_cleaning(S):
    evening(238, 20, 4.9, clouds=.5)
    pf = eave(S)
    gf = Frame((-6, -.085, -.075))
    L.leaves(S, gf, 7.4, .085, 1500, 'leaf:autumn', .062, 0, .1)
    L.leaves(S, gf, 7.0, .085, 700, 'leaf', .05, 0, .06)
    L.leaves(S, pf, 14, 1.6, 130, 'leaf:autumn', .07, .012, .02)
    S.box('plain:#3d3226,.95', -6, -.05, -.14, 1.3, .01, -.085)
    # scoop and bucket hung on the gutter
    S.smooth.add('enamel')
    rows = []
    for j in range(8):
        t = j / 7
        rows.append([V(1.36 + .2 * t, -.055 + .042 * math.cos(a), -.055 + .03 * t - .042 * math.sin(a) * (1 - .35 * t)) for a in [math.pi * i / 12 for i in range(13)]])
    S.m('enamel:#b5652b,.3').grid(rows)
    S.tube('enamel:#b5652b,.3', [(1.54, -.055, -.035), (1.62, -.06, .02), (1.75, -.065, .06)], .014, 12)
    H.bucket(S, (.82, -.3, -.55), 'enamel:#2f4750,.35', None, .15, .32)
    L.leaves(S, Frame((.7, -.42, -.3)), .24, .24, 240, 'leaf:autumn', .065, 0, .08)
    backdrop(S, z=-5, y=20, n=22, trees=two_trees(S, 'leaf:autumn', 3500, size=.3))
    camera((-.35, -1.25, .62), (.95, .05, -.06), 40, focus=(.9, -.08, -.03), fstop=4)
    return dict(OUT)


@picture
def gutter_installation(S):
    evening(236, 18, 4.9, clouds=.6)
    pf = eave(S, 'enamel:#33424a,.35', 'shingle:new', 'paint:#d2c8b0', gut=False)
    H.gutter(S, [(-6, .018, -.035), (.35, .018, -.035)], 'enamel:#33424a,.35', 'k')
    # brackets waiting on the fascia, and the next length held below them
    for i in range(12):
        x = .75 + i * .55
        S.box('copper', x - .014, -.105, -.15, x + .014, .018, -.145)
        S.box('copper', x - .014, .008, -.15, x + .014, .018, -.02)
        S.box('copper', x - .014, -.105, -.15, x + .014, -.098, -.055)
    H.gutter(S, [(.62, -.12, -.46), (7.5, .0, -.035)], 'enamel:#33424a,.35', 'k')
    for y in (-.105, -.25):
        S.beam('cloth:#c98a55', (1.25, y, -.43), (1.25, -.02 if y > -.2 else -.03, -.02), .03, .003, up=(1, 0, 0))
    H.ladder(S, (1.9, -1.35, -4.6), (1.9, -.2, .5), .44)
    P.drill(S, pf.p(7.0, .34, .012) , .5)
    P.tape(S, Frame(pf.p(6.25, .3, .012), pf.u, pf.v))
    backdrop(S, z=-5, y=22, n=22)
    camera((-1.15, -2.5, .5), (.95, .05, -.1), 36, focus=(.7, -.1, -.1), fstop=4.5)
    return dict(OUT)


@picture
def house_wrap(S):
    evening(244, 22, 4.9, clouds=.6)
    fw = wall_frame((-5, 0, 0))
    hs = [(3.9, 1.15, 1.3, 1.7), (7.6, 1.15, 1.1, 1.7)]
    H.backing(S, 'wrap', fw, 12, 5, hs, .004)
    for a, b, w, h in hs:  # rough opening: sheathing edge, studs, tape
        f = fw.at(a, b)
        for q in ((0, 0, .004, h), (w - .004, 0, w, h), (0, 0, w, .004), (0, h - .004, w, h)):
            S.fbox('osb', f, q[0], q[1], -.014, q[2], q[3], .003)
        S.rect('wood:#c09a63,#dcbd8a|z', f, -.03, -.03, w + .03, h + .03, .055, -.12, -.014)
        for q in ((-.1, -.1, w + .1, 0), (-.1, 0, 0, h), (w, 0, w + .1, h), (-.14, h, w + .14, h + .1)):
            S.fbox('enamel:#33424a,.4', f, q[0], q[1], .004, q[2], q[3], .0055)
    for x in (1.6, 6.9):
        S.fbox('enamel:#b5652b,.4', fw, x, 0, .004, x + .07, 5, .0052)
    S.fbox('enamel:#b5652b,.4', fw, 0, 3.25, .004, 12, 3.32, .0056)
    for i in range(30):
        for j in range(9):
            S.lathe('enamel:#b5652b,.4', fw.p(.2 + i * .41, .25 + j * .55, .004), [(.014, 0), (.014, .003), (.001, .003)], 8, fw.n)
    # interior studs seen through the openings
    for i in range(30):
        S.box('wood:#c09a63,#dcbd8a|z', -5 + i * .4, 3.0, 0, -4.96 + i * .4, 3.1, 4)
    S.quad('osb', (-6, 4.0, 0), (8, 4.0, 0), (8, 4.0, 3), (-6, 4.0, 3))
    S.quad('osb', (-6, 0.1, 0.2), (8, 0.1, .2), (8, 4, .2), (-6, 4, .2))
    # first courses of siding
    H.lap_wall(S, fw.at(0, .3, .006), 12, .8, [], 'paint:#7f9694', exp=.135, t=.018, back=None)
    H.lap_wall(S, fw.at(0, 1.11, .006), 3.55, .27, [], 'paint:#7f9694', exp=.135, t=.018, back=None)
    S.fbox('copper', fw, 0, .24, .0, 12, .3, .03)
    S.fbox('concrete:#9d9484', fw, 0, -1, -.1, 12, .25, .02)
    for i, k in enumerate((-.02, .02, .055)):
        S.beam('paint:#7f9694', (1.15 + k, -.36 - k, -.02), (1.75 + k, -.05 - k * .3, 3.4), .16, .012, up=(0, 1, .1))
    for k in (2.15, 2.95):
        S.box('wood:#9a7a50,#c2a071', k - .04, -.75, -.3, k + .04, -.66, .5)
        S.box('wood:#9a7a50,#c2a071', k - .04, -1.25, -.3, k + .04, -1.16, .5)
    S.box('wood:#9a7a50,#c2a071', 1.9, -1.28, .5, 3.3, -.62, .54)
    for i in range(4):
        S.beam('paint:#7f9694', (1.5, -1.15 + i * .13, .555 + .014 * (i % 2)), (4.9, -1.12 + i * .13, .555 + .014 * (i % 2)), .15, .012)
    P.drill(S, (2.2, -.75, .57), .4)
    S.quad('ground', (-60, -60, -.3), (60, -60, -.3), (60, 60, -.3), (-60, 60, -.3))
    T = two_trees(S, leaves=4000, size=.16)
    L.place(T[0], (-9, -3.5, -1), .8, .3)
    L.treeline(S, T, -40, 50, 25, 22, (1, 1.4))
    camera((-1.6, -4.6, 1.75), (.75, 0, 1.62), 27, focus=(.5, -.2, 1.6), fstop=5)
    return dict(OUT)


@picture
def skylight_installation(S):
    evening(250, 24, 4.8, clouds=.6)
    rows = {}

    def ins(a, b):
        r = int(b / .143)
        if r not in rows:
            rows[r] = S.rnd.uniform(-.1, .1)
        return not (7.1 + rows[r] < a < 9.95 + rows[r] * .8 and 1.75 < b < 4.75) or b < 2.35
    roof_set(S, 'shingle:slate', stack=None, inside=ins, y=28, pitch=.75)
    pf = plane(.75)
    S.fbox('plain:#3b444b,.7', pf, -1.4, 1.6, 0, 2.1, 4.8, .003)
    for k in (2.4, 3.3, 4.2):
        S.fbox('plain:#d9d4c8,.7', pf, -1.4, k, .003, 2.1, k + .02, .0035)
    H.skylight(S, pf, -.35, 2.35, 1.15, 1.7)
    for i in range(7):  # step flashing pieces laid up the sides
        for s in (-1, 1):
            x = -.35 - .075 if s < 0 else .8 + .075
            S.fbox('copper', pf, min(x, x + s * .16), 2.3 + i * .24, .012 + i * .0012, max(x, x + s * .16), 2.58 + i * .24, .016 + i * .0012)
    P.bundle(S, Frame(pf.p(1.55, 2.75, .012), pf.u * .97 + pf.v * .2, pf.v * .97 - pf.u * .2), 'shingle:slate', n=8, wrap=None)
    P.drill(S, pf.p(-1.0, 2.1, .02), .9)
    P.hammer(S, Frame(pf.p(.95, 1.65, .014), pf.u * .9 + pf.v * .3, pf.v * .9 - pf.u * .3), 1.15)
    for i in range(4):
        S.fbox('copper', Frame(pf.p(-1.25, 2.75 + i * .012, .006 + i * .004), pf.u * .95 + pf.v * (.2 + i * .05), pf.v), 0, 0, 0, .28, .2, .002)
    camera((-2.7, -1.3, 2.25), (.45, 2.15, 1.75), 33, focus=(.1, 1.6, 1.7), fstop=5.6)
    return dict(OUT)


@picture
def pressure_washing(S):
    evening(240, 20, 4.9, clouds=.5)
    fw = wall_frame((-5, 0, 0))
    win = (6.6, 1.25, 1.2, 1.6)
    H.lap_wall(S, fw, 13, 4.2, [win], 'halfwash:#ded8c6,#6c7150,.35', exp=.135, t=.018)
    H.window(S, fw, *win, grid=(2, 2), glow=1.8)
    S.fbox('concrete:#9d9484', fw, 0, -.5, -.1, 13, .3, .03)
    S.fbox('copper', fw, 0, .28, -.01, 13, .34, .04)
    S.quad('halfslab:#b9ae9c,#5f5a50,.35', (-40, -40, 0), (40, -40, 0), (40, .0, 0), (-40, 0, 0))
    for k in range(-4, 7):
        S.box('shade:#4a443b', k * 1.7 + .35, -40, .0005, k * 1.7 + .365, 0, .001)
    for k in range(1, 8):
        S.box('shade:#4a443b', -40, -k * 1.7, .0005, 40, -k * 1.7 + .015, .001)
    P.washer(S, (2.3, -1.35, 0), 2.7)
    pts = P.hose(S, [(2.05, -1.25, .3), (1.6, -1.35, .12), (1.0, -1.9, .02), (1.6, -2.5, .02), (2.2, -2.2, .02), (1.7, -1.75, .03), (.8, -1.6, .02), (.25, -1.3, .08), (.0, -1.15, .45), (-.08, -1.02, .78)])
    S.tube('metal:#9aa0a4,.3', [(-.08, -1.02, .78), (.02, -.86, 1.0), (.24, -.5, 1.5)], .011, 10)
    S.beam('enamel:#1d2022,.5', (-.14, -1.1, .66), (-.02, -.93, .92), .035, .06)
    S.beam('wood:#9a7a50,#c2a071', (-.28, -1.3, 0), (-.06, -.98, .84), .04, .04)
    # fan of water
    R = S.rnd
    for i in range(900):
        t = R.random()
        o = V(.24, -.5, 1.5)
        d = V(.2 + R.gauss(0, .17), .49, .33 + R.gauss(0, .1))
        p = o + d * t
        S.blob('droplet', p, R.uniform(.0015, .0045), 1, 4, 0)
    for i in range(900):
        p = V(.45 + R.gauss(0, .25), -abs(R.gauss(0, .12)) - .03, 1.83 + R.gauss(0, .2))
        S.blob('droplet', p, R.uniform(.0015, .0035), 1, 4, 0)
    L.shrub(S, 4.2, -.55, 0, .5, n=1800, size=.06)
    T = two_trees(S, leaves=4000, size=.16)
    L.place(T[0], (-8.5, -5, -1), .8, .3)
    camera((-1.9, -4.9, 1.6), (.75, 0, 1.25), 28, focus=(.6, -.6, 1.2), fstop=5)
    return dict(OUT)


@picture
def siding_new(S):
    evening(242, 19, 5.0, clouds=.65)
    clapboard(S, 'paint:#6f8788', 'shingle:new')
    L.lawn(S, -14, -12, 8, 12, 12, skip=lambda x, y: abs(x) < 3.6 and -2.4 < y)
    for y, r in ((.6, .5), (1.6, .6), (3.2, .5), (4.6, .6), (6, .6)):
        L.shrub(S, -3.9, y, 0, r, n=1600, size=.06)
    H.downspout(S, [(-3.6, .3, 5.5), (-3.58, .3, 5.4), (-3.38, .3, 5.1), (-3.38, .3, .3), (-3.6, .3, .1)], 'copper', r=.045, up=(0, 1, 0))
    T = two_trees(S, leaves=7000)
    L.place(T[0], (6.5, 14, 0), 1.5, 1)
    L.place(T[1], (-11, 20, 0), 1.2, 1)
    L.treeline(S, T, -70, 60, 40, 36, (1, 1.4), 10)
    L.hills(S, 0, 150)
    camera((-8.6, -4.4, 1.7), (-2.2, 2.6, 4.0), 26, focus=(-3.3, 1, 3.5), fstop=5.6)
    return dict(OUT, exposure=.5)
