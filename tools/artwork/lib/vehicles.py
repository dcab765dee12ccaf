"""Work vehicles without lettering: a pickup with a ladder rack, a van, a dump trailer. u is forward, v left, n up."""
import math

from . import jobsite as J
from .mesh import Frame, V

WHITE = 'carpaint:#e9e9e5'
BLACK = 'plain:#1a1b1d,.6'
GLASS = 'carglass'


def arc(cx, cz, r, a0, a1, n=14):
    return [(cx + r * math.cos(math.radians(a0 + (a1 - a0) * i / n)), cz + r * math.sin(math.radians(a0 + (a1 - a0) * i / n))) for i in range(n + 1)]


def rounded(pts, r, n=4):
    """Rounds the corners of a closed outline; a point may bring its own radius as a third number."""
    out = []
    for i, p in enumerate(pts):
        a, b = pts[i - 1], pts[(i + 1) % len(pts)]
        rr = p[2] if len(p) > 2 else r
        d0, d1 = math.hypot(a[0] - p[0], a[1] - p[1]), math.hypot(b[0] - p[0], b[1] - p[1])
        k = min(rr, d0 * .45, d1 * .45)
        if k < .004:
            out.append(p[:2])
            continue
        s = (p[0] + (a[0] - p[0]) / d0 * k, p[1] + (a[1] - p[1]) / d0 * k)
        e = (p[0] + (b[0] - p[0]) / d1 * k, p[1] + (b[1] - p[1]) / d1 * k)
        for j in range(n + 1):
            t = j / n
            out.append(tuple((1 - t) ** 2 * s[c] + 2 * t * (1 - t) * p[c] + t * t * e[c] for c in (0, 1)))
    return out


def inset(pts, d, arches=()):
    """The outline moved inwards; wheel arches keep their place."""
    out = []
    for i, p in enumerate(pts):
        if any(math.hypot(p[0] - c[0], p[1] - c[1]) < c[2] + .06 for c in arches):
            out.append(p[:2])
            continue
        a, b = pts[i - 1], pts[(i + 1) % len(pts)]
        n = [0.0, 0.0]
        for q0, q1 in ((a, p), (p, b)):
            dx, dz = q1[0] - q0[0], q1[1] - q0[1]
            k = math.hypot(dx, dz) or 1
            n[0] += -dz / k
            n[1] += dx / k
        k = math.hypot(*n) or 1
        out.append((p[0] + n[0] / k * d, p[1] + n[1] / k * d))
    return out


class Body:
    """A shell of counter-clockwise side outlines, with tumblehome and a plan curve at both ends."""

    def __init__(self, S, fr, w, lean=.05, z0=.35, x0=-1.1, x1=4.6, nose=.16, tail=.05):
        self.S, self.fr, self.w, self.lean, self.z0 = S, fr, w, lean, z0
        self.x0, self.x1, self.nose, self.tail = x0, x1, nose, tail

    def p(self, x, y, z, out=0.0):
        k = min(1, abs(y) / self.w) ** 3
        f = max(0, min(1, (x - self.x1 + 1.1) / 1.1)) ** 1.5
        b = max(0, min(1, (self.x0 + .6 - x) / .6)) ** 1.5
        side = 1 if y > 0 else -1
        yy = y - side * self.lean * (z - self.z0) * min(1, abs(y) / (self.w * .5))
        return self.fr.p(x - f * k * self.nose + b * k * self.tail, yy + (side * out if abs(y) > self.w - .02 else 0), z)

    def shell(self, mat, pts, w=None, r=.05, n=4, cuts=8, arches=()):
        w = w or self.w
        S, rows = self.S, []
        for i in range(n + 1):
            t = math.pi / 2 * i / n
            rows.append((inset(pts, r * (1 - math.sin(t)), arches), w - r * (1 - math.cos(t))))
        ys = [(o, -y) for o, y in rows]
        ys += [(pts, -(w - r) + 2 * (w - r) * k / cuts) for k in range(1, cuts)]
        ys += [(o, y) for o, y in reversed(rows)]
        S.m(mat).grid([[self.p(x, y, z) for x, z in o] for o, y in ys], close=True)
        S.poly(mat, [self.p(x, -w, z) for x, z in rows[0][0]])
        S.poly(mat, [self.p(x, w, z) for x, z in reversed(rows[0][0])])

    def side(self, mat, pts, out=.004, sides=(-1, 1), w=None):
        for s in sides:
            q = [self.p(x, s * (w or self.w), z, out) for x, z in pts]
            self.S.poly(mat, q if s < 0 else q[::-1])

    def seam(self, pts, t=.0035, sides=(-1, 1), mat='shade:#161616', out=.002):
        for s in sides:
            self.S.tube(mat, [self.p(x, s * self.w, z, out) for x, z in pts], t, 6, up=self.fr.v)

    def across(self, mat, line, y0, y1, out=.006, n=12):
        """A strip of the given (x, z) line from y0 to y1, laid on the front or the back."""
        rows = []
        for x, z in line:
            rows.append([self.p(x + out, y0 + (y1 - y0) * i / n, z) for i in range(n + 1)])
        self.S.m(mat).grid(rows)


