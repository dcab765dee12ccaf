"""Parametric building parts. Walls and roof planes live in frames: u right, v up, n outwards."""
import math

from .mesh import Frame, V

TRIM = 'paint:#efe6d6'


def sheet(pts, t=.003):
    """Closed outline of a thin sheet that follows an open polyline."""
    inner = []
    for i, p in enumerate(pts):
        a = pts[max(0, i - 1)]
        b = pts[min(len(pts) - 1, i + 1)]
        dx, dy = b[0] - a[0], b[1] - a[1]
        k = math.hypot(dx, dy) or 1
        inner.append((p[0] - dy / k * t, p[1] + dx / k * t))
    return list(pts) + inner[::-1]


# ---------------------------------------------------------------- roof fields
def wedge(S, mat, fr, a0, a1, b0, b1, t0, t1, lift=0.0):
    p = fr.p
    S.m(mat).hexa([p(a0, b0, lift), p(a1, b0, lift), p(a1, b1, lift), p(a0, b1, lift),
                   p(a0, b0, lift + t0), p(a1, b0, lift + t0), p(a1, b1, lift + t1), p(a0, b1, lift + t1)])


def shingle_field(S, fr, w, l, mat='shingle:new', kind='arch', exp=.143, inside=None, jit=.003, start=0, tooth=1.0, limits=None):
    R = S.rnd
    rows = int(l / exp) + (0 if abs(l / exp - int(l / exp)) < .05 else 1)
    for r in range(rows):
        b0 = r * exp
        b1 = min(b0 + exp * 1.3, l)
        lo, hi = limits(b0 + exp / 2) if limits else (0, w)
        if kind == 'tab':
            a = -(.1525 if r % 2 else 0) + start
            while a < w:
                x0, x1 = max(0, lo, a), min(w, hi, a + .297)
                if x1 - x0 > .01 and (inside is None or inside((x0 + x1) / 2, b0 + exp / 2)):
                    wedge(S, mat, fr, x0, x1, b0 + R.uniform(-jit, jit) * .4, b1, .005, .0005)
                a += .305
        elif kind == 'arch':
            a = -R.uniform(0, .9)
            while a < w:
                wd = R.uniform(.22, .5)
                x0, x1 = max(0, lo, a), min(w, hi, a + wd)
                if x1 - x0 > .01 and (inside is None or inside((x0 + x1) / 2, b0 + exp / 2)):
                    wedge(S, mat, fr, x0, x1, b0 + R.uniform(-jit, jit), b1, .005, .0005)
                a += wd
            a = -R.uniform(0, .3)
            while a < w:
                wd = R.uniform(.1, .24)
                x0, x1 = max(0, lo, a), min(w, hi, a + wd)
                if x1 - x0 > .03 and (inside is None or inside((x0 + x1) / 2, b0 + exp / 2)):
                    wedge(S, mat, fr, x0, x1, b0 - .003 + R.uniform(-jit, jit), min(l, b0 + exp * 1.05), .0115 * tooth, .004)
                a += wd + R.uniform(.05, .2)
        elif kind == 'slate':
            a = -R.uniform(0, .25)
            while a < w:
                wd = R.uniform(.18, .3)
                x0, x1 = max(0, lo, a), min(w, hi, a + wd - .004)
                if x1 - x0 > .02 and (inside is None or inside((x0 + x1) / 2, b0 + exp / 2)):
                    wedge(S, mat, fr, x0, x1, b0 + R.uniform(-jit, jit), b1, .009 + R.uniform(0, .003), .001)
                a += wd


