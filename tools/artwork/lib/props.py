"""Tools and small things."""
import math

from . import house as H
from .mesh import Frame, V


def hammer(S, fr, s=1.0):
    """Lies on the frame's plane, handle along u."""
    f = fr
    prof = [(.014 * math.cos(t) * s, .011 * math.sin(t) * s) for t in [2 * math.pi * i / 14 for i in range(14)]]
    S.sweep('wood:#9a6a38,#c99a5c', prof, [f.p(0, 0, .016 * s), f.p(.12 * s, 0, .016 * s), f.p(.3 * s, 0, .018 * s)], up=f.n)
    S.smooth.add('metal')
    m = 'metal:#7d8488,.25'
    c = f.p(.315 * s, 0, .02 * s)
    S.tube(m, [c - f.v * .035 * s, c + f.v * .03 * s], .013 * s, 14, up=f.n)
    S.tube(m, [c + f.v * .03 * s, c + f.v * .055 * s], .017 * s, 18, up=f.n)
    for k in (-1, 1):
        S.sweep(m, [(-.004 * s, -.006 * s), (.004 * s, -.006 * s), (.003 * s, .006 * s), (-.003 * s, .006 * s)],
                [c - f.v * .03 * s, c - f.v * .06 * s + f.u * (.004 * k) * s, c - f.v * .1 * s + f.u * (.012 * k - .02) * s], up=f.n)


def pry(S, fr, s=1.0, mat='enamel:#2f4750,.35'):
    p = fr.p
    S.smooth.add('enamel')
    S.sweep(mat, [(.016 * s, -.004 * s), (.016 * s, .004 * s), (-.016 * s, .004 * s), (-.016 * s, -.004 * s)],
            [p(0, 0, .004), p(.06 * s, 0, .012), p(.34 * s, 0, .008), p(.38 * s, 0, .02), p(.4 * s, 0, .06 * s)], up=fr.n)


def bundle(S, fr, mat='shingle:new', n=11, w=1.0, l=.33, wrap='enamel:#d9cdb4,.5'):
    for i in range(n):
        j = S.rnd.uniform(-.006, .006)
        S.fbox(mat, fr, j, -j, i * .0085, w + j, l + j * .5, i * .0085 + .0075)
    if wrap:
        S.fbox(wrap, fr, .12, -.008, -.001, w - .12, l + .008, n * .0085 + .002)


def shingle_strip(S, fr, mat='shingle:new', w=1.0, l=.33):
    S.fbox(mat, fr, 0, .14, 0, w, l, .004)
    a = 0
    while a < w:
        b = min(w, a + S.rnd.uniform(.12, .2))
        S.fbox(mat, fr, a, 0, 0, b, .15, .0075)
        S.fbox(mat, fr, b, .0, 0, min(w, b + .09), .15, .004)
        a = b + .09


def nails(S, fr, n, r=.2):
    for i in range(n):
        a, b, q = S.rnd.gauss(0, r), S.rnd.gauss(0, r), S.rnd.uniform(0, 6.28)
        o = fr.p(a, b, .004)
        d = fr.u * math.cos(q) + fr.v * math.sin(q)
        S.tube('metal:#a7abab,.3', [o, o + d * .032], .0016, 6, up=fr.n)
        S.tube('metal:#a7abab,.3', [o - d * .001, o], .005, 10, up=fr.n)


def chalk_reel(S, fr):
    S.smooth.add('enamel')
    S.lathe('enamel:#b5652b,.3', fr.p(0, 0, .0), [(.045, 0), (.05, .008), (.05, .03), (.045, .038), (.001, .038)], 28, fr.n)
    S.lathe('metal:#9aa0a4,.3', fr.p(0, 0, .038), [(.02, 0), (.02, .008), (.001, .008)], 18, fr.n)
    S.fbox('enamel:#b5652b,.3', fr, -.02, .03, .006, .02, .11, .03)
    S.beam('metal:#9aa0a4,.3', fr.p(-.01, 0, .048), fr.p(.05, 0, .048), .012, .003, up=fr.n)
    S.lathe('enamel:#2b3a42,.4', fr.p(.045, 0, .048), [(.008, 0), (.008, .02), (.001, .02)], 12, fr.n)


