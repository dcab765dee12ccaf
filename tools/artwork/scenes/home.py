"""Home page: the large opening picture and the service families."""
import math

from lib import house as H
from lib import landscape as L
from lib.mesh import Frame, V, wall_frame
from lib.render import camera

from . import picture
from .common import backdrop, brick_cottage, district, evening, roof_set, simple_house, two_trees


@picture
def hero_home(S):
    evening(238, 12, 5.2, clouds=.5)
    sx, py = brick_cottage(S)
    def walk(x, y):
        return (abs(x - sx) < .8 and y < py) or (-2.4 < x < 9.2 and -1.4 < y < 9) or (x > 3.8 and -.4 < y < 1)
    L.lawn(S, -17, -14, 14, 4, 26, skip=walk)
    L.lawn(S, -34, 4, 20, 26, 7, h=.16, skip=walk, base=False)
    S.box('concrete:#b3a894', sx - .7, -16, -.05, sx + .7, py - .8, .025)
    for x, y, r in ((-1.2, -1.9, .5), (-.2, -1.95, .42), (3.5, -1.8, .45), (4.6, -.8, .55), (5.7, -.8, .48), (6.8, -.85, .6), (8, -.8, .5), (-2.7, 3, .6), (-2.7, 5.5, .7), (-2.6, 7.6, .6)):
        L.shrub(S, x, y, 0, r, n=1500)
    T = two_trees(S, leaves=11000)
    L.place(T[0], (14, 13, 0), 1.35, 1)
    L.place(T[1], (11.5, 17, 0), 1.3, 2)
    L.place(T[0], (5, 21, 0), 1.15, 3)
    L.place(T[1], (-13, 26, 0), 1.0, 4)
    L.place(T[0], (-19, 30, 0), 1.05, .4)
    L.place(T[1], (13.5, 1, 0), .95, 2.2)
    L.treeline(S, T, -90, 80, 52, 46, (.8, 1.2), 12)
    L.hills(S, 0, 140)
    camera((-8.2, -11.2, 1.8), (.1, 3, 4.1), 29.5, focus=(1, 0, 3), fstop=5.6)
    return dict(samples=40, exposure=.45)


@picture
def hub_roofing(S):
    evening(250, 15, 5.0, clouds=.6)
    roof_set(S, 'shingle:new', stack=(2.3, 3.9), y=30)
    camera((-2.6, .35, 1.75), (1.0, 3.9, 2.75), 30, focus=(1.8, 3.4, 2.4), fstop=5.6)
    return dict(samples=24, exposure=.45)


@picture
def hub_siding(S):
    evening(254, 24, 5.0)
    fr = wall_frame((0, 0, 0))
    win = (3.1, 1.0, 1.15, 1.9)
    H.lap_wall(S, fr, 6.2, 4.2, [win], 'paint:#8c9f9c', exp=.135, t=.016)
    H.window(S, fr, *win, grid=(2, 2), glow=1.6)
    S.fbox(H.TRIM, fr, 6.05, -.5, 0, 6.2, 4.2, .03)
    S.fbox('paint:#8c9f9c', Frame((6.2, 0, 0), (0, 1, 0), (0, 0, 1)), 0, -.5, -.03, 5, 4.2, 0)
    S.fbox('concrete:#9d9484', fr, -2, -1, -.2, 6.2, -.02, .03)
    S.fbox('copper', fr, -2, -.03, 0, 6.2, -.005, .05)
    H.lantern(S, fr.p(4.95, 2.15, .02), s=1.25, power=30)
    S.fbox(H.TRIM, fr, 4.86, 2.0, 0, 5.04, 2.5, .03)
    L.shrub(S, 3.9, -.6, -.6, .75, n=2600, size=.07)
    L.shrub(S, 5.3, -.55, -.7, .7, n=2200, size=.07)
    T = two_trees(S, leaves=5000, size=.14)
    L.place(T[0], (-7.5, -3.6, -1), .75, .3)
    S.quad('ground', (-60, -60, -.7), (60, -60, -.7), (60, 60, -.7), (-60, 60, -.7))
    L.treeline(S, T, -30, 40, 24, 12, (1, 1.4))
    camera((1.7, -3.6, 1.75), (3.35, 0, 1.75), 34, focus=(3.4, 0, 1.9), fstop=3.5)
    return dict(samples=24, exposure=.4)