def tile_field(S, fr, w, l, mat='stone:tile', pw=.24, exp=.33):
    """Mission tiles: rounded covers over pans."""
    n = 8
    S.smooth.add(mat.split(':')[0])
    for r in range(int(l / exp) + 1):
        for c in range(int(w / pw) + 1):
            b0 = r * exp + S.rnd.uniform(-.006, .006)
            b1 = b0 + exp * 1.12
            a = c * pw + S.rnd.uniform(-.004, .004)
            rows = []
            for (b, sc, lift) in ((b0, 1.0, .03), (b0, 1.0, .045), (b1, .86, .012)):
                th = .018 if (b, lift) == (b0, .03) else 0
                rad = pw * .36 * sc - th
                rows.append([fr.p(a + math.cos(math.pi * i / n) * rad, b, lift + math.sin(math.pi * i / n) * rad * .95)
                             for i in range(n + 1)])
            S.m(mat).grid(rows)
            rows = []
            for (b, sc, lift) in ((b0, .9, .06), (b1, 1.0, .035)):
                rad = pw * .34 * sc
                rows.append([fr.p(a + pw / 2 + math.cos(math.pi * i / n) * rad, b, lift + .02 - math.sin(math.pi * i / n) * rad * .6)
                             for i in range(n + 1)])
            S.m(mat).grid(rows)


def seam_field(S, fr, w, l, mat='metal:#59666c,.35', pw=.42, h=.035):
    n = max(1, round(w / pw))
    pw = w / n
    for i in range(n):
        S.fbox(mat, fr, i * pw + .004, 0, 0, (i + 1) * pw - .004, l, .006)
        for k in (.33, .66):
            S.fbox(mat, fr, i * pw + pw * k - .012, 0, .006, i * pw + pw * k + .012, l, .0085)
    for i in range(n + 1):
        S.fbox(mat, fr, i * pw - .006, -.004, 0, i * pw + .006, l, h)
        S.fbox(mat, fr, i * pw - .012, -.004, h - .007, i * pw + .012, l, h)


def ridge_caps(S, p0, p1, d1, d2, mat='shingle:new', exp=.145, wd=.15, lift=.012):
    p0, p1, d1, d2 = V(p0), V(p1), V(d1).normalized(), V(d2).normalized()
    u = (p1 - p0)
    n = int(u.length / exp)
    u.normalize()
    up = -(d1 + d2).normalized()
    for i in range(n):
        a = p0 + u * (i * exp)
        for d in (d1, d2):
            j = S.rnd.uniform(-.004, .004)
            q = [a + up * lift * 1.9, a + d * (wd + j) + up * lift * 1.9, a + u * exp * 1.7 + d * (wd + j) + up * lift * .8,
                 a + u * exp * 1.7 + up * lift * .8]
            S.m(mat).hexa([x - up * .006 for x in q] + q)


# -------------------------------------------------------------------- gutters
def k_profile(s=1.0):
    pts = [(0, .02), (0, -.115), (.075, -.115), (.078, -.095), (.095, -.075), (.112, -.05), (.118, -.03), (.12, -.004),
           (.12, .004), (.104, .004), (.104, -.006)]
    return sheet([(a * s, b * s) for a, b in pts], .002)


def half_round(r=.068):
    pts = [(r - r * math.cos(math.pi * i / 14), -r * math.sin(math.pi * i / 14)) for i in range(15)]
    bead = [(2 * r + .008 - .008 * math.cos(-math.pi * 2 * i / 10), -.0 + .008 * math.sin(math.pi * 2 * i / 10)) for i in range(1, 10)]
    return sheet(pts + bead, .002)


def gutter(S, path, mat='copper', kind='half', hangers=.6, s=1.0):
    """Eave gutter; path runs with the outside on its right hand."""
    prof = half_round(.068 * s) if kind == 'half' else k_profile(s)
    S.smooth.add(mat.split(':')[0])
    S.sweep(mat, prof, path, closed=True)
    w = .136 * s if kind == 'half' else .12 * s
    for a, b in zip(path, path[1:]):
        a, b = V(a), V(b)
        d = (b - a)
        ln = d.length
        d.normalize()
        side = d.cross(V(0, 0, 1))
        for i in range(int(ln / hangers) + 1):
            p = a + d * (i * hangers + .15)
            if i * hangers + .15 > ln - .1:
                break
            if kind == 'half':
                r = .072 * s
                pr = sheet([(-.012, 0), (.012, 0)], .004)
                S.sweep(mat, pr, [p + side * (r - .004 - r * math.cos(math.pi * k / 12)) - V(0, 0, r * math.sin(math.pi * k / 12)) for k in range(13)], up=d)
                S.beam(mat, p, p + side * w, .02, .004)
            else:
                S.beam(mat, p + V(0, 0, -.006), p + side * w + V(0, 0, -.006), .022, .004)
    for a, q in ((path[0], 1), (path[-1], -1)):
        a = V(a)
        b = V(path[1] if q == 1 else path[-2])
        d = (b - a).normalized() * q
        side = d.cross(V(0, 0, 1))
        cap = [(x, y) for x, y in (prof[:15] if kind == 'half' else prof[:8])]
        S.poly(mat, [a + side * x + V(0, 0, y) for x, y in cap])