def tape(S, fr):
    S.bevel['enamel:#d9a441,.35'] = .008
    S.fbox('enamel:#d9a441,.35', fr, 0, 0, 0, .075, .07, .04)
    S.fbox('enamel:#e8c04a,.4', fr, .07, .004, .008, .42, .007, .03)


def drill(S, p, ang=0.0, mat='enamel:#2f4750,.4'):
    """Cordless driver standing on its battery."""
    c, s = math.cos(ang), math.sin(ang)
    fr = Frame(p, (c, s, 0), (-s, c, 0))
    S.smooth.add('enamel')
    S.fbox('enamel:#1d2022,.5', fr, -.05, -.035, 0, .07, .035, .05)
    S.fbox(mat, fr, -.045, -.032, .05, .06, .032, .062)
    S.beam(mat, fr.p(0, 0, .06), fr.p(-.015, 0, .18), .036, .045, up=fr.u)
    S.lathe(mat, fr.p(-.075, 0, .205), [(.001, 0), (.03, .002), (.034, .02), (.034, .12), (.028, .135)], 20, fr.u)
    S.lathe('enamel:#1d2022,.5', fr.p(.06, 0, .205), [(.028, 0), (.024, .03), (.02, .045), (.008, .06)], 20, fr.u)
    S.tube('metal:#9aa0a4,.3', [fr.p(.11, 0, .205), fr.p(.17, 0, .205)], .004, 8)


def glove(S, fr, mat='cloth:#c98a55'):
    S.pillow(mat, fr, .09, .12, .03, .006, .008, 30)
    for i in range(4):
        S.pillow(mat, fr.at(.002 + i * .022, .11 - .004 * abs(i - 1.5)), .02, .075, .02, .003, .006, 30)
    S.pillow(mat, Frame(fr.p(.085, .03), fr.u * .8 + fr.v * .6, fr.v * .8 - fr.u * .6), .07, .022, .02, .003, .006, 30)
    S.pillow('cloth:#2f4750', fr.at(-.004, -.06), .098, .065, .03, .004, .008, 30)


def hardhat(S, p, r=.14, mat='enamel:#f0e6d2,.28', ang=0):
    S.smooth.add('enamel')
    P = V(p)
    S.lathe(mat, P, [(r * 1.0, 0), (r * 1.0, .03), (r * .96, .07), (r * .8, .115), (r * .5, .145), (r * .2, .157), (.001, .16)], 40)
    rows = []
    for k in (0, 1):
        row = []
        for i in range(41):
            t = 2 * math.pi * i / 40
            e = r * (1.0 if k == 0 else 1.1 + .34 * max(0, math.cos(t - ang)) ** 2)
            row.append(P + V(math.cos(t) * e, math.sin(t) * e, .012 - .014 * k))
        rows.append(row)
    rows2 = [[q - V(0, 0, .004) for q in row] for row in reversed(rows)]
    S.m(mat).grid(rows + rows2)
    d = V(math.cos(ang), math.sin(ang), 0)
    for o in (-.035, 0, .035):
        s = V(-d.y, d.x, 0) * o
        S.tube(mat, [P + s + d * (r * .97 * math.cos(t)) + V(0, 0, .158 * math.sin(t) + .004) for t in [math.pi * i / 16 for i in range(17)]], .009, 8, up=(-d.y, d.x, .01))


def boot(S, p, ang=0.0, mat='plain:#7a5230,.5'):
    """A work boot, toe along the angle."""
    c, s = math.cos(ang), math.sin(ang)
    fr = Frame(p, (c, s, 0), (-s, c, 0))
    S.smooth.add('plain')
    secs = [  # height, back x, front x, half width
        (.0, -.075, .205, .05), (.028, -.078, .215, .054), (.03, -.07, .205, .048), (.06, -.072, .2, .05), (.085, -.068, .165, .047),
        (.11, -.064, .105, .043), (.14, -.062, .075, .041), (.2, -.064, .06, .043), (.25, -.068, .06, .046), (.262, -.068, .06, .046)]

    def ring(z, x0, x1, w):
        out = []
        for i in range(20):
            t = 2 * math.pi * i / 20
            k = math.cos(t)
            out.append(fr.p((x0 + x1) / 2 + (x1 - x0) / 2 * k, w * math.sin(t) * (1 if k < .3 else 1.03 - .1 * k), z))
        return out
    S.m('plain:#2a2320,.7').grid([ring(*q) for q in secs[:2]], close=True)
    S.m(mat).grid([ring(*q) for q in secs[2:]], close=True)
    S.poly('shade', ring(.235, -.06, .052, .038))
    S.tube('cloth:#d9b27c', [fr.p(-.068 * math.cos(t) - .004, .046 * math.sin(t), .262) for t in [2 * math.pi * i / 20 for i in range(20)]], .006, 6, up=(0, 0, 1))
    for i in range(6):
        x, z = .13 - i * .0145, .098 + i * .024
        if i > 2:
            x = .085 - (i - 2) * .006
        S.tube('cloth:#e9dcc0', [fr.p(x - .012, -.032, z - .004), fr.p(x + .004, 0, z + .006), fr.p(x - .012, .032, z - .004)], .003, 6)


