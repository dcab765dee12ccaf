"""Work going on: trucks in the drive, tools in use, roofs, gutters and walls half done."""
import math

from mathutils import noise

from lib import house as H
from lib import jobsite as J
from lib import landscape as L
from lib import props as P
from lib import vehicles as T
from lib.mesh import Frame, V, wall_frame
from lib.render import camera

from . import picture
from .common import backdrop, brick_cottage, district, evening, roof_set, two_trees

OUT = dict(samples=12, exposure=.45)   # the smoothing network needs few




def drive(S, x0, x1, y0, y1, mat='concrete:#aaa08f'):
    """A slab with joints."""
    S.box(mat, x0, y0, -.1, x1, y1, .03)
    y = y0 + 3
    while y < y1:
        S.box('shade:#5d574d', x0, y, .0, x1, y + .012, .0306)
        y += 3


def yard_trees(S, spots, leaves=8000, size=.2, mat='leaf'):
    trees = two_trees(S, mat, leaves, size=size)
    for x, y, k in spots:
        L.place(trees[int(abs(x)) % 2], (x, y, 0), k, x * 1.7)
    return trees


def neighbours(S, trees, spots, y=40):
    from .places import suburb_house
    walls = ['paint:#cfc8b4', 'paint:#9aa9a6', 'paint:#d9cdb4', 'paint:#b9b097']
    roofs = ['shingle:brown', 'shingle:slate', 'shingle:grey', 'shingle:new']
    for i, (x, yy, rot) in enumerate(spots):
        suburb_house(S, x, yy, rot, walls[i % 4], roofs[i % 4])
    L.treeline(S, trees, -90, 90, y, 46, (1, 1.5), 12)
    L.hills(S, 0, 150)


def house(S, Ln=13, W=8, h=3.0, p=.62, wall='paint:#cfc8b4', kind='lap', front=(), left=(), right=(), roof='shingle:new', inside=None, door=None, gut='enamel:#efece4,.3', doormat='paint:#2f4750'):
    """A one-storey house centred on x with its front at y = 0; returns wall frames and the front slope."""
    fr = Frame((0, W / 2, 0))
    fs = H.walls(S, fr, Ln, W, h, kind, wall, {'f': front, 'l': left, 'r': right}, gables=W / 2 * p)
    for i, q in enumerate(front):
        if i == door:
            H.door(S, fs['f'], *q, mat=doormat)
        else:
            H.window(S, fs['f'], *q, grid=(2, 1), glow=1.3)
    for side, qs in (('l', left), ('r', right)):
        for q in qs:
            H.window(S, fs[side], *q, grid=(2, 1), glow=1.1)
    planes = H.gable_roof(S, fr.at(0, 0, h), Ln, W, p, .45, .35, roof, gut=gut, gkind='k', inside=inside, ridge=inside is None)
    S.box('concrete:#9d9484', -Ln / 2 - .05, -.06, 0, Ln / 2 + .05, W + .05, .18)
    return fs, planes[0]


def felt(S, pf, a0, a1, l, edge=lambda b: 0, mat='plain:#565d63,.6', run=1.05):
    """Synthetic underlayment in lapped runs with cap nails, from edge(b), where the shingles end, to the rake."""
    b = 0
    while b < l:
        x = max(a0, edge(b) - .55)
        if x < a1:
            S.fbox(mat, pf, x, b, -.004, a1, min(l, b + .143), .0003)   # below the thinnest end of a shingle
        b += .143
    b = run
    while b < l:
        x = max(a0, edge(b) - .5)
        if x < a1:
            S.fbox('plain:#8d9293,.7', pf, x, b, .0003, a1, b + .012, .0018)
        for k in (.06, .55):
            x = max(a0, edge(b + k) + .35)
            while x < a1 and b + k < l:
                S.lathe('enamel:#b5652b,.5', pf.p(x, b + k, .0003), [(.014, 0), (.014, .003), (.001, .003)], 8, pf.n)
                x += .45
        b += run


def stepped(at, slant, top=99):
    """Where the new shingles end in each course: a stepped edge that runs back as it climbs."""
    def edge(b):
        r = int(b / .143 + .5)
        return at - slant * r * .143 + .16 * ((r * 3) % 5) / 2 if b < top else -9
    return edge, lambda a, b: a < edge(b - .07)


