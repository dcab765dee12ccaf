"""Streets, houses and weather seen from other sides than in the journal's pictures."""
import math

from mathutils import noise

from lib import house as H
from lib import landscape as L
from lib import props as P
from lib.mesh import Frame, V, wall_frame
from lib.render import camera

from . import picture
from .common import backdrop, district, evening, louvre, roof_set, simple_house, two_trees
from .home import corner
from .journal import rain, shotgun
from .services import plane

OUT = dict(samples=24, exposure=.45)


def tarp(S, pf, a0, a1, b0, b1, mat='enamel:#2f5f86,.42'):
    """A sheet over the slope, held by battens along its edges; it wrinkles between them."""
    S.smooth.add('enamel')
    nx, ny = 150, 120
    rows = []
    for j in range(ny + 1):
        row = []
        for i in range(nx + 1):
            u, v = i / nx, j / ny
            a, b = a0 + (a1 - a0) * u, b0 + (b1 - b0) * v
            free = min(1, min(u, 1 - u) * 9, v * 9)   # the battens hold the rim down
            c = .03 + .08 * abs(noise.noise(V(a * 1.3 + b * .5, b * .35, 3))) + .05 * abs(noise.noise(V(a * 4.2 - b * .8, b * 1.1, 7)))
            hem = .05 * noise.noise(V(a * 1.9, 1, 2)) * (1 - v) ** 6
            row.append(pf.p(a + .03 * noise.noise(V(b * 1.5, 4, u * 3)), b + hem, .016 + c * free))
        rows.append(row)
    S.m(mat).grid(rows)
    wood = 'wood:#9a7a50,#c9a878'
    for p, q in (((a0 - .1, b0 + .16), (a1 + .12, b0 + .1)), ((a0 + .14, b0 + .02), (a0 + .1, b1)), ((a1 - .14, b0 - .05), (a1 - .1, b1))):
        S.beam(wood, pf.p(*p, .035), pf.p(*q, .035), .075, .032, up=pf.n)


def fallen_branch(S, p, d, ln, size=.09, n=1500):
    """A broken limb with forks and leaves, lying along d."""
    R = S.rnd
    p, d = V(p), V(d).normalized()
    side = d.cross(V(0, 0, 1)).normalized()
    bark = 'plain:#4a3d32,.9'
    spine = [p + d * ln * t + side * .1 * math.sin(t * 4) + V(0, 0, .05 * math.sin(t * 3)) for t in [i / 8 for i in range(9)]]
    S.tube(bark, spine[:5], .055, 9, up=(0, .1, 1))
    S.tube(bark, spine[4:], .036, 8, up=(0, .1, 1))
    b = S.m('leaf')
    tips = []
    for i in range(13):
        q = spine[2 + i % 7]
        e = (d * R.uniform(.3, 1) + side * R.choice((-1, 1)) * R.uniform(.5, 1) + V(0, 0, R.uniform(-.05, .4))).normalized()
        t = q + e * ln * R.uniform(.2, .42)
        S.tube(bark, [q, (q + t) / 2 + V(0, 0, .05), t], .014, 6, up=(.1, 0, 1))
        tips += [q + (t - q) * k for k in (.55, .8, 1)]
    tips.append(spine[-1])
    for i in range(n):
        c = tips[i % len(tips)] + V(R.gauss(0, .11), R.gauss(0, .11), R.gauss(0, .08))
        nrm = V(R.gauss(0, .6), R.gauss(0, .6), 1).normalized()
        s = nrm.orthogonal().normalized()
        t = nrm.cross(s)
        a = R.uniform(0, 6.283)
        s, t = s * math.cos(a) + t * math.sin(a), t * math.cos(a) - s * math.sin(a)
        z = size * R.uniform(.7, 1.3)
        b.poly([c - s * z * .55, c - s * z * .1 - t * z * .3, c + s * z * .25 - t * z * .2, c + s * z * .6, c + s * z * .25 + t * z * .2, c - s * z * .1 + t * z * .3])