def wheel(S, fr, x, y, r=.39, w=.25, rim='metal:#8f9396,.35', side=1):
    """A wheel at (x, y); side 1 faces left."""
    S.smooth.update(('rubber', 'metal'))
    o = fr.p(x, y, r)
    ax = fr.v * side
    S.lathe('rubber', o - ax * w / 2, [(r * .62, 0), (r * .9, .0), (r * .985, .03), (r, .06), (r, w - .06), (r * .985, w - .03), (r * .92, w - .004), (r * .68, w), (r * .64, w - .01), (r * .64, .04)], 44, ax)   # ends inside: lathe closes its last ring
    for i in range(40):   # tread
        t = 2 * math.pi * i / 40
        d = fr.u * math.cos(t) + fr.n * math.sin(t)
        S.beam('rubber', o + d * (r - .002) - ax * w * .4, o + d * (r - .002) + ax * w * .4, .03, .012, up=d)
    S.lathe('shade:#0c0c0d', o + ax * (w / 2 - .09), [(r * .64, 0), (.001, .001)], 32, ax)
    S.lathe(rim, o + ax * (w / 2 - .07), [(r * .55, .03), (r * .6, .05), (r * .66, .066), (r * .66, .05), (r * .56, .0)], 40, ax)
    for i in range(7):
        t = 2 * math.pi * i / 7
        d = fr.u * math.cos(t) + fr.n * math.sin(t)
        e = fr.u * -math.sin(t) + fr.n * math.cos(t)
        c = o + ax * (w / 2 - .055)
        for k in (-1, 1):
            S.beam(rim, c + d * r * .16 + e * .012 * k, c + d * r * .6 + e * .035 * k, .03, .035, up=ax)
    S.lathe(rim, o + ax * (w / 2 - .06), [(r * .2, 0), (r * .2, .03), (r * .14, .045), (.001, .047)], 24, ax)


def lamp_pair(S, B, mat, x, z0, z1, y0, y1, d=.02):
    for s in (-1, 1):
        a, b = sorted((s * y0, s * y1))
        rows = [[B.p(x + d, a + (b - a) * i / 6, z) for i in range(7)] for z in (z0, (z0 + z1) / 2, z1)]
        S.m(mat).grid(rows if d > 0 else rows[::-1])


def mirror(S, B, x, z, mat):
    S.bevel[mat + '~m'] = .03
    for s in (-1, 1):
        f = Frame(B.p(x, s * (B.w + .0), z), B.fr.u, B.fr.v * s)
        S.beam(BLACK, f.p(0, -.05, 0), f.p(-.02, .12, .04), .05, .07)
        c = f.p(-.03, .17, .09)
        g = Frame(c, B.fr.u, B.fr.v)
        S.fbox(mat + '~m', g, -.06, -.1, -.12, .06, .1, .14)
        S.fbox('carglass:#39424a', g, -.063, -.085, -.1, -.059, .085, .12)