@picture
def hub_gutters(S):
    evening(243, 24, 5.0)
    corner(S, 'copper', 'half', 'paint:#b9c0b6')
    backdrop(S, z=-4, y=17, n=22)
    simple_house(S, 6.5, 13, 9, 8, 3.0, 'plain:#b7ad98', 'plain:#3b464d', -4, 'x')
    camera((-2.1, -1.95, .22), (-.62, .1, -.17), 42, focus=(-.75, -.1, -.05), fstop=3.5)
    return dict(samples=24, exposure=.45)


def corner(S, gmat, gkind, wall='paint:#dcd3bf', roof='shingle:new', down=True, pitch=.6, right=True):
    """Outside eave corner: front plane to the left, side plane to the right, hip between."""
    sl = math.hypot(1, pitch)
    f1 = Frame((-7, 0, 0), (1, 0, 0), (0, 1, pitch))
    f2 = Frame((0, 0, 0), (0, 1, 0), (-1, 0, pitch))
    H.shingle_field(S, f1, 7, 4, roof, limits=lambda b: (0, 7 - b / sl))
    H.shingle_field(S, f2, 7, 4, roof, limits=lambda b: (b / sl, 7))
    S.fbox(H.TRIM, f1, 0, .03, -.05, 3.3, 4, -.004)
    S.poly(H.TRIM, [f1.p(0, .02, -.01), f1.p(7, .02, -.01), f1.p(7 - 3.5, 3.5 * sl, -.01), f1.p(0, 3.5 * sl, -.01)])
    S.poly(H.TRIM, [f2.p(0, .02, -.01), f2.p(7, .02, -.01), f2.p(7, 3.5 * sl, -.01), f2.p(3.5, 3.5 * sl, -.01)])
    H.ridge_caps(S, (0.02, -.02, 0), (-3.4, 3.4, 3.4 * pitch), (-1, -.2, -.05), (.2, 1, -.05), roof, wd=.14, lift=.012)
    # drip edge
    S.fbox(gmat, f1, 0, -.014, -.03, 7.014, .02, -.001)
    S.fbox(gmat, f2, -.014, -.014, -.03, 7, .02, -.001)
    # fascia, soffit, frieze
    S.box(H.TRIM, -7, .02, -.2, -.02, .045, -.01)
    S.box(H.TRIM, -.045, .045, -.2, -.0205, 7, -.0105)
    S.quad(H.TRIM, (-7, .03, -.19), (-.03, .03, -.19), (-.03, 7, -.19), (-7, 7, -.19))
    o = .42
    fw = wall_frame((-7, o, -4.2))
    H.lap_wall(S, fw, 7 - o, 4.0, (), wall)
    H.lap_wall(S, Frame((-o, o, -4.2), (0, 1, 0), (0, 0, 1)), 5, 4.0, (), wall)
    S.box(H.TRIM, -o - .14, o - .03, -4.2, -o + .03, o + .14, -.19)
    S.box(H.TRIM, -7, o - .035, -.42, -o, o, -.19)
    H.gutter(S, [(-7, .02, -.035), (-.02, .02, -.035), (-.02, 7, -.035)] if right else [(-7, .02, -.035), (-.3, .02, -.035)], gmat, gkind)
    if down:
        x = -.78
        y = -.05
        r = .042
        if gkind == 'half':
            S.lathe(gmat, (x, y, -.2), [(.045, 0), (.05, .05), (.085, .1)], 20)
            pth = [(x, y, -.1), (x, y, -.27), (x, y + .05, -.33), (x, o - .13, -.52), (x, o - .085, -.6), (x, o - .085, -4)]
        else:
            pth = [(x, y, -.12), (x, y, -.25), (x, y + .04, -.3), (x, o - .12, -.5), (x, o - .075, -.58), (x, o - .075, -4)]
        H.downspout(S, pth, gmat, gkind == 'half', r, up=(1, 0, 0))
        for z in (-.75, -1.9):
            if gkind == 'half':
                H.strap(S, (x, o - .085, z), None, gmat, r + .002)
                S.box(gmat, x - .07, o - .04, z - .015, x + .07, o - .015, z + .015)
            else:
                S.box(gmat, x - .085, o - .12, z - .02, x + .085, o - .03, z + .02)