@picture
def roof_replacement(S):
    """Mid-morning of the first day: felt down, shingles climbing from the left, debris in the trailer."""
    evening(228, 27, 5.0, clouds=.6)
    Ln, W, h, p = 13, 8, 3.0, .62
    front = [(1.5, .9, 1.2, 1.5), (3.6, .9, 1.2, 1.5), (6.2, .18, 1.0, 2.1), (8.6, .9, 1.8, 1.5)]

    edge, laid = stepped(7.4, .62, 3.4)
    fs, (pf, w, l) = house(S, Ln, W, h, p, front=front, left=[(2, .9, 1.2, 1.5), (5, .9, 1.2, 1.5)], right=[(3, .9, 1.2, 1.5)], door=2, inside=laid)
    felt(S, pf, .01, w - .01, l, edge)
    for a, n in ((2.2, 3), (3.7, 4), (5.6, 3), (7.4, 4), (9.3, 3), (11.1, 4)):
        J.shingle_stack(S, Frame(pf.p(a, l - .5, .012), pf.u, pf.v), n)
    J.shingle_stack(S, Frame(pf.p(6.3, 2.2, .012), pf.u, pf.v), 1)
    P.shingle_strip(S, Frame(pf.p(5.6, 1.55, .02), pf.u * .96 + pf.v * .2, pf.v * .96 - pf.u * .2), 'shingle:new', .95)
    J.roof_jacks(S, pf, 4.9, 1.0, 4.6)
    n = J.nailer(S, Frame(pf.p(5.2, 2.0, .02), pf.u * .8 + pf.v * .5, pf.v * .8 - pf.u * .5))
    P.hose(S, [n, pf.p(5.5, 1.6, .03), pf.p(7.6, 1.9, .03), pf.p(9.6, .9, .03), pf.p(10.3, .05, .03), pf.p(10.4, -.12, -.3), pf.p(10.45, -.15, -2.2), (4.4, -1.1, .05), (5.0, -1.6, .05)], .009, 'enamel:#b5402b,.4', 12)
    J.compressor(S, Frame((5.2, -1.7, .03), (1, .3, 0), (-.3, 1, 0)))
    J.extension_ladder(S, (1.3, -1.75, 0), (1.3, -.42, 4.0), color='#c9742c')
    H.chimney(S, -3.6, 5.0, 4.2, 6.7, .9, .65)
    # shrubs, two under a tarp
    J.ground_tarp(S, Frame((-6.4, -2.1, .05)), 5.4, 2.0)
    for x in (2.6, 3.4):
        L.shrub(S, x, -.7, 0, .45, n=1200, size=.06)
    for i in range(3):
        P.shingle_strip(S, Frame((-1.6 + i * .7, -2.2 - .4 * (i % 2), .06), (math.cos(i * 2.1), math.sin(i * 2.1), 0), (-math.sin(i * 2.1), math.cos(i * 2.1), 0)), 'shingle:old', .5)
    drive(S, 7.3, 11.6, -26, 6)
    T.dump_trailer(S, (9.2, -.6, .03), -math.pi / 2)
    T.pickup(S, (9.2, -5.2, .03), -math.pi / 2 - .01, load=False)
    S.box('concrete:#b3a894', -.25, -20, -.05, .75, -.1, .02)
    L.lawn(S, -13, -10, 7.2, 1, 17, skip=lambda x, y: y > -.1 or -.35 < x < .85)
    trees = yard_trees(S, ((-10, 12, 1.1), (9.5, 14, 1.2), (3, 15, 1.0), (-3, 17, 1.2), (15, 6, 1.0)))
    neighbours(S, trees, ((-24, 16, 1), (24, 18, 0), (-6, 34, 0), (14, 38, 1)))
    camera((-4.6, -15.4, 5.4), (2.9, .6, 2.5), 26, focus=(0, 0, 3), fstop=8)
    return dict(OUT, exposure=.5)


