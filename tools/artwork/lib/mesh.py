"""Mesh building blocks: frames, a builder per material, sweeps and scatter."""
import math
import random

import bpy
from mathutils import Vector, noise

from . import materials


def V(*a):
    return Vector(a if len(a) > 1 else a[0])


class Frame:
    """A local coordinate system: origin o, unit axes u, v and n = u x v."""

    def __init__(self, o, u=(1, 0, 0), v=(0, 1, 0)):
        self.o = V(o)
        self.u = V(u).normalized()
        self.v = V(v).normalized()
        self.n = self.u.cross(self.v).normalized()

    def p(self, a, b=0.0, c=0.0):
        return self.o + self.u * a + self.v * b + self.n * c

    def at(self, a, b=0.0, c=0.0):
        return Frame(self.p(a, b, c), self.u, self.v)


def wall_frame(o, u=(1, 0, 0)):
    return Frame(o, u, (0, 0, 1))


class Builder:
    def __init__(self):
        self.v, self.f = [], []

    def poly(self, pts):
        k = len(self.v)
        self.v.extend(tuple(p) for p in pts)
        self.f.append(tuple(range(k, k + len(pts))))

    def hexa(self, p):
        """Eight corners: bottom ring 0-3, top ring 4-7."""
        k = len(self.v)
        self.v.extend(tuple(q) for q in p)
        for q in ((3, 2, 1, 0), (4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7)):
            self.f.append(tuple(k + i for i in q))

    def grid(self, rows, close=False):
        k = len(self.v)
        n = len(rows[0])
        for r in rows:
            self.v.extend(tuple(p) for p in r)
        for i in range(len(rows) - 1):
            for j in range(n if close else n - 1):
                j2 = (j + 1) % n
                self.f.append((k + i * n + j, k + i * n + j2, k + (i + 1) * n + j2, k + (i + 1) * n + j))


