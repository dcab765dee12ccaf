"""Materials, weather and journal pages."""
import math

from mathutils import noise

from lib import house as H
from lib import landscape as L
from lib import props as P
from lib.mesh import Frame, V, scatter, to_object, wall_frame
from lib.render import camera

from . import picture
from .common import backdrop, brick_cottage, district, evening, louvre, roof_set, simple_house, two_trees
from .home import armchair
from .services import eave, plane

OUT = dict(samples=24, exposure=.42)


def field(S, kind, mat, pitch=.62):
    f = Frame((-7, -3, -3 * pitch), (1, 0, 0), (0, 1, pitch))
    ln = 8.6 * math.hypot(1, pitch)
    S.fbox('shade:#202528', f, 0, 0, -.04, 14, ln, -.001)
    if kind == 'seam':
        H.seam_field(S, f, 14, ln, mat, .42, .042)
    elif kind == 'tile':
        S.fbox('shade:#5a3a2a', f, 0, 0, -.05, 14, ln, 0)
        H.tile_field(S, f, 14, ln, mat)
    else:
        H.shingle_field(S, f, 14, ln, mat, kind)
    backdrop(S, z=-7, y=22, n=20)
    return f


@picture
def material_architectural(S):
    evening(262, 22, 5.0, clouds=.6)
    field(S, 'arch', 'shingle:slate')
    camera((-.9, -2.05, .42), (.35, .25, .02), 38, focus=(-.15, -.75, -.45), fstop=3.2)
    return dict(OUT, exposure=.85)


@picture
def material_three_tab(S):
    evening(108, 22, 4.9, clouds=.4)
    field(S, 'tab', 'shingle:grey')
    camera((1.1, -2.3, .5), (-.35, .2, -.02), 36, focus=(.15, -.7, -.43), fstop=3.2)
    return dict(OUT)


@picture
def material_metal(S):
    evening(222, 24, 8.0, clouds=.75)
    field(S, 'seam', 'enamel:#3a4f5c,.3', .7)
    camera((-2.1, -2.9, .15), (.5, .8, .5), 30, focus=(-.5, -1, -.5), fstop=4)
    return dict(OUT, exposure=.55)


@picture
def material_tile(S):
    evening(255, 24, 4.8, clouds=.5)
    field(S, 'tile', 'stone:tile', .55)
    camera((-1.2, -2.3, .7), (.4, .3, .0), 34, focus=(-.2, -.8, -.4), fstop=3.5)
    return dict(OUT, exposure=.3)


def rain(S, x0, y0, z0, x1, y1, z1, n, r=.0022, ln=.35, slant=.12, mat='droplet:#cfd8dc'):
    R, b = S.rnd, S.m(mat)
    for i in range(n):
        p = V(R.uniform(x0, x1), R.uniform(y0, y1), R.uniform(z0, z1))
        q = p + V(slant, 0, 1) * ln * R.uniform(.6, 1.3)
        w = V(r, 0, 0)
        b.poly([p - w, p + w, q + w, q - w])