@picture
def gutter_installation(S):
    """A length of gutter on sawhorses, the last one already hung, the fascia beside it bare."""
    evening(236, 24, 4.9, clouds=.6)
    white = 'enamel:#efece4,.28'
    h = 2.95
    wins = [(3.3, .95, 1.15, 1.6), (7.2, .95, 1.15, 1.6), (12.2, .95, 1.15, 1.6)]
    fw = wall_frame((-6, 0, 0))
    H.lap_wall(S, fw, 18, h - .12, wins, 'paint:#7f9490', exp=.14)
    for q in wins:
        H.window(S, fw, *q, grid=(2, 1), glow=1.3)
    S.box('concrete:#9d9484', -6, -.05, 0, 12, 0, .3)
    pf, w, l = H.plane_front(Frame((3, 4, h)), 18, 8, .55, .45, 0)
    H.shingle_field(S, pf, w, l, 'shingle:slate')
    S.fbox(H.TRIM, pf, 0, .03, -.05, w, l, -.003)
    S.fbox(white, pf, 0, -.015, -.03, w, .03, -.001)
    e0, e1 = pf.p(0, 0), pf.p(w, 0)
    S.beam(H.TRIM, e0 - V(0, -.02, .11), e1 - V(0, -.02, .11), .03, .2)
    S.quad(H.TRIM, e0 - V(0, 0, .2), e1 - V(0, 0, .2), e1 + V(0, .5, -.2), e0 + V(0, .5, -.2))
    x1 = 2.4
    H.gutter(S, [V(-6, e0.y + .002, e0.z - .035), V(x1, e0.y + .002, e0.z - .045)], white, 'k')
    for i in range(14):   # chalk line and hangers along the bare part
        x = x1 + .35 + i * .6
        S.box('metal:#b7bbbb,.3', x - .012, e0.y - .12, e0.z - .07, x + .012, e0.y + .004, e0.z - .062)
        S.box('metal:#b7bbbb,.3', x - .012, e0.y - .004, e0.z - .1, x + .012, e0.y + .004, e0.z - .03)
    S.box('shade:#3b5f8f', x1, e0.y - .0035, e0.z - .125, 12, e0.y - .003, e0.z - .121)
    H.downspout(S, [(-2.55, e0.y - .06, e0.z - .13), (-2.55, e0.y - .06, e0.z - .28), (-2.55, -.16, h - .5), (-2.55, -.055, h - .62), (-2.55, -.055, .35), (-2.55, -.3, .12)], white, False, .045, up=(1, 0, 0))
    J.extension_ladder(S, (3.0, -1.55, .0), (3.0, -.78, 3.55), standoff=.3, color='#c9742c')
    # the next length on sawhorses, upside up, with what goes into it
    for x in (-1.1, 2.2):
        J.sawhorse(S, Frame((x, -2.75, 0), (.05, 1, 0), (-1, .05, 0)), .9, .82)
    a, b = V(-2.0, -2.6, 1.0), V(4.6, -2.75, 1.0)
    H.gutter(S, [a, b], white, 'k', hangers=.62)
    S.beam('wood:#a9824f,#cfae7c', (-1.2, -2.95, .885), (2.6, -3.0, .885), .2, .025)
    P.drill(S, (.75, -2.98, .9), 2.4, 'enamel:#d0a022,.4')
    snips(S, Frame((.1, -3.02, .9), (1, .25, 0), (-.25, 1, 0)))
    box_of(S, Frame((1.15, -3.08, .9), (1, .1, 0), (-.1, 1, 0)))
    P.tape(S, Frame((1.85, -3.02, .9), (-1, .12, 0), (-.12, -1, 0)))
    caulk_gun(S, Frame((-.75, -3.0, .905), (1, .05, 0), (-.05, 1, 0)))
    for i in range(2):
        H.gutter(S, [V(-4.5, -1.5 - i * .22, .16), V(2.0, -1.35 - i * .22, .16)], 'enamel:#b9ad94,.6', 'k', hangers=.9)
    L.lawn(S, -6, -6.4, 8, .0, 34, skip=lambda x, y: y > -.1)
    for x, r in ((-1.6, .4), (-.7, .36), (4.9, .45), (5.8, .5)):
        L.shrub(S, x, -.55, 0, r, n=1600, size=.055)
    trees = yard_trees(S, ((-11, 9, 1.25), (14, 7, 1.2), (12, 16, 1.5)))
    L.treeline(S, trees, -60, 60, 30, 30, (1, 1.4), 8)
    camera((-2.3, -5.6, 1.75), (1.35, -.9, 1.72), 26, focus=(.8, -2.6, 1.1), fstop=5)
    return dict(OUT, exposure=.5)


def snips(S, fr, mat='enamel:#a8342a,.4'):
    for k in (-1, 1):
        S.tube(mat, [fr.p(0, 0, .012), fr.p(-.06, k * .022, .012), fr.p(-.15, k * .032, .012), fr.p(-.17, k * .026, .012)], .008, 8, up=fr.n)
        S.m('metal:#8d9193,.3').hexa([fr.p(0, k * .002 - .012, .008), fr.p(.075, k * .006, .008), fr.p(.075, k * .012, .008), fr.p(0, k * .018, .008),
                                      fr.p(0, k * .002 - .012, .015), fr.p(.075, k * .006, .015), fr.p(.075, k * .012, .015), fr.p(0, k * .018, .015)])
    S.lathe('metal:#b9bdbd,.25', fr.p(0, 0, .008), [(.01, 0), (.01, .01), (.001, .011)], 14, fr.n)


def box_of(S, fr, w=.3, d=.2, h=.13):
    """An open carton of gutter hangers."""
    m = 'plain:#a07c4f,.9'
    for q in ((0, 0, w, .004), (0, d - .004, w, d), (0, 0, .004, d), (w - .004, 0, w, d)):
        S.fbox(m, fr, q[0], q[1], 0, q[2], q[3], h)
    S.fbox(m, fr, 0, 0, 0, w, d, .004)
    S.quad(m, fr.p(0, 0, h), fr.p(w, 0, h), fr.p(w, -.09, h + .02), fr.p(0, -.09, h + .02))
    S.quad(m, fr.p(w, 0, h), fr.p(w, d, h), fr.p(w + .08, d, h - .02), fr.p(w + .08, 0, h - .02))
    for i in range(26):
        q = S.rnd.uniform(0, 6.28)
        o = fr.p(S.rnd.uniform(.04, w - .04), S.rnd.uniform(.03, d - .03), h - .03 + S.rnd.uniform(-.02, .02))
        e = V(math.cos(q), math.sin(q), S.rnd.gauss(0, .3)).normalized()
        S.beam('metal:#b7bbbb,.3', o - e * .05, o + e * .05, .022, .004)


def caulk_gun(S, fr, tube='enamel:#e9e5da,.4', frame='enamel:#a8442a,.4'):
    S.smooth.update(('enamel', 'metal'))
    S.lathe(tube, fr.p(0, 0, .03), [(.001, 0), (.024, 0), (.024, .215), (.012, .222), (.006, .29), (.002, .31)], 22, fr.u)
    for y in (-.02, .02):
        S.tube(frame, [fr.p(-.01, y, .012), fr.p(.215, y, .012)], .004, 6, up=fr.n)
    S.fbox(frame, fr, -.02, -.028, .004, -.012, .028, .058)
    S.fbox(frame, fr, .214, -.028, .004, .22, .028, .05)
    S.tube('metal:#8d9193,.3', [fr.p(-.02, 0, .032), fr.p(-.26, 0, .032), fr.p(-.275, 0, .02)], .0035, 6, up=fr.v)
    S.tube(frame, [fr.p(-.02, 0, .03), fr.p(-.06, -.02, .03), fr.p(-.12, -.1, .02)], .009, 8, up=fr.n)
    S.tube(frame, [fr.p(-.03, -.01, .03), fr.p(-.02, -.05, .025), fr.p(-.075, -.115, .018)], .006, 8, up=fr.n)


