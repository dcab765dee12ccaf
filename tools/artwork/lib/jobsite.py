"""Things that stand about where a crew works: ladders, sawhorses, tarps, bundles, machines."""
import math

from mathutils import noise

from . import house as H
from . import props as P
from .mesh import Frame, V

ALU = 'metal:#b7bbbb,.38'


def rail(S, a, b, nrm, mat, side, w=.028, h=.078):
    """C-shaped ladder rail: a web with two flanges."""
    S.beam(mat, a, b, .006, h, up=nrm)
    for k in (-1, 1):
        o = nrm * (h / 2 * k) - side * w / 2
        S.beam(mat, a + o, b + o, w, .006, up=nrm)


def ladder_section(S, a, b, side, width, mat, phase=.2):
    a, b, side = V(a), V(b), V(side).normalized()
    d = (b - a).normalized()
    nrm = d.cross(side).normalized()
    ln = (b - a).length
    for k in (-1, 1):
        q = side * k * width / 2
        rail(S, a + q, b + q, nrm, mat, side * k)
    i = phase
    while i < ln - .06:
        S.tube(ALU, [a + d * i - side * width / 2, a + d * i + side * width / 2], .0165, 10, up=nrm)
        i += .305


def extension_ladder(S, foot, top, side=(1, 0, 0), width=.44, color=None, standoff=0.0, lap=.9):
    """Two sections from foot to top; standoff: arms of that length towards the wall near the top."""
    S.smooth.add('metal')
    foot, top, side = V(foot), V(top), V(side).normalized()
    d = (top - foot).normalized()
    nrm = d.cross(side).normalized()
    if nrm.z < 0:
        nrm = -nrm
    mat = 'enamel:%s,.5' % color if color else ALU
    ln = (top - foot).length
    ladder_section(S, foot, foot + d * (ln / 2 + lap / 2), side, width, mat)
    ladder_section(S, foot + d * (ln / 2 - lap / 2) + nrm * .06, top + nrm * .06, side, width - .06, mat, .1)
    for k in (-1, 1):
        q = foot + side * k * width / 2
        S.beam('plain:#2a2c2e,.7', q - d * .02, q + d * .1, .04, .1, up=nrm)
        S.beam('plain:#2a2c2e,.7', q + V(0, -.07, .012), q + V(0, .07, .012), .06, .024)
        S.beam('plain:#b5652b,.6', q + d * (ln / 2 + lap / 2 - .06), q + d * (ln / 2 + lap / 2), .036, .086, up=nrm)
    P.hose(S, [foot + d * (ln / 2 + .3) - nrm * .02, foot + d * (ln * .3) + V(0, -.03, 0), foot + d * .7 - nrm * .01, foot + d * .5 + nrm * .01], .006, 'cloth:#d8cfae', 8)
    if standoff:
        c = top - d * .75 + nrm * .06
        hor = V(d.x, d.y, 0).normalized()
        for k in (-1, 1):
            q = c + side * k * (width / 2)
            e = q + side * k * .3 + hor * standoff
            S.tube(ALU, [q - d * .25, q + side * k * .02, e], .016, 8)
            S.tube('plain:#1d1f21,.7', [e - V(0, 0, .06), e + V(0, 0, .06)], .03, 10, up=hor)
        S.tube(ALU, [c - side * (width / 2), c + side * (width / 2)], .016, 8)


def flat_ladder(S, fr, length, width=.42, color=None):
    """A collapsed extension ladder lying on a rack; fr.u along it, fr.v across."""
    mat = 'enamel:%s,.5' % color if color else ALU
    for k, (a, w) in enumerate(((0, width), (.25, width - .06))):
        ladder_section(S, fr.p(a, 0, .04 + k * .075), fr.p(a + length - .3, 0, .04 + k * .075), fr.v, w, mat, .15)


def sawhorse(S, fr, w=.95, h=.78, mat='wood:#a9824f,#cfae7c'):
    """fr at the ground, u along the beam."""
    S.beam(mat, fr.p(-w / 2, 0, h), fr.p(w / 2, 0, h), .09, .09)
    for x in (-w / 2 + .12, w / 2 - .12):
        for s in (-1, 1):
            S.beam(mat + '|z', fr.p(x, s * .3, 0), fr.p(x, s * .03, h), .09, .04, up=fr.u)
        S.beam(mat, fr.p(x, -.2, h * .38), fr.p(x, .2, h * .38), .09, .02)