@picture
def leak(S):
    W, D, Hh = 4.6, 4.4, 2.65
    C = 'stain:#efe6d6,2.55,2.5'
    S.quad(C, (0, -1, Hh), (W, -1, Hh), (W, D, Hh), (0, D, Hh))
    win = (.55, .85, 1.1, 1.5)
    H.backing(S, 'paint:#b9c4bf', wall_frame((0, D, 0)), W, Hh, [win])
    S.quad('paint:#c4c9bf', (W, -1, 0), (W, D, 0), (W, D, Hh), (W, -1, Hh))
    S.quad('paint:#c4c9bf', (0, -1, 0), (0, D, 0), (0, D, Hh), (0, -1, Hh))
    for z0, z1, o in ((Hh - .09, Hh, .05), (0, .14, .02)):
        S.box(H.TRIM, 0, D - o, z0, W, D, z1)
        S.box(H.TRIM, W - o, -1, z0, W, D - o, z1)
    S.quad('shade:#2c1d10', (0, -1, -.01), (W, -1, -.01), (W, D, -.01), (0, D, -.01))
    for i in range(34):
        y0 = -1
        while y0 < D:
            e = y0 + S.rnd.uniform(1.2, 2.4)
            S.box('wood:#7d5530,#aa7c4b|y', i * .14, y0, -.02, i * .14 + .138, min(D, e - .003), 0)
            y0 = e
    # a grey garden behind the window lights the room
    wf = wall_frame((0, D, 0))
    H.window(S, wf, *win, grid=(2, 2), glow=0, curtains=False)
    S.quad('emit:#b3c2ca,1.5', wf.p(.2, .4, -.88), wf.p(2, .4, -.88), wf.p(2, 2.8, -.88), wf.p(.2, 2.8, -.88))
    for x, z, r, c in ((.5, .75, .42, '#71837b'), (1.5, .7, .36, '#7d8e86'), (1.05, .7, .28, '#65776d')):
        L.shrub(S, x, D + .7, z, r, 'emit:%s,.55' % c, 700, .09, 1.1)
    for side in (0, 1):   # curtains on a rod
        S.m('cloth:#d8cdb6').grid([[V(x if side == 0 else 2.2 - x, D - .15 + .03 * math.sin(i * 1.35), z) for i in range(30) for x in (.3 + .32 * i / 29 * (1 if z > 1 else .85),)] for z in (.3, 1.4, 2.46)])
    S.tube('copper', [(.22, D - .15, 2.47), (1.98, D - .15, 2.47)], .013, 12)
    P2 = V(2.55, 2.5, 0)
    S.smooth.add('ice')
    for z in (2.52, 1.9, .98):
        S.lathe('ice', (P2.x, P2.y, z), [(.001, -.014), (.008, -.01), (.0105, 0), (.008, .009), (.003, .02), (.0005, .032)], 16)
    S.lathe('ice', (P2.x, P2.y, Hh - .03), [(.001, 0), (.008, .004), (.011, .014), (.016, .03)], 16)
    H.bucket(S, (2.55, 2.5, 0), 'metal:#a9adad,.32', 'ice', .17, .33)
    # drops beside the bucket, a folded towel, side table with a lamp, armchair moved aside, a framed print
    for x, y, r in ((2.86, 2.26, .05), (2.78, 2.16, .018), (2.96, 2.34, .014), (2.4, 2.2, .02)):
        S.lathe('water:6,.02', (x, y, 0), [(r, 0), (r * .9, .003), (.001, .004)], 24)
    S.bevel['cloth:#b5652b'] = S.bevel['cloth:#d9cdb4'] = .012
    tf = Frame((1.92, 2.02, 0), (1, .35, 0), (-.35, 1, 0))
    for i, c in enumerate(('#b5652b', '#b5652b', '#d9cdb4', '#d9cdb4')):
        S.fbox('cloth:' + c, tf, .012 * (i % 2), .01 * i, i * .026, .4, .28, i * .026 + .025)
    armchair(S, V(3.95, 2.65, 0))
    pf = Frame((W - .005, 2.15, 1.25), (0, 1, 0), (0, 0, 1))
    S.rect('wood:#7d5530,#aa7c4b', pf, -.04, -.04, .74, .54, .04, -.035, 0)
    S.fbox('plain:#e9e0cf', pf, 0, 0, -.012, .7, .5, -.002)
    S.fbox('plain:#7f9194', pf, .1, .1, -.014, .6, .4, -.011)
    S.poly('plain:#a8572c', [pf.p(.2, .12, -.0145), pf.p(.5, .12, -.0145), pf.p(.5, .25, -.0145), pf.p(.35, .35, -.0145), pf.p(.2, .25, -.0145)])
    S.box('wood:#7d5530,#aa7c4b', 3.55, 3.7, .52, 4.25, 4.25, .56)
    for x in (3.6, 4.2):
        for y in (3.75, 4.2):
            S.box('wood:#7d5530,#aa7c4b|z', x - .02, y - .02, 0, x + .02, y + .02, .52)
    S.lathe('copper', (3.9, 4.0, .56), [(.09, 0), (.09, .015), (.018, .03), (.014, .32)], 20)
    S.lathe('cloth:#f0dfc0', (3.9, 4.0, .86), [(.19, 0), (.12, .26)], 28)
    S.blob('emit:#ffb765,45', (3.9, 4.0, .96), .045, 1, 10, 0)
    L.sky(strength=.25, clouds=0)
    L.lamp((1.1, D - .25, 1.6), (2.4, 1.5, 1.2), 1.0, 38, '#cfdde6', 1.4)
    L.lamp((1.2, -.7, 1.9), (2.6, 3, 1.4), 1.8, 34, '#ffe9cf')
    camera((1.0, -.75, 1.2), (2.5, 2.6, 1.42), 22, focus=(2.55, 2.5, 1.2), fstop=5)
    return dict(OUT, samples=40, exposure=.5, bounces=5, denoise_k=3, radius=7)