def downspout(S, path, mat='copper', round_=True, r=.04, up=(0, 0, 1)):
    S.smooth.add(mat.split(':')[0])
    if round_:
        S.tube(mat, path, r, 20, up)
    else:
        w, d = r * 1.15, r * .8
        pr = []
        for sx, sy in ((1, -1), (1, 1), (-1, 1), (-1, -1)):
            pr.append((sx * w, sy * d))
        fl = []
        for i in range(4):  # fluted faces
            a, b = pr[i], pr[(i + 1) % 4]
            nx, ny = (a[1] - b[1]), (b[0] - a[0])
            k = math.hypot(nx, ny)
            nx, ny = nx / k * .006, ny / k * .006
            for t, o in ((0, 0), (.22, 0), (.28, 1), (.46, 1), (.5, 0), (.54, 1), (.72, 1), (.78, 0)):
                fl.append((a[0] + (b[0] - a[0]) * t + nx * o, a[1] + (b[1] - a[1]) * t + ny * o))
        S.sweep(mat, fl, path, up)


def strap(S, p, side, mat='copper', r=.043):
    p = V(p)
    for k in (-.02, .02):
        S.lathe(mat, p + V(0, 0, k), [(r, -.006), (r + .003, -.006), (r + .003, .006), (r, .006)], 20)


# ---------------------------------------------------------------------- walls
def segs(a0, a1, b, holes):
    out = [(a0, a1)]
    for (ha, hb, hw, hh) in holes:
        if hb <= b < hb + hh:
            new = []
            for x, y in out:
                if ha > x:
                    new.append((x, min(y, ha)))
                if ha + hw < y:
                    new.append((max(x, ha + hw), y))
            out = [(x, y) for x, y in new if y - x > .004]
    return out


def backing(S, mat, fr, w, h, holes, c=0.0, gable=0):
    ys = sorted({0, h, *[x for q in holes for x in (q[1], q[1] + q[3]) if 0 < x < h]})
    for y0, y1 in zip(ys, ys[1:]):
        for x0, x1 in segs(0, w, (y0 + y1) / 2, holes):
            S.quad(mat, fr.p(x0, y0, c), fr.p(x1, y0, c), fr.p(x1, y1, c), fr.p(x0, y1, c))
    if gable:
        n = max(8, int(gable / .1))
        cuts = sorted({h + gable * i / n for i in range(n + 1)} | {y for q in holes for y in (q[1], q[1] + q[3]) if h < y < h + gable})
        for y0, y1 in zip(cuts, cuts[1:]):
            k0, k1 = (y0 - h) / gable * w / 2, (y1 - h) / gable * w / 2
            for x0, x1 in segs(k0, w - k0, (y0 + y1) / 2, holes):
                t0, t1 = (k1 if x0 == k0 else x0), (w - k1 if x1 == w - k0 else x1)
                S.poly(mat, [fr.p(x0, y0, c), fr.p(x1, y0, c), fr.p(t1, y1, c), fr.p(t0, y1, c)])


def lap_wall(S, fr, w, h, holes=(), mat='paint:#e9dfcb', exp=.125, t=.014, gable=0, back='', skip=None):
    if back is not None:
        backing(S, back or mat, fr, w, h, holes, 0, gable)
    b, R = 0, S.rnd
    while b < h + gable:
        top = min(b + exp * 1.08, h + gable)
        lo, hi = (0, w)
        if b > h:
            k = min(1, (top - h + .02) / gable)
            lo, hi = w / 2 * k, w - w / 2 * k
        for x0, x1 in segs(lo, hi, b + exp / 2, holes):
            x = x0
            while x < x1 - .001:
                e = min(x1, x + R.uniform(2.4, 3.7))
                if x1 - e < .5:
                    e = x1
                if not (skip and skip(x, b)):
                    p = fr.p
                    S.m(mat).hexa([p(x, b, .001), p(e - .002, b, .001), p(e - .002, top, .001), p(x, top, .001),
                                   p(x, b, t), p(e - .002, b, t), p(e - .002, top, .004), p(x, top, .004)])
                x = e
        b += exp