def toolbox(S, fr, w=1.5, d=.45, h=.45, mat='metal:#9fa4a6,.4'):
    S.bevel[mat + '~t'] = .02
    S.fbox(mat + '~t', fr, 0, 0, 0, w, d, h)
    S.fbox(mat + '~t', fr, -.02, -.02, h, w + .02, d + .02, h + .06)
    S.fbox('plain:#22262a,.6', fr, w / 2 - .06, -.03, h - .08, w / 2 + .06, -.005, h + .02)


def shingle_stack(S, fr, n=3, mat='shingle:new', wrap='enamel:#cfc8b6,.35', label='enamel:#8a4b2a,.4'):
    """Wrapped bundles, each 1 m by 0.34 m, laid crosswise askew."""
    S.bevel[wrap] = .012
    for i in range(n):
        j = S.rnd.uniform(-.025, .025)
        t = S.rnd.uniform(-.03, .03)
        g = Frame(fr.p(j, j * .6, i * .092), fr.u + fr.v * t, fr.v - fr.u * t)
        S.fbox(mat, g, .0, .0, .004, 1.0, .335, .084)
        S.fbox(wrap, g, .035, -.004, 0, .965, .34, .09)
        S.fbox(label, g, .3, -.0052, .012, .7, -.004, .075)
        S.fbox(label, g, .3, .08, .09, .7, .26, .0908)


def debris(S, fr, L, W, h, heap, mat='shingle:old', n=420):
    """Torn-off shingles, felt and a few boards in a container."""
    R = S.rnd

    def z(a, b):
        e = min(a / L, 1 - a / L, b / W * .8, (1 - b / W) * .8) * 4
        return h + heap * (min(1, max(0, e)) ** .7 - .35) + .12 * noise.noise(fr.p(a * 2.2, b * 2.2, 1))
    rows = [[fr.p(L * i / 24, W * j / 14, z(L * i / 24, W * j / 14) - .06) for i in range(25)] for j in range(15)]
    S.m('plain:#3d3a36,.95').grid(rows)
    for i in range(n):
        a, b = R.uniform(.35, L - .35), R.uniform(.35, W - .35)
        o = fr.p(a, b, z(a, b) + R.uniform(-.05, .04))
        q = R.uniform(0, 6.28)
        u = fr.u * math.cos(q) + fr.v * math.sin(q) + fr.n * R.gauss(0, .28)
        v = fr.v * math.cos(q) - fr.u * math.sin(q) + fr.n * R.gauss(0, .28)
        g = Frame(o, u, v)
        w, l = R.uniform(.18, .6), R.uniform(.12, .3)
        m = mat if R.random() < .8 else ('plain:#2b2b2b,.9' if R.random() < .75 else 'wood:#8f7a5c,#b79f78')
        n_ = 5
        top = [[g.p(w * x / n_, l * y, .03 * math.sin(x * 1.3 + i) * R.uniform(.6, 1)) for x in range(n_ + 1)] for y in (0, 1)]
        S.m(m).grid(top)
        S.m(m).grid([[p - g.n * .005 for p in row] for row in reversed(top)])


def drape(S, mat, fr, w, l, height, res=.1, rough=.05, seed=0, flat=.03):
    """A sheet over something: height(a, b) plus folds that hang towards its rim."""
    nx, ny = int(w / res), int(l / res)
    rows = []
    for j in range(ny + 1):
        row = []
        for i in range(nx + 1):
            a, b = w * i / nx, l * j / ny
            h = height(a, b)
            f = noise.noise(V(a * 2.3, b * 2.3, seed)) + .5 * noise.noise(V(a * 6, b * 6, seed + 3))
            row.append(fr.p(a + .03 * f, b + .03 * f, max(flat, h + rough * f)))
        rows.append(row)
    S.smooth.add(mat.split(':')[0])
    S.m(mat).grid(rows)
    S.m(mat).grid([[p - fr.n * .004 for p in row] for row in reversed(rows)])


def ground_tarp(S, fr, w, l, mat='tarp:#3f6e8f'):
    """A tarp spread along a wall to catch what falls: creased, its wall side pulled up, scraps on it."""
    drape(S, mat, fr, w, l, lambda a, b: .05 + .3 * max(0, (b - l * .72) / (l * .28)) ** 2 + .07 * math.sin(a * 2.3 + b) ** 2, .05, .06, w, .02)
    R = S.rnd
    for i in range(26):
        q = R.uniform(0, 6.28)
        P.shingle_strip(S, Frame(fr.p(R.uniform(.3, w - .7), R.uniform(.2, l * .7), .14 + R.uniform(0, .03)), fr.u * math.cos(q) + fr.v * math.sin(q) + fr.n * R.gauss(0, .12),
                                 fr.v * math.cos(q) - fr.u * math.sin(q) + fr.n * R.gauss(0, .12)), 'shingle:old', R.uniform(.25, .7))


