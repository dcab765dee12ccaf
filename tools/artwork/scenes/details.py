"""Work seen from close by: walls, gutters, attics and flat roofs half done."""
import math

from mathutils import noise

from lib import house as H
from lib import jobsite as J
from lib import landscape as L
from lib import props as P
from lib.mesh import Frame, V, wall_frame
from lib.render import camera

from . import picture
from .common import backdrop, district, evening, roof_set, two_trees
from .home import attic, hvac
from .jobs import OUT, felt, snips, stepped, yard_trees
from .services import eave

PLANK = 'paint:#7f9694'


def wrapped_wall(S, holes, length=14, h=3.6, x0=-5):
    """Sheathing under house wrap: taped seams, cap nails, windows set and flashed."""
    fw = wall_frame((x0, 0, 0))
    H.backing(S, 'wrap', fw, length, h, holes, .004)
    tape, dark = 'enamel:#b5502b,.4', 'enamel:#2c3236,.4'
    for q in holes:
        H.window(S, fw, *q, grid=(2, 1), glow=1.2, casing=0, sill=False, header=0, curtains=True)
        f = fw.at(q[0], q[1])
        w, hh = q[2], q[3]
        S.rect('enamel:#f2efe8,.35', f, -.035, -.035, w + .035, hh + .035, .06, .0, .03)   # nail fin and frame
        for a0, b0, a1, b1 in ((-.14, -.16, w + .14, -.03), (-.14, -.16, -.03, hh + .12), (w + .03, -.16, w + .14, hh + .12), (-.2, hh + .03, w + .2, hh + .15)):
            S.fbox(dark, f, a0, b0, .004, a1, b1, .0058)
    for b in (1.42, 2.82):
        for a0, a1 in H.segs(0, length, b, [(q[0] - .14, q[1], q[2] + .28, q[3]) for q in holes]):
            S.fbox(tape, fw, a0, b, .004, a1, b + .06, .0056)
    for a in (2.6, 9.4):
        S.fbox(tape, fw, a, 0, .004, a + .06, h, .0054)
    for i in range(int(length / .41)):
        for j in range(int(h / .4)):
            a, b = .2 + i * .41, .22 + j * .4
            if not any(q[0] - .2 < a < q[0] + q[2] + .2 and q[1] - .2 < b < q[1] + q[3] + .2 for q in holes):
                S.lathe('enamel:#c9653a,.4', fw.p(a, b, .004), [(.013, 0), (.013, .003), (.001, .003)], 8, fw.n)
    S.fbox('concrete:#9d9484', fw, 0, -1, -.1, length, .22, .02)
    S.fbox('metal:#a4a8aa,.4', fw, 0, .2, .0, length, .23, .03)
    # eave above
    pf = Frame((x0 - .4, -.5, h - .06), (1, 0, 0), (0, 1, .55))
    H.shingle_field(S, pf, length + .8, 3.5, 'shingle:slate')
    S.fbox(H.TRIM, pf, 0, 0, -.2, length + .8, .03, -.003)
    S.quad(H.TRIM, (x0 - .4, -.5, h - .24), (x0 + length + .4, -.5, h - .24), (x0 + length + .4, .1, h - .24), (x0 - .4, .1, h - .24))
    H.gutter(S, [pf.p(0, 0) - V(0, 0, .035), pf.p(length + .8, 0) - V(0, 0, .035)], 'enamel:#efece4,.3', 'k')
    return fw


def planks(S, fw, holes, top, x1, exp=.155):
    """Fiber-cement courses from the bottom; each ends where the crew stopped."""
    r, b = 0, .24
    while b < top(0):
        e = x1 - (.42 if r % 2 else 0) - (.0 if b < .7 else 1.3 * max(0, b - .7))
        for a0, a1 in H.segs(0, max(0, e), b + exp / 2, [(q[0] - .09, q[1] - .1, q[2] + .18, q[3] + .22) for q in holes]):
            x = a0
            while x < a1 - .02:
                z = min(a1, x + 3.66 - (1.3 if r % 3 == 1 and x == a0 else .6 if r % 3 == 2 and x == a0 else 0))
                p = fw.p
                S.m(PLANK).hexa([p(x, b, .006), p(z - .003, b, .006), p(z - .003, b + exp * 1.12, .006), p(x, b + exp * 1.12, .006),
                                 p(x, b, .024), p(z - .003, b, .024), p(z - .003, b + exp * 1.12, .012), p(x, b + exp * 1.12, .012)])
                x = z
        b += exp
        r += 1