def brick_wall(S, fr, w, h, holes=(), mat='brick', gable=0, bw=.2, bh=.064, gap=.011, mortar='stucco:#9c8f7e', step=1):
    backing(S, mortar, fr, w, h, holes, .004, gable)
    R = S.rnd
    r, b = 0, gap
    while b + bh < h + gable + .01:
        lo, hi = 0, w
        if b > h:
            k = min(1, (b + bh - h + .02) / gable)
            lo, hi = w / 2 * k, w - w / 2 * k
        head = r % 6 == 5
        for x0, x1 in segs(lo, hi, b + bh / 2, holes):
            step_ = (bw / 2 if head else bw) + gap
            x = x0 - (step_ * .5 if r % 2 else 0)
            while x < x1 - .01:
                s0, s1 = max(x0, x), min(x1, x + step_ - gap)
                if s1 - s0 > .02:
                    S.fbox(mat, fr, s0, b, 0, s1, b + bh, .012 + R.uniform(-.0015, .0025))
                x += step_
        b += bh + gap
        r += 1


def window(S, fr, a, b, w, h, trim=TRIM, sash=None, grid=(2, 1), glow=1.5, casing=.1, double=True, sill=True, curtains=True, header=.14):
    """Double-hung window in a wall frame; the wall must leave a hole of the same size."""
    sash = sash or trim
    f = fr.at(a, b)
    d = -.1
    S.rect(sash, f, 0, 0, w, h, .02, d - .05, .01)
    if casing:
        for x0, y0, x1, y1 in ((-casing, -.02, 0, h + .02), (w, -.02, w + casing, h + .02)):
            S.fbox(trim, f, x0, y0, 0, x1, y1, .032)
        S.fbox(trim, f, -casing - .02, h, 0, w + casing + .02, h + header, .04)
        S.fbox(trim, f, -casing - .04, h + header, 0, w + casing + .04, h + header + .03, .065)
    if sill:
        S.fbox(trim, f, -casing - .03, -.06, 0, w + casing + .03, 0, .085)
    halves = ((.02, h / 2 + .02, -.075), (h / 2 - .02, h - .02, -.04)) if double else ((.02, h - .02, -.06),)
    for y0, y1, c in halves:
        s = .045
        S.rect(sash, f, .021, y0, w - .021, y1, s, c - .02, c + .018)
        gx, gy = grid
        for i in range(1, gx):
            x = .02 + (w - .04) * i / gx
            S.fbox(sash, f, x - .011, y0 + s, c - .008, x + .011, y1 - s, c + .012)
        for i in range(1, gy):
            y = y0 + (y1 - y0) * i / gy
            S.fbox(sash, f, .05, y - .01, c - .007, w - .05, y + .01, c + .0105)
        S.quad('glass', f.p(.02, y0, c), f.p(w - .02, y0, c), f.p(w - .02, y1, c), f.p(.02, y1, c))
    S.quad('roomglow:%s' % glow if glow else 'shade', f.p(-.3, -.3, -.9), f.p(w + .3, -.3, -.9), f.p(w + .3, h + .3, -.9), f.p(-.3, h + .3, -.9))
    for q in ((-.3, -.3, -.3, h + .3), (w + .3, -.3, w + .3, h + .3)):
        S.quad('shade:#4a3522', f.p(q[0], q[1], -.9), f.p(q[0], q[3], -.9), f.p(q[2], q[3], -.14), f.p(q[2], q[1], -.14))
    S.quad('shade:#4a3522', f.p(-.3, -.05, -.9), f.p(w + .3, -.05, -.9), f.p(w + .3, -.05, -.12), f.p(-.3, -.05, -.12))
    if curtains:
        for side in (0, 1):
            rows = []
            for y in (0, h * .5, h):
                row = []
                for i in range(14):
                    k = i / 13
                    x = k * w * (.3 if y > h * .45 else .24)
                    row.append(f.p(x if side == 0 else w - x, y, -.17 + .018 * math.sin(i * 1.9)))
                rows.append(row)
            S.m('cloth').grid(rows)