def surface_cleaner(S, p, ang):
    """Round flat-surface cleaner of a pressure washer, handle leaning back along the angle."""
    S.smooth.update(('enamel', 'metal', 'plain'))
    c, s = math.cos(ang), math.sin(ang)
    f = Frame(p, (c, s, 0), (-s, c, 0))
    S.lathe('enamel:#2c3f4a,.35', f.p(0, 0, .02), [(.27, 0), (.275, .02), (.27, .07), (.24, .1), (.1, .12), (.06, .13), (.001, .131)], 40)
    S.lathe('plain:#141516,.8', f.p(0, 0, .002), [(.27, 0), (.268, .03), (.26, .03)], 40)
    S.lathe('metal:#b0892f,.3', f.p(0, 0, .14), [(.03, 0), (.03, .05), (.02, .06), (.02, .1), (.001, .1)], 18)
    pts = [f.p(.05, 0, .2), f.p(-.1, 0, .3), f.p(-.55, 0, .78), f.p(-.72, 0, .96)]
    S.tube('metal:#9aa0a4,.3', pts, .014, 10, up=f.v)
    S.tube('metal:#9aa0a4,.3', [f.p(-.1, .16, .1), f.p(-.3, .16, .42), f.p(-.62, .16, .84)], .012, 8, up=f.v)
    S.tube('metal:#9aa0a4,.3', [f.p(-.1, -.16, .1), f.p(-.3, -.16, .42), f.p(-.62, -.16, .84)], .012, 8, up=f.v)
    S.tube('plain:#17181a,.7', [f.p(-.62, -.22, .84), f.p(-.62, .22, .84)], .018, 10)
    S.beam('enamel:#1d2022,.5', f.p(-.6, 0, .84), f.p(-.82, 0, 1.06), .04, .06, up=f.v)
    S.beam('enamel:#b5652b,.4', f.p(-.76, 0, .92), f.p(-.72, 0, .84), .025, .03, up=f.v)
    R = S.rnd
    for i in range(420):
        t = R.uniform(0, 6.28)
        r = .27 + abs(R.gauss(0, .05))
        S.blob('droplet', f.p(math.cos(t) * r, math.sin(t) * r, .006 + abs(R.gauss(0, .015))), R.uniform(.001, .0035), .8, 4, 0)
    return f.p(-.83, 0, 1.06)


@picture
def pressure_washing(S):
    """A driveway cleaned in lanes; the surface cleaner stands where the next lane ends."""
    evening(232, 24, 4.9, clouds=.5)
    S.quad('washlanes:#c3b8a5,#6d685c,-.35,.55,-2.35', (-3.6, -14, .012), (3.4, -14, .012), (3.4, 2.0, .012), (-3.6, 2.0, .012))
    for y in (-8, -5, -2, 1):
        S.box('shade:#4a443b', -3.6, y, .0, 3.4, y + .014, .0128)
    S.box('shade:#4a443b', -.1, -14, .0, -.085, 2, .0128)
    # garage wall with a panel door
    fw = wall_frame((-8, 2.0, 0))
    H.lap_wall(S, fw, 18, 3.16, [(5.1, 0, 5.0, 2.3), (12.6, 1.0, 1.2, 1.5)], 'paint:#d8d0bb', exp=.14)
    H.window(S, fw, 12.6, 1.0, 1.2, 1.5, grid=(2, 1), glow=1.3)
    g = fw.at(5.1, 0)
    S.fbox('shade', g, -.1, 0, -.2, 5.1, 2.4, -.13)
    for i in range(4):
        S.bevel['paint:#efe9dc~d'] = .008
        S.fbox('paint:#efe9dc~d', g, 0, i * .575, -.12, 5.0, i * .575 + .565, -.08)
        for k in range(6):
            S.rect('paint:#efe9dc~d', g, .1 + k * .82, i * .575 + .09, .1 + k * .82 + .7, i * .575 + .475, .03, -.08, -.068)
    S.rect(H.TRIM, g, -.12, -.2, 5.12, 2.42, .12, 0, .03)
    S.fbox('concrete:#9d9484', fw, 0, -.2, -.1, 5.0, .25, .02)
    S.fbox('concrete:#9d9484', fw, 10.2, -.2, -.1, 18, .25, .02)
    pf, w, l = H.plane_front(Frame((1, 6, 3.3)), 18, 8, .5, .45, 0)
    H.shingle_field(S, pf, w, l, 'shingle:new')
    S.fbox(H.TRIM, pf, 0, .0, -.2, w, .03, -.002)
    S.quad(H.TRIM, pf.p(0, 0, -.2), pf.p(w, 0, -.2), pf.p(w, 0, -.2) + V(0, .5, 0), pf.p(0, 0, -.2) + V(0, .5, 0))
    H.gutter(S, [pf.p(0, 0) - V(0, 0, .035), pf.p(w, 0) - V(0, 0, .035)], 'enamel:#efece4,.3', 'k')
    for x in (-3.15, 2.5):
        H.lantern(S, (x, 1.97, 2.05), s=1.1, power=14)
    tip = surface_cleaner(S, (-.075, -2.4, .012), math.pi / 2 - .08)
    P.washer(S, (2.35, -1.2, 0), 2.5)
    P.hose(S, [tip, tip + V(.05, -.25, -.3), (.5, -3.7, .02), (1.3, -4.0, .02), (1.9, -3.2, .02), (1.5, -2.5, .02), (2.2, -2.1, .02), (2.1, -1.2, .3)], .012, 'enamel:#22272b,.5', 12, .024)
    P.hose(S, [(2.45, -1.25, .3), (3.0, -1.6, .02), (3.6, -1.0, .03), (4.2, .2, .03), (5.0, 1.6, .1), (5.0, 1.95, .5)], .012, 'enamel:#3f6a4a,.5', 12, .024)
    J.cone(S, (-2.9, -4.6, 0), .7)
    L.lawn(S, 3.4, -8, 10, 2, 30, skip=lambda x, y: y > 1.8)
    L.lawn(S, -10, -9, -3.6, 2, 30, skip=lambda x, y: y > 1.8, base=False)
    for x, r in ((4.2, .45), (6.4, .5), (7.3, .45), (-4.6, .5), (-5.6, .45)):
        L.shrub(S, x, 1.35, 0, r, n=1700, size=.055)
    trees = yard_trees(S, ((-11, 8, 1.2), (13, 9, 1.3)))
    L.treeline(S, trees, -60, 60, 30, 30, (1, 1.4), 8)
    camera((-2.0, -6.3, 1.7), (.45, -1.4, .62), 26, focus=(0, -2.6, .6), fstop=5)
    return dict(OUT, exposure=.5)