def garden(S, x0, x1, y0, y1, z=0):
    L.lawn(S, x0, y0, x1, y1, 26, skip=lambda x, y: y > -.12, z=z)
    trees = yard_trees(S, ((-12, 7, 1.2), (14, 8, 1.3), (18, 2, 1.1)), 7000, .2)
    L.treeline(S, trees, -60, 60, 30, 26, (1, 1.4), 8)
    L.hills(S, 0, 150)


@picture
def house_wrap(S):
    """A wall in its wrap: windows flashed, the roll still standing at the corner, ladder and cap stapler."""
    evening(238, 24, 4.9, clouds=.6)
    holes = [(3.3, 1.0, 1.2, 1.6), (7.7, 1.0, 1.2, 1.6)]
    fw = wrapped_wall(S, holes)
    # sheathing still bare at the right end
    S.fbox('osb', fw, 10.4, .22, .004, 14, 3.35, .012)
    for a in (11.6, 12.85):
        S.fbox('shade:#6b4d2c', fw, a, .22, .012, a + .004, 3.35, .0125)
    S.smooth.update(('wrap', 'enamel'))
    c = fw.p(10.55, 0, .3)
    S.lathe('wrap', c + V(0, 0, .03), [(.04, 0), (.15, 0), (.15, 2.72), (.04, 2.72)], 30)
    S.lathe('plain:#a07c4f,.9', c + V(0, 0, .02), [(.035, 0), (.042, 0), (.042, 2.75), (.035, 2.75)], 20)
    rows = [[fw.p(10.2 + .24 * k / 6, b, .008 + .22 * (k / 6) ** 1.6 + .012 * math.sin(b * 3 + k)) for k in range(7)] for b in (.22, .9, 1.6, 2.3, 2.75)]
    S.m('wrap').grid(rows)
    J.extension_ladder(S, (1.35, -1.45, 0), (1.35, -.62, 3.95), color='#c9742c', standoff=.0)
    for x in (-2.6, -.7):
        J.sawhorse(S, Frame((x, -2.0, 0), (.1, 1, 0), (-1, .1, 0)), .9, .8)
    for i in range(4):
        S.beam(PLANK, (-3.8, -2.2 + i * .12, .86 + .013 * (i % 2)), (.1, -2.1 + i * .12, .86 + .013 * (i % 2)), .16, .011)
    n = J.nailer(S, Frame((-1.5, -1.95, .885), (1, .3, 0), (-.3, 1, 0)), 'enamel:#2f5a7d,.4')
    P.hose(S, [n, (-1.4, -2.5, .7), (-1.2, -2.7, .1), (-.2, -2.4, .05), (1.0, -2.8, .05), (2.2, -2.2, .05)], .009, 'enamel:#b5402b,.4', 12, .05)
    J.compressor(S, Frame((2.5, -2.0, .03), (1, .3, 0), (-.3, 1, 0)))
    garden(S, -6, 10, -6.4, 0)
    camera((-1.9, -5.9, 1.7), (1.75, 0, 1.6), 25, focus=(1, -.8, 1.6), fstop=6)
    return dict(OUT, exposure=.45)


@picture
def siding_install(S):
    """Fiber-cement planks going up over the wrap, more of them on sawhorses."""
    evening(232, 23, 4.9, clouds=.55)
    holes = [(3.0, 1.0, 1.2, 1.6), (7.4, 1.0, 1.2, 1.6)]
    fw = wrapped_wall(S, holes)
    planks(S, fw, holes, lambda a: 2.5, 8.9)
    q = holes[0]
    f = fw.at(q[0], q[1])
    for a0, b0, a1, b1 in ((-.1, -.02, 0, q[3] + .02), (q[2], -.02, q[2] + .1, q[3] + .02), (-.13, q[3], q[2] + .13, q[3] + .13), (-.13, -.07, q[2] + .13, 0)):
        S.fbox(H.TRIM, f, a0, b0, 0, a1, b1, .04)
    S.fbox(H.TRIM, fw, -.01, .22, 0, .11, 3.35, .035)
    J.extension_ladder(S, (3.6, -1.35, 0), (3.6, -.6, 3.9))
    for x in (-1.4, 1.5):
        J.sawhorse(S, Frame((x, -2.3, 0), (.06, 1, 0), (-1, .06, 0)), .95, .8)
    for i in range(5):
        S.beam(PLANK, (-2.3 + .1 * (i % 3), -2.62 + i * .14, .86 + .0125 * (i % 2)), (2.6 - .15 * (i % 2), -2.55 + i * .14, .86 + .0125 * (i % 2)), .18, .011)
    S.beam(PLANK, (-2.0, -2.42, .885), (1.7, -2.36, .885), .18, .011)
    saw(S, Frame((.3, -2.4, .895), (1, .1, 0), (-.1, 1, 0)))
    P.tape(S, Frame((-.5, -2.45, .895), (1, .3, 0), (-.3, 1, 0)))
    for i in range(7):
        S.beam('wood:#a9824f,#cfae7c', (3.9, -2.9 + .0 * i, .04 + i * .0), (3.95, -2.0, .04), .09, .07)
    for i in range(9):   # the stack on its battens
        for k in range(2):
            S.beam(PLANK, (3.4, -2.75 + k * .24, .085 + i * .012), (7.0, -2.7 + k * .24, .085 + i * .012), .2, .0112)
    garden(S, -6, 10, -6.4, 0)
    camera((-2.5, -5.7, 1.75), (1.25, 0, 1.5), 26, focus=(.5, -1.5, 1.4), fstop=6)
    return dict(OUT, exposure=.45)