def washer(S, p, ang=0.0):
    """Pressure washer on two wheels."""
    c, s = math.cos(ang), math.sin(ang)
    fr = Frame(p, (c, s, 0), (-s, c, 0))
    S.smooth.add('enamel')
    for k in (-.24, .24):
        S.lathe('plain:#202224,.7', fr.p(-.18, k - .04, .14), [(.001, 0), (.09, 0), (.14, .01), (.14, .07), (.09, .08), (.001, .08)], 28, fr.v)
        S.lathe('enamel:#b5652b', fr.p(-.18, k - .045, .14), [(.001, 0), (.07, 0), (.07, .09), (.001, .09)], 20, fr.v)
        S.tube('metal:#3a4247,.4', [fr.p(.3, k * .85, .06), fr.p(-.2, k * .85, .08), fr.p(-.32, k * .85, .5), fr.p(-.42, k * .85, .95)], .014, 10, up=fr.v)
    S.tube('metal:#3a4247,.4', [fr.p(-.42, -.21, .95), fr.p(-.42, .21, .95)], .018, 10)
    S.fbox('metal:#3a4247,.4', fr, -.24, -.2, .1, .32, .2, .13)
    S.bevel['enamel:#2f4750,.35'] = .03
    S.fbox('enamel:#2f4750,.35', fr, -.2, -.17, .22, .22, .17, .5)
    S.bevel['enamel:#b5652b,.35'] = .02
    S.fbox('enamel:#b5652b,.35', fr, -.12, -.12, .5, .16, .12, .58)
    S.lathe('metal:#8c9092,.35', fr.p(.22, 0, .3), [(.09, 0), (.09, .14), (.05, .16), (.001, .16)], 20, fr.u)
    for k in range(6):
        S.fbox('enamel:#1d2022,.5', fr, -.14 + k * .045, -.175, .3, -.12 + k * .045, .175, .42)
    S.lathe('enamel:#1d2022,.5', fr.p(-.1, -.0, .13), [(.05, 0), (.05, .1), (.001, .1)], 16)


def hose(S, pts, r=.014, mat='enamel:#2b3237,.5', n=10, floor=None):
    """Smooth tube through points (Catmull-Rom), never below the floor."""
    P = [V(q) for q in pts]
    out = []
    for i in range(len(P) - 1):
        a, b, c, d = P[max(0, i - 1)], P[i], P[i + 1], P[min(len(P) - 1, i + 2)]
        for k in range(n):
            t = k / n
            out.append(.5 * ((2 * b) + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t ** 3))
    out.append(P[-1])
    if floor is not None:
        out = [V(q.x, q.y, max(q.z, floor)) for q in out]
    S.smooth.add(mat.split(':')[0])
    S.tube(mat, out, r, 10, up=(0, .05, 1))
    return out


def roller(S, p, d, h):
    """Paint roller: cylinder at p along d, pole towards h."""
    p, d, h = V(p), V(d).normalized(), V(h)
    S.tube('cloth:#efe6d6', [p - d * .12, p + d * .12], .035, 20)
    S.tube('metal:#8c9092', [p + d * .12, p + d * .16, p + d * .16 + (h - p).normalized() * .12, p + (h - p).normalized() * .2], .005, 8)
    S.tube('wood:#9a6a38,#c99a5c', [p + (h - p).normalized() * .2, h], .014, 12)