def roof_jacks(S, fr, a, b, length, mat='wood:#b08a55,#d3b07c'):
    """A plank on steel brackets across a slope; fr is the slope's frame, a along, b up."""
    up = V(0, 0, 1)
    out = V(fr.v.x, fr.v.y, 0).normalized() * -1
    n = max(2, int(length / 1.6) + 1)
    for i in range(n):
        x = a + .25 + (length - .5) * i / (n - 1)
        p = fr.p(x, b, .02)
        S.beam('metal:#6d7377,.45', fr.p(x, b + .25, .018), fr.p(x, b - .06, .018), .05, .008, up=fr.n)
        S.beam('metal:#6d7377,.45', p, p + out * .24 - up * .0, .04, .012)
        S.beam('metal:#6d7377,.45', fr.p(x, b - .24, .02), p + out * .22, .03, .012, up=fr.u)
        S.beam('metal:#6d7377,.45', p + out * .235, p + out * .235 + up * .06, .04, .008, up=fr.u)
    o = fr.p(a, b, .02) + out * .115 + up * .028
    S.beam(mat, o, o + fr.u * length, .235, .038)


def nailer(S, fr, body='enamel:#a8442a,.4'):
    """A coil nail gun lying on its side; fr.u towards the nose."""
    S.bevel[body] = .012
    S.smooth.add('metal')
    S.lathe(body, fr.p(-.09, 0, .045), [(.001, 0), (.04, .002), (.046, .02), (.046, .13), (.036, .15)], 24, fr.u)
    S.lathe('metal:#8d9193,.35', fr.p(.06, 0, .045), [(.03, 0), (.03, .03), (.014, .045), (.014, .1), (.001, .1)], 18, fr.u)
    S.fbox(body, fr, -.07, -.22, .025, -.028, -.03, .065)
    S.fbox('plain:#1d1f21,.7', fr, -.073, -.2, .022, -.025, -.08, .068)
    S.lathe('enamel:#2a2d30,.45', fr.p(.045, -.085, .02), [(.001, 0), (.055, 0), (.058, .01), (.058, .05), (.05, .055), (.001, .055)], 26, fr.n)
    S.lathe('metal:#b9a06a,.3', fr.p(-.05, -.22, .045), [(.012, 0), (.012, .03), (.016, .03), (.016, .05), (.001, .05)], 14, -fr.v)
    return fr.p(-.05, -.27, .045)


def compressor(S, fr, body='enamel:#a8442a,.4'):
    """A twin-tank compressor, 0.6 m long."""
    S.smooth.update(('enamel', 'rubber', 'metal'))
    for y in (-.11, .11):
        S.lathe(body, fr.p(-.3, y, .17), [(.001, 0), (.06, .01), (.095, .04), (.1, .08), (.1, .52), (.095, .56), (.06, .59), (.001, .6)], 26, fr.u)
    S.bevel['plain:#25282b,.6~c'] = .02
    S.fbox('plain:#25282b,.6~c', fr, -.22, -.12, .28, .05, .12, .48)
    S.fbox('metal:#8d9193,.4', fr, .08, -.09, .28, .22, .09, .5)
    for i in range(7):
        S.fbox('metal:#8d9193,.4', fr, .07, -.1, .31 + i * .026, .23, .1, .318 + i * .026)
    S.tube('metal:#3a4247,.4', [fr.p(-.34, -.16, .2), fr.p(-.36, -.16, .56), fr.p(-.36, .16, .56), fr.p(-.34, .16, .2)], .014, 8)
    for y in (-.2, .2):
        S.lathe('rubber', fr.p(.24, y - .025, .1), [(.05, 0), (.095, 0), (.1, .01), (.1, .04), (.095, .05), (.05, .05)], 24, fr.v)
    S.lathe('enamel:#e8e2d4,.4', fr.p(-.05, -.135, .42), [(.03, 0), (.03, .015), (.001, .016)], 18, -fr.v)