def saw(S, fr, body='enamel:#d0a022,.4'):
    """A circular saw standing on its shoe."""
    S.smooth.update(('enamel', 'metal'))
    S.fbox('metal:#9aa0a4,.35', fr, -.15, -.07, 0, .16, .07, .005)
    S.lathe('metal:#b9bdbd,.25', fr.p(.02, -.035, .055), [(.001, 0), (.09, 0), (.09, .002), (.001, .002)], 40, fr.v)
    S.lathe('plain:#222528,.6', fr.p(.02, -.05, .06), [(.02, 0), (.1, .0), (.104, .01), (.104, .026), (.1, .03)], 36, fr.v)
    S.lathe(body, fr.p(.02, -.015, .075), [(.055, 0), (.058, .01), (.055, .11), (.04, .13), (.001, .131)], 28, fr.v)
    S.tube(body, [fr.p(-.03, .02, .12), fr.p(-.1, .02, .17), fr.p(-.17, .02, .14), fr.p(-.16, .02, .07)], .02, 10, up=fr.v)
    S.fbox('plain:#222528,.6', fr, -.2, -.01, .03, -.12, .06, .1)


@picture
def gutter_guards(S):
    """Steel mesh guards half fitted: last fall's leaves lie on the mesh and beside it in the open gutter."""
    evening(236, 24, 4.9, clouds=.5)
    white = 'enamel:#efece4,.28'
    pf = eave(S, white, 'shingle:new', 'paint:#9aa9a6')
    gf = Frame((-6, -.1, -.07))
    S.box('plain:#3d3226,.95', .9, -.05, -.14, 8, .01, -.075)
    L.leaves(S, gf.at(6.9, .01), 7, .075, 900, 'leaf:autumn', .055, 0, .075)
    # guard sections: a frame with a fine mesh, slipping under the first course
    mesh, edge = 'metal:#7b8084,.4', 'metal:#a9adad,.35'
    for k in range(6):
        a0 = -5.2 + k * 1.01
        a1 = a0 + 1.0
        g = Frame((a0, -.118, .004), (1, 0, 0), V(0, 1, .24))
        S.fbox(edge, g, 0, -.004, 0, a1 - a0, .014, .006)
        S.fbox(edge, g, 0, .13, 0, a1 - a0, .16, .004)
        S.fbox('shade:#1b1d1f', g, 0, .01, -.004, a1 - a0, .13, -.003)
        if k < 3:
            S.fbox(mesh, g, 0, .012, 0, a1 - a0, .132, .0025)
            continue
        for i in range(int((a1 - a0) / .0085)):
            S.fbox(mesh, g, .002 + i * .0085, .012, .0, .0038 + i * .0085, .132, .0022)
        for j in range(14):
            S.fbox(mesh, g, 0, .014 + j * .0086, .0006, a1 - a0, .0158 + j * .0086, .0028)
        for s in (.1, .5, .9):
            S.lathe('metal:#c3c6c6,.3', g.p(s, .005, .006), [(.006, 0), (.006, .003), (.001, .004)], 10, g.n)
    L.leaves(S, Frame((-2.4, -.11, .02), (1, 0, 0), (0, 1, .24)), 3.2, .12, 34, 'leaf:autumn', .06, .004, .012)
    L.leaves(S, pf, 14, 1.2, 60, 'leaf:autumn', .06, .012, .012)
    # the next section lies on the slope, with screws and a driver
    g = Frame(pf.p(7.2, .34, .014), pf.u * .985 + pf.v * .17, pf.v * .985 - pf.u * .17)
    S.rect(edge, g, 0, 0, 1.0, .16, .014, 0, .006)
    for i in range(int(.98 / .0085)):
        S.fbox(mesh, g, .012 + i * .0085, .012, .001, .0138 + i * .0085, .148, .003)
    for j in range(15):
        S.fbox(mesh, g, .012, .014 + j * .009, .0016, .99, .0158 + j * .009, .0036)
    snips(S, Frame(pf.p(6.72, .42, .014), pf.u * .8 + pf.v * .6, pf.v * .8 - pf.u * .6))
    backdrop(S, z=-5, y=20, n=22, trees=two_trees(S, 'leaf:autumn', 3500, size=.3))
    camera((-.35, -1.0, .62), (.72, .05, -.02), 36, focus=(.55, -.08, 0), fstop=5)
    return dict(OUT, exposure=.45)