def pickup(S, p, ang=0.0, paint=WHITE, rack=True, ladders=2, lights=False, gate=True, load=True):
    """A full-size work pickup, 5.8 m long; p is the ground below its rear axle."""
    c, s = math.cos(ang), math.sin(ang)
    fr = Frame(p, (c, s, 0), (-s, c, 0))
    S.smooth.update(('carpaint', 'carglass', 'lens', 'rubber', 'metal'))
    wb, w = 3.68, 1.0
    B = Body(S, fr, w, lean=.035, z0=.5, x0=-1.2, x1=4.62, nose=.2, tail=.0)
    # chassis
    S.fbox(BLACK, fr, -1.1, -.75, .38, 4.3, .75, .62)
    S.fbox('shade:#0b0b0c', fr, -.62, -.82, .3, .62, .82, .74)
    S.fbox('shade:#0b0b0c', fr, wb - .6, -.82, .3, wb + .6, .82, .95)
    for x in (0, wb):
        for sd in (-1, 1):
            wheel(S, fr, x, sd * .85, .4, .27, side=sd)
    # cab and bonnet
    r = .485
    low = [(.96, .46), (wb - r - .02, .46, .03), *[q + (0,) for q in arc(wb, .42, r, 175, 5)], (wb + r + .02, .5, .03), (4.5, .5, .1), (4.6, .74, .06),
           (4.56, 1.1, .12), (4.42, 1.2, .1), (3.6, 1.3, .3), (3.02, 1.345, .02), (.96, 1.345, .02)]
    B.shell(paint, rounded(low, .02), r=.07, arches=[(wb, .42, r)])
    # glasshouse in dark glass, then roof and pillars in paint
    top = [(.985, 1.33), (3.02, 1.33), (2.36, 1.88, .1), (1.75, 1.93, .3), (1.05, 1.9, .1)]
    G = Body(S, fr, .955, lean=.33, z0=1.33, x0=-9, x1=3.05, nose=.1, tail=0)
    G.shell(GLASS, rounded(top, .02), r=.05)
    roof = [(1.0, 1.83), (2.42, 1.83, .02), (2.3, 1.905, .1), (1.72, 1.945, .3), (1.04, 1.915, .08)]
    G.shell(paint, rounded(roof, .02), w=.962, r=.06)

    def pillar(x0, x1, x2, x3, z0=1.335, z1=1.84):
        for sd in (-1, 1):
            q = [G.p(x0, sd * .955, z0, .008), G.p(x1, sd * .955, z0, .008), G.p(x3, sd * .955, z1, .008), G.p(x2, sd * .955, z1, .008)]
            S.poly(paint, q if sd < 0 else q[::-1])
    pillar(2.92, 3.03, 2.33, 2.42)
    pillar(2.0, 2.1, 1.99, 2.08)
    pillar(.98, 1.2, 1.0, 1.16)
    for sd in (-1, 1):   # A pillar round the corner, rear corner of the cab
        S.beam(paint, G.p(3.0, sd * .945, 1.33), G.p(2.385, sd * .945, 1.86), .07, .05)
        S.beam(paint, G.p(1.0, sd * .94, 1.33), G.p(1.02, sd * .94, 1.86), .06, .12, up=fr.v)
    S.fbox(paint, fr, .965, -.9, 1.3, .99, .9, 1.4)
    # doors
    B.seam([(2.92, .55), (2.98, 1.34)])
    B.seam([(2.04, .52), (2.04, 1.34)])
    B.seam([(1.06, .62), (1.06, 1.34)])
    B.seam([(1.06, .53), (3.0, .53)])
    B.seam([(2.98, 1.24), (3.5, 1.2), (4.35, 1.1)], .003)
    for x in (1.82, 2.76):
        for sd in (-1, 1):
            S.beam(BLACK, B.p(x, sd * w, 1.13, .02), B.p(x - .2, sd * w, 1.13, .02), .035, .03)
    B.side(BLACK, [(.97, .465), (3.15, .465), (3.15, .56), (.97, .56)], .004)
    for cx, n in ((wb, 1), ):
        for sd in (-1, 1):
            S.tube(BLACK, [B.p(x, sd * w, z, .004) for x, z in arc(cx, .42, r + .01, 178, 2, 18)], .028, 8, up=fr.v)
    mirror(S, B, 2.86, 1.36, BLACK)
    # face: grille, lamps, bumper
    B.across('plain:#141516,.4', [(4.6, .78), (4.605, .95), (4.575, 1.1)], -.62, .62, .008)
    for z in (.84, .93, 1.02):
        B.across('metal:#a4a8aa,.3', [(4.6, z - .02), (4.6, z + .02)], -.6, .6, .02)
    B.across('metal:#a4a8aa,.3', [(4.58, 1.075), (4.565, 1.11)], -.64, .64, .014)
    B.across('metal:#a4a8aa,.3', [(4.605, .765), (4.605, .79)], -.64, .64, .014)
    lamp_pair(S, B, 'emit:#fff1d6,18' if lights else 'carglass:#7d868b', 4.592, .84, 1.08, .64, .93)
    lamp_pair(S, B, 'lens:#b8641a', 4.597, .79, .83, .66, .94)
    rows = [[B.p(x, -1.0 + 2.0 * i / 16, z) for i in range(17)] for x, z in ((4.62, .5), (4.72, .53), (4.73, .68), (4.66, .74), (4.5, .74))]
    S.m('plain:#2b2e31,.5').grid(rows)
    B.across('plain:#141516,.4', [(4.735, .56), (4.735, .64)], -.5, .5, .006)
    S.fbox(BLACK, fr, 4.3, -.7, .34, 4.5, .7, .52)
    # bed
    sidepts = [(-1.16, .6, .05), (-r - .02, .5, .02), *[q + (0,) for q in arc(0, .42, r, 175, 5)], (r + .02, .48, .02), (.93, .48, .03), (.93, 1.345, .02), (-1.16, 1.345, .03)]
    for sd in (-1, 1):
        o = rounded(sidepts, .02)
        yo, yi = sd * w, sd * (w - .09)
        ar = [(0, .42, r)]
        rr = [(inset(o, .03, ar), yo), (inset(o, .01, ar), yo - sd * .01), (o, yo - sd * .03), (o, yi)]
        g = [[B.p(x, y, z) for x, z in q] for q, y in (rr if sd < 0 else rr)]
        S.m(paint).grid(g, close=True)
        S.poly(paint, g[0] if sd < 0 else g[0][::-1])
        S.poly(paint, g[-1][::-1] if sd < 0 else g[-1])
        S.tube(BLACK, [B.p(x, sd * w, z, .004) for x, z in arc(0, .42, r + .01, 178, 2, 18)], .028, 8, up=fr.v)
        S.fbox(BLACK, fr, -1.14, min(sd * .87, sd * .985), 1.335, .93, max(sd * .87, sd * .985), 1.36)
        # tail lamp
        S.fbox('emit:#ff2a14,2.2' if lights else 'lens', fr, -1.178, min(sd * .875, sd * .97), .98, -1.12, max(sd * .875, sd * .97), 1.3)
        S.fbox('lens:#c9c6c0', fr, -1.181, min(sd * .89, sd * .955), 1.08, -1.12, max(sd * .89, sd * .955), 1.14)
    S.fbox(BLACK, fr, -1.1, -.9, .74, .93, .9, .8)
    for i in range(12):
        S.fbox('plain:#222427,.6', fr, -1.1, -.86 + i * .15, .8, .93, -.8 + i * .15, .815)
    S.fbox(paint, fr, .88, -.9, .74, .93, .9, 1.34)
    for sd in (-1, 1):
        S.fbox('plain:#222427,.6', fr, -.45, min(sd * .6, sd * .9), .8, .45, max(sd * .6, sd * .9), 1.0)
    S.bevel[paint + '~g'] = .025
    if gate:
        S.fbox(paint + '~g', fr, -1.17, -.86, .63, -1.1, .86, 1.335)
        S.fbox(paint + '~g', fr, -1.185, -.66, .74, -1.165, .66, 1.2)
        S.fbox(BLACK, fr, -1.192, -.13, 1.2, -1.17, .13, 1.28)
    S.bevel['metal:#b4b8ba,.22~b'] = .025
    S.fbox('metal:#b4b8ba,.22~b', fr, -1.36, -.95, .5, -1.16, .95, .66)
    S.fbox(BLACK, fr, -1.345, -.4, .655, -1.17, .4, .668)
    S.fbox('plain:#dcdcd4,.5', fr, -1.366, -.15, .53, -1.36, .15, .62)
    S.tube('metal:#3a4247,.4', [fr.p(-1.2, 0, .42), fr.p(-1.46, 0, .42)], .03, 8)
    S.lathe('metal:#8d9193,.3', fr.p(-1.46, 0, .44), [(.012, 0), (.012, .03), (.026, .045), (.026, .06), (.012, .075), (.001, .078)], 14)
    if rack:
        m = 'metal:#2b2f32,.45'
        for x in (-1.02, .72):
            for sd in (-1, 1):
                S.beam(m, fr.p(x, sd * .93, 1.33), fr.p(x, sd * .82, 2.02), .05, .05, up=fr.u)
            S.beam(m, fr.p(x, -.95, 2.03), fr.p(x, .95, 2.03), .05, .05)
        for sd in (-1, 1):
            S.beam(m, fr.p(-1.3, sd * .82, 2.03), fr.p(3.1, sd * .82, 2.03), .05, .05)
            S.beam(m, fr.p(-1.0, sd * .93, 1.4), fr.p(-.4, sd * .84, 2.0), .035, .035, up=fr.u)
        S.beam(m, fr.p(3.05, -.95, 2.03), fr.p(3.05, .95, 2.03), .05, .05)
        for sd in (-1, 1):
            S.beam(m, fr.p(3.0, sd * .82, 2.03), fr.p(2.75, sd * .9, 1.3), .035, .035, up=fr.u)
        for i in range(ladders):
            y = -.52 + i * .55
            J.flat_ladder(S, Frame(fr.p(-1.75, y, 2.075), fr.u, fr.v), 5.4, .4, '#c9742c' if i % 2 else None)
        for x in (-.9, 2.2):
            S.tube('plain:#b5402b,.8', [fr.p(x, -.86, 2.06), fr.p(x, -.6, 2.23), fr.p(x, .3, 2.23), fr.p(x, .86, 2.06)], .012, 6, up=fr.u)
    if load:
        P = J.toolbox
        P(S, Frame(fr.p(.5, -.85, .82), fr.v, -fr.u), 1.7, .4, .5)
        J.shingle_stack(S, Frame(fr.p(-.75, .05, .82), fr.u, fr.v), 3)
    return fr, B