@picture
def ventilation(S):
    evening(232, 19, 5.0, clouds=.6)
    W, p, h = 8, .8, 2.0
    fw = wall_frame((-W / 2, 0, 0))
    H.lap_wall(S, fw, W, h, [], 'paint:#7f9490', gable=W / 2 * p, exp=.13)
    louvre(S, fw, W / 2 - .45, h + .85, .9, 1.15)
    S.fbox('copper', fw, W / 2 - .62, h + 2.08, 0, W / 2 + .62, h + 2.11, .09)
    fr = Frame((0, 5, h + .05), (0, 1, 0), (-1, 0, 0))
    H.gable_roof(S, fr, 10, W, p, .4, .4, 'shingle:new', ridge=False)
    # ridge vent: raised strip with capped shingles
    zr = h + .05 + W / 2 * p
    for s in (-1, 1):
        S.m('enamel:#22282c,.6').hexa([(0, .2, zr + .0), (0, 10, zr), (s * .2, 10, zr - .2 * p), (s * .2, .2, zr - .2 * p),
                                       (0, .2, zr + .045), (0, 10, zr + .045), (s * .2, 10, zr + .045 - .2 * p), (s * .2, .2, zr + .045 - .2 * p)])
    H.ridge_caps(S, (0, .12, zr + .045), (0, 10, zr + .045), (1, 0, -p), (-1, 0, -p), 'shingle:new', wd=.19)
    for y in (2.2, 3.8):
        c = V(-1.5, y, zr - 1.5 * p + .02)
        S.box('enamel:#3a444a,.4', c.x - .2, c.y - .2, c.z - .1, c.x + .2, c.y + .2, c.z + .24)
        S.box('enamel:#2b3338,.4', c.x - .26, c.y - .24, c.z + .24, c.x + .24, c.y + .24, c.z + .29)
    backdrop(S, z=-4, y=26, n=20)
    camera((-4.4, -4.2, 3.6), (-.25, .9, 3.95), 34, focus=(-.2, 0, 3.6), fstop=5)
    return dict(OUT)


@picture
def pests_attic(S):
    evening(243, 17, 4.8, clouds=.5)
    fw = wall_frame((-5, .5, -3))
    H.lap_wall(S, fw, 10, 2.8, (), 'paint:#a9a48f')
    pf = Frame((-5, 0, 0), (1, 0, 0), (0, 1, .7))
    H.shingle_field(S, pf, 10, 4.5, 'shingle:grey')
    S.fbox('shade:#4a3d2e', pf, 0, .04, -.05, 10, 4.5, -.003)
    # fascia with a gnawed gap at the eave
    R = S.rnd
    n = 60
    top, bot = -.012, -.21
    for x0, x1 in ((-5, .28), (.82, 5)):
        S.box('flaky:#d9cfb9', x0, .02, bot, x1, .045, top)
    for i in range(n):
        x = .28 + .54 * i / n
        k = math.sin(math.pi * (i + .5) / n) ** .5
        d = .015 + .15 * k * (1 + .25 * noise.noise(V(i * .31, 0, 0))) + R.uniform(-.008, .008)
        S.box('flaky:#d9cfb9', x, .02, bot, x + .54 / n, .045, min(top, top - d))
        if R.random() < .35:
            S.beam('wood:#9a7a50,#c9ab7b|z', (x, .03, top - d), (x + R.uniform(-.01, .01), .02, top - d + R.uniform(.01, .035)), .004, .004)
    for x0, x1 in ((-5, .2), (.95, 5)):
        S.box('flaky:#d9cfb9', x0, .045, -.205, x1, .5, -.195)
    S.box('flaky:#d9cfb9', .2, .26, -.205, .95, .5, -.195)
    S.quad('shade:#0e0b09', (-1, .48, -.19), (2, .48, -.19), (2, .9, .4), (-1, .9, .4))
    S.box('flaky:#d9cfb9', -5, .46, -.42, 5, .5, -.2)
    # nest straw hanging out
    for i in range(260):
        a = V(R.uniform(.32, .8), R.uniform(.03, .25), R.uniform(-.19, -.06))
        d = V(R.gauss(0, .07), R.gauss(-.04, .05), R.gauss(-.02, .045))
        S.beam('plain:#b8995f,.9' if i % 3 else 'plain:#8a7346,.9', a, a + d, .003, .002)
    for i in range(18):
        a = V(R.uniform(.4, .75), .0, R.uniform(-.2, -.12))
        S.beam('plain:#b8995f,.9', a, a + V(R.gauss(0, .03), R.uniform(-.03, .02), -R.uniform(.05, .16)), .003, .002)
    H.gutter(S, [(-5, .018, -.03), (-.2, .018, -.03)], 'copper:aged', 'half')
    backdrop(S, z=-5, y=22, n=22)
    camera((-.75, -1.6, -.42), (.36, .1, -.08), 40, focus=(.5, .03, -.1), fstop=4)
    return dict(OUT, exposure=.55)