@picture
def storm_damage(S):
    """The morning after: shingles gone, a tarp over the hole, a limb on the roof, the clouds breaking up."""
    L.sky(az=243, elev=12, top='#3a4b58', mid='#71828c', low='#e8c79c', strength=.85, clouds=.9, cloud_lit='#f0d3ae', cloud_dark='#4b5a66', glow=.8)
    L.sun(243, 17, 4.4, '#ffcb94', 1.4)
    rows = {}

    def kept(a, b):
        r = int(b / .143)
        if r not in rows:
            rows[r] = (S.rnd.uniform(-.28, .28), S.rnd.uniform(-.28, .28))
        k = abs(r - 12.5)
        return not (k < 3.4 and 6.95 + rows[r][0] + .05 * k < a < 8.1 + rows[r][1] - .06 * k)
    roof_set(S, 'shingle:grey+wet', 'tab', stack=(4.6, 4.2), inside=kept, y=30)
    pf = plane()
    S.fbox('shade:#1c2124', pf, -8, 0, -.0018, 8, 6.55, -.0008)   # between the tabs
    S.fbox('plain:#2b2f33,.6', pf, -1.75, 1.2, 0, .5, 2.55, .003)
    S.fbox('osb', pf, -.62, 1.62, .003, -.1, 1.9, .0045)
    tarp(S, pf, .55, 3.5, 2.05, 6.5)
    for a, b, t in ((-1.55, 1.05, .5), (-.35, .62, -.35), (.55, 1.1, 1.0), (-2.0, 1.75, 1.9)):
        P.shingle_strip(S, Frame(pf.p(a, b, .02), pf.u * math.cos(t) + pf.v * math.sin(t), pf.v * math.cos(t) - pf.u * math.sin(t)), 'shingle:grey', .45)
    fallen_branch(S, pf.p(2.9, .35, .1), pf.u * -.75 + pf.v * .5, 2.1)
    L.leaves(S, pf.at(-3, .3), 7, 2.5, 160, 'leaf', .06, .014, .01)
    camera((-2.6, -1.5, 2.0), (.75, 2.35, 1.55), 28, focus=(.3, 1.3, 1.0), fstop=6)
    return dict(OUT, samples=28)


@picture
def gutter_overflow(S):
    """Rain pours over the lip of a clogged gutter."""
    L.sky(az=60, elev=20, top='#2a353e', mid='#4c5a63', low='#8f938e', strength=.8, clouds=1.0, cloud_lit='#99a1a6', cloud_dark='#2b353d', glow=.1, cscale=2.2)
    L.sun(205, 26, 1.1, '#dfe4e6', 8)
    corner(S, 'copper', 'half', 'paint:#a9b6b2', 'shingle:new+wet')
    backdrop(S, z=-4, y=17, n=22)
    R = S.rnd
    gf = Frame((-7, -.118, -.06))
    L.leaves(S, gf, 7, .11, 620, 'leaf:autumn', .06, 0, .075)
    S.smooth.update(('ice', 'droplet'))
    for i in range(2300):   # the curtain: glassy threads that leave the lip, thin out and turn into drops
        x = R.uniform(-6.8, -.02)
        k = noise.noise(V(x * 1.6, 0, 5)) + .45 * noise.noise(V(x * 6, 2, 1))
        if k < -.1 + .3 * R.random():
            continue
        v0, sway, r = R.uniform(.2, .34), R.gauss(0, .012), R.uniform(.0008, .0026)
        t0 = 0 if R.random() < .5 else R.uniform(0, .4)
        t1 = t0 + R.uniform(.05, .2)
        pts = [V(x + sway * t * 8, -.122 - v0 * t, -.028 - 3.2 * t * t - .2 * t) for t in [t0 + (t1 - t0) * j / 5 for j in range(6)]]
        S.tube('ice', pts, r, 6, up=(0, 1, 0))
    for i in range(1800):
        x, t = R.uniform(-6.8, 0), R.uniform(.1, .8)
        if noise.noise(V(x * 1.6, 0, 5)) < -.05:
            continue
        S.blob('ice', (x + R.gauss(0, .03), -.12 - R.uniform(.15, .5) * t, -.03 - 3.2 * t * t - .2 * t), R.uniform(.0012, .0036), 1.6, 6, 0)
    for i in range(700):    # rain bursting on the shingles
        a, b = R.uniform(-5, 0), R.uniform(0, 1.6)
        S.blob('droplet:#cfd8dc', (a, b, b * .6 + .012 + abs(R.gauss(0, .02))), R.uniform(.001, .0026), 1.4, 4, 0)
    rain(S, -7, -1.0, -2, 3, .6, 3, 500, .0008, .2)
    rain(S, -14, 2, -4, 14, 12, 9, 2600, .004, .7)
    simple_house(S, 6.5, 13, 9, 8, 3.0, 'plain:#8c8f88', 'plain:#2b343a', -4, 'x')
    camera((-3.1, -1.9, .3), (-1.2, .15, -.18), 40, focus=(-1.6, -.1, -.1), fstop=4)
    return dict(OUT, exposure=.9, transp=24, post=dict(glow=.15, vignette=.35))


