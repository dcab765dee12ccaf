"""Lawn, trees, shrubs, fallen leaves and the sky."""
import math

import bpy

from . import materials as M
from .mesh import V, scatter, to_object


def lawn(S, x0, y0, x1, y1, density=18, z=0.0, skip=None, h=.09, mat='leaf:grass', big=1500, base=True):
    R = S.rnd
    if base:
        S.quad('ground', (-big, -big, z), (big, -big, z), (big, big * 1.5, z), (-big, big * 1.5, z))
    v, f = [], []
    for i in range(70):
        a, r = R.uniform(0, 6.283), .2 * math.sqrt(R.random())
        x, y = math.cos(a) * r, math.sin(a) * r
        hh, w, q = h * R.uniform(.5, 1.25), .0045 * R.uniform(.8, 1.6), R.uniform(0, 6.283)
        lx, ly = math.cos(q), math.sin(q)
        bend = hh * R.uniform(.1, .7)
        k = len(v)
        for t, ww in ((0, 1), (.55, .8), (1, .1)):
            bx, by, bz = x + lx * bend * t * t, y + ly * bend * t * t, hh * t
            v += [(bx - ly * w * ww, by + lx * w * ww, bz), (bx + ly * w * ww, by - lx * w * ww, bz)]
        f += [(k, k + 1, k + 3, k + 2), (k + 2, k + 3, k + 5, k + 4)]
    clump = to_object('clump', v, f, mat, link=False)
    n = int((x1 - x0) * (y1 - y0) * density)
    pts = []
    for i in range(n):
        x, y = R.uniform(x0, x1), R.uniform(y0, y1)
        if skip is None or not skip(x, y):
            pts.append((x, y, z))
    return scatter(clump, pts, R, .7, 1.5, .1)


def tree_mesh(S, h=8, r=2.6, leaves=7000, mat='leaf', size=.17, name='tree', bare=False):
    R = S.rnd
    v, f = [], []
    cl = []
    for i in range(34):
        a, e = i * 2.4 + R.uniform(-.4, .4), R.uniform(-1, 1)
        k = math.sqrt(1 - min(.97, e * e)) * R.uniform(.55, 1.05)
        cl.append((math.cos(a) * k * r, math.sin(a) * k * r, h * .6 + e * h * .36 + R.uniform(-.2, .2), r * R.uniform(.26, .46)))
    for i in range(0 if bare else leaves):
        c = cl[i % len(cl)]
        d = V(R.gauss(0, 1), R.gauss(0, 1), R.gauss(0, .8)).normalized() * c[3] * (R.random() ** .35)
        p = V(c[0], c[1], c[2]) + d
        n = (d.normalized() + V(R.gauss(0, .6), R.gauss(0, .6), R.gauss(0, .6) + .3)).normalized()
        s = n.orthogonal().normalized()
        t = n.cross(s)
        q = R.uniform(0, 6.283)
        s, t = s * math.cos(q) + t * math.sin(q), t * math.cos(q) - s * math.sin(q)
        z = size * R.uniform(.8, 1.6)
        k = len(v)
        v += [tuple(p - s * z * .5), tuple(p - t * z * .32), tuple(p + s * z * .5), tuple(p + t * z * .32)]
        f.append((k, k + 1, k + 2, k + 3))
    ob = to_object(name, v, f, mat, link=False)
    tv = S.__class__(R.randint(0, 999))
    tv.tube('plain:#4a3d32,.9', [(0, 0, -.1), (.05, .02, h * .2), (-.02, .05, h * .4)], h * .021, 9, up=(0, 1, 0))
    tv.tube('plain:#4a3d32,.9', [(-.02, .05, h * .38), (.06, 0, h * .55), (0, 0, h * .72)], h * .012, 8, up=(0, 1, 0))
    for c in cl[:: (1 if bare else 2)]:
        tv.tube('plain:#4a3d32,.9', [(0, 0, h * R.uniform(.25, .5)), (c[0] * .5, c[1] * .5, c[2] * .85), c[:3]], h * .007, 6, up=(0, 1, .1))
        if bare:
            twigs(tv, R, V(*c[:3]), (V(*c[:3]) - V(c[0] * .5, c[1] * .5, c[2] * .85)).normalized(), h * .13, h * .004)
    b = tv.b['plain:#4a3d32,.9']
    trunk = to_object(name + 't', b.v, b.f, 'plain:#4a3d32,.9', link=False)
    return ob, trunk