@picture
def hub_insulation(S):
    attic(S, batts=.62)
    return dict(samples=40, exposure=.5, bounces=5, denoise_k=2, radius=6)


def attic(S, batts=1.0):
    W, hgt, D = 4.2, 3.3, 9.5
    wd = 'wood:#80664a,#b09470'
    for s in (-1, 1):
        base = V(s * W, 0, 0)
        d = V(-s * W, 0, hgt)
        ln = d.length
        d.normalize()
        fr = Frame(base, (0, 1, 0), d) if s == 1 else Frame(V(-W, D, 0), (0, -1, 0), d)
        for i in range(int(ln / .19) + 1):  # roof boards
            S.fbox(wd + '|y', fr, -.5, i * .19, .0, D + .5, i * .19 + .184, .02)
        k = 0
        y = .15
        while y < D:
            n = V(-s * hgt, 0, -W).normalized()
            a = V(s * W, y, 0) + n * .09
            b = V(0, y, hgt) + n * .09
            S.beam(wd, a, b, .045, .18, up=n)
            # batts between the rafters on part of the run
            if s == 1 and y < D * batts:
                bf = Frame(V(s * W, y + .03, 0) + n * .03, d, (0, 1, 0))
                bf.n = n
                S.pillow('wool', bf, ln * .93, .54, .135, .02, .045, 5, k)
            y += .6
            k += 1
    S.beam('wood:#74593c,#a3855f|y', (0, -.5, hgt - .12), (0, D, hgt - .12), .05, .26)
    # collar ties
    y = .75
    while y < D:
        S.beam(wd, (-W * .3, y, hgt * .7), (W * .3, y, hgt * .7), .04, .13)
        y += 1.2
    # floor: joists, batts, walkway
    y, k = -.6, 0
    while y < D:
        S.box(wd, -W, y - .022, -.2, W, y + .022, 0)
        for x0, x1 in ((-W + .1, -.75), (.75, W - .1)):
            S.pillow('wool', Frame((x0, y + .03, -.2)), x1 - x0, .54, .19, .03, .05, 5, k * 3 + x0)
        y += .6
        k += 1
    for i in range(7):
        S.box('wood:#967450,#c3a27a|y', -.62 + i * .178, -1, .0, -.62 + i * .178 + .172, D, .025)
    S.quad('shade:#3a2d20', (-W - 1, -2, -.21), (W + 1, -2, -.21), (W + 1, D, -.21), (-W - 1, D, -.21))
    for s in (-1, 1):
        S.box(wd, s * W - .3, -1, -.2, s * W + .3, D, .06)
    # gable wall with window
    b = .0
    while b < hgt:
        ww = W * (1 - b / hgt)
        for x0, x1 in ((-ww, min(-.55, ww)), (max(.55, -ww), ww)) if .7 < b < 2.15 and ww > .55 else ((-ww, ww),):
            S.box(wd, x0, D, b, x1, D + .025, b + .184)
        b += .19
    for x0, z0, x1, z1 in ((-.62, .68, -.53, 2.28), (.53, .68, .62, 2.28), (-.62, .66, .62, .74), (-.62, 2.2, .62, 2.3), (-.02, .7, .02, 2.25), (-.55, 1.46, .55, 1.5)):
        S.box(H.TRIM, x0, D - .04, z0, x1, D + .05, z1)
    S.quad('shade:#2a2018', (-W, D + .04, 0), (W, D + .04, 0), (W, D + .04, .66), (-W, D + .04, .66))
    for q in ((-W, -.55), (.55, W)):
        S.quad('shade:#2a2018', (q[0], D + .04, .66), (q[1], D + .04, .66), (q[1], D + .04, 4), (q[0], D + .04, 4))
    S.quad('shade:#2a2018', (-.6, D + .04, 2.24), (.6, D + .04, 2.24), (.6, D + .04, 4), (-.6, D + .04, 4))
    # a work lamp
    S.lathe('copper', (-.45, 3.6, .025), [(.07, 0), (.07, .03), (.02, .05), (.02, .3), (.09, .32)], 16)
    S.blob('emit:#ffc27a,26', (-.45, 3.6, .42), .055, 1.2, 12, 0)
    for i in range(5):
        t = 2 * math.pi * i / 5
        S.tube('copper', [(-.45 + .085 * math.cos(t), 3.6 + .085 * math.sin(t), .33), (-.45 + .085 * math.cos(t), 3.6 + .085 * math.sin(t), .52)], .004, 6)
    S.lathe('copper', (-.45, 3.6, .52), [(.1, 0), (.03, .05), (.01, .06)], 16)
    L.sky(az=12, elev=14, strength=.9, clouds=0, low='#ffe6c4', mid='#eadfce', top='#c9ccd0')
    L.sun(14, 13, 12, '#ffcf98', 1.0)
    L.lamp((0, D - .15, 1.5), (0, 0, .6), 1.0, 90, '#fff0dc', 1.5)
    L.lamp((-.6, -.8, 1.9), (.6, 6, .6), 1.6, 110, '#f6efe6')
    camera((-.95, -.4, 1.45), (.95, 4.6, 1.05), 24, focus=(1.0, 3.6, .5), fstop=5.6)