def bungalow_porch(S, x0, x1, py, h, wall):
    """Porch under a wide front gable, on brick piers with tapered columns."""
    S.box('concrete:#9d9484', x0, py, 0, x1, 1, .44)
    S.box('wood:#6b5138,#8a6a48|y', x0 - .08, py - .08, .44, x1 + .08, 1, .52)
    n = 3
    xs = [x0 + .3 + (x1 - x0 - .6) * i / n for i in range(n + 1)]
    for x in xs:
        for u, o in (((1, 0, 0), (x - .3, py, 0)), ((0, -1, 0), (x - .3, py + .6, 0)), ((0, 1, 0), (x + .3, py, 0))):
            H.brick_wall(S, wall_frame(o, u), .6, 1.35, (), wall)
        S.box('stucco:#b4a48e', x - .3, py, 0, x + .3, py + .6, 1.35)
        S.box('concrete:#c3b8a6', x - .36, py - .06, 1.35, x + .36, py + .66, 1.45)
        b, t = .21, .15
        S.m(H.TRIM).hexa([(x - b, py + .3 - b, 1.45), (x + b, py + .3 - b, 1.45), (x + b, py + .3 + b, 1.45), (x - b, py + .3 + b, 1.45),
                          (x - t, py + .3 - t, h - .3), (x + t, py + .3 - t, h - .3), (x + t, py + .3 + t, h - .3), (x - t, py + .3 + t, h - .3)])
    S.box(H.TRIM, x0, py + .08, h - .32, x1, py + .52, h)
    for i in (0, 2):
        H.railing(S, (xs[i] + .3, py + .3, 0), (xs[i + 1] - .3, py + .3, 0), .52, h=.72)
    mid = (xs[1] + xs[2]) / 2
    for i in range(3):
        S.box('concrete:#aaa08f', mid - .85 + .006 * i, py - .32 * (3 - i), 0, mid + .85 - .006 * i, py + .002 * i, .145 * (i + 1))
    return mid


def bungalow_house(S, wall='brick', roof='shingle:brown', inside=None):
    """A Louisville brick bungalow; returns the middle of its steps, the front of its porch and the main slope."""
    h, p = 3.1, .52
    fr = Frame((0, 5.5, 0))
    Ln, W = 10.5, 11
    front = [(1.0, 1.0, 1.9, 1.7), (4.75, .52, 1.05, 2.15), (7.6, 1.0, 1.9, 1.7)]
    right = [(1.6, 1.1, 1.1, 1.6), (4.4, 1.1, 1.1, 1.6), (7.6, 1.1, 1.1, 1.6), (4.95, 3.75, 1.1, 1.25)]
    fs = H.walls(S, fr, Ln, W, h, 'brick', wall, {'f': front, 'r': right}, gables=W / 2 * p)
    for q in (front[0], front[2]):
        H.window(S, fs['f'], *q, grid=(3, 1), glow=2.8)
    H.door(S, fs['f'], *front[1], mat='paint:#8f4d2c')
    H.lantern(S, fs['f'].p(4.3, 2.3, .02), power=40)
    for q in right:
        H.window(S, fs['r'], *q, grid=(2, 1), glow=1.6)
    S.box('concrete:#9d9484', -Ln / 2 - .06, -.06, 0, Ln / 2 + .06, W + .06, .5)
    planes = H.gable_roof(S, fr.at(0, 0, h), Ln, W, p, .6, .6, roof, inside=inside)
    # the porch and its gable
    px0, px1, py = -3.9, 3.9, -2.7
    mid = bungalow_porch(S, px0, px1, py, h, wall)
    cw = px1 - px0
    g = wall_frame((px0, py + .12, h))
    H.lap_wall(S, g, cw, 0, [(cw / 2 - .6, .45, 1.2, .75)], 'paint:#c9bfa0', gable=cw / 2 * p, exp=.11)
    louvre(S, g, cw / 2 - .6, .45, 1.2, .75)
    S.fbox(H.TRIM, g, -.02, -.1, 0, cw + .02, .08, .05)
    pr = Frame((0, (py + 4) / 2, h), (0, 1, 0), (-1, 0, 0))
    H.gable_roof(S, pr, 4 - py, cw, p, .5, .55, roof)
    z = h + cw / 2 * p
    S.poly(H.TRIM, [(x, py - .585, z + dz) for x, dz in ((-.16, -.2), (.16, -.2), (.16, -.075), (0, .008), (-.16, -.075))])   # where the rakes meet
    for s in (-1, 1):   # knee braces under the porch gable
        for k in (.35, .95):
            x = s * cw / 2 * k
            z = h + cw / 2 * p * (1 - k)
            S.beam(H.TRIM, (x, py + .1, z - .45), (x, py - .45, z - .12), .09, .09)
            S.beam(H.TRIM, (x, py + .1, z - .1), (x, py - .5, z - .1), .09, .09)
    H.chimney(S, 3.4, 4.2, 4.2, 7.3, 1.0, .7, wall)
    return mid, py, planes[0]