def cone(S, p, h=.7):
    S.smooth.update(('enamel',))
    S.lathe('enamel:#d2571d,.5', p, [(.2, .03), (.14, .03), (.125, .06), (.035, h), (.001, h)], 28)
    S.lathe('enamel:#e6e4de,.35', p, [(.094, h * .45), (.098, h * .45), (.074, h * .66), (.07, h * .66)], 28)
    S.box('enamel:#d2571d,.5', p[0] - .18, p[1] - .18, p[2], p[0] + .18, p[1] + .18, p[2] + .03)


def clipboard(S, fr, sheet='form', s=1.0):
    """A4/letter clipboard lying on a plane, with a filled-in form (lines and boxes, no letters) and a pen."""
    S.bevel['wood:#8a5f38,#a97c4d~c'] = .003
    S.fbox('wood:#8a5f38,#a97c4d~c', fr, 0, 0, 0, .23 * s, .32 * s, .004)
    S.fbox('plain:#f4f0e6,.85', fr, .008, .008, .004, .222 * s, .295, .0052)
    S.fbox('plain:#f7f4ec,.85', fr, .01, .006, .0052, .224 * s, .292, .006)
    ink = 'plain:#555b62,.9'
    blue = 'plain:#2f4f86,.8'
    R = S.rnd
    z0, z1 = .006, .0063
    S.fbox(ink, fr, .022, .268, z0, .1, .275, z1)
    S.fbox('plain:#8f9499,.9', fr, .13, .268, z0, .21, .272, z1)
    for i in range(6):      # check list with ticks
        y = .248 - i * .017
        S.rect(ink, fr, .022, y, .030, y + .008, .0009, z0, z1)
        S.fbox('plain:#8f9499,.9', fr, .036, y + .002, z0, .036 + R.uniform(.05, .085), y + .0045, z1)
        if i != 3:
            S.tube(blue, [fr.p(.0225, y + .005, z1), fr.p(.0255, y + .001, z1), fr.p(.033, y + .012, z1)], .0006, 5, up=fr.n)
        S.tube(blue, [fr.p(.135 + .0042 * k, y + .003 + .0028 * math.sin(k * 2.1 + i * 3) * R.uniform(.4, 1), z1) for k in range(R.randint(8, 16))], .00045, 5, up=fr.n)
    S.rect('plain:#8f9499,.9', fr, .022, .03, .208, .14, .0009, z0, z1)   # roof sketch: hip, ridge, a marked place
    q = [(.04, .045), (.19, .045), (.19, .125), (.04, .125)]
    for a, b in zip(q, q[1:] + q[:1]):
        S.tube(blue, [fr.p(*a, z1), fr.p(*b, z1)], .0006, 5, up=fr.n)
    for a, b in (((.08, .085), (.15, .085)), ((.04, .045), (.08, .085)), ((.04, .125), (.08, .085)), ((.19, .045), (.15, .085)), ((.19, .125), (.15, .085))):
        S.tube(blue, [fr.p(*a, z1), fr.p(*b, z1)], .0006, 5, up=fr.n)
    S.tube('plain:#b03a24,.8', [fr.p(.125 + .01 * math.cos(t), .066 + .008 * math.sin(t), z1) for t in [2 * math.pi * i / 16 for i in range(17)]], .0007, 5, up=fr.n)
    S.bevel['metal:#a9adad,.28~c'] = .003
    S.fbox('metal:#a9adad,.28~c', fr, .06, .292, .004, .17, .318, .012)
    S.tube('metal:#a9adad,.28', [fr.p(.07, .3, .014), fr.p(.075, .285, .02), fr.p(.155, .285, .02), fr.p(.16, .3, .014)], .003, 8, up=fr.n)


def pen(S, fr, mat='enamel:#22364f,.3'):
    S.smooth.update(('enamel', 'metal'))
    S.lathe(mat, fr.p(0, 0, .006), [(.0008, 0), (.002, .012), (.0046, .024), (.005, .06), (.005, .125), (.0046, .138), (.001, .14)], 16, fr.u)
    S.beam('metal:#b9bdbd,.25', fr.p(.1, 0, .0125), fr.p(.138, 0, .0125), .003, .0012, up=fr.n)