def van(S, p, ang=0.0, paint=WHITE, ladders=1):
    """A long white panel van with a rack; p is the ground below its rear axle."""
    c, s = math.cos(ang), math.sin(ang)
    fr = Frame(p, (c, s, 0), (-s, c, 0))
    S.smooth.update(('carpaint', 'carglass', 'lens', 'rubber', 'metal'))
    wb, w, r = 3.55, 1.01, .41
    B = Body(S, fr, w, lean=.05, z0=.4, x0=-1.1, x1=4.5, nose=.2, tail=.02)
    S.fbox(BLACK, fr, -1.0, -.8, .3, 4.2, .8, .6)
    for x in (0, wb):
        S.fbox('shade:#0b0b0c', fr, x - .5, -.86, .3, x + .5, .86, .85)
        for sd in (-1, 1):
            wheel(S, fr, x, sd * .87, .35, .23, 'metal:#767b7f,.45', side=sd)
    body = [(-1.06, .42, .08), (-r - .02, .34, .02), *[q + (0,) for q in arc(0, .37, r, 175, 5)], (r + .02, .34, .02), (wb - r - .02, .34, .02),
            *[q + (0,) for q in arc(wb, .37, r, 175, 5)], (wb + r + .02, .38, .02), (4.4, .38, .1), (4.5, .7, .12), (4.44, 1.0, .16), (3.72, 1.3, .1),
            (2.95, 2.14, .25), (2.3, 2.36, .5), (.5, 2.42, .5), (-.95, 2.4, .12), (-1.06, 1.6, .1)]
    B.shell(paint, rounded(body, .03), r=.1, n=5, arches=[(0, .37, r), (wb, .37, r)])
    # windscreen, side and rear glass
    B.across(GLASS, [(3.62, 1.42), (3.3, 1.77), (2.99, 2.1)], -.8, .8, .012)
    B.side(GLASS, [(2.2, 1.32), (3.42, 1.32), (3.3, 1.45), (2.86, 1.92), (2.2, 1.96)], .003)
    B.seam([(3.5, 1.28), (3.52, .55)])
    B.seam([(2.1, .42), (2.1, 2.1), (2.8, 2.08)])
    B.seam([(2.12, .45), (3.1, .45)])
    B.seam([(.72, .5), (.72, 2.12), (2.06, 2.12)], sides=(-1,))
    B.seam([(-.9, 1.28), (2.05, 1.28)], .008, mat='plain:#2a2c2e,.6', sides=(-1,))
    B.side('plain:#1d1f21,.6', [(.45, .62), (3.1, .62), (3.1, .74), (.45, .74)], .008)
    B.side('plain:#1d1f21,.6', [(-1.0, .62), (-.45, .62), (-.45, .74), (-1.0, .74)], .008)
    for x in (2.3, ):
        for sd in (-1, 1):
            S.beam(BLACK, B.p(x, sd * w, 1.1, .02), B.p(x + .2, sd * w, 1.1, .02), .035, .03)
    for cx in (0, wb):
        for sd in (-1, 1):
            S.tube(BLACK, [B.p(x, sd * w, z, .004) for x, z in arc(cx, .37, r + .01, 178, 2, 18)], .025, 8, up=fr.v)
    mirror(S, B, 3.28, 1.3, BLACK)
    B.across('plain:#17181a,.5', [(4.47, .4), (4.52, .5), (4.52, .66)], -.96, .96, .012)
    B.across('plain:#141516,.4', [(4.5, .72), (4.49, .82), (4.46, .92)], -.5, .5, .008)
    B.across('metal:#a4a8aa,.3', [(4.49, .8), (4.485, .83)], -.48, .48, .014)
    lamp_pair(S, B, 'carglass:#7d868b', 4.46, .78, 1.0, .58, .94, .016)
    # back: doors, lamps, bumper
    for sd in (-1, 1):
        a, b = sorted((sd * .08, sd * .72))
        S.fbox(GLASS, fr, -1.075, a, 1.35, -1.06, b, 1.95)
        q = sorted((sd * .86, sd * .97))
        S.fbox('lens', fr, -1.075, q[0], .95, -1.02, q[1], 1.45)
        S.fbox('lens:#c9c6c0', fr, -1.08, q[0] + .01, 1.15, -1.02, q[1] - .01, 1.22)
    S.fbox('shade:#161616', fr, -1.07, -.004, .55, -1.058, .004, 2.25)
    S.fbox(BLACK, fr, -1.085, .06, 1.05, -1.06, .2, 1.13)
    S.fbox('plain:#dcdcd4,.5', fr, -1.072, -.5, .8, -1.06, -.2, .9)
    S.bevel[BLACK + '~b'] = .03
    S.fbox(BLACK + '~b', fr, -1.2, -.98, .4, -1.02, .98, .56)
    for x in (-.6, .8, 2.1):
        for sd in (-1, 1):
            S.beam('metal:#2b2f32,.45', fr.p(x, sd * .8, 2.36), fr.p(x, sd * .8, 2.54), .04, .04)
        S.beam('metal:#2b2f32,.45', fr.p(x, -.9, 2.55), fr.p(x, .9, 2.55), .045, .045)
    for i in range(ladders):
        J.flat_ladder(S, Frame(fr.p(-1.5, -.6 + i * .6, 2.59), fr.u, fr.v), 5.0, .42, '#c9742c' if i % 2 else None)
    return fr, B