def flag(S, o, w=1.1, h=.62):
    """Hanging flag with stripes and a plain field, in soft folds; pole from the wall."""
    o = V(o)
    d = V(.12, -.86, .5).normalized()
    S.tube('wood:#8f6238,#bf8c55', [o, o + d * 1.55], .014, 10)
    S.blob('copper', o + d * 1.57, .03, 1, 10, 0)
    S.smooth.add('cloth')
    n = 13
    for j in range(n):
        rows = []
        for q in (j, j + 1):
            row = []
            for i in range(31):
                s = i / 30
                a = o + d * (1.5 - h * q / n)
                fold = .05 * math.sin(s * 7 + q * .25) * (.3 + s)
                row.append(a + V(fold, .12 * s + .02 * math.sin(s * 11), -w * s * .92) + d * (.02 * s))
            rows.append(row)
        if j < 7:
            S.m('cloth:#33475c').grid([r[:13] for r in rows])
            S.m('cloth:#9c3b2c' if j % 2 == 0 else 'cloth:#efe6d6').grid([r[12:] for r in rows])
        else:
            S.m('cloth:#9c3b2c' if j % 2 == 0 else 'cloth:#efe6d6').grid(rows)


@picture
def family_porch(S):
    evening(236, 13, 5.0, clouds=.5)
    fr = wall_frame((0, 0, .5))
    door = (2.55, 0, 1.05, 2.2)
    win = (.45, .75, 1.1, 1.75)
    H.brick_wall(S, fr, 7, 3.2, [door, win])
    H.window(S, fr, *win, grid=(2, 2), glow=2.6)
    H.door(S, fr, *door, mat='paint:#2f4750', glow=2.6)
    H.lantern(S, fr.p(2.1, 1.95, .02), s=1.35, power=60)
    H.lantern(S, fr.p(4.05, 1.95, .02), s=1.35, power=60)
    for i in range(60):
        S.box('wood:#75604a,#94795a|y', -1 + i * .14, -2.3, .44, -1 + i * .14 + .134, 0, .5)
    S.box('brick', -1, -2.2, 0, 8, 0, .44)
    S.box('paint:#c3d1cf', -1, -2.4, 3.5, 8, 0, 3.55)
    S.box(H.TRIM, -1, -2.3, 3.12, 8, -2.08, 3.52)
    H.post(S, .2, -2.1, .5, 3.15, .2)
    H.post(S, 4.75, -2.1, .5, 3.15, .2)
    H.railing(S, (4.85, -2.1, 0), (8, -2.1, 0), .5)
    for i in range(2):
        S.box('concrete:#aaa08f', 1.5, -2.3 - .34 * (2 - i), 0, 4.3, -2.2, .165 * (i + 1))
    S.box('cloth:#7a5a3c', 2.5, -.85, .5, 3.65, -.25, .515)
    flag(S, (4.75, -.02, 2.35), .95, .6)
    P.boot(S, (2.0, -1.98, .5), -1.9)
    P.boot(S, (2.22, -1.93, .5), -1.55)
    P.hardhat(S, (1.55, -1.9, .5), ang=-1.9)
    # bench with a cushion, planters
    S.box('wood:#7a5c3c,#a5835a', 5.0, -.75, .92, 6.6, -.25, .97)
    S.box('wood:#7a5c3c,#a5835a', 5.0, -.2, 1.2, 6.6, -.16, 1.5)
    for x in (5.05, 6.55):
        S.box('wood:#7a5c3c,#a5835a|z', x - .03, -.72, .5, x + .03, -.66, 1.15)
        S.box('wood:#7a5c3c,#a5835a|z', x - .03, -.22, .5, x + .03, -.16, 1.5)
    S.pillow('cloth:#c98a55', Frame((5.15, -.34, .97), (1, 0, 0), (0, .3, 1)), .42, .4, .1, .01, .03)
    for x, m in ((1.95, 'leaf'), (4.25, 'leaf')):
        S.lathe('stone:tile', (x + .0, -.35, .5), [(.14, 0), (.19, .3), (.205, .31), (.18, .31), (.001, .27)], 26)
        L.shrub(S, x, -.35, .8, .26, n=900, size=.06, sq=.9)
    L.lawn(S, -4, -8, 9, -2.4, 20, skip=lambda x, y: 1.6 < x < 4.2)
    S.box('concrete:#b3a894', 1.7, -20, -.05, 4.1, -2.9, .03)
    L.shrub(S, .2, -2.7, 0, .5, n=1500)
    L.shrub(S, 5.3, -2.7, 0, .5, n=1500)
    camera((1.35, -5.7, 1.35), (2.95, -.6, 1.62), 28, focus=(2.2, -1.6, 1.0), fstop=4)
    return dict(OUT, exposure=.75)