@picture
def bungalow(S):
    """The bungalow on a clear morning, the sun from the right."""
    evening(128, 16, 5.0, clouds=.5)
    mid, py, _ = bungalow_house(S)

    def walk(x, y):
        return abs(x - mid) < .8 and y < py or (-5.5 < x < 5.5 and y > py - .2)
    L.lawn(S, -13, -15, 15, 3, 24, skip=walk)
    S.box('concrete:#b3a894', mid - .75, -20, -.05, mid + .75, py - .9, .025)
    for x, y, r in ((-4.6, -2.0, .5), (-3.2, -3.2, .42), (-2.2, -3.2, .48), (2.2, -3.2, .45), (3.3, -3.2, .5), (4.5, -.8, .5), (5.9, .8, .5), (5.9, 2.6, .6), (5.9, 4.6, .5), (5.9, 7, .6)):
        L.shrub(S, x, y, 0, r, n=1700, size=.055)
    for i in range(46):   # flowers along the walk
        x = mid + S.rnd.choice((-1, 1)) * S.rnd.uniform(1.0, 1.25)
        S.blob('plain:%s,.8' % S.rnd.choice(('#d9a441', '#efe6d6', '#b5652b')), (x, S.rnd.uniform(-9, py - 1), S.rnd.uniform(.12, .2)), .035, .7, 7, .2)
    T = two_trees(S, leaves=11000, size=.17)
    L.place(T[0], (-11, 15, 0), 1.35, 1)
    L.place(T[1], (-4, 19, 0), 1.2, 2)
    L.place(T[0], (8.5, 17, 0), 1.35, 3)
    L.place(T[1], (10.5, 7, 0), .95, .4)
    L.treeline(S, T, -70, 60, 34, 34, (.8, 1.3), 10)
    L.treeline(S, T, -100, 100, 60, 60, (1, 1.5), 12)
    L.hills(S, 0, 150)
    camera((7.4, -12.6, 1.75), (-1.0, 1.4, 2.75), 28, focus=(.5, -2.5, 2), fstop=6)
    return dict(OUT, samples=28, exposure=.45)