@picture
def hub_painting(S):
    evening(232, 19, 5.0)
    fr = wall_frame((0, 0, .5))
    win = (1.55, .85, 1.0, 1.75)
    H.lap_wall(S, fr, 8, 3.2, [win, (4.5, 0, 1.0, 2.15)], 'halfpaint:#5d7580,#a89c86,2.75', exp=.135)
    H.window(S, fr, *win, grid=(2, 2))
    H.door(S, fr, 4.5, 0, 1.0, 2.15, mat='paint:#8f4d2c')
    H.lantern(S, fr.p(4.05, 1.9, .02), s=1.2, power=30)
    # porch floor, ceiling, posts
    for i in range(60):
        S.box('wood:#75706a,#8d877e|y', -1 + i * .14, -2.2, .44, -1 + i * .14 + .134, 0, .5)
    S.box('concrete:#9d9484', -1, -2.15, 0, 8, 0, .44)
    S.box('paint:#cfdad6', -1, -2.3, 3.35, 8, 0, 3.4)
    S.box(H.TRIM, -1, -2.2, 3.0, 8, -2.0, 3.36)
    for x in (6.15,):
        H.post(S, x, -2.0, .5, 3.02, .2)
    H.railing(S, (6.25, -2.0, 0), (8, -2.0, 0), .5)
    # drop cloth, bucket, brush, ladder
    rows = []
    from mathutils import noise
    for j in range(40):
        rows.append([V(.9 + i * .07, -1.75 + j * .04, .505 + .03 * max(0, noise.noise(V(i * .3, j * .3, 2)) + .15)) for i in range(42)])
    S.m('plain:#cdbfa5,.9').grid(rows)
    S.smooth.add('plain')
    H.bucket(S, (2.15, -.95, .53), 'metal:#a7abab,.3', 'enamel:#5d7580,.2', .13, .27)
    H.bucket(S, (2.6, -1.25, .53), 'enamel:#efe6d6', None, .15, .34)
    brush(S, V(2.15, -1.08, .82), V(.15, -.35, .55))
    H.ladder(S, (3.35, -1.3, .52), (3.2, -.06, 3.25), .44)
    T = two_trees(S, leaves=4000, size=.16)
    L.place(T[0], (-6, -7, 0), .8, 1)
    S.quad('ground', (-60, -60, 0), (60, -60, 0), (60, 60, 0), (-60, 60, 0))
    camera((.75, -4.3, 1.75), (2.75, 0, 1.72), 27, focus=(2.8, -.5, 1.6), fstop=5)
    return dict(samples=24, exposure=.45)


def brush(S, p, d):
    d = d.normalized()
    S.beam('wood:#a9793f,#d0a468', p, p + d * .14, .025, .018)
    S.beam('copper', p - d * .05, p, .06, .02)
    S.beam('cloth:#3d4f57', p - d * .13, p - d * .05, .06, .022)