@picture
def tools(S):
    evening(252, 24, 4.8, clouds=.4)
    pitch = .32
    f = Frame((-5, -3, -3 * pitch), (1, 0, 0), (0, 1, pitch))
    g = lambda a, b, c=0.0, t=0.0: Frame(f.p(a + 5, (b + 3) * math.hypot(1, pitch), c), f.u * math.cos(t) + f.v * math.sin(t), f.v * math.cos(t) - f.u * math.sin(t))
    for i in range(6):
        for j in range(6):
            S.fbox('osb', f, i * 2.44 - (1.2 if j % 2 else 0), j * 1.22, -.02, i * 2.44 + 2.436 - (1.2 if j % 2 else 0), j * 1.22 + 1.216, 0)
    # underlayment and the first courses at the top
    S.fbox('plain:#3b444b,.7', g(-5, .62), 0, 0, .0, 10, 5, .003)
    H.shingle_field(S, g(-5, .95, .003), 10, 4, 'shingle:new')
    # chalk line
    S.fbox('plain:#b5652b,.9', g(-5, .14), 0, 0, 0, 10, .009, .0006)
    S.tube('cloth:#e3c9a8', [f.p(4.2, 3.295, .006), f.p(4.98, 3.295, .004)], .0015, 6, up=f.n)
    P.chalk_reel(S, g(-.08, .1, .002, 1.57))
    P.hammer(S, g(-.62, -.52, .002, .5), 1.2)
    P.bundle(S, g(.3, -.3, .001, -.3), n=12, w=.9)
    P.tape(S, g(-.28, -.62, .001, .15))
    P.nails(S, g(.16, -.22), 34, .075)
    P.pry(S, g(-.75, .32, .002, -.25))
    P.glove(S, g(-.98, -.28, .002, .4))
    S.beam('wood:#c9a24c,#e0bf6d', g(-.42, .02, .006).o, g(-.2, -.1, .006).o, .012, .008)
    backdrop(S, z=-7, y=22, n=20)
    camera((-.62, -1.5, .5), (.02, -.1, -.06), 36, focus=(-.15, -.45, -.14), fstop=4)
    return dict(OUT)