def door(S, fr, a, b, w, h, mat='paint:#2b3a42', trim=TRIM, glow=1.6):
    f = fr.at(a, b)
    for x0, y0, x1, y1 in ((-.12, 0, 0, h + .02), (w, 0, w + .12, h + .02), (-.16, h, w + .16, h + .18)):
        S.fbox(trim, f, x0, y0, -.1, x1, y1, .035)
    for x0, y0, x1, y1 in ((0, 0, .13, h), (w - .13, 0, w, h), (.13, 0, w - .13, .24), (.13, .92, w - .13, 1.08), (.13, h - .14, w - .13, h)):
        S.fbox(mat, f, x0, y0, -.1, x1, y1, -.05)
    S.fbox(mat, f, .13, .24, -.1, w - .13, .92, -.075)
    S.fbox(mat, f, .2, .31, -.1, w - .2, .85, -.06)
    S.quad('glass', f.p(.13, 1.08, -.08), f.p(w - .13, 1.08, -.08), f.p(w - .13, h - .14, -.08), f.p(.13, h - .14, -.08))
    for i in (1, 2):
        x = .13 + (w - .26) * i / 3
        S.fbox(mat, f, x - .012, 1.08, -.09, x + .012, h - .14, -.06)
    S.quad('roomglow:%s' % glow, f.p(-.2, .8, -.6), f.p(w + .2, .8, -.6), f.p(w + .2, h + .2, -.6), f.p(-.2, h + .2, -.6))
    S.lathe('copper', f.p(w - .065, 1.0, -.05), [(.012, 0), (.012, .03), (.03, .04), (.03, .06), (.01, .075)], 14, f.n)


def lantern(S, p, n=(0, -1, 0), s=1.0, power=14):
    """Copper wall lantern hung from a bracket; p on the wall, n outwards."""
    p, n = V(p), V(n)
    c = p + n * .16 * s
    S.beam('copper', p + V(0, 0, .1 * s), c + V(0, 0, .24 * s), .02 * s, .02 * s)
    S.lathe('copper', p + V(0, 0, .1 * s), [(.05 * s, 0), (.05 * s, .015 * s)], 16, n)
    z = c + V(0, 0, -.14 * s)
    for q in ((.075, .0, .02), (.085, .3, .315)):
        S.box('copper', z.x - q[0] * s, z.y - q[0] * s, z.z + q[1] * s, z.x + q[0] * s, z.y + q[0] * s, z.z + q[2] * s)
    for sx in (-1, 1):
        for sy in (-1, 1):
            S.beam('copper', z + V(sx * .068 * s, sy * .068 * s, 0), z + V(sx * .078 * s, sy * .078 * s, .3 * s), .012 * s, .012 * s)
    S.lathe('copper', z + V(0, 0, .31 * s), [(.1 * s, 0), (.05 * s, .05 * s), (.02 * s, .08 * s), (.02 * s, .1 * s)], 4)
    S.blob('emit:#ffb765,%s' % power, z + V(0, 0, .13 * s), .032 * s, 1.6, 10, 0)


# ---------------------------------------------------------------------- roofs
def plane_front(fr, L, W, pitch, oh, rk, side=1):
    half = W / 2 + oh
    if side == 1:
        return Frame(fr.p(-L / 2 - rk, -half, -oh * pitch), fr.u, fr.v + fr.n * pitch), L + 2 * rk, half * math.hypot(1, pitch)
    return Frame(fr.p(L / 2 + rk, half, -oh * pitch), -fr.u, -fr.v + fr.n * pitch), L + 2 * rk, half * math.hypot(1, pitch)