def tailgate_set(S):
    """The open tailgate of a pickup, seen from behind; returns the frame of its surface (u to the right, v to the cab)."""
    T.pickup(S, (0, 0, 0), math.pi / 2, gate=False, ladders=2, load=False)
    J.toolbox(S, Frame((-.85, .42, .82)), 1.7, .4, .5)
    g = Frame((-.86, -1.72, .81), (1, 0, 0), (0, 1, 0))
    S.bevel['plain:#26292c,.55~g'] = .012
    S.fbox('plain:#26292c,.55~g', g, 0, 0, -.06, 1.72, .56, 0)
    for i in range(11):
        S.fbox('plain:#303438,.5', g, .06 + i * .15, .03, 0, .06 + i * .15 + .1, .53, .0035)
    S.bevel['carpaint:#e9e9e5~g'] = .02
    S.fbox('carpaint:#e9e9e5~g', g, -.005, -.012, -.07, 1.725, .0, -.004)
    for x in (.01, 1.71):
        S.beam('metal:#8d9193,.35', g.p(x, .25, 0), g.p(x, .62, .42), .025, .004, up=(1, 0, 0))
    return g.at(0, 0, .0035)


def behind_truck(S, roof='shingle:new', wall='brick'):
    """A house across the lawn, far enough to be out of focus."""
    brick_cottage(S, x0=3.5, roof=roof, wall=wall)


def hardware(S, g):
    """What lies on the tailgate: frame with u to the right, v away from the viewer."""
    J.clipboard(S, Frame(g.p(.5, .09), g.u * .985 + g.v * .17, g.v * .985 - g.u * .17), s=1.0)
    J.pen(S, Frame(g.p(.79, .2), g.u * -.5 + g.v * .87, g.v * -.5 - g.u * .87))


@picture
def paperwork(S):
    """An inspection form on the tailgate, with the things it was filled in with."""
    evening(214, 25, 4.9, clouds=.6)
    g = tailgate_set(S)
    f = Frame(g.p(.62, .1), g.u * .985 + g.v * .17, g.v * .985 - g.u * .17)
    J.clipboard(S, f, s=1.0)
    J.pen(S, Frame(g.p(.66, .075), g.u * .9 + g.v * .2, g.v * .9 - g.u * .2))
    J.moisture_meter(S, Frame(g.p(.98, .2), g.u * .9 - g.v * .43, g.v * .9 + g.u * .43))
    P.hardhat(S, g.p(.36, .4), ang=-2.2, mat='enamel:#f0ede4,.25')
    P.tape(S, Frame(g.p(.1, .1), g.u * .93 + g.v * .1, g.v * .93 - g.u * .1))
    P.shingle_strip(S, Frame(g.p(1.0, .36), g.u * .97 + g.v * .1, g.v * .97 - g.u * .1), 'shingle:new', .55, .3)
    J.coil(S, Frame(g.p(1.45, .2)), .13, 5, .011, 'cloth:#c9702c')
    S.quad('ground', (-600, -600, -.01), (600, -600, -.01), (600, 900, -.01), (-600, 900, -.01))
    drive(S, -2.2, 2.4, -9, 30)
    backdrop_house(S)
    camera((-.62, -2.72, 1.52), (.06, -1.3, .9), 34, focus=g.p(.72, .25), fstop=3.2)
    return dict(OUT, exposure=.5)