@picture
def membrane_welding(S):
    """White membrane being rolled out and welded on a flat roof."""
    evening(244, 22, 4.9, clouds=.6, horizon=-.05)
    S.box('wool:#d8c79f', -30, -8, -.3, 30, 18, -.004)   # insulation boards
    for i in range(50):
        S.box('shade:#8f8164', -30 + i * 1.22, -8, -.004, -30 + i * 1.22 + .006, 18, -.0035)
    for i in range(20):
        S.box('shade:#8f8164', -30, -8 + i * 1.3, -.004, 30, -8 + i * 1.3 + .006, -.0035)
    for i in range(14):
        for j in range(10):
            for k in (.3, .9):
                S.lathe('metal:#b7bbbb,.4', (-6 + i * 1.22 + k, -4 + j * 1.3 + .4, -.004), [(.038, 0), (.036, .003), (.01, .002), (.001, .004)], 16)
    S.smooth.update(('membrane', 'metal', 'enamel'))
    w = 1.9
    for i in range(8):   # finished sheets with their welded laps
        y = 16 - i * w
        x0 = -30 if i < 6 else -30
        x1 = 30 if i < 7 else 1.3
        S.box('membrane:#f1eee7', x0, y - w - .1, .002 * (i % 2), x1, y, .003 + .0024 * (i % 2 + 1))
        S.box('membrane:#d9d5cb', x0, y - w - .1, .003 + .0024 * (i % 2 + 1), x1, y - w - .06, .0062 + .0024 * (i % 2))
    yb = 16 - 8 * w   # the roll at the end of the last sheet
    S.lathe('membrane:#f1eee7', (1.35, yb - .1, .155), [(.03, 0), (.15, 0), (.15, w), (.03, w)], 36, (0, 1, 0))
    S.lathe('plain:#a07c4f,.9', (1.35, yb - .12, .155), [(.03, 0), (.036, 0), (.036, w + .04), (.03, w + .04)], 20, (0, 1, 0))
    for k, (x, y) in enumerate(((4.6, 2.6), (4.75, 2.95), (4.66, 2.77))):
        z = .15 if k < 2 else .43
        S.lathe('membrane:#f1eee7', (x, y, z), [(.03, 0), (.15, 0), (.15, w), (.03, w)], 32, (1, .06, 0))
        S.lathe('shade:#3a3127', (x - .002, y, z), [(.001, 0), (.034, .001)], 20, (1, .06, 0))
    welder(S, Frame((-.55, yb + w - .02, .012), (1, 0, 0), (0, 1, 0)))
    seam_roller(S, Frame((.25, yb + .75, .01), (.8, .6, 0), (-.6, .8, 0)))
    H.bucket(S, (2.3, .1, 0), 'enamel:#e6ddca', None, .15, .34)
    for q in ((-30, 16.0, 30, 16.4), (11, -8, 11.4, 16)):
        S.box('membrane:#efece4', q[0], q[1], 0, q[2], q[3], .75)
        S.box('metal:#8f9396,.4', q[0] - .06, q[1] - .06, .75, q[2] + .06, q[3] + .06, .82)
    hvac(S, 6.2, 10.6, 0, 2.8, 1.9, 1.5)
    hvac(S, -7.0, 12.5, 0, 2.2, 1.7, 1.3)
    for x, y in ((2.6, 8.2), (-3.4, 7.5)):
        S.lathe('membrane:#f1eee7', (x, y, 0), [(.3, 0), (.12, .06), (.09, .1), (.09, .55), (.15, .57), (.15, .64), (.01, .72)], 20)
    T = two_trees(S, leaves=4500, size=.3)
    district(S, -80, 34, 12, 4, z=-8, trees=T)
    L.treeline(S, T, -120, 120, 110, 60, (1.2, 1.8), 20, z=-8)
    S.quad('ground', (-2000, 18, -8), (2000, 18, -8), (2000, 1500, -8), (-2000, 1500, -8))
    L.hills(S, -8, 190, h=18)
    camera((-1.75, -1.55, 1.35), (.75, 2.7, .3), 25, focus=(-.3, 1, .2), fstop=6)
    return dict(OUT, exposure=.0)