@picture
def hub_skylights(S):
    # an attic room: low wall, sloped ceiling with a skylight, wooden floor
    W, D = 4.4, 5.6
    p = .95
    kw = .9
    sl = math.hypot(1, p)
    ln = W * sl
    C = 'paint:#f1e9da'
    cf = Frame((W, 0, kw), (0, 1, 0), (-1, 0, p))   # sloped ceiling rises to -x
    hole = (2.3, .75, 1.5, 2.3)   # along y, up slope
    H.backing(S, C, cf, D, ln, [hole])
    a, b, w, h = hole
    for q in ((a, b, a, b + h), (a + w, b, a + w, b + h), (a, b, a + w, b), (a, b + h, a + w, b + h)):
        S.quad(C, cf.p(q[0], q[1], 0), cf.p(q[2], q[3], 0), cf.p(q[2], q[3], .32), cf.p(q[0], q[1], .32))
    for q in ((a - .02, b - .02, a + .05, b + h), (a + w - .05, b, a + w + .02, b + h), (a, b - .02, a + w, b + .06), (a, b + h - .06, a + w, b + h + .02)):
        S.fbox('wood:#b98a52,#d9b27c', cf, q[0], q[1], .24, q[2], q[3], .33)
    S.quad('paint:#e9e0cf', (W, 0, 0), (W, D, 0), (W, D, kw), (W, 0, kw))
    S.poly('paint:#d5dad4', [(0, D, 0), (W, D, 0), (W, D, kw), (0, D, kw + W * p)])
    S.box('paint:#f1e9da', 0, D - .02, 0, W, D, .14)
    S.quad('paint:#efe6d6', (0, -1, 0), (0, D, 0), (0, D, 6), (0, -1, 6))
    S.quad('paint:#efe6d6', (0, -.9, 0), (W, -.9, 0), (W, -.9, 6), (0, -.9, 6))
    S.quad('shade:#2c1d10', (0, -1, -.01), (W, -1, -.01), (W, D, -.01), (0, D, -.01))   # nothing shines through the joints
    for i in range(38):
        y0 = -1
        while y0 < D:
            e = y0 + S.rnd.uniform(1.2, 2.4)
            S.box('wood:#8f6238,#bf8c55|y', i * .14, y0, -.02, i * .14 + .138, min(D, e - .003), 0)
            y0 = e
    # reading corner: armchair, table, lamp, books, rug, plant
    S.lathe('cloth:#b7a68a', (2.5, 3.4, .004), [(1.15, 0), (1.15, .012), (0.001, .014)], 48)
    S.lathe('cloth:#a8572c', (2.5, 3.4, .006), [(1.0, 0), (1.0, .012), (0.93, .0125), (.93, .006)], 48)
    armchair(S, V(2.95, 4.35, 0))
    S.lathe('wood:#8f6238,#bf8c55', (1.95, 4.45, 0), [(.2, 0), (.2, .02), (.03, .04), (.03, .5), (.28, .5), (.28, .53), (0.001, .53)], 32)
    S.lathe('enamel:#efe6d6', (1.98, 4.4, .53), [(.035, 0), (.045, .09), (.04, .09), (.02, .02)], 20)
    for i, c in enumerate(('#2f4750', '#b5652b', '#d9cdb4')):
        S.box('plain:%s,.6' % c, 1.8 - .01 * i, 4.4, .53 + i * .03, 1.92 + .01 * i, 4.57, .558 + i * .03)
    S.lathe('stone:tile', (.75, 4.9, 0), [(.17, 0), (.23, .4), (.25, .42), (.22, .42), (.001, .36)], 28)
    for k in (-.05, .02, .07):   # stems
        S.tube('plain:#4a3d32,.9', [(.75 + k, 4.9, .36), (.75 + 1.6 * k, 4.9 - k, .62), (.75 + 3 * k, 4.9, .95)], .014, 8, up=(0, 1, 0))
    L.shrub(S, .75, 4.9, .58, .4, n=1500, size=.1, sq=1.25)
    L.sky(az=95, elev=38, strength=2.2, clouds=.6, low='#e9d2b0', mid='#9db4bf', top='#5f8199', glow=.3)
    L.sun(99, 50, 26, '#ffcf98', .6)
    c = cf.p(a + w / 2, b + h / 2, .3)
    L.lamp(c, c + V(-1, 0, -1.2), 1.4, 60, '#dfe8ec', 2.3)
    L.lamp((.6, -.5, 2.2), (3, 5, .8), 2.2, 50, '#ffe6c8')
    for yy in (2.0, 4.1):
        S.fbox('wood:#8f6238,#bf8c55', cf, yy, 0, -.16, yy + .12, ln, 0)
    camera((.45, -.35, 1.45), (2.75, 4.0, 1.55), 22, focus=(2.7, 4.2, 1), fstop=6)
    return dict(samples=40, exposure=.45, bounces=6, denoise_k=3, radius=7)