def twigs(tv, R, p, d, ln, r, depth=0):
    """Branches that fork into finer ones, so that a bare crown ends softly."""
    for _ in range(4 - depth):
        e = (d + V(R.gauss(0, .5), R.gauss(0, .5), R.gauss(.15, .4))).normalized()
        q = p - d * ln * R.uniform(0, .5) * (depth + 1)
        mid = q + e * ln * .5 + V(R.gauss(0, .04), R.gauss(0, .04), 0) * ln
        tip = q + e * ln * R.uniform(.8, 1.2) + V(0, 0, ln * .1)
        tv.tube('plain:#4a3d32,.9', [q, mid, tip], r, 4, up=(.3, 1, .1))
        if depth < 2:
            twigs(tv, R, tip, e, ln * .62, r * .55, depth + 1)


def place(tree, p, s=1.0, rot=0.0):
    for o in tree:
        c = bpy.data.objects.new(o.name, o.data)
        c.location, c.scale, c.rotation_euler = p, (s, s, s * 1.0), (0, 0, rot)
        bpy.context.scene.collection.objects.link(c)


def hills(S, z=0, y=150, mat='shade:#7d8f92', h=14, w=700):
    """A hazy wooded ridge on the horizon."""
    from mathutils import noise
    for k, (yy, hh, m) in enumerate(((y, h * .6, 'haze:#5f7660'), (y * 1.6, h, 'haze:#8a9c98'))):
        rows = [[], []]
        for i in range(240):
            x = -w * (1 + k) + 2 * w * (1 + k) * i / 239
            t = hh * (.75 + .5 * noise.noise(V(x * .012, k * 9, 0)) + .12 * noise.noise(V(x * .11, k, 0)))
            rows[0].append(V(x, yy, z - 4))
            rows[1].append(V(x, yy + 6, z + t))
        S.m(m).grid(rows)


def treeline(S, trees, x0, x1, y, n, s=(.8, 1.4), dy=8, z=0):
    for i in range(n):
        place(S.rnd.choice(trees), (x0 + (x1 - x0) * (i + S.rnd.random()) / n, y + S.rnd.uniform(0, dy), z), S.rnd.uniform(*s), S.rnd.uniform(0, 6))


def shrub(S, x, y, z=0, r=.5, mat='leaf', n=900, size=.07, sq=.8):
    R, b = S.rnd, S.m(mat)
    for i in range(n):
        d = V(R.gauss(0, 1), R.gauss(0, 1), abs(R.gauss(0, 1))).normalized()
        wob = 1 + .18 * math.sin(d.x * 5 + x * 3) * math.cos(d.y * 6 + y)
        p = V(x, y, z) + V(d.x, d.y, d.z * sq * 1.5) * r * wob * R.random() ** .2
        s = (d + V(R.gauss(0, .7), R.gauss(0, .7), R.gauss(0, .7))).normalized().orthogonal().normalized()
        t = (d.cross(s)).normalized()
        q = R.uniform(0, 6.283)
        s, t = s * math.cos(q) + t * math.sin(q), t * math.cos(q) - s * math.sin(q)
        k = size * R.uniform(.6, 1.2)
        b.poly([p - s * k * .5, p - t * k * .3, p + s * k * .5, p + t * k * .3])


def leaves(S, fr, w, l, n, mat='leaf:autumn', size=.07, lift=.02, stack=.03, inside=None):
    """Fallen leaves on a plane."""
    R, b = S.rnd, S.m(mat)
    for i in range(n):
        a, c = R.uniform(0, w), R.uniform(0, l)
        if inside and not inside(a, c):
            continue
        p = fr.p(a, c, lift + R.random() * stack)
        n_ = (fr.n + V(R.gauss(0, .3), R.gauss(0, .3), R.gauss(0, .3))).normalized()
        s = n_.orthogonal().normalized()
        t = n_.cross(s)
        q = R.uniform(0, 6.283)
        s, t = s * math.cos(q) + t * math.sin(q), t * math.cos(q) - s * math.sin(q)
        z = size * R.uniform(.6, 1.2)
        cu = n_ * z * R.uniform(.05, .3)
        b.poly([p - s * z * .55, p - s * z * .15 - t * z * .36 + cu, p + s * z * .25 - t * z * .26 + cu * .6, p + s * z * .6,
                p + s * z * .25 + t * z * .26 + cu * .6, p - s * z * .15 + t * z * .36 + cu])