def welder(S, f):
    """An automatic hot-air welder on its wheels; u is the way it runs."""
    body, dark = 'enamel:#a8342a,.4', 'plain:#1d1f21,.6'
    S.bevel[body + '~w'] = .03
    S.fbox(body + '~w', f, -.22, -.14, .1, .16, .14, .27)
    S.fbox(dark, f, -.25, -.16, .06, .2, .16, .11)
    for x in (-.17, .13):
        for y in (-.17, .15):
            S.lathe('rubber', f.p(x, y, .055), [(.02, 0), (.055, 0), (.055, .035), (.02, .035)], 22, f.v)
    S.lathe('metal:#8d9193,.35', f.p(.03, -.22, .13), [(.045, 0), (.045, .14), (.03, .16)], 20, -f.v)
    S.tube('metal:#b7a58a,.3', [f.p(.03, -.36, .13), f.p(.05, -.42, .1), f.p(.08, -.44, .03)], .018, 10)
    S.fbox('metal:#b7a58a,.3', f, .06, -.5, .006, .12, -.38, .022)
    S.lathe('metal:#6d7377,.4', f.p(.22, -.47, .045), [(.001, 0), (.045, 0), (.045, .06), (.001, .06)], 22, f.v)
    S.tube('metal:#9aa0a4,.3', [f.p(-.2, -.1, .25), f.p(-.5, -.1, .62), f.p(-.72, -.1, .92)], .013, 8, up=f.v)
    S.tube('metal:#9aa0a4,.3', [f.p(-.2, .1, .25), f.p(-.5, .1, .62), f.p(-.72, .1, .92)], .013, 8, up=f.v)
    S.tube(dark, [f.p(-.72, -.16, .92), f.p(-.72, .16, .92)], .017, 10)
    P.hose(S, [f.p(-.22, 0, .2), f.p(-.5, .25, .02), f.p(-1.2, .5, .02), f.p(-2.0, .2, .02), f.p(-3.4, .8, .02)], .008, 'enamel:#c9702c,.5', 12, .02)


def seam_roller(S, f):
    S.lathe('rubber:#2b2d30', f.p(0, -.02, .022), [(.004, 0), (.02, 0), (.02, .04), (.004, .04)], 20, f.v)
    S.tube('metal:#9aa0a4,.3', [f.p(0, .025, .022), f.p(-.05, .03, .026), f.p(-.08, 0, .03)], .004, 8, up=f.n)
    S.lathe('wood:#9a6a38,#c99a5c', f.p(-.08, 0, .03), [(.008, 0), (.014, .02), (.015, .08), (.011, .11), (.001, .12)], 16, -f.u)