def gable_roof(S, fr, L, W, pitch, oh=.4, rk=.3, mat='shingle:new', kind='arch', gut='copper', gkind='half', trim=TRIM, sides=(1, -1), inside=None, ridge=True):
    """fr: centre of the plan at wall top, u along the ridge, n up. Returns the front plane (frame, w, l)."""
    planes = []
    for s in sides:
        pf, w, l = plane_front(fr, L, W, pitch, oh, rk, s)
        planes.append((pf, w, l))
        S.fbox(trim, pf, 0, 0, -.05, w, l, -.002)
        ins = inside if s == 1 else None
        if kind == 'seam':
            seam_field(S, pf, w, l, mat)
        elif kind == 'tile':
            tile_field(S, pf, w, l, mat)
        else:
            shingle_field(S, pf, w, l, mat, kind, inside=ins)
        # rake boards with copper edge
        for a0, a1 in ((-.02, .02), (w - .02, w + .02)):
            S.fbox(trim, pf, a0, 0, -.2, a1, l, -.004)
        for a0, a1 in ((-.032, .01), (w - .01, w + .032)):
            S.fbox(gut or trim, pf, a0, -.01, -.045, a1, l, .012)
        # fascia and soffit
        n = fr.n
        e0, e1 = pf.p(0, 0, 0), pf.p(w, 0, 0)
        out = (pf.u.cross(n)).normalized()
        S.beam(trim, e0 - n * .1 - out * .02, e1 - n * .1 - out * .02, .03, .2)
        S.quad(trim, e0 - n * .19, e1 - n * .19, e1 - n * .19 - out * (oh + .05), e0 - n * .19 - out * (oh + .05))
        if gut:
            gutter(S, [e0 - n * .035, e1 - n * .035], gut, gkind)
    if ridge and kind in ('arch', 'tab', 'slate'):
        r0 = fr.p(-L / 2 - rk, 0, W / 2 * pitch)
        r1 = fr.p(L / 2 + rk, 0, W / 2 * pitch)
        ridge_caps(S, r0, r1, -fr.v - fr.n * pitch, fr.v - fr.n * pitch, mat)
    elif ridge:
        S.tube(mat if kind == 'tile' else 'enamel:#3c484e', [fr.p(-L / 2 - rk, 0, W / 2 * pitch + .02), fr.p(L / 2 + rk, 0, W / 2 * pitch + .02)], .09 if kind == 'tile' else .05)
    return planes


def walls(S, fr, L, W, h, kind='brick', mat='brick', holes=None, gables=0, trim=TRIM, sides='fblr', exp=.125):
    """Four walls round a centred plan; fr at ground, u = long side. holes: dict side -> list."""
    holes = holes or {}
    fs = {'f': (Frame(fr.p(-L / 2, -W / 2), fr.u, fr.n), L, 0), 'r': (Frame(fr.p(L / 2, -W / 2), fr.v, fr.n), W, gables),
          'b': (Frame(fr.p(L / 2, W / 2), -fr.u, fr.n), L, 0), 'l': (Frame(fr.p(-L / 2, W / 2), -fr.v, fr.n), W, gables)}
    for k in sides:
        f, w, g = fs[k]
        if kind == 'brick':
            brick_wall(S, f, w, h, holes.get(k, ()), mat, g)
        else:
            lap_wall(S, f, w, h, holes.get(k, ()), mat, gable=g, exp=exp)
            for x0 in (-.012, w - .1):
                S.fbox(trim, f, x0, 0, 0, x0 + .112, h - .12, .026)
    return {k: v[0] for k, v in fs.items()}