@picture
def evening_street(S):
    """The street of shotgun houses after sunset, from its other end: lit windows and street lamps."""
    L.sky(az=285, elev=1, top='#1f3348', mid='#47627f', low='#eda877', strength=.7, clouds=.45, cloud_lit='#f3b08a', cloud_dark='#4a5f7a', glow=.35, horizon=-.05)
    L.sun(285, 4, .9, '#ffb382', 3)
    cols = ['#b7a9b0', '#8d9a86', '#d9c9a3', '#7f9698', '#c08a6a', '#b9c4b4', '#e3dac6']
    roofs = ['shingle:slate', 'shingle:new', 'shingle:brown', 'shingle:slate', 'shingle:new', 'shingle:grey', 'shingle:brown']
    doors = ['#2f4750', '#8f4d2c', '#2f4750', '#6b3a2c', '#8f4d2c', '#2f4750', '#8f4d2c']
    for i in range(7):
        shotgun(S, i * 6.3, cols[i], roofs[i], doors[i], hip=i % 3 == 0)
        H.lantern(S, (i * 6.3 - .45, -.03, 2.75), s=1.2, power=30)
        L.lamp((i * 6.3, -.9, 3.1), (i * 6.3, -1.2, .6), .6, 22, '#ffc07a')
    S.box('concrete:#b3a894', -40, -7.0, -.05, 60, -5.4, .03)
    S.box('concrete:#a49b8d', -60, -8.6, -.12, 60, -8.35, .13)
    S.quad('concrete:#55585a', (-300, -60, .012), (120, -60, .012), (120, -8.6, .012), (-300, -8.6, .012))
    L.lawn(S, -8, -5.4, 42, -2.0, 14)
    L.lawn(S, -8, -8.3, 42, -7.0, 14, base=False)
    T = two_trees(S, leaves=9000, size=.2)
    for x in (-3, 9.5, 22):
        L.place(T[int(x) % 2], (x, -7.6, 0), .68, x)
    for x in range(-6, 46, 6):
        L.place(T[x % 2], (x + S.rnd.uniform(-2, 2), 20 + S.rnd.uniform(-2, 2), 0), 1.2 + .2 * S.rnd.random(), x)
    L.treeline(S, T, -160, -60, -40, 26, (1, 1.5), 60)
    L.treeline(S, T, -100, 60, 38, 40, (1, 1.5), 10)
    for x in (3.2, 15.8, 28.4):   # street lamps
        S.lathe('plain:#22292d,.6', (x, -7.95, 0), [(.14, 0), (.12, .25), (.055, .35), (.045, 3.1), (.09, 3.15)], 14)
        S.lathe('emit:#ffc98a,9', (x, -7.95, 3.2), [(.07, 0), (.12, .22), (.1, .34)], 14)
        S.lathe('copper', (x, -7.95, 3.54), [(.16, 0), (.05, .14), (.01, .2)], 14)
        L.lamp((x, -7.95, 3.15), (x, -7.95, 0), .5, 45, '#ffc07a')
    for i in range(7):
        for k in (-1.6, 1.6):
            L.shrub(S, i * 6.3 + k, -2.3, 0, .45, n=900, size=.06)
    camera((42.5, -13.0, 1.9), (26.5, -3.2, 2.9), 30, focus=(32, -2, 2), fstop=6)
    return dict(OUT, samples=48, exposure=1.0, clampi=2, post=dict(glow=.3, vignette=.28))


def suburb_house(S, x, y, rot, wall, roof, kind='arch', Ln=11, W=8, h=3.0, p=.62):
    """A shingled house of which the roof counts; along the view or across it."""
    t = S.rnd.uniform(-.12, .12) + (0 if rot else math.pi / 2)
    u, v = (math.cos(t), math.sin(t), 0), (-math.sin(t), math.cos(t), 0)
    fr = Frame((x, y, 0), u, v)
    holes = [(1.4 + 2.6 * i, .9, 1.1, 1.5) for i in range(int((Ln - 2) / 2.6))]
    fs = H.walls(S, fr, Ln, W, h, 'lap', wall, {'f': holes, 'l': [(1.6, .9, 1.1, 1.5), (5, .9, 1.1, 1.5)]}, gables=W / 2 * p, exp=.16)
    for q in holes:
        H.window(S, fs['f'], *q, glow=1.8, curtains=False)
    for q in ((1.6, .9, 1.1, 1.5), (5, .9, 1.1, 1.5)):
        H.window(S, fs['l'], *q, glow=1.8, curtains=False)
    H.gable_roof(S, fr.at(0, 0, h), Ln, W, p, .45, .35, roof, kind)
    c = fr.p(Ln * .2, W * .12)
    H.chimney(S, c.x, c.y, h + 1.2, h + W / 2 * p + .9, .8, .6, pots=1)