def sky(az=225, elev=12, top='#4a7090', mid='#a3bcc8', low='#f8dfb8', strength=1.0, clouds=.55, cloud_lit='#fff0d8', cloud_dark='#a3a5b0',
        glow=1.0, cscale=1.6, horizon=.0):
    """Gradient sky with a warm side towards the sun and soft streaked clouds."""
    w = bpy.data.worlds.new('sky')
    bpy.context.scene.world = w
    w.use_nodes = True
    nt = w.node_tree
    nt.nodes.clear()
    d = M.node(nt, 'ShaderNodeTexCoord').outputs['Generated']
    z = M.node(nt, 'ShaderNodeSeparateXYZ', {0: d}).outputs
    c = M.ramp(nt, z[2], [(0, low), (.1 + horizon, M.hexc(low)), (.3 + horizon, mid), (.85, top)])
    a = math.radians(az)
    sd = (math.sin(a), math.cos(a), math.sin(math.radians(elev)))
    dot = M.node(nt, 'ShaderNodeVectorMath', {0: d, 1: sd}, operation='DOT_PRODUCT').outputs['Value']
    g = M.ramp(nt, dot, [(.2, 0.0), (.8, .35), (1.0, 1.0)])
    g = M.mixc(nt, 1.0, g, (glow, glow, glow, 1), 'MULTIPLY')
    c = M.mixc(nt, g, c, M.hexc('#ffdcae', 1.5))
    if clouds:
        zz = M.math(nt, 'ADD', z[2], .12)
        px = M.math(nt, 'DIVIDE', z[0], zz)
        py = M.math(nt, 'DIVIDE', z[1], zz)
        def cloud(vec):
            return M.node(nt, 'ShaderNodeTexNoise', {'Vector': vec, 'Scale': cscale * .5, 'Detail': 5.0, 'Roughness': .56, 'Distortion': .35}).outputs['Fac']
        cv = M.node(nt, 'ShaderNodeCombineXYZ', {0: px, 1: py, 2: 3.7}).outputs[0]
        mp = M.node(nt, 'ShaderNodeMapping', {'Vector': cv, 'Scale': (.55, 1.0, 1), 'Rotation': (0, 0, .5)}).outputs[0]
        n = cloud(mp)
        k = M.ramp(nt, n, [(.68 - clouds * .32, 0.0), (.9 - clouds * .22, 1.0)])
        fade = M.ramp(nt, z[2], [(.02, 0.0), (.16, .85)])
        k = M.mixc(nt, 1.0, k, fade, 'MULTIPLY')
        mp2 = M.node(nt, 'ShaderNodeVectorMath', {0: mp, 1: (.12, -.16, 0)}, operation='ADD').outputs[0]
        n2 = cloud(mp2)
        lit = M.ramp(nt, M.math(nt, 'SUBTRACT', M.math(nt, 'ADD', n, .5), n2), [(.42, cloud_dark), (.56, M.hexc(cloud_lit, 1.25))])
        c = M.mixc(nt, k, c, lit)
    bg = M.node(nt, 'ShaderNodeBackground', {'Color': c, 'Strength': strength})
    out = M.node(nt, 'ShaderNodeOutputWorld')
    nt.links.new(bg.outputs[0], out.inputs[0])
    w.cycles.sampling_method = 'NONE'   # a soft sky: leave the light samples to the sun


def sun(az=225, elev=14, strength=4.5, color='#ffcb94', angle=1.2):
    L = bpy.data.lights.new('sun', 'SUN')
    L.energy, L.angle = strength, math.radians(angle)
    L.color = M.hexc(color)[:3]
    o = bpy.data.objects.new('sun', L)
    a, e = math.radians(az), math.radians(elev)
    d = V(math.sin(a) * math.cos(e), math.cos(a) * math.cos(e), math.sin(e))
    o.rotation_euler = d.to_track_quat('Z', 'Y').to_euler()
    bpy.context.scene.collection.objects.link(o)
    return o


def lamp(p, target, size=1.0, power=50, color='#ffdcb0', sizey=None):
    L = bpy.data.lights.new('area', 'AREA')
    L.energy, L.size, L.color = power, size, M.hexc(color)[:3]
    if sizey:
        L.shape, L.size_y = 'RECTANGLE', sizey
    o = bpy.data.objects.new('area', L)
    o.location = p
    o.rotation_euler = (V(p) - V(target)).to_track_quat('Z', 'Y').to_euler()
    bpy.context.scene.collection.objects.link(o)
    return o