def armchair(S, p):
    m = 'cloth:#4d636c'
    S.bevel[m] = .05
    x, y, z = p
    S.box(m, x - .4, y - .4, z + .16, x + .4, y + .4, z + .42)
    S.box(m, x - .36, y - .42, z + .4, x + .36, y + .25, z + .52)
    S.box(m, x - .42, y + .25, z + .16, x + .42, y + .48, z + 1.0)
    for s in (-1, 1):
        S.box(m, x + s * .36 - (.1 if s > 0 else .08), y - .42, z + .16, x + s * .36 + (.14 if s > 0 else .06), y + .4, z + .64)
        S.beam('wood:#8f6238,#bf8c55|z', (x + s * .35, y - .35, z), (x + s * .35, y - .35, z + .17), .05, .05)
        S.beam('wood:#8f6238,#bf8c55|z', (x + s * .35, y + .38, z), (x + s * .35, y + .38, z + .17), .05, .05)
    S.bevel['cloth:#c98a55'] = .06
    f = Frame((x - .22, y + .13, z + .52), (1, 0, 0), (0, .3, 1))
    S.fbox('cloth:#c98a55', f, 0, 0, 0, .44, .4, .12)


@picture
def hub_commercial(S):
    evening(238, 15, 4.8, clouds=.75, horizon=-.07, mid='#8fb0c4', low='#f6dcb8')
    commercial(S)
    camera((-17, -19.5, 13.2), (1.2, 4.2, 6.6), 27, focus=(0, 0, 8), fstop=8)
    return dict(samples=24, exposure=.45)