def backdrop_house(S, x=9, y=9):
    """A brick house and trees left and right of a truck, out of focus."""
    from .places import suburb_house
    suburb_house(S, -9, 12, 0, 'paint:#b9c0b6', 'shingle:new')
    suburb_house(S, 10, 13, 1, 'paint:#d9cdb4', 'shingle:brown')
    trees = yard_trees(S, ((-3, 24, 1.2), (-15, 8, 1.1), (5, 22, 1.1), (15, 20, 1.2)), 6000, .24)
    L.treeline(S, trees, -60, 60, 34, 30, (1, 1.4), 8)
    L.lawn(S, -9, -1, -2.3, 9, 9)


@picture
def figures_desk(S):
    """An estimate, three samples of shingle and a mug on a porch table; the pickup waits in the drive."""
    evening(226, 24, 4.9, clouds=.6)
    for i in range(6):
        S.bevel['wood:#8a6238,#b98a55'] = .004
        S.box('wood:#8a6238,#b98a55', -1.0, -.52 + i * .15, .70, 1.0, -.52 + i * .15 + .145, .735)
    t = lambda x, y, a: Frame((x, y, .735), (math.cos(a), math.sin(a), 0), (-math.sin(a), math.cos(a), 0))
    J.clipboard(S, t(-.2, -.33, .12), s=1.0)
    J.pen(S, t(.07, -.22, 1.1))
    for i, (m, x, y, a) in enumerate((('shingle:brown', .17, -.18, .25), ('shingle:slate', .26, .0, .06), ('shingle:grey', .2, .17, -.1))):
        P.shingle_strip(S, Frame((x, y, .737 + .0 * i), (math.cos(a), math.sin(a), 0), (-math.sin(a), math.cos(a), 0)), m, .42, .24)
    P.tape(S, t(-.36, -.12, .6))
    S.smooth.add('enamel')
    S.lathe('enamel:#2f4750,.3', (-.28, .2, .735), [(.036, 0), (.041, .005), (.042, .095), (.038, .095), (.036, .02), (.001, .018)], 32)
    S.lathe('plain:#2a1a10,.3', (-.28, .2, .81), [(.037, 0), (.001, .001)], 24)
    S.tube('enamel:#2f4750,.3', [(-.322, .2, .815), (-.348, .2, .81), (-.352, .2, .78), (-.343, .2, .757), (-.32, .2, .752)], .006, 10, up=(0, 1, 0))
    # porch: floor, rail and posts, garden
    for i in range(30):
        S.box('wood:#75706a,#8d877e|y', -3.4 + i * .14, -2, .0, -3.4 + i * .14 + .134, 1.5, .05)
    H.railing(S, (-3.3, 1.4, 0), (-.95, 1.4, 0), .05, h=.72)
    for x in (-.85, 2.9):
        H.post(S, x, 1.4, .05, 3.0, .17)
    S.quad('ground', (-600, -600, -.45), (600, -600, -.45), (600, 900, -.45), (-600, 900, -.45))
    S.box('concrete:#aaa08f', -20, 7.6, -.5, 30, 11.4, -.42)
    T.pickup(S, (3.6, 9.4, -.42), math.pi + .0, load=False)
    L.lawn(S, -7, 1.8, 9, 7.5, 16, z=-.45, base=False)
    trees = yard_trees(S, ((-8, 20, 1.2), (9, 22, 1.2), (-1.0, 26, 1.3)), 6000, .24)
    from .places import suburb_house
    L.treeline(S, trees, -60, 60, 34, 30, (1, 1.4), 8)
    suburb_house(S, 3, 24, 0, 'paint:#d9cdb4', 'shingle:new')
    camera((-.12, -1.2, 1.3), (.07, .3, .88), 29, focus=(0, -.2, .74), fstop=4)
    return dict(OUT, exposure=.5)