def chimney(S, cx, cy, z0, z1, w=.8, d=.6, mat='brick', pots=2, plane=None, pitch=1.0, cop='copper'):
    """Brick stack; when a pitch is given the copper flashing follows a slope rising towards +y."""
    faces = ((Frame((cx - w / 2, cy - d / 2, z0), (1, 0, 0), (0, 0, 1)), w), (Frame((cx + w / 2, cy - d / 2, z0), (0, 1, 0), (0, 0, 1)), d),
             (Frame((cx + w / 2, cy + d / 2, z0), (-1, 0, 0), (0, 0, 1)), w), (Frame((cx - w / 2, cy + d / 2, z0), (0, -1, 0), (0, 0, 1)), d))
    h = z1 - z0
    for f, ww in faces:
        brick_wall(S, f, ww, h - .2, (), mat)
    for i, (o, zz) in enumerate(((.03, .2), (.06, .125))):
        for f, ww in faces:
            brick_wall(S, Frame(f.p(-o, h - zz, o), f.u, f.v), ww + 2 * o, .067, (), mat, gap=.003)
        S.box('stucco:#9c8f7e', cx - w / 2 - o, cy - d / 2 - o, z1 - zz, cx + w / 2 + o, cy + d / 2 + o, z1 - zz + .066)
    S.box('concrete:#b7ab9a', cx - w / 2 - .1, cy - d / 2 - .1, z1 - .05, cx + w / 2 + .1, cy + d / 2 + .1, z1 + .02)
    for i in range(pots):
        x = cx + (i - (pots - 1) / 2) * w * .45
        S.lathe('stone:tile', (x, cy, z1), [(.13, 0), (.1, .05), (.095, .3), (.12, .32), (.12, .36), (.08, .36)], 20)


def step_flashing(S, cx, cy, w, d, zf, pitch, cop='copper', n=8, hh=.13):
    """Copper flashing round a stack at (cx, cy); roof height at its front face zf, slope rising to +y."""
    for sx in (-1, 1):
        x = cx + sx * w / 2
        for i in range(n):
            y0 = cy - d / 2 + d * i / n - .02
            y1 = y0 + d / n + .05
            z0, z1 = zf + (y0 - cy + d / 2) * pitch, zf + (y1 - cy + d / 2) * pitch
            S.m(cop).hexa([(x + sx * .01, y0, z0), (x + sx * .01, y1, z1), (x + sx * .01, y1, z1 + hh), (x + sx * .01, y0, z1 + hh),
                           (x + sx * (.03 - i * .0016), y0, z0), (x + sx * (.03 - i * .0016), y1, z1), (x + sx * (.03 - i * .0016), y1, z1 + hh), (x + sx * (.03 - i * .0016), y0, z1 + hh)])
            S.m(cop).hexa([(x, y0, z0 + .01), (x + sx * .11, y0, z0 + .01), (x + sx * .11, y1, z1 + .01), (x, y1, z1 + .01),
                           (x, y0, z0 + .022 + i * .0012), (x + sx * .11, y0, z0 + .022 + i * .0012), (x + sx * .11, y1, z1 + .022 + i * .0012), (x, y1, z1 + .022 + i * .0012)])
    y = cy - d / 2
    S.m(cop).hexa([(cx - w / 2 - .11, y - .16, zf - .16 * pitch + .016), (cx + w / 2 + .11, y - .16, zf - .16 * pitch + .016), (cx + w / 2 + .11, y, zf + .016), (cx - w / 2 - .11, y, zf + .016),
                   (cx - w / 2 - .11, y - .16, zf - .16 * pitch + .021), (cx + w / 2 + .11, y - .16, zf - .16 * pitch + .021), (cx + w / 2 + .11, y, zf + .021), (cx - w / 2 - .11, y, zf + .021)])
    S.box(cop, cx - w / 2 - .02, y - .021, zf, cx + w / 2 + .02, y - .015, zf + hh)


def skylight(S, fr, a, b, w, h, frame='enamel:#3a444a', cop='copper', glow=0):
    """Curb-mounted skylight on a roof plane frame."""
    f = fr.at(a, b)
    S.rect(cop, f, -.15, -.16, w + .15, h + .16, .12, .008, .022)
    S.rect(frame, f, -.06, -.06, w + .06, h + .06, .08, 0, .12)
    S.rect(frame, f, -.02, -.02, w + .02, h + .02, .05, .1, .128)
    S.quad('glass:1.9', f.p(0, 0, .115), f.p(w, 0, .115), f.p(w, h, .115), f.p(0, h, .115))
    S.quad('roomglow:%s' % glow if glow else 'shade:#3b4a55', f.p(0, 0, .03), f.p(w, 0, .03), f.p(w, h, .03), f.p(0, h, .03))