@picture
def attic_blowing(S):
    """Loose insulation blown level between the rafters' feet; the hose lies where the next bay begins."""
    attic(S, 0)
    R = S.rnd
    nx, ny = 130, 120
    for s in (-1, 1):   # a soft, even bed that thins out towards the viewer
        rows = []
        for j in range(ny + 1):
            y = 1.2 + 8.2 * j / ny
            row = []
            for i in range(nx + 1):
                x = s * (.72 + 3.2 * i / nx)
                k = min(1, max(0, (y - 1.2) / 1.3)) ** .6
                e = min(1, i / 5)
                z = -.16 + (.3 * k + .02 * noise.noise(V(x * 2, y * 2, 4)) + .022 * noise.noise(V(x * 9, y * 9, 1)) + .014 * noise.noise(V(x * 24, y * 24, 2))) * (.35 + .65 * e)
                row.append(V(x, y, z))
            rows.append(row if s > 0 else row[::-1])
        S.smooth.add('wool')
        S.m('wool:#c3bfb4').grid(rows)
        for i in range(900):
            x, y = s * R.uniform(.8, 3.4), R.uniform(1.8, 7)
            S.blob('wool:#cbc7bc', (x, y, .14 + R.uniform(0, .035)), R.uniform(.006, .02), .7, 6, .4)
    for y, x in ((2.6, 1.5), (5.0, 1.9), (3.8, -1.6)):   # depth rulers on the joists
        S.box('plain:#f0ead8,.7', x, y, -.1, x + .05, y + .004, .34)
        for k in range(12):
            S.box('plain:#2b2d30,.8', x, y - .001, -.06 + k * .0254 * 1.3, x + (.03 if k % 3 == 0 else .018), y, -.056 + k * .0254 * 1.3)
    hose = 'plain:#8f9a9f,.5'
    path = P.hose(S, [(-.2, -1.6, .1), (-.25, .2, .1), (.15, 1.2, .1), (.1, 2.2, .1), (.5, 2.75, .16), (1.2, 2.5, .24), (1.55, 2.2, .26)], .05, hose, 26)
    for a, b in zip(path, path[2:]):
        d = (b - a).normalized()
        S.lathe(hose, a, [(.05, 0), (.056, .006), (.056, .012), (.05, .018)], 14, d)
    return attic_settings()


def attic_settings():
    return dict(samples=16, exposure=.5, bounces=5)


@picture
def shingling(S):
    """On the slope: the next course is nailed, the gun and its hose lie by an open bundle."""
    evening(248, 24, 4.9, clouds=.55)
    Ln, W, p = 16, 10, .6
    edge, laid = stepped(8.9, .55)
    roof_set(S, 'shingle:new', stack=(4.6, 4.2), Ln=Ln, W=W, pitch=p, inside=laid, ridge=False, y=30, gut='enamel:#efece4,.3')
    pf, w, l = H.plane_front(Frame((0, W / 2, 0)), Ln, W, p, .4, .3)
    felt(S, pf, .01, w - .01, l, edge)
    # an open bundle, strips taken from it, one in place and not yet nailed
    t = .12
    g = Frame(pf.p(8.9, 2.55, .012), pf.u * math.cos(t) + pf.v * math.sin(t), pf.v * math.cos(t) - pf.u * math.sin(t))
    P.bundle(S, g, 'shingle:new', 13, wrap=None)
    S.m('enamel:#cfc8b6,.35').grid([[g.p(-.05 + .12 * i, -.03 - .1 * abs(math.sin(i * 1.7 + j)), .004 + .03 * abs(math.sin(i * 2.3 + j * 1.1))) for i in range(10)] for j in range(2)])
    P.shingle_strip(S, Frame(pf.p(8.15, 1.72, .012), pf.u * .99 + pf.v * .1, pf.v * .99 - pf.u * .1), 'shingle:new', .98)
    P.shingle_strip(S, Frame(pf.p(9.35, 1.9, .012), pf.u * .9 - pf.v * .4, pf.v * .9 + pf.u * .4), 'shingle:new', .98)
    n = J.nailer(S, Frame(pf.p(8.1, 1.35, .014), pf.u * .75 + pf.v * .66, pf.v * .75 - pf.u * .66))
    P.hose(S, [n, pf.p(8.3, .95, .02), pf.p(8.9, 1.2, .02), pf.p(9.6, 1.5, .02), pf.p(10.4, 1.0, .02), pf.p(11.4, 1.7, .02), pf.p(13, .6, .02)], .009, 'enamel:#b5402b,.4', 14)
    P.hammer(S, Frame(pf.p(8.55, 2.25, .012), pf.u * .9 - pf.v * .35, pf.v * .9 + pf.u * .35), 1.1)
    P.chalk_reel(S, Frame(pf.p(9.1, 1.0, .008), pf.u * .7 + pf.v * .7, pf.v * .7 - pf.u * .7))
    S.tube('plain:#2f4f86,.9', [pf.p(7.9, 1.16, .004), pf.p(12.6, 1.16, .004)], .0016, 5)
    P.nails(S, pf.at(8.75, 1.5, .003), 16, .12)
    J.roof_jacks(S, pf, 8.8, 3.35, 4.0)
    J.shingle_stack(S, Frame(pf.p(10.6, 2.3, .012), pf.u * .99 + pf.v * .1, pf.v * .99 - pf.u * .1), 2)
    c = pf.p(7.3, .15, 1.5)
    camera(c, pf.p(9.0, 2.35, .1), 28, focus=pf.p(8.4, 1.5, .02), fstop=5.6)
    return dict(OUT, exposure=.45)