def dump_trailer(S, p, ang=0.0, paint='enamel:#3b4348,.45', load='shingle:old', L=3.7, W=1.85, H=.95, heap=1.0):
    """Tandem dump trailer; p is the ground below the middle of its axles, the tongue points forward."""
    c, s = math.cos(ang), math.sin(ang)
    fr = Frame(p, (c, s, 0), (-s, c, 0))
    S.smooth.add('rubber')
    z0 = .72
    x0, x1, hw = -L / 2 - .1, L / 2 - .1, W / 2
    for sd in (-1, 1):
        a, b = sorted((sd * hw, sd * (hw - .05)))
        S.fbox(paint, fr, x0, a, z0, x1, b, z0 + H)
        S.fbox(paint, fr, x0 - .02, min(sd * (hw + .03), sd * (hw - .06)), z0 + H - .08, x1 + .02, max(sd * (hw + .03), sd * (hw - .06)), z0 + H)
        for i in range(8):
            x = x0 + .02 + (x1 - x0 - .1) * i / 7
            q = sorted((sd * hw, sd * (hw + .055)))
            S.fbox(paint, fr, x, q[0], z0, x + .06, q[1], z0 + H - .02)
        for x in (-.42, .42):
            wheel(S, fr, x, sd * (hw + .16), .34, .2, 'metal:#c3c6c6,.4', side=sd)
        pts = [(-.95, .55), (-.8, .78), (.8, .78), (.95, .55)]
        for (ax, az), (bx, bz) in zip(pts, pts[1:]):
            S.beam(paint, fr.p(ax, sd * (hw + .16), az), fr.p(bx, sd * (hw + .16), bz), .26, .012, up=(0, .01, 1))
        S.fbox('lens', fr, x0 - .03, min(sd * hw, sd * (hw - .12)), z0 - .1, x0 - .01, max(sd * hw, sd * (hw - .12)), z0 - .02)
    S.fbox(paint, fr, x1 - .05, -hw, z0, x1, hw, z0 + H)
    for y in (-1, 1):   # barn doors at the back
        a, b = sorted((y * .01, y * (hw - .0)))
        S.fbox(paint, fr, x0 - .03, a, z0, x0 + .01, b, z0 + H)
        S.rect(paint, Frame(fr.p(x0 - .03, b, z0), -fr.v, fr.n), 0, 0, b - a, H, .06, -.001, .03)
    S.fbox(paint, fr, x0, -hw, z0 - .12, x1, hw, z0)
    for y in (-.42, .42):
        S.fbox('plain:#22262a,.6', fr, x0 + .1, y - .05, z0 - .26, x1 + .2, y + .05, z0 - .12)
        S.beam('plain:#22262a,.6', fr.p(x1 + .1, y * 1.6, z0 - .19), fr.p(x1 + 1.25, y * .1, z0 - .19), .1, .12)
    S.beam('plain:#22262a,.6', fr.p(x1 + 1.1, 0, z0 - .19), fr.p(x1 + 1.5, 0, z0 - .19), .1, .1)
    S.tube('metal:#8d9193,.35', [fr.p(x1 + .95, 0, .02), fr.p(x1 + .95, 0, .95)], .035, 10)
    S.fbox('metal:#8d9193,.35', fr, x1 + .85, -.1, 0, x1 + 1.05, .1, .02)
    S.fbox('plain:#22262a,.6', fr, x1 + .1, -.3, z0 - .1, x1 + .5, .3, z0 + .3)
    if load:
        J.debris(S, fr.at(x0 + .08, -hw + .08, z0), L - .2, W - .16, H * .8, H * .42 * heap, load)
    return fr