@picture
def river_suburb(S):
    """Roofs and gardens of a suburb above the wide river, towards evening."""
    L.sky(az=330, elev=7, top='#5b7f97', mid='#a9b9bf', low='#f9d9a8', strength=.95, clouds=.6, glow=1.0, horizon=-.04)
    L.sun(272, 19, 4.8, '#ffcb94', 1.3)
    walls = ['paint:#cfc8b4', 'paint:#9aa9a6', 'paint:#d9cdb4', 'paint:#8c9f9c', 'paint:#b9b097']
    roofs = ['shingle:new', 'shingle:brown', 'shingle:slate', 'shingle:grey', 'shingle:new']
    spots = ((-9, 7, 1), (7, 4, 0), (21, 9, 1), (-24, 16, 0), (-6, 25, 0), (11, 25, 1), (28, 28, 0), (-22, 38, 1), (3, 44, 1), (20, 47, 0))
    for i, (x, y, rot) in enumerate(spots):
        suburb_house(S, x, y, rot, walls[i % 5], roofs[(i * 2) % 5])
    S.quad('ground', (-900, -200, 0), (900, -200, 0), (900, 88, 0), (-900, 66, 0))
    S.quad('water:.12,.12', (-2500, 40, -.6), (2500, 40, -.6), (2500, 330, -.6), (-2500, 330, -.6))
    S.quad('ground', (-2500, 300, -.2), (2500, 318, -.2), (2500, 1600, -.2), (-2500, 1600, -.2))
    S.box('concrete:#6a6761', -80, 15.6, -.1, 80, 19.6, .03)
    S.box('concrete:#b3a894', -80, 14.2, -.1, 80, 15.2, .04)
    T = two_trees(S, leaves=7000, size=.26)
    R = S.rnd
    for x, y, s in ((0, 11, .75), (15, 12, .8), (-17, 11, .9), (-1.5, 2.5, .8), (29, 4, .9), (-15, 26, 1.1), (2.5, 32, .9), (20, 33, 1.0), (-30, 27, 1.1), (36, 17, 1.0),
                    (-12, 45, 1.1), (12, 55, 1.1), (-30, 50, 1.2), (32, 52, 1.2), (-4, 60, 1.1), (26, 66, 1.2), (-20, 62, 1.2), (40, 40, 1.2), (-42, 36, 1.2)):
        L.place(T[R.randrange(2)], (x, y, 0), s, R.uniform(0, 6))
    for i in range(90):   # gardens are full of trees; the roofs look out between them
        x, y = R.uniform(-60, 60), R.uniform(-6, 64)
        if min((x - a) ** 2 + (y - b) ** 2 for a, b, _ in spots) > 62 and not 13.5 < y < 20:
            L.place(T[R.randrange(2)], (x, y, 0), R.uniform(.5, 1.15), R.uniform(0, 6))
    for x, y, _ in spots:
        for k in range(7):
            L.shrub(S, x + R.uniform(-7.5, 7.5), y - R.uniform(6.2, 7), 0, R.uniform(.4, .8), n=260, size=.14)
        S.box('concrete:#b3a894', x + 6.6, y - 7, -.05, x + 9.4, y + 4, .03)
    L.treeline(S, T, -110, 110, 60, 22, (.5, .8), 6)
    L.treeline(S, T, -360, 360, 312, 170, (1.3, 2.0), 14)
    L.treeline(S, T, -420, 420, 340, 150, (1.5, 2.3), 40)
    L.hills(S, 0, 420, h=20, w=1200)
    for k, x in enumerate((-60, -36, -12)):   # a barge with its tow in the middle of the river
        S.box('plain:#5d4a3f,.8', x, 165, -.6, x + 23, 172, 1.4)
    S.box('plain:#c9c1ad,.7', 13, 165.5, -.6, 22, 171.5, 3.2)
    S.box('plain:#c9c1ad,.7', 15, 166.5, 3.2, 20, 170.5, 6.4)
    S.box('shade:#2b343a', 14.8, 166.4, 4.9, 20.2, 170.6, 5.9)
    S.box('plain:#a8572c,.7', 14.6, 166.3, 6.4, 20.4, 170.7, 6.7)
    for x in (17, 18.4):
        S.box('plain:#2b343a,.7', x, 168, 6.7, x + .5, 168.6, 8.6)
    camera((-8, -38, 20), (3, 60, -.5), 33, focus=(0, 15, 4), fstop=0)
    return dict(OUT, samples=28, exposure=.55)