@picture
def winter_roof(S):
    L.sky(az=112, elev=9, top='#5c7890', mid='#b4c4d0', low='#f7dcc0', strength=.8, clouds=.6, cloud_lit='#fff2e4', cloud_dark='#a9b0bd')
    L.sun(112, 15, 5.0, '#ffcb9a', 1.2)
    pf = eave(S, 'copper', 'shingle:new', 'paint:#8a9b9c', gut=False)
    H.gutter(S, [(-6, .018, -.035), (8, .018, -.035)], 'copper', 'k')
    x, y, w, d = 2.1, 2.0, .95, .7
    zf = (y - d / 2) * .55
    H.chimney(S, x, y, zf - .4, 2.5, w, d)
    S.smooth.update(('snow', 'ice'))
    snow_blanket(S, pf, (x - w / 2 + 6, x + w / 2 + 6, (y - d / 2) * math.hypot(1, .55), (y + d / 2) * math.hypot(1, .55)))
    # on the chimney's top and along the gutter
    S.pillow('snow', Frame((x - w / 2 - .08, y - d / 2 - .08, 2.5)), w + .16, d + .16, .1, .02, .03, 3)
    rows = []
    for j in range(9):
        rows.append([V(x, -.088 + .1 * j / 8, -.06 + .07 * math.sin(math.pi * j / 8) + .025 * noise.noise(V(x * 3, j * .3, 0))) for x in [-6 + 14 * i / 399 for i in range(400)]])
    S.m('snow').grid(rows)
    icicles(S)
    T = two_trees(S, bare=True)
    S.quad('snow', (-300, -300, -4), (300, -300, -4), (300, 400, -4), (-300, 400, -4))
    L.treeline(S, [(t[1],) for t in T], -30, 40, 13, 18, (1.0, 1.5), 8, z=-4)
    L.treeline(S, [(t[1],) for t in T], -70, 80, 34, 40, (1.3, 1.8), 14, z=-4)
    L.hills(S, -4, 120, h=14)
    camera((-2.3, -2.9, .5), (.75, .6, .42), 33, focus=(.2, -.1, -.1), fstop=5.6)
    return dict(OUT, exposure=.25, samples=40)


def snow_blanket(S, pf, stack):
    """Snow with drifts and a soft, broken lower edge; it has melted around the chimney."""
    rows = []
    nx, ny = 300, 90
    for j in range(ny + 1):
        row = []
        for i in range(nx + 1):
            a = 14 * i / nx
            e = .03 + .3 * max(0, noise.noise(V(a * 1.1, 0, 4)) + .22) + .05 * noise.noise(V(a * 5, 1, 0))
            b = e + (4.15 - e) * (j / ny) ** 1.4
            th = .14 * min(1, (j / 9) ** .5) + (.07 * noise.noise(V(a * .9, b * 1.4, 0)) + .022 * noise.noise(V(a * 3 + b * 1.5, b * 4, 2))) * min(1, j / 8) + .006 * noise.noise(V(a * 11, b * 11, 0))
            gap = max(stack[0] - a, a - stack[1], stack[2] - b - .05, b - stack[3])
            th *= min(1, max(0, gap) / .22) ** .6 if gap < .22 else 1
            row.append(pf.p(a, b, max(.004, th) if j else -.002))
        rows.append(row)
    S.m('snow').grid(rows)


def icicles(S):
    """They hang in groups from the gutter's lip, thick at the top and never quite straight."""
    R = S.rnd
    x = -5.5
    while x < 7:
        ln = abs(R.gauss(.16, .14)) + .04
        if noise.noise(V(x * 1.5, 3, 3)) > -.12:
            r = .009 + ln * .034
            wob = [1 + R.uniform(-.1, .1) for _ in range(7)]
            prof = [(.0008, -ln)] + [(r * (1 - t) ** .8 * k + .001, -ln * t) for t, k in zip((.9, .75, .6, .45, .3, .15, .04), wob)]
            S.lathe('ice', (x, -.116, -.05), prof + [(r * 1.1, .012), (r * .8, .026), (.001, .034)], 16)
        x += R.uniform(.025, .11)


@picture
def autumn_gutter(S):
    evening(118, 17, 4.9, clouds=.6)
    pf = eave(S, 'copper:aged', 'shingle:brown', 'paint:#b9b097', gut=False)
    H.gutter(S, [(-6, .012, -.03), (8, .012, -.03)], 'copper', 'half')
    L.leaves(S, Frame((-6, -.115, -.07)), 14, .11, 1500, 'leaf:autumn', .06, 0, .085)
    L.leaves(S, pf, 14, 2.6, 420, 'leaf:autumn', .075, .014, .02)
    T = two_trees(S, 'leaf:autumn', 9000, size=.22)
    L.place(T[0], (-2.8, 6.0, -4.6), 1.0, 1)
    backdrop(S, z=-5, y=16, n=22, trees=T)
    H.downspout(S, [(-1.2, -.06, -.08), (-1.2, -.06, -.2), (-1.2, 0, -.27), (-1.2, .32, -.48), (-1.2, .37, -.56), (-1.2, .37, -4)], 'copper', r=.042, up=(1, 0, 0))
    # leaves in the air
    for i in range(30):
        p = V(S.rnd.uniform(-3, 1), S.rnd.uniform(-.6, 1.5), S.rnd.uniform(-.5, 1.2))
        L.leaves(S, Frame(p, (S.rnd.gauss(0, 1), S.rnd.gauss(0, 1), .4), (.3, S.rnd.gauss(0, 1), 1)), .01, .01, 1, 'leaf:autumn', .07)
    camera((1.35, -1.75, .62), (-.45, .15, .0), 38, focus=(-.5, -.1, -.05), fstop=4)
    return dict(OUT)