def solar_array(S, fr, a, b, cols, rows, pw=1.05, ph=1.7, lift=.1):
    for i in range(cols):
        for j in range(rows):
            f = fr.at(a + i * (pw + .02), b + j * (ph + .02), lift)
            S.fbox('enamel:#15191c,.35', f, 0, 0, 0, pw, ph, .035)
            nx, ny = 6, 10
            cw, ch = (pw - .06) / nx, (ph - .06) / ny
            for x in range(nx):
                for y in range(ny):
                    S.fbox('solar', f, .03 + x * cw + .004, .03 + y * ch + .004, .035, .03 + (x + 1) * cw - .004, .03 + (y + 1) * ch - .004, .0365)
            for q in ((0, 0, pw, .022), (0, ph - .022, pw, ph), (0, 0, .022, ph), (pw - .022, 0, pw, ph)):
                S.fbox('metal:#3a4046,.35', f, q[0], q[1], .033, q[2], q[3], .041)
    for j in range(rows):
        for k in (.25, .75):
            y = b + j * (ph + .02) + ph * k
            S.fbox('metal:#9aa0a4,.35', fr, a - .08, y - .02, lift - .05, a + cols * (pw + .02) + .06, y + .02, lift)


def ladder(S, p0, p1, w=.42, mat='metal:#b9bdbd,.35', side=(1, 0, 0), rung=.3):
    p0, p1, side = V(p0), V(p1), V(side).normalized()
    d = (p1 - p0)
    ln = d.length
    d.normalize()
    nrm = d.cross(side)
    for s in (-1, 1):
        q = side * s * w / 2
        S.beam(mat, p0 + q, p1 + q, .03, .075, up=nrm)
    i = rung * .7
    while i < ln - .05:
        S.tube(mat, [p0 + d * i - side * w / 2, p0 + d * i + side * w / 2], .016, 10, up=nrm)
        i += rung
    for s in (-1, 1):
        q = side * s * w / 2
        S.beam('enamel:#b5652b', p0 + q, p0 + q + d * .12, .045, .09, up=nrm)


def bucket(S, p, mat='enamel:#ece4d4', fill='enamel:#efe6d6', r=.14, h=.3):
    S.smooth.add(mat.split(':')[0])
    S.lathe(mat, p, [(r * .82, 0), (r * .95, h * .7), (r, h * .93), (r * 1.04, h * .94), (r * 1.04, h), (r * .97, h), (r * .9, h * .5), (.01, h * .5)], 32)
    if fill:
        S.lathe(fill, V(p) + V(0, 0, h * .82), [(r * .95, 0), (.001, .002)], 32)
    P = V(p)
    S.tube('metal:#8c9092', [P + V(math.cos(t) * r * 1.06, -.3 * r - abs(math.sin(t)) * r * .9, h * .9 - math.sin(t) * r * .9) for t in [math.pi * i / 12 for i in range(13)]], .004, 8)


def post(S, x, y, z0, z1, w=.16, trim=TRIM):
    S.box(trim, x - w / 2, y - w / 2, z0, x + w / 2, y + w / 2, z1)
    S.box(trim, x - w * .75, y - w * .75, z0, x + w * .75, y + w * .75, z0 + .22)
    S.box(trim, x - w * .75, y - w * .75, z1 - .14, x + w * .75, y + w * .75, z1)
    S.box(trim, x - w * .62, y - w * .62, z1 - .2, x + w * .62, y + w * .62, z1 - .17)


def railing(S, p0, p1, z, trim=TRIM, h=.8):
    p0, p1 = V(p0), V(p1)
    d = p1 - p0
    n = int(d.length / .115)
    S.beam(trim, p0 + V(0, 0, z + h), p1 + V(0, 0, z + h), .075, .05)
    S.beam(trim, p0 + V(0, 0, z + .1), p1 + V(0, 0, z + .1), .06, .045)
    for i in range(1, n):
        q = p0 + d * (i / n)
        S.beam(trim, q + V(0, 0, z + .1), q + V(0, 0, z + h), .035, .035, up=(0, 1, 0))