def ranch(S, wall, roof, carport, kind='brick', inside=None, gut='copper'):
    """A long, low house of the 1950s and 60s under a shallow roof, with a picture window; the ridge along x."""
    h, Ln, W, p = 2.74, 15, 8.6, .4
    fr = Frame((0, W / 2, 0))
    front = [(1.0, 1.15, 1.5, 1.25), (3.7, 1.15, 1.5, 1.25), (6.5, .12, 1.05, 2.15), (8.4, .7, 3.0, 1.75), (12.6, 1.15, 1.3, 1.25)]
    side = [(1.6, 1.15, 1.2, 1.25), (5.4, 1.15, 1.2, 1.25)]
    fs = H.walls(S, fr, Ln, W, h, kind, wall, {'f': front, 'l': side, 'r': side}, gables=W / 2 * p)
    for i, q in enumerate(front):
        if i == 2:
            H.door(S, fs['f'], *q, mat='paint:#2f4750')
        else:
            H.window(S, fs['f'], *q, grid=(4, 1) if i == 3 else (2, 1), glow=2.4)
    for q in side:
        H.window(S, fs['l'], *q, grid=(2, 1), glow=1.8)
        H.window(S, fs['r'], *q, grid=(2, 1), glow=1.8)
    S.box('concrete:#9d9484', -Ln / 2 - .05, -.05, 0, Ln / 2 + .05, W + .05, .16)
    planes = H.gable_roof(S, fr.at(0, 0, h), Ln, W, p, .65, .5, roof, inside=inside, gut=gut)
    H.lantern(S, fs['f'].p(7.95, 2.05, .02), power=40)
    H.chimney(S, -2.6, 5.2, h + 1.0, h + 2.9, 1.3, .7)
    S.box('concrete:#b3a894', -1.2, -1.5, 0, .4, -.05, .14)
    if carport:
        x0, x1 = Ln / 2 + .5, Ln / 2 + 5.6
        S.box('concrete:#aaa08f', x0 - .4, -14, -.05, x1, W, .03)
        S.box(H.TRIM, x0 - .55, .2, 2.5, x1 + .2, 7.4, 2.68)
        S.box('membrane:#bdb7ab', x0 - .5, .25, 2.68, x1 + .15, 7.35, 2.71)
        S.box('copper', x0 - .55, .15, 2.62, x1 + .25, .2, 2.72)
        for y in (.6, 3.8, 6.9):
            S.beam(H.TRIM, (x1 - .2, y, 0), (x1 - .2, y, 2.5), .12, .12)
    for x, r in ((-6.6, .45), (-5.4, .5), (-4.1, .45), (-2.9, .5), (1.5, .4), (2.6, .45), (3.7, .42), (5.4, .5), (6.6, .45)):
        L.shrub(S, x, -.75, 0, r, n=1500, size=.055)
    return planes[0]


@picture
def ranch_carport(S):
    """A post-war brick ranch with its carport, late in the afternoon."""
    evening(236, 17, 5.0, clouds=.6)
    ranch(S, 'brick', 'shingle:grey', True)
    L.lawn(S, -17, -13, 7.4, 1, 24, skip=lambda x, y: y > -.2 and x > -7.8 or -1.3 < x < .5)
    S.box('concrete:#b3a894', -1.0, -16, -.05, .2, -1.5, .025)
    T = two_trees(S, leaves=9000, size=.17)
    for x, y, s, r in ((-12, 9, 1.2, 1), (-7, 15, 1.25, 2), (1, 17, 1.1, 3), (9, 15, 1.3, .4), (17, 12, 1.3, 2.2)):
        L.place(T[int(abs(x)) % 2], (x, y, 0), s, r)
    L.treeline(S, T, -90, 90, 45, 50, (1, 1.5), 12)
    L.hills(S, 0, 150)
    camera((-10.2, -11.6, 1.75), (1.2, 1.6, 2.0), 28, focus=(-2, 0, 2), fstop=6)
    return dict(OUT, samples=28)


@picture
def ranch_trees(S):
    """A painted ranch on a wide lot under tall trees, the morning sun from the right."""
    evening(122, 18, 5.0, clouds=.5)
    ranch(S, 'paint:#8c9f9c', 'shingle:brown', False, 'lap')
    L.lawn(S, -14, -14, 14, 1, 22, skip=lambda x, y: y > -.2 and abs(x) < 7.8 or -1.3 < x < .5)
    S.box('concrete:#b3a894', -1.0, -18, -.05, .2, -1.5, .025)
    L.leaves(S, Frame((-12, -12, 0)), 24, 11, 500, 'leaf:autumn', .1, .07, .04)
    T = two_trees(S, leaves=34000, size=.09)
    for x, y, s, r in ((-11, 5, 1.75, 1), (-3, 14, 1.8, 2), (6, 15, 1.7, 3), (12.5, 8, 1.6, .4), (-18, 14, 1.6, 2.6)):
        L.place(T[int(abs(x)) % 2], (x, y, 0), s, r)
    L.treeline(S, T, -80, 80, 34, 34, (1.2, 1.7), 12)
    L.hills(S, 0, 150)
    camera((9.8, -12.4, 1.75), (-1.6, 1.4, 2.7), 27, focus=(1, 0, 2), fstop=6)
    return dict(OUT, samples=28)