@picture
def storm(S):
    """Dusk after a storm: a limb on the ranch's roof, a tarp over the hole, the truck's lights on the wet drive."""
    from .places import fallen_branch, ranch, tarp
    L.sky(az=262, elev=2, top='#26333f', mid='#53626d', low='#d9a77c', strength=.6, clouds=1.0, cloud_lit='#9a8f8a', cloud_dark='#2d3842', glow=.35, cscale=2.0)
    L.sun(252, 8, .7, '#ffc9a0', 6)
    ranch(S, 'brick', 'shingle:grey+wet', False)
    pf, w, l = H.plane_front(Frame((0, 4.3, 2.74)), 15, 8.6, .4, .65, .5)
    tarp(S, pf, 9.0, 12.4, 1.6, l + .02)
    fallen_branch(S, pf.p(5.6, l * .93, .35), pf.u * .55 - pf.v * .8, 4.6, .12, 3600)
    S.tube('plain:#4a3d32,.9', [pf.p(4.7, l * 1.0, 1.2), pf.p(5.6, l * .93, .35), pf.p(6.3, l * .75, .2)], .1, 10)
    for a, b, t in ((8.3, .9, .5), (13.2, .7, 1.2)):
        P.shingle_strip(S, Frame(pf.p(a, b, .03), pf.u * math.cos(t) + pf.v * math.sin(t), pf.v * math.cos(t) - pf.u * math.sin(t)), 'shingle:grey', .5)
    J.extension_ladder(S, (3.2, -2.2, 0), (3.2, -.72, 3.6), color='#c9742c')
    # wet drive along the house, truck with its lamps on the roof
    S.box('halfslab:#8d867a,#3f3c38,-99', 7.9, -30, -.1, 12.2, 6, .03)
    T.pickup(S, (9.7, -9.6, .03), math.pi / 2 + .12, lights=True, load=False)
    for sd in (-.75, .75):
        L.lamp((9.1 + sd, -4.6, .95), (8.6 + sd, 6, .6), .25, 150, '#fff0d4')
    # work light on a stand
    for k in range(3):
        t = 2.1 * k
        S.tube('metal:#3a4247,.4', [(5.1, -3.2, .8), (5.1 + .45 * math.cos(t), -3.2 + .45 * math.sin(t), .02)], .014, 8)
    S.tube('metal:#3a4247,.4', [(5.1, -3.2, .5), (5.1, -3.2, 1.9)], .016, 8)
    for dx in (-.17, .17):
        f = Frame((5.1 + dx, -3.2, 1.98), (1, 0, 0), (0, .35, .94))
        S.fbox('enamel:#d0a022,.4', f, -.13, -.1, -.05, .13, .1, .0)
        S.quad('emit:#fff1d8,40', f.p(-.11, -.08, -.052), f.p(-.11, .08, -.052), f.p(.11, .08, -.052), f.p(.11, -.08, -.052))
    L.lamp((5.1, -3.0, 2.05), (4.2, 2.2, 3.9), .3, 420, '#fff0d8')
    J.cone(S, (7.4, -6.2, .0))
    J.cone(S, (7.5, -11.2, .0))
    S.box('concrete:#77716a', -1.0, -18, -.05, .2, -1.5, .025)
    L.lawn(S, -12, -15, 7.8, 1, 17, skip=lambda x, y: y > -.2 or -1.3 < x < .5)
    fallen_branch(S, (1.6, -5.6, .1), (1, .35, .02), 2.8, .11, 1800)
    L.leaves(S, Frame((-8, -12, 0)), 16, 11, 500, 'leaf', .09, .07, .04)
    trees = yard_trees(S, ((-12, 9, 1.4), (-4, 13, 1.7), (4, 14, 1.5), (14, 12, 1.5)), 9000, .18)
    L.treeline(S, trees, -90, 90, 40, 50, (1, 1.5), 12)
    L.hills(S, 0, 150)
    camera((4.2, -17.6, 2.3), (5.0, 0, 2.45), 24, focus=(6, -4, 2), fstop=6)
    return dict(OUT, samples=20, exposure=1.25, clampi=3, post=dict(glow=.3, vignette=.3))


def town(S, m, lit=.05):
    """Downtown across the river, drawn through m(x, y, z): right, away, up."""
    R = S.rnd
    pal = ['#7d868c', '#8c9398', '#918f8b', '#8b8580', '#87929a', '#9a9894']

    def bx(mat, x0, y0, z0, x1, y1, z1):
        a, b = m(x0, y0, z0), m(x1, y1, z1)
        S.box(mat, min(a.x, b.x), min(a.y, b.y), z0, max(a.x, b.x), max(a.y, b.y), z1)

    def tower(x, y, w, d, h, crown=None):
        mat = 'haze:%s' % R.choice(pal)
        bx(mat, x - w / 2, y, 0, x + w / 2, y + d, h)
        nx, nz = max(4, int(w / 3.6)), int((h - 8) / 4.2)
        for j in range(nz):   # window bands
            bx('haze:#5f6e78', x - w / 2 + 1.2, y - .3, 7 + j * 4.2, x + w / 2 - 1.2, y, 9 + j * 4.2)
            for i in range(nx):
                if R.random() < lit:
                    xx = x - w / 2 + (i + .5) * w / nx
                    bx('emit:#ffd9a0,1.1', xx - 1.1, y - .5, 7 + j * 4.2, xx + 1.1, y - .3, 9 + j * 4.2)
        if crown == 'dome':
            S.lathe('haze:#9aa0a0', m(x, y + d / 2, h), [(w * .46, 0), (w * .44, w * .12), (w * .3, w * .3), (.1, w * .38)], 24)
        if crown == 'step':
            bx(mat, x - w * .32, y + 1, h, x + w * .32, y + d - 1, h + 14)
            bx(mat, x - w * .16, y + 3, h + 14, x + w * .16, y + d - 3, h + 24)
    for x, w, h, c in ((-60, 38, 122, None), (-10, 34, 168, 'dome'), (38, 30, 132, 'step'), (82, 40, 98, None), (122, 28, 140, None),
                       (165, 36, 88, None), (-105, 34, 92, 'step'), (205, 30, 66, None), (-150, 40, 60, None), (250, 44, 52, None)):
        tower(x, 700 + R.uniform(0, 40), w, 30, h * .82, c)
    for i in range(64):
        x = -560 + i * 18 + R.uniform(-5, 5)
        tower(x, 680 + R.uniform(-6, 10), R.uniform(12, 22), 14, R.uniform(12, 36))


