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