class Scene:
    """Collects geometry by material name; finish() turns it into objects."""

    def __init__(self, seed=1):
        self.b = {}
        self.rnd = random.Random(seed)
        self.smooth = set()
        self.bevel = {}

    def m(self, mat):
        return self.b.setdefault(mat, Builder())

    def quad(self, mat, a, b, c, d):
        self.m(mat).poly((a, b, c, d))

    def poly(self, mat, pts):
        self.m(mat).poly(pts)

    def box(self, mat, x0, y0, z0, x1, y1, z1):
        self.m(mat).hexa([(x0, y0, z0), (x1, y0, z0), (x1, y1, z0), (x0, y1, z0),
                          (x0, y0, z1), (x1, y0, z1), (x1, y1, z1), (x0, y1, z1)])

    def fbox(self, mat, fr, a0, b0, c0, a1, b1, c1):
        p = fr.p
        self.m(mat).hexa([p(a0, b0, c0), p(a1, b0, c0), p(a1, b1, c0), p(a0, b1, c0),
                          p(a0, b0, c1), p(a1, b0, c1), p(a1, b1, c1), p(a0, b1, c1)])

    def rect(self, mat, fr, x0, y0, x1, y1, s, c0, c1):
        """Picture-frame of four bars that meet without overlapping."""
        self.fbox(mat, fr, x0, y0, c0, x0 + s, y1, c1)
        self.fbox(mat, fr, x1 - s, y0, c0, x1, y1, c1)
        self.fbox(mat, fr, x0 + s, y0, c0, x1 - s, y0 + s, c1 - .0007)
        self.fbox(mat, fr, x0 + s, y1 - s, c0, x1 - s, y1, c1 - .0007)

    def beam(self, mat, p0, p1, w, h, up=(0, 0, 1)):
        """Rectangular bar from p0 to p1 (centred)."""
        p0, p1 = V(p0), V(p1)
        d = (p1 - p0).normalized()
        s = d.cross(V(up))
        if s.length < 1e-4:
            s = d.cross(V(1, 0, 0))
        s.normalize()
        t = s.cross(d)
        s, t = s * w / 2, t * h / 2
        self.m(mat).hexa([p0 - s - t, p0 + s - t, p1 + s - t, p1 - s - t,
                          p0 - s + t, p0 + s + t, p1 + s + t, p1 - s + t])

    def sweep(self, mat, profile, path, up=(0, 0, 1), closed=True):
        """Profile points (side, up) swept along a path of points, with mitred corners."""
        path = [V(p) for p in path]
        rows = []
        n = len(path)
        for i, p in enumerate(path):
            d0 = (p - path[i - 1]).normalized() if i else None
            d1 = (path[i + 1] - p).normalized() if i < n - 1 else None
            d0 = d0 or d1
            d1 = d1 or d0
            d = (d0 + d1).normalized()
            k = 1 / max(.3, d.dot(d1))
            s = d.cross(V(up))
            if s.length < 1e-4:
                s = d.cross(V(0, 1, 0))
            s.normalize()
            t = s.cross(d)
            # mitre stretch in the bend plane only
            bend = (d1 - d0)
            row = []
            for a, b in profile:
                q = s * a + t * b
                if bend.length > 1e-4:
                    bd = bend.normalized()
                    q = q + bd * (q.dot(bd)) * (k - 1)
                row.append(p + q)
            rows.append(row)
        self.m(mat).grid(rows, close=closed)
        if closed:
            self.m(mat).poly(list(reversed(rows[0])))
            self.m(mat).poly(rows[-1])

    def tube(self, mat, path, r, n=12, up=(0, 0, 1)):
        self.sweep(mat, [(r * math.cos(2 * math.pi * i / n), r * math.sin(2 * math.pi * i / n)) for i in range(n)],
                   path, up)

    def lathe(self, mat, o, prof, n=24, ax=(0, 0, 1)):
        """Profile of (radius, height) turned about an axis through o."""
        o, ax = V(o), V(ax).normalized()
        s = ax.orthogonal().normalized()
        t = ax.cross(s)
        rows = [[o + ax * h + (s * math.cos(2 * math.pi * i / n) + t * math.sin(2 * math.pi * i / n)) * r
                 for i in range(n)] for r, h in prof]
        self.m(mat).grid(rows, close=True)
        self.m(mat).poly(rows[-1])

    def pillow(self, mat, fr, w, l, h, rough=.02, step=.04, freq=6.0, seed=0):
        """A soft batt: domed grid with noise, lying on the frame's plane."""
        nx, ny = max(4, int(w / step)), max(4, int(l / step))
        rows = []
        for j in range(ny + 1):
            row = []
            for i in range(nx + 1):
                a, b = i / nx, j / ny
                e = min(a, 1 - a) * w
                g = min(b, 1 - b) * l
                edge = min(1, (min(e, g) / .05)) ** .5
                p = fr.p(a * w, b * l)
                nz = noise.noise(p * freq + V(seed, 0, 0)) + .5 * noise.noise(p * freq * 2.7) + .3 * noise.noise(p * freq * 7)
                row.append(fr.p(a * w, b * l, h * edge + rough * nz * edge))
            rows.append(row)
        self.m(mat).grid(rows)

    def blob(self, mat, o, r, sq=1.0, n=8, jit=.15):
        o = V(o)
        rows = []
        for j in range(n // 2 + 2):
            th = math.pi * j / (n // 2 + 1)
            rr = max(.02, math.sin(th))
            rows.append([o + V(math.cos(2 * math.pi * i / n) * rr * r, math.sin(2 * math.pi * i / n) * rr * r,
                               math.cos(th) * r * sq) * (1 + self.rnd.uniform(-jit, jit)) for i in range(n)])
        self.m(mat).grid(rows, close=True)

    def finish(self, collection=None):
        out = []
        for mat, b in self.b.items():
            if not b.f:
                continue
            ob = to_object(mat, b.v, b.f, mat, smooth=mat in self.smooth or mat.split(':')[0] in self.smooth)
            if mat in self.bevel:
                md = ob.modifiers.new('bevel', 'BEVEL')
                md.width = self.bevel[mat]
                md.segments = 2
                md.limit_method = 'ANGLE'
            out.append(ob)
        self.b = {}
        return out


def to_object(name, v, f, mat, smooth=False, link=True):
    me = bpy.data.meshes.new(name)
    me.from_pydata(v, [], f)
    if smooth:
        me.polygons.foreach_set('use_smooth', [True] * len(f))
        me.use_auto_smooth = True
        me.auto_smooth_angle = math.radians(42)
    me.update()
    ob = bpy.data.objects.new(name, me)
    me.materials.append(materials.get(mat))
    if link:
        bpy.context.scene.collection.objects.link(ob)
    return ob


def scatter(child, points, rnd, smin=.7, smax=1.3, tilt=.15, normal=None):
    """Instance child on random small faces of a carrier mesh (one per point)."""
    v, f = [], []
    for p in points:
        p = V(p)
        n = V(rnd.gauss(0, tilt), rnd.gauss(0, tilt), 1) if normal is None else V(normal) + V(
            rnd.gauss(0, tilt), rnd.gauss(0, tilt), rnd.gauss(0, tilt))
        n.normalize()
        a = V(math.cos(q := rnd.uniform(0, 6.283)), math.sin(q), 0)
        s = n.cross(a).normalized()
        t = n.cross(s)
        h = rnd.uniform(smin, smax) / 2
        k = len(v)
        v += [tuple(p - s * h - t * h), tuple(p + s * h - t * h), tuple(p + s * h + t * h), tuple(p - s * h + t * h)]
        f.append((k, k + 1, k + 2, k + 3))
    me = bpy.data.meshes.new('carrier')
    me.from_pydata(v, [], f)
    ob = bpy.data.objects.new('carrier', me)
    bpy.context.scene.collection.objects.link(ob)
    if child.name not in bpy.context.scene.collection.objects:
        bpy.context.scene.collection.objects.link(child)
    child.parent = ob
    ob.instance_type = 'FACES'
    ob.use_instance_faces_scale = True
    ob.show_instancer_for_render = False
    return ob