def moisture_meter(S, fr):
    """A hand-held pin meter lying on its back."""
    m = 'enamel:#d9a21f,.4'
    S.bevel[m] = .012
    S.fbox(m, fr, 0, 0, 0, .065, .15, .03)
    S.fbox('plain:#24272a,.6', fr, .008, .075, .03, .057, .135, .0315)
    S.fbox('lens:#8fa08c', fr, .013, .095, .0315, .052, .13, .032)
    for i in range(3):
        S.fbox('plain:#3a3f35,.6', fr, .018 + i * .011, .103, .032, .024 + i * .011, .122, .0323)
    S.lathe('enamel:#2a2d30,.5', fr.p(.0325, .045, .03), [(.013, 0), (.012, .004), (.001, .004)], 20, fr.n)
    for x in (.022, .043):
        S.tube('metal:#b9bdbd,.25', [fr.p(x, .15, .016), fr.p(x, .166, .016)], .0014, 6)


def rope(S, pts, r=.006, mat='cloth:#d8cfae', n=12):
    return P.hose(S, pts, r, mat, n)


def coil(S, fr, r=.16, turns=5, t=.011, mat='cloth:#d8cfae'):
    for i in range(turns):
        rr = r + S.rnd.uniform(-.012, .012)
        a0 = S.rnd.uniform(0, 6.28)
        S.tube(mat, [fr.p(rr * math.cos(a0 + 2 * math.pi * k / 36), rr * .92 * math.sin(a0 + 2 * math.pi * k / 36), t + i * t * 1.2 + .004 * math.sin(k + i)) for k in range(37)], t / 2, 8, up=fr.n)


def gutter_length(S, a, b, mat='enamel:#efece4,.3', s=1.0):
    """A loose length of K-style gutter, its back towards the left of a to b."""
    H.gutter(S, [V(a), V(b)], mat, 'k', s=s)


def magnet_sweeper(S, fr, w=.75, lean=.55):
    """A rolling magnet with its handle; fr.u across, fr.v the way it is pushed."""
    S.smooth.update(('rubber', 'metal', 'enamel'))
    S.fbox('enamel:#a8442a,.4', fr, -w / 2, -.05, .06, w / 2, .05, .13)
    S.fbox('metal:#5b6064,.5', fr, -w / 2, -.055, .045, w / 2, .055, .06)
    for s in (-1, 1):
        S.lathe('rubber', fr.p(s * (w / 2 + .015), 0, .075), [(.02, 0), (.072, 0), (.075, .008), (.075, .03), (.072, .038), (.02, .038)], 24, fr.u * s)
    h0, h1 = fr.p(0, -.03, .12), fr.p(0, -lean, 1.02)
    S.tube('metal:#8d9193,.35', [h0, h1], .013, 10, up=fr.u)
    S.tube('plain:#1d1f21,.7', [h1 - fr.u * .2, h1 + fr.u * .2], .017, 10)
    for i in range(70):
        o = fr.p(S.rnd.uniform(-w / 2, w / 2), S.rnd.uniform(-.055, .055), .045)
        d = V(S.rnd.gauss(0, .5), S.rnd.gauss(0, .5), -1).normalized()
        S.tube('metal:#8f8a80,.4', [o, o + d * .032], .0016, 5)


def barrow(S, fr, mat='enamel:#39586b,.45'):
    """A contractor's wheelbarrow; fr.u towards the wheel."""
    S.smooth.update(('rubber', 'metal'))
    o = [(-.35, .3, .62), (.45, .26, .66), (.45, -.26, .66), (-.35, -.3, .62)]
    i = [(-.2, .2, .38), (.3, .16, .3), (.3, -.16, .3), (-.2, -.2, .38)]
    for k in range(4):
        a, b = o[k], o[(k + 1) % 4]
        c, d = i[k], i[(k + 1) % 4]
        S.quad(mat, fr.p(*a), fr.p(*b), fr.p(*d), fr.p(*c))
        S.quad(mat, fr.p(*c), fr.p(*d), fr.p(*b), fr.p(*a))
        S.tube(mat, [fr.p(*a), fr.p(*b)], .012, 8)
    S.quad(mat, *[fr.p(*q) for q in i])
    for s in (-1, 1):
        S.beam('wood:#a9824f,#cfae7c', fr.p(-1.0, s * .3, .58), fr.p(.62, s * .09, .2), .04, .05)
        S.tube('metal:#3a4247,.5', [fr.p(-.2, s * .22, .42), fr.p(-.32, s * .24, .0), fr.p(-.1, s * .24, .0), fr.p(.05, s * .2, .35)], .013, 8, up=fr.v)
    S.lathe('rubber', fr.p(.62, -.045, .2), [(.09, 0), (.18, 0), (.2, .02), (.2, .07), (.18, .09), (.09, .09)], 28, fr.v)