def commercial(S, roof='membrane', h=7.6, Ln=26, W=15, units=True):
    fr = Frame((0, W / 2, 0))
    bays = 5
    bw = Ln / bays
    front, left = [], []
    for i in range(bays):
        front += [(i * bw + .7, .5, bw - 1.4, 2.6)] + [(i * bw + .8 + k * 1.35, 4.2, 1.0, 1.9) for k in range(3)]
    for i in range(4):
        left += [(1.2 + i * 3.5, 4.2, 1.0, 1.9), (2.4 + i * 3.5, 4.2, 1.0, 1.9)]
    fs = H.walls(S, fr, Ln, W, h + .9, 'brick', 'brick', {'f': front, 'l': left}, sides='fl')
    for q in front:
        if q[3] > 2:
            H.window(S, fs['f'], *q, trim='paint:#2b3a42', grid=(4, 1), double=False, curtains=False, casing=.08, glow=2.2)
            S.fbox('cloth:#3d5560', Frame(fs['f'].p(q[0] - .1, 3.35, 0), (1, 0, 0), (0, -.55, -.8)), 0, 0, 0, q[2] + .2, 1.0, .02)
        else:
            H.window(S, fs['f'], *q, grid=(1, 1), casing=0, curtains=False, glow=1.6, header=.18)
            S.fbox('concrete:#c3b8a6', fs['f'], q[0] - .1, q[1] + q[3], 0, q[0] + q[2] + .1, q[1] + q[3] + .2, .04)
    for q in left:
        H.window(S, fs['l'], *q, grid=(1, 1), casing=0, curtains=False, glow=1.2)
    x0, x1, y0, y1 = -Ln / 2, Ln / 2, 0, W
    S.box('concrete:#c3b8a6', x0 - .1, y0 - .14, 3.65, x1 + .1, y0, 3.9)
    S.box('concrete:#c3b8a6', x0 - .1, y0 - .1, h - .2, x1 + .1, y0, h)
    # parapet inside, coping, membrane
    e = .35
    for q in ((x0, y0, x1, y0 + e), (x0, y1 - e, x1, y1), (x0, y0 + e, x0 + e, y1 - e), (x1 - e, y0 + e, x1, y1 - e)):
        S.box(roof, q[0] + .02, q[1] + .02, h - .2, q[2] - .02, q[3] - .02, h + .9)
    cf = Frame((0, 0, h + .88))
    S.rect('copper', cf, x0 - .06, y0 - .06, x1 + .06, y1 + .06, e + .12, 0, .07)
    n = int(W / 1.9)
    for i in range(n + 1):
        yy = y0 + i * W / n
        S.box(roof, x0 + .1, yy, h - .3, x1 - .1, yy + W / n - .01, h + .004 * (i % 2))
        S.box(roof, x0 + .3, yy - .06, h, x1 - .3, yy + .06, h + .012)
    if units:
        for (x, y, a, b, c) in ((3.5, 8.5, 2.6, 1.8, 1.3), (8.2, 9.5, 2.0, 1.6, 1.1)):
            hvac(S, x, y, h, a, b, c)
        for x in (-8.5, -5.2):
            S.box('enamel:#d9d5cb', x - .7, 8.6, h, x + .7, 10.6, h + .28)
            S.lathe('glass:1.9', (x, 9.6, h + .28), [(.8, 0), (.7, .2), (.35, .36), (.01, .4)], 24)
            S.quad('shade:#6d7f8a', (x - .66, 8.64, h + .285), (x + .66, 8.64, h + .285), (x + .66, 10.56, h + .285), (x - .66, 10.56, h + .285))
        for x, y in ((-10, 4), (-2.5, 5.5), (10.5, 4)):
            S.lathe('metal:#a7abab,.3', (x, y, h), [(.06, 0), (.06, .5), (.14, .52), (.14, .6), (.01, .68)], 16)
    # surroundings
    S.box('concrete:#a49b8d', -60, -4.2, -.12, 60, 0, .0)
    S.box('concrete:#4c4c4b', -200, -16, -.3, 200, -4.2, -.14)
    S.quad('ground', (-2000, -400, -.32), (2000, -400, -.32), (2000, 1500, -.32), (-2000, 1500, -.32))
    S.box('concrete:#6d6a65', -34, 0, -.2, -13, 26, -.05)
    for i in range(8):
        S.box('membrane', -32, 3 + i * 2.8, -.05, -27, 3.1 + i * 2.8, -.045)
    T = two_trees(S, leaves=5000, size=.26)
    for x in (-30, -24, -17, 17, 24, 31, 40):
        L.place(T[0], (x, -2.2, 0), .7, x)
    for x, y, w, d, hh in ((22, 2, 13, 16, 6.2), (38, 1, 15, 15, 7.5), (-24, 29, 18, 12, 6), (-2, 31, 14, 12, 6.5), (16, 30, 14, 12, 7.5)):
        S.box('stucco:#7f5444', x, y, 0, x + w, y + d, hh)
        S.box('concrete:#c3b8a6', x - .1, y - .1, hh - .3, x + w + .1, y + d + .1, hh)
        S.box('membrane:#bdb7ab', x + .3, y + .3, hh, x + w - .3, y + d - .3, hh + .02)
        for i in range(int(w / 2.4)):
            S.box('emit:#ffcf98,.7' if (i * 7 + int(x)) % 3 else 'shade:#27333b', x + 1 + i * 2.4, y - .05, hh - 2.6, x + 2 + i * 2.4, y + .1, hh - .9)
    district(S, -95, 52, 15, 5, trees=T)
    L.treeline(S, T, -170, 170, 150, 80, (1.2, 1.7), 20)
    L.hills(S, 0, 230, h=20)


def hvac(S, x, y, z, a, b, c):
    S.box('metal:#8c9092,.4', x - a / 2 - .08, y - b / 2 - .08, z, x + a / 2 + .08, y + b / 2 + .08, z + .18)
    S.box('enamel:#bfc1ba,.45', x - a / 2, y - b / 2, z + .18, x + a / 2, y + b / 2, z + c)
    for i in range(9):
        zz = z + .35 + i * (c - .5) / 9
        S.box('metal:#6d7275,.4', x - a / 2 + .1, y - b / 2 - .015, zz, x + a / 2 - .9, y - b / 2, zz + .05)
        S.box('metal:#6d7275,.4', x - a / 2 - .015, y - b / 2 + .1, zz, x - a / 2, y + b / 2 - .1, zz + .05)
    for k in (-.25, .25):
        S.lathe('shade:#202326', (x + a * k, y, z + c), [(.38, 0), (.38, .08), (.34, .08), (.34, .02), (.01, .02)], 28)