@picture
def moss_roof(S):
    L.sky(az=300, elev=24, top='#5a7480', mid='#a9b8b6', low='#e6dcc2', strength=.9, clouds=.8, glow=.5)
    L.sun(285, 24, 3.6, '#ffdcb0', 1.5)
    pitch = .65
    f = field(S, 'tab', 'shingle:grey+moss', pitch)
    R = S.rnd
    # cushions of moss along the butts and slots
    from lib.mesh import Scene
    t = Scene(5)
    for i in range(26):
        a, r = R.uniform(0, 6.28), .028 * R.random() ** .5
        t.blob('moss', (r * math.cos(a), r * math.sin(a), .004), R.uniform(.008, .015), .9, 6, .25)
    b = t.b['moss']
    clump = to_object('moss', b.v, b.f, 'moss', smooth=True, link=False)
    pts = []
    for i in range(26000):
        a, q = R.uniform(4, 10), R.uniform(1, 9)
        p = f.p(a, q)
        if noise.noise(p * 1.1) + .45 * noise.noise(p * 4.3) < .18 + .25 * R.random():
            continue
        q = round(q / .143) * .143 + R.gauss(.0, .028)
        pts.append(f.p(a, q, .004))
    scatter(clump, pts, R, .5, 1.5, .1, normal=f.n)
    L.leaves(S, f, 14, 8, 260, 'leaf', .06, .014, .01)
    camera((-1.0, -2.35, .42), (.35, .2, .0), 36, focus=(-.1, -.8, -.4), fstop=3.5)
    return dict(OUT, exposure=.45)


@picture
def hail(S):
    L.sky(az=250, elev=12, top='#27323b', mid='#57626a', low='#c9ae8c', strength=.75, clouds=.95, cloud_lit='#b9b4ac', cloud_dark='#343d46', glow=.5, cscale=2)
    L.sun(255, 17, 3.6, '#ffd0a0', 2.5)
    pitch = .55
    f = field(S, 'arch', 'shingle:grey+wet', pitch)
    R = S.rnd
    S.smooth.update(('ice', 'hailstone'))
    for i in range(1300):
        a = R.uniform(4.2, 10)
        b = R.uniform(.6, 8.6)
        r = min(.028, R.lognormvariate(-4.55, .38))
        if R.random() < .55:
            b = math.floor(b / .143) * .143 - r * .9
        S.blob('hailstone', f.p(a, b, r * .8 + .008), r, R.uniform(.75, 1), 10 if b < 4 else 7, .08)
    for i in range(60):
        p = V(R.uniform(-1.5, 1.8), R.uniform(-1.6, 1.5), R.uniform(.05, 1.2))
        S.blob('hailstone', p, R.uniform(.006, .013), 1.25, 7, .06)
    camera((-.95, -2.2, .35), (.35, .2, -.02), 38, focus=(-.15, -.85, -.4), fstop=3.2)
    return dict(OUT, exposure=.8)