@picture
def skyline(S):
    """From a roof that is being shingled, over the rooftops to downtown."""
    evening(300, 16, 4.6, clouds=.6)
    Ln, W, p, h = 18, 10, .7, 0
    edge, laid = stepped(13.6, .5)
    roof_set(S, 'shingle:new', stack=None, Ln=Ln, W=W, inside=laid, ridge=False, z=-6, y=60, n=30, x0=-60, x1=60, gut='enamel:#efece4,.3')
    pf, w, l = H.plane_front(Frame((0, W / 2, 0)), Ln, W, p, .4, .3)
    felt(S, pf, .01, w - .01, l, edge)
    H.ridge_caps(S, (-9.3, 5, 3.5), (-2.0, 5, 3.5), (0, -1, -p), (0, 1, -p))
    for a, n in ((9.6, 2), (11.4, 3), (13.2, 3)):
        J.shingle_stack(S, Frame(pf.p(a, l - .75, .012), pf.u, pf.v), n)
    J.roof_jacks(S, pf, 8.4, 3.2, 5.2)
    n = J.nailer(S, Frame(pf.p(9.6, 4.35, .02), pf.u * .8 + pf.v * .5, pf.v * .8 - pf.u * .5))
    P.hose(S, [n, pf.p(9.9, 3.9, .03), pf.p(11.2, 4.1, .03), pf.p(12.4, 3.4, .03), pf.p(14.4, 2.9, .03), pf.p(16, 1.0, .03)], .009, 'enamel:#b5402b,.4', 12)
    P.hammer(S, Frame(pf.p(8.9, 4.7, .014), pf.u * .9 + pf.v * .3, pf.v * .9 - pf.u * .3), 1.15)
    P.tape(S, Frame(pf.p(9.0, 4.2, .012), pf.u * .8 - pf.v * .5, pf.v * .8 + pf.u * .5))
    from .places import suburb_house
    m = lambda x, y, z: V(y, -x, z)
    trees = two_trees(S, leaves=5000, size=.28)
    S.quad('water:.12,.12', (330, -900, -5.6), (640, -900, -5.6), (640, 900, -5.6), (330, 900, -5.6))
    walls = ['plain:#7d6a60', 'plain:#b7ad98', 'plain:#8f9a98', 'plain:#c9bfa9']
    roofs = ['plain:#3b464d', 'plain:#4a4f50', 'plain:#5b5148', 'plain:#36424a']
    from .common import simple_house
    R = S.rnd
    for i in range(8):
        for j in range(9):
            x, y = 48 + i * 17 + R.uniform(-2, 2), -62 + j * 14 + R.uniform(-2, 2)
            simple_house(S, x, y, R.uniform(7, 9), R.uniform(9, 12), R.uniform(2.8, 4.4), R.choice(walls), R.choice(roofs), -6, R.choice('xy'))
            for k in range(2):
                L.place(R.choice(trees), (x + 8 + R.uniform(-2, 2), y + R.uniform(-7, 7), -6), R.uniform(.6, .95), R.uniform(0, 6))
    for i in range(64):   # gardens hide the nearest streets
        L.place(R.choice(trees), (R.uniform(12.5, 46), R.uniform(-34, 34), -6), R.uniform(.5, .9), R.uniform(0, 6))
    for k in range(3):
        for i in range(70):
            y = -330 + i * 9.4
            L.place(R.choice(trees), (190 + k * 50 + R.uniform(-14, 14), y, -6), R.uniform(.8, 1.2), R.uniform(0, 6))
    town(S, m)
    camera((-3.2, 2.9, 4.1), (9, .6, 2.2), 27, focus=(2, 3.6, 3), fstop=7)
    return dict(OUT, exposure=.4)


@picture
def truck_driveway(S):
    """The pickup in the drive of a finished house: ladders on the rack, tools and bundles in the bed."""
    from .services import clapboard
    evening(232, 19, 5.0, clouds=.6)
    clapboard(S, 'paint:#8c9f9c', 'shingle:new')
    drive(S, -9.6, -5.4, -22, 12)
    T.pickup(S, (-7.3, -6.4, .03), math.pi / 2 + .03)
    J.extension_ladder(S, (-3.9, 3.2, 0), (-3.5, 3.2, 6.35), side=(0, 1, 0), color=None)
    L.lawn(S, -5.3, -14, 12, 3, 18, skip=lambda x, y: (abs(x) < 3.5 and y > -2.4) or (-3.1 < x < -.9 and y < -2.3))
    L.lawn(S, -18, -14, -9.7, 6, 14, base=False)
    S.box('concrete:#b3a894', -3.0, -20, -.05, -1.1, -3.1, .025)
    for x, r in ((-.4, .5), (.7, .42), (1.8, .5), (2.9, .55)):
        L.shrub(S, x, -2.9, 0, r, n=1400)
    trees = yard_trees(S, ((9, 10, 1.4), (11, 1, 1.0), (-14, 11, 1.25), (-7.5, 17, 1.2)))
    neighbours(S, trees, ((-19, 14, 0), (20, 20, 1)), 36)
    camera((-10.4, -14.2, 1.85), (-3.2, -1.2, 2.9), 29, focus=(-7, -7, 1.3), fstop=6)
    return dict(OUT, exposure=.5)