@picture
def neighborhood(S):
    evening(248, 11, 5.0, clouds=.65)
    cols = ['#b9c4b4', '#d9c9a3', '#7f9698', '#c08a6a', '#e3dac6', '#8d9a86', '#b7a9b0']
    roofs = ['shingle:new', 'shingle:slate', 'shingle:brown', 'shingle:new', 'shingle:grey', 'shingle:slate', 'shingle:new']
    doors = ['#8f4d2c', '#2f4750', '#8f4d2c', '#2f4750', '#6b3a2c', '#8f4d2c', '#2f4750']
    for i in range(7):
        x = i * 6.3
        shotgun(S, x, cols[i], roofs[i], doors[i], hip=i % 3 == 1)
    S.box('concrete:#b3a894', -20, -7.0, -.05, 70, -5.4, .03)
    S.box('concrete:#a49b8d', -20, -8.6, -.12, 70, -8.35, .13)
    S.box('concrete:#565554', -200, -26, -.3, 200, -8.6, .012)
    L.lawn(S, -8, -5.4, 44, -2.0, 14)
    L.lawn(S, -8, -8.3, 44, -7.0, 14, base=False)
    T = two_trees(S, leaves=7000, size=.24)
    for x in (8.8, 21, 34):
        L.place(T[int(x) % 2], (x, -7.6, 0), .72, x)
    for x in range(0, 46, 6):
        L.place(T[x % 2], (x + R_(S), 20 + R_(S), 0), 1.2 + .2 * S.rnd.random(), x)
    L.treeline(S, T, -60, 100, 38, 40, (1, 1.5), 10)
    for i in range(6):
        for k in (-1.6, 1.6):
            L.shrub(S, i * 6.3 + k, -2.3, 0, .45, n=900, size=.06)
    camera((-5.6, -12.6, 2.3), (9.5, -.5, 3.2), 31, focus=(4, -1, 2), fstop=6)
    return dict(OUT, exposure=.5)


def R_(S):
    return S.rnd.uniform(-2, 2)


def shotgun(S, x, col, roof, door, hip=False):
    """Narrow one-room-wide house with a bracketed front."""
    W, D, h, p = 4.4, 13, 3.7, .8
    z = .6
    m = 'paint:' + col
    fw = wall_frame((x - W / 2, 0, z))
    q1, q2 = (.55, 0, .95, 2.45), (2.2, .55, 1.0, 1.95)
    H.lap_wall(S, fw, W, h, [q1, q2], m, gable=W / 2 * p, exp=.12)
    H.window(S, fw, *q2, grid=(2, 1), glow=2.4)
    H.door(S, fw, q1[0], 0, q1[2], q1[3], mat='paint:' + door, glow=2.4)
    for fx, u, o in ((x + W / 2, (0, 1, 0), 0), (x - W / 2, (0, -1, 0), D)):
        f2 = wall_frame((fx, o, z), u)
        ww = [(1.5 if u[1] > 0 else D - 2.4, .7, .9, 1.8), (5 if u[1] > 0 else D - 5.9, .7, .9, 1.8)]
        H.lap_wall(S, f2, D, h, ww, m, exp=.12)
        for q in ww:
            H.window(S, f2, *q, grid=(2, 1), glow=1.6)
    for xx in (x - W / 2, x + W / 2):
        S.box(H.TRIM, xx - .08, -.03, z, xx + .08, .08, z + h - .1)
    louvre(S, fw, W / 2 - .28, h + .55, .56, .7)
    S.fbox(H.TRIM, fw, -.05, h - .3, 0, W + .05, h - .02, .05)
    for i in range(7):
        S.fbox(H.TRIM, fw, .1 + i * (W - .3) / 6, h - .42, 0, .2 + i * (W - .3) / 6, h - .02, .16)
    H.gable_roof(S, Frame((x, D / 2, z + h + .03), (0, 1, 0), (-1, 0, 0)), D, W, p, .3, .3, roof)
    S.box('brick', x - W / 2, .02, 0, x + W / 2, D, z)
    S.box('wood:#75604a,#94795a|y', x - W / 2, -1.5, z - .12, x + W / 2, 0, z)
    S.box('brick', x - W / 2 + .1, -1.4, 0, x + W / 2 - .1, 0, z - .12)
    for i in range(3):
        S.box('concrete:#aaa08f', x - W / 2 + .4, -1.5 - .3 * (3 - i), 0, x - W / 2 + 1.7, -1.5, .16 * (i + 1))
    pf = Frame((x - W / 2 - .15, -1.75, z + 2.75), (1, 0, 0), (0, 1.75, .4))
    H.seam_field(S, pf, W + .3, 1.8, 'copper' if hip else 'metal:#4d5a61,.4', .36)
    S.fbox(H.TRIM, pf, 0, .04, -.07, W + .3, 1.8, -.004)
    for xx in (x - W / 2 + .1, x + W / 2 - .1):
        H.post(S, xx, -1.38, z, z + 2.72, .11)
    H.railing(S, (x - W / 2 + 1.8, -1.38, 0), (x + W / 2 - .15, -1.38, 0), z, h=.72)
    H.chimney(S, x + .5, 6, z + h + .6, z + h + 2.6, .55, .5, pots=1)
