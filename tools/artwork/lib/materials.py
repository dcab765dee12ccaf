"""Procedural materials of the series. Names may carry options: 'paint:#f6ead9', 'shingle:moss'."""
import bpy

_cache = {}


def reset():
    _cache.clear()


def hexc(h, k=1.0):
    h = h.lstrip('#')
    c = [int(h[i:i + 2], 16) / 255 for i in (0, 2, 4)]
    return tuple((x / 12.92 if x <= .04045 else ((x + .055) / 1.055) ** 2.4) * k for x in c) + (1.0,)


def node(nt, typ, ins=None, **props):
    n = nt.nodes.new(typ)
    for k, v in props.items():
        setattr(n, k, v)
    for k, v in (ins or {}).items():
        if isinstance(v, bpy.types.NodeSocket):
            nt.links.new(v, n.inputs[k])
        else:
            n.inputs[k].default_value = v
    return n


def ramp(nt, fac, stops, interp='LINEAR'):
    n = node(nt, 'ShaderNodeValToRGB', {'Fac': fac})
    cr = n.color_ramp
    cr.interpolation = interp
    cr.elements.remove(cr.elements[1])
    for i, (p, c) in enumerate(stops):
        e = cr.elements.new(p) if i else cr.elements[0]
        e.position = p
        e.color = hexc(c) if isinstance(c, str) else (c if hasattr(c, '__len__') else (c, c, c, 1))
    return n.outputs['Color']


def mixc(nt, fac, a, b, mode='MIX'):
    return node(nt, 'ShaderNodeMixRGB', {'Fac': fac, 'Color1': a, 'Color2': b}, blend_type=mode).outputs[0]


def math(nt, op, a, b=0.0, clamp=False):
    n = node(nt, 'ShaderNodeMath', {0: a, 1: b}, operation=op)
    n.use_clamp = clamp
    return n.outputs[0]


def tnoise(nt, scale, detail=3.0, rough=.55, vec=None, dist=0.0):
    ins = {'Scale': scale, 'Detail': min(detail, 3.0), 'Roughness': rough, 'Distortion': dist}
    if vec is None:
        vec = node(nt, 'ShaderNodeTexCoord').outputs['Object']
    ins['Vector'] = vec
    return node(nt, 'ShaderNodeTexNoise', ins).outputs['Fac']


def mapping(nt, scale=(1, 1, 1), rot=(0, 0, 0)):
    tc = node(nt, 'ShaderNodeTexCoord').outputs['Object']
    return node(nt, 'ShaderNodeMapping', {'Vector': tc, 'Scale': scale, 'Rotation': rot}).outputs[0]


def island(nt):
    return node(nt, 'ShaderNodeNewGeometry').outputs['Random Per Island']


def bump(nt, h, strength=.3, dist=.01):
    return node(nt, 'ShaderNodeBump', {'Height': h, 'Strength': strength, 'Distance': dist}).outputs[0]


def base(name):
    m = bpy.data.materials.new(name)
    m.use_nodes = True
    nt = m.node_tree
    nt.nodes.clear()
    out = node(nt, 'ShaderNodeOutputMaterial')
    return m, nt, out


def principled(nt, out, color, rough=.6, metal=0.0, spec=.4, normal=None, **extra):
    ins = {'Base Color': color, 'Roughness': rough, 'Metallic': metal, 'Specular': spec}
    if normal is not None:
        ins['Normal'] = normal
    ins.update(extra)
    p = node(nt, 'ShaderNodeBsdfPrincipled', ins)
    nt.links.new(p.outputs[0], out.inputs[0])
    return p


PALETTES = {
    'slate': ['#2c3941', '#34434b', '#3b4a52', '#303e46', '#414f57', '#37444c', '#3f4c54'],
    'new': ['#27333b', '#2e3b44', '#36444d', '#2a3740', '#3c4a54', '#313f48', '#303c44'],
    'old': ['#6b655c', '#756e64', '#625d56', '#7c7467', '#6f6a61', '#827969', '#5f5b55'],
    'brown': ['#4a3a30', '#5a4638', '#66503f', '#3e322b', '#71594a', '#54453b', '#473c36'],
    'grey': ['#5b6064', '#666b6e', '#555a5f', '#70757a', '#606468', '#696c6d', '#5a5d5f'],
    'tile': ['#9c6248', '#a86b4c', '#8f573f', '#b07a5a', '#85523d', '#a3684c', '#976049'],
    'brick': ['#744536', '#7f4d3c', '#683d31', '#8a5947', '#70493d', '#583630', '#86604f'],
    'brickp': ['#8d5a48', '#99644f', '#a06e58', '#7f4f40', '#94624f', '#a87a64', '#86584a'],
    'leaf': ['#415a2e', '#4f6937', '#374d2a', '#5f7442', '#496132', '#3e532d', '#6b7a45'],
    'autumn': ['#b5652b', '#c98a35', '#a34a26', '#d3a548', '#8c4a2a', '#be7a2e', '#7a5a2c'],
    'grass': ['#405a2c', '#4d6934', '#5c743f', '#385029', '#667a44', '#486030', '#707c4a'],
}


def pal(nt, name, fac):
    p = PALETTES[name]
    return ramp(nt, fac, [(i / len(p), c) for i, c in enumerate(p)], 'CONSTANT')


def shingle(name, opt):
    p, _, fx = (opt or 'new').partition('+')
    m, nt, out = base(name)
    c = pal(nt, p, island(nt))
    g = tnoise(nt, 260, 2, .7)
    gran = ramp(nt, g, [(.3, .45), (.5, 1.0), (.72, 1.9)])
    c = mixc(nt, 1.0, c, gran, 'MULTIPLY')
    big = ramp(nt, tnoise(nt, .8, 3), [(.3, .8), (.7, 1.18)])
    c = mixc(nt, 1.0, c, big, 'MULTIPLY')
    rough, spec = .85, .25
    if fx == 'moss':
        k = ramp(nt, tnoise(nt, 3.2, 6, .65), [(.52, 0.0), (.62, .9)])
        c = mixc(nt, k, c, mixc(nt, tnoise(nt, 60), hexc('#343f1e'), hexc('#6d7640')))
    if fx == 'streak':
        k = ramp(nt, tnoise(nt, 1, 5, .6, mapping(nt, (2.2, .35, .35))), [(.45, 0.0), (.7, .7)])
        c = mixc(nt, k, c, hexc('#1d1d1b'))
    if fx == 'wet':
        rough, spec = .16, .6
        c = mixc(nt, 1.0, c, (.55, .58, .62, 1), 'MULTIPLY')
    principled(nt, out, c, rough, 0, spec, bump(nt, g, .5, .004))
    return m


def brick(name, opt):
    m, nt, out = base(name)
    c = pal(nt, opt or 'brick', island(nt))
    n = tnoise(nt, 40, 5, .7)
    c = mixc(nt, 1.0, c, ramp(nt, n, [(.25, .6), (.75, 1.35)]), 'MULTIPLY')
    c = mixc(nt, 1.0, c, ramp(nt, tnoise(nt, .9, 4), [(.3, .8), (.7, 1.15)]), 'MULTIPLY')
    principled(nt, out, c, .85, 0, .25, bump(nt, n, .5, .004))
    return m


def stucco(name, opt):
    m, nt, out = base(name)
    n = tnoise(nt, 120, 4, .7)
    c = mixc(nt, 1.0, hexc(opt or '#b9ac98'), ramp(nt, n, [(.2, .7), (.8, 1.2)]), 'MULTIPLY')
    c = mixc(nt, 1.0, c, ramp(nt, tnoise(nt, 1.3, 5), [(.3, .85), (.7, 1.1)]), 'MULTIPLY')
    principled(nt, out, c, .9, 0, .2, bump(nt, n, .4, .004))
    return m


def paint(name, opt):
    m, nt, out = base(name)
    col = hexc(opt or '#efe6d6')
    isl = ramp(nt, island(nt), [(0, .93), (1, 1.05)])
    c = mixc(nt, 1.0, col, isl, 'MULTIPLY')
    c = mixc(nt, 1.0, c, ramp(nt, tnoise(nt, 2.2, 5, .6), [(.3, .93), (.7, 1.04)]), 'MULTIPLY')
    grain = tnoise(nt, 9, 4, .6, mapping(nt, (1, 1, 12)))
    principled(nt, out, c, .5, 0, .35, bump(nt, grain, .12, .004))
    return m


def flaky(name, opt):
    """Old peeling paint over grey wood."""
    m, nt, out = base(name)
    k = ramp(nt, tnoise(nt, 7, 7, .7, mapping(nt, (1, 1, 1.6))), [(.44, 0.0), (.47, 1.0)])
    wood = mixc(nt, tnoise(nt, 30, 4, .6, mapping(nt, (1, 1, 14))), hexc('#5d5348'), hexc('#8b7d6c'))
    old = mixc(nt, tnoise(nt, 3, 5), hexc(opt or '#b9ad97'), hexc('#8f8672'))
    c = mixc(nt, k, wood, old)
    principled(nt, out, c, .75, 0, .25, bump(nt, k, .8, .004))
    return m


def wood(name, opt):
    m, nt, out = base(name)
    a, _, b = (opt or '#a9793f,#d0a468').partition(',')
    axis = 'x'
    if '|' in b:
        b, axis = b.split('|')
    sc = {'x': (1.2, 14, 14), 'y': (14, 1.2, 14), 'z': (14, 14, 1.2)}[axis]
    vec = mapping(nt, sc)
    off = node(nt, 'ShaderNodeVectorMath', {0: vec}, operation='ADD')
    r = node(nt, 'ShaderNodeCombineXYZ', {0: math(nt, 'MULTIPLY', island(nt), 50.0), 1: math(nt, 'MULTIPLY', island(nt), 31.0)})
    nt.links.new(r.outputs[0], off.inputs[1])
    g = tnoise(nt, 1.6, 6, .65, off.outputs[0], .6)
    c = mixc(nt, ramp(nt, g, [(.3, 0.0), (.7, 1.0)]), hexc(a), hexc(b))
    c = mixc(nt, 1.0, c, ramp(nt, island(nt), [(0, .78), (1, 1.12)]), 'MULTIPLY')
    principled(nt, out, c, .6, 0, .3, bump(nt, g, .2, .004))
    return m


def osb(name, opt):
    m, nt, out = base(name)
    tc = mapping(nt, (1, 2.4, 2.4), (0, 0, .6))
    v = node(nt, 'ShaderNodeTexVoronoi', {'Vector': tc, 'Scale': 32.0}).outputs['Color']
    s = node(nt, 'ShaderNodeSeparateXYZ', {0: v}).outputs[0]
    c = ramp(nt, s, [(0, '#ab8356'), (.5, '#c09a6c'), (1, '#cdac80')])
    principled(nt, out, c, .7, 0, .25, bump(nt, s, .25, .004))
    return m


def metal(name, opt):
    col, _, r = (opt or '#9aa0a4').partition(',')
    m, nt, out = base(name)
    n = tnoise(nt, 3, 5, .6)
    c = mixc(nt, 1.0, hexc(col), ramp(nt, n, [(.3, .85), (.7, 1.1)]), 'MULTIPLY')
    rr = ramp(nt, tnoise(nt, 14, 4), [(.3, float(r or .3) * .8), (.7, float(r or .3) * 1.3)])
    principled(nt, out, c, rr, 1.0, .5)
    return m


def copper(name, opt):
    m, nt, out = base(name)
    n = tnoise(nt, 5, 5, .65)
    c = ramp(nt, n, [(.25, '#a06a45'), (.5, '#cc8d60'), (.75, '#e3b084')])
    if opt == 'aged':
        k = ramp(nt, tnoise(nt, 2.3, 5, .6), [(.45, 0.0), (.62, .8)])
        c = mixc(nt, k, c, hexc('#5a3a2a'))
    rr = ramp(nt, tnoise(nt, 11, 5), [(.3, .2), (.7, .42)])
    principled(nt, out, c, rr, 1.0, .5, bump(nt, tnoise(nt, 3, 2), .06, .01))
    return m


def enamel(name, opt):
    """Coated sheet metal, plastic, tool bodies."""
    col, _, r = (opt or '#f2eadc').partition(',')
    m, nt, out = base(name)
    c = mixc(nt, 1.0, hexc(col), ramp(nt, tnoise(nt, 2.5, 5), [(.3, .93), (.7, 1.04)]), 'MULTIPLY')
    principled(nt, out, c, float(r or .32), 0, .5)
    return m


def plain(name, opt):
    col, _, r = (opt or '#808080').partition(',')
    m, nt, out = base(name)
    n = tnoise(nt, 30, 4)
    c = mixc(nt, 1.0, hexc(col), ramp(nt, n, [(.25, .85), (.75, 1.12)]), 'MULTIPLY')
    principled(nt, out, c, float(r or .8), 0, .25)
    return m


def glass(name, opt):
    m, nt, out = base(name)
    tr = node(nt, 'ShaderNodeBsdfTransparent', {'Color': (.82, .86, .86, 1)})
    gl = node(nt, 'ShaderNodeBsdfGlossy', {'Color': (1, 1, 1, 1), 'Roughness': .02})
    nz = bump(nt, tnoise(nt, 1.2, 1), .03, .05)
    nt.links.new(nz, gl.inputs['Normal'])
    fr = node(nt, 'ShaderNodeFresnel', {'IOR': float(opt or 1.7)})
    mx = node(nt, 'ShaderNodeMixShader', {0: fr.outputs[0], 1: tr.outputs[0], 2: gl.outputs[0]})
    nt.links.new(mx.outputs[0], out.inputs[0])
    return m


def emit(name, opt):
    col, _, s = (opt or '#ffc98a,3').partition(',')
    m, nt, out = base(name)
    e = node(nt, 'ShaderNodeEmission', {'Color': hexc(col), 'Strength': float(s or 3)})
    nt.links.new(e.outputs[0], out.inputs[0])
    return m


def roomglow(name, opt):
    """Warm interior seen behind a window: brighter towards the middle, with blocks of shade."""
    m, nt, out = base(name)
    n = tnoise(nt, 1.1, 2, .5, mapping(nt, (1, 1, .6)))
    c = ramp(nt, n, [(.3, '#6a3f1c'), (.5, '#c98845'), (.68, '#ffd597')])
    v = node(nt, 'ShaderNodeTexVoronoi', {'Vector': mapping(nt, (1, 1, 1)), 'Scale': 1.9}, distance='CHEBYCHEV')
    k = ramp(nt, node(nt, 'ShaderNodeSeparateXYZ', {0: v.outputs['Color']}).outputs[0], [(0, .35), (.45, .6), (.55, 1.0), (1, 1.1)])
    c = mixc(nt, 1.0, c, k, 'MULTIPLY')
    e = node(nt, 'ShaderNodeEmission', {'Color': c, 'Strength': float(opt or 1.6)})
    nt.links.new(e.outputs[0], out.inputs[0])
    return m


def cloth(name, opt):
    m, nt, out = base(name)
    col = hexc(opt or '#efe2cb')
    d = node(nt, 'ShaderNodeBsdfDiffuse', {'Color': col})
    t = node(nt, 'ShaderNodeBsdfTranslucent', {'Color': col})
    mx = node(nt, 'ShaderNodeMixShader', {0: .45, 1: d.outputs[0], 2: t.outputs[0]})
    nt.links.new(mx.outputs[0], out.inputs[0])
    return m


def leaf(name, opt):
    m, nt, out = base(name)
    c = pal(nt, opt or 'leaf', island(nt))
    if opt in ('grass', 'leaf', None, ''):
        c = mixc(nt, 1.0, c, ramp(nt, tnoise(nt, .5, 4), [(.3, .75), (.7, 1.25)]), 'MULTIPLY')
    d = node(nt, 'ShaderNodeBsdfPrincipled', {'Base Color': c, 'Roughness': .6, 'Specular': .2})
    t = node(nt, 'ShaderNodeBsdfTranslucent', {'Color': mixc(nt, 1.0, c, (1.5, 1.4, .8, 1), 'MULTIPLY')})
    mx = node(nt, 'ShaderNodeMixShader', {0: .4, 1: d.outputs[0], 2: t.outputs[0]})
    nt.links.new(mx.outputs[0], out.inputs[0])
    return m


def ground(name, opt):
    m, nt, out = base(name)
    c = mixc(nt, tnoise(nt, .4, 8, .65), hexc('#33452a'), hexc('#53663a'))
    c = mixc(nt, 1.0, c, ramp(nt, tnoise(nt, 45, 4), [(.25, .5), (.75, 1.4)]), 'MULTIPLY')
    principled(nt, out, c, .95, 0, .1, bump(nt, tnoise(nt, 30, 5), .6, .05))
    return m


def concrete(name, opt):
    m, nt, out = base(name)
    n = tnoise(nt, 50, 6, .7)
    c = mixc(nt, 1.0, hexc(opt or '#a49b8d'), ramp(nt, n, [(.25, .75), (.75, 1.18)]), 'MULTIPLY')
    c = mixc(nt, 1.0, c, ramp(nt, tnoise(nt, .8, 6, .65), [(.3, .72), (.7, 1.15)]), 'MULTIPLY')
    principled(nt, out, c, .85, 0, .25, bump(nt, n, .3, .004))
    return m


def membrane(name, opt):
    m, nt, out = base(name)
    k = tnoise(nt, .35, 6, .6)
    c = mixc(nt, ramp(nt, k, [(.35, 0.0), (.7, .5)]), hexc(opt or '#eee9df'), hexc('#c9c1b2'))
    n = tnoise(nt, 1.2, 5)
    principled(nt, out, c, .55, 0, .35, bump(nt, n, .15, .02))
    return m


def stone(name, opt):
    m, nt, out = base(name)
    c = pal(nt, opt or 'tile', island(nt))
    n = tnoise(nt, 35, 5, .7)
    c = mixc(nt, 1.0, c, ramp(nt, n, [(.25, .7), (.75, 1.25)]), 'MULTIPLY')
    principled(nt, out, c, .75, 0, .3, bump(nt, n, .3, .004))
    return m


def wool(name, opt):
    m, nt, out = base(name)
    n = tnoise(nt, 70, 6, .75)
    col = hexc(opt or '#dcc0a4')
    c = mixc(nt, 1.0, col, ramp(nt, n, [(.25, .55), (.75, 1.35)]), 'MULTIPLY')
    c = mixc(nt, 1.0, c, ramp(nt, tnoise(nt, 4, 4), [(.3, .85), (.7, 1.12)]), 'MULTIPLY')
    principled(nt, out, c, 1.0, 0, .05, bump(nt, n, 1.0, .02), Sheen=.6)
    return m


def wrap(name, opt):
    """White house wrap with faint wrinkles."""
    m, nt, out = base(name)
    w = tnoise(nt, 1.7, 5, .6, mapping(nt, (1, 1, .5)), 1.2)
    c = mixc(nt, w, hexc('#f3f1ec'), hexc('#dfddd8'))
    principled(nt, out, c, .45, 0, .4, bump(nt, w, .5, .03))
    return m


def solar(name, opt):
    m, nt, out = base(name)
    c = mixc(nt, island(nt), hexc('#0e1a2b'), hexc('#15263b'))
    principled(nt, out, c, .12, 0, .6, Clearcoat=1.0)
    return m


def snow(name, opt):
    m, nt, out = base(name)
    n = tnoise(nt, 90, 4, .7)
    principled(nt, out, (.86, .88, .92, 1), .6, 0, .4, bump(nt, n, .25, .01), Subsurface=.0)
    return m


def ice(name, opt):
    m, nt, out = base(name)
    principled(nt, out, (.88, .94, 1, 1), .08, 0, .5, bump(nt, tnoise(nt, 25, 3), .3, .01), Transmission=.85, IOR=1.31)
    return m


def water(name, opt):
    m, nt, out = base(name)
    sc, _, st = (opt or '.35,.25').partition(',')
    n = tnoise(nt, float(sc), 6, .6, mapping(nt, (1, 2.2, 1)), .4)
    principled(nt, out, hexc('#1c2a30'), .06, 0, .6, bump(nt, n, float(st or .25), .6))
    return m


def halfpaint(name, opt):
    """Fresh paint on one side of x0 (ragged brushed edge), flaking old paint on the other."""
    new, old, x0 = opt.split(',')
    m, nt, out = base(name)
    x = node(nt, 'ShaderNodeSeparateXYZ', {0: node(nt, 'ShaderNodeTexCoord').outputs['Object']}).outputs[0]
    wob = math(nt, 'MULTIPLY', math(nt, 'SUBTRACT', tnoise(nt, 30, 3, .6, mapping(nt, (.25, 1, 1))), .5), .35)
    wob = math(nt, 'ADD', wob, math(nt, 'MULTIPLY', math(nt, 'SUBTRACT', tnoise(nt, 2.2, 1, .5, mapping(nt, (0, 1, 1))), .5), 1.6))
    e = ramp(nt, math(nt, 'ADD', math(nt, 'SUBTRACT', x, float(x0)), math(nt, 'ADD', wob, .5)), [(.48, 0.0), (.53, 1.0)])
    k = ramp(nt, tnoise(nt, 6, 7, .7, mapping(nt, (1, 1, 1.6))), [(.4, 0.0), (.43, 1.0)])
    wd = mixc(nt, tnoise(nt, 30, 4, .6, mapping(nt, (1, 1, 14))), hexc('#5d5348'), hexc('#8b7d6c'))
    oc = mixc(nt, k, wd, mixc(nt, tnoise(nt, 3, 5), hexc(old), hexc('#c6bba4')))
    c = mixc(nt, e, oc, hexc(new))
    r = ramp(nt, e, [(0, .8), (1, .38)])
    principled(nt, out, c, r, 0, .35, bump(nt, math(nt, 'MAXIMUM', k, e), .6, .004))
    return m


def haze(name, opt):
    """Distant ground: part diffuse, part airlight."""
    m, nt, out = base(name)
    d = node(nt, 'ShaderNodeBsdfDiffuse', {'Color': hexc(opt)})
    e = node(nt, 'ShaderNodeEmission', {'Color': hexc(opt), 'Strength': .5})
    mx = node(nt, 'ShaderNodeMixShader', {0: .5, 1: d.outputs[0], 2: e.outputs[0]})
    nt.links.new(mx.outputs[0], out.inputs[0])
    return m


def _edge(nt, x0, amp=.5, axis=0):
    x = node(nt, 'ShaderNodeSeparateXYZ', {0: node(nt, 'ShaderNodeTexCoord').outputs['Object']}).outputs[axis]
    w = math(nt, 'MULTIPLY', math(nt, 'SUBTRACT', tnoise(nt, 2.5, 3, .6), .5), amp)
    return ramp(nt, math(nt, 'ADD', math(nt, 'SUBTRACT', x, float(x0)), math(nt, 'ADD', w, .5)), [(.47, 0.0), (.53, 1.0)])


def halfwash(name, opt):
    """Washed wall on the right of x0, algae and grime on the left."""
    new, old, x0 = opt.split(',')
    m, nt, out = base(name)
    e = _edge(nt, x0, .9)
    g = ramp(nt, tnoise(nt, 1.4, 6, .65, mapping(nt, (1.6, 1, .7))), [(.32, .25), (.68, 1.0)])
    dirty = mixc(nt, g, hexc(new, .62), mixc(nt, tnoise(nt, 9, 5), hexc(old), hexc('#4d5540')))
    c = mixc(nt, e, dirty, hexc(new))
    principled(nt, out, c, ramp(nt, e, [(0, .75), (1, .3)]), 0, .4, bump(nt, tnoise(nt, 9, 4, .6, mapping(nt, (1, 1, 12))), .12, .004))
    return m


def halfslab(name, opt):
    new, old, x0 = opt.split(',')
    m, nt, out = base(name)
    e = _edge(nt, x0, .7)
    n = tnoise(nt, 45, 6, .7)
    dirty = mixc(nt, tnoise(nt, 1.7, 7, .7), hexc(old), hexc('#453f37'))
    c = mixc(nt, e, dirty, hexc(new))
    c = mixc(nt, 1.0, c, ramp(nt, n, [(.25, .75), (.75, 1.18)]), 'MULTIPLY')
    wet = math(nt, 'MULTIPLY', e, ramp(nt, tnoise(nt, .8, 4), [(.42, 0.0), (.55, 1.0)]))
    c = mixc(nt, math(nt, 'MULTIPLY', wet, .5), c, hexc('#6d675c'))
    principled(nt, out, c, ramp(nt, wet, [(0, .8), (1, .12)]), 0, .5, bump(nt, n, .2, .004))
    return m


def washlanes(name, opt):
    """Driveway cleaned in lanes along y: done right of x0 + width, and in the lane from x0 as far as y0."""
    new, old, x0, width, y0 = opt.split(',')
    m, nt, out = base(name)
    s = node(nt, 'ShaderNodeSeparateXYZ', {0: node(nt, 'ShaderNodeTexCoord').outputs['Object']}).outputs
    w = math(nt, 'MULTIPLY', math(nt, 'SUBTRACT', tnoise(nt, 7, 3), .5), .09)
    x = math(nt, 'ADD', s[0], w)

    def after(v, at):
        return ramp(nt, math(nt, 'ADD', math(nt, 'SUBTRACT', v, at), .5), [(.485, 0.0), (.515, 1.0)])
    done = after(x, float(x0) + float(width))
    lane = math(nt, 'MULTIPLY', after(x, float(x0)), math(nt, 'SUBTRACT', 1.0, after(math(nt, 'ADD', s[1], w), float(y0))))
    e = math(nt, 'MAXIMUM', done, lane)
    n = tnoise(nt, 45, 3, .7)
    dirty = mixc(nt, ramp(nt, tnoise(nt, 2.3, 3, .75), [(.38, 0.0), (.62, 1.0)]), hexc(old), hexc('#34342c'))
    stripes = math(nt, 'SINE', math(nt, 'MULTIPLY', s[0], 6.2832 / float(width)))   # faint overlap of the lanes
    clean = mixc(nt, 1.0, hexc(new), ramp(nt, math(nt, 'ADD', math(nt, 'MULTIPLY', stripes, .5), .5), [(0, 1.0), (.9, 1.0), (1, .9)]), 'MULTIPLY')
    c = mixc(nt, 1.0, mixc(nt, e, dirty, clean), ramp(nt, n, [(.25, .75), (.75, 1.18)]), 'MULTIPLY')
    wet = math(nt, 'MULTIPLY', e, ramp(nt, math(nt, 'ADD', tnoise(nt, .9, 3), math(nt, 'MULTIPLY', lane, .3)), [(.5, 0.0), (.62, 1.0)]))
    c = mixc(nt, math(nt, 'MULTIPLY', wet, .35), c, hexc('#77715f'))
    principled(nt, out, c, ramp(nt, wet, [(0, .8), (1, .1)]), 0, .5, bump(nt, n, .2, .004))
    return m


def halfcoat(name, opt):
    """White roof coating rolled on from the right in lanes over grey membrane."""
    new, old, x0 = opt.split(',')
    m, nt, out = base(name)
    x = node(nt, 'ShaderNodeSeparateXYZ', {0: node(nt, 'ShaderNodeTexCoord').outputs['Object']}).outputs[0]
    lane = math(nt, 'MULTIPLY', math(nt, 'SUBTRACT', tnoise(nt, .55, 0, .5, mapping(nt, (0, 1, 0))), .5), 4.5)
    lane2 = math(nt, 'MULTIPLY', math(nt, 'SUBTRACT', tnoise(nt, 8, 3, .6, mapping(nt, (.6, 1, 1))), .5), .4)
    e = ramp(nt, math(nt, 'ADD', math(nt, 'SUBTRACT', x, float(x0)), math(nt, 'ADD', math(nt, 'ADD', lane, lane2), .5)), [(.47, 0.0), (.52, 1.0)])
    k = tnoise(nt, .5, 7, .65)
    oc = mixc(nt, k, hexc(old), hexc('#8a8379'))
    oc = mixc(nt, 1.0, oc, ramp(nt, tnoise(nt, 80, 3), [(.3, .8), (.7, 1.15)]), 'MULTIPLY')
    c = mixc(nt, e, oc, mixc(nt, ramp(nt, tnoise(nt, 1.1, 5), [(.35, 0.0), (.7, .35)]), hexc(new), hexc('#dcd5c8')))
    principled(nt, out, c, ramp(nt, e, [(0, .85), (1, .4)]), 0, .35, bump(nt, tnoise(nt, 6, 4, .6, mapping(nt, (.4, 1, 1))), .1, .01))
    return m


def droplet(name, opt):
    m, nt, out = base(name)
    t = node(nt, 'ShaderNodeBsdfTransparent')
    g = node(nt, 'ShaderNodeBsdfDiffuse', {'Color': (1, 1, 1, 1)})
    e = node(nt, 'ShaderNodeEmission', {'Color': hexc(opt or '#f4efe6'), 'Strength': .35})
    keep = .72 if opt else .4
    a = node(nt, 'ShaderNodeAddShader', {0: g.outputs[0], 1: e.outputs[0]})
    mx = node(nt, 'ShaderNodeMixShader', {0: 1 - keep, 1: t.outputs[0], 2: a.outputs[0]})
    nt.links.new(mx.outputs[0], out.inputs[0])
    return m


def moss(name, opt):
    m, nt, out = base(name)
    n = tnoise(nt, 200, 3, .7)
    c = mixc(nt, n, hexc('#303f1a'), hexc('#6f7c3c'))
    c = mixc(nt, 1.0, c, ramp(nt, tnoise(nt, 3, 3), [(.3, .7), (.7, 1.25)]), 'MULTIPLY')
    principled(nt, out, c, .95, 0, .1, bump(nt, n, .8, .004), Sheen=.5)
    return m


def hailstone(name, opt):
    m, nt, out = base(name)
    n = tnoise(nt, 160, 3, .6)
    principled(nt, out, mixc(nt, n, (.62, .68, .74, 1), (.92, .94, .96, 1)), .18, 0, .6, bump(nt, n, .25, .004))
    return m


def stain(name, opt):
    """Ceiling with the brown rings of an old leak around (x, y)."""
    col, x0, y0 = opt.split(',')
    m, nt, out = base(name)
    tc = node(nt, 'ShaderNodeTexCoord').outputs['Object']
    s = node(nt, 'ShaderNodeSeparateXYZ', {0: tc}).outputs
    dx = math(nt, 'SUBTRACT', s[0], float(x0) + .06)
    dy = math(nt, 'MULTIPLY', math(nt, 'SUBTRACT', s[1], float(y0) + .05), .8)
    d = math(nt, 'SQRT', math(nt, 'ADD', math(nt, 'MULTIPLY', dx, dx), math(nt, 'MULTIPLY', dy, dy)))
    w = math(nt, 'MULTIPLY', math(nt, 'SUBTRACT', tnoise(nt, 2.4, 4, .55), .5), .75)
    d = math(nt, 'ADD', d, w)
    k = ramp(nt, d, [(.0, .75), (.16, .62), (.3, .38), (.335, .9), (.35, .3), (.5, .2), (.585, .62), (.6, 0.0)])
    c = mixc(nt, k, hexc(col), hexc('#8a6234'))
    principled(nt, out, c, .85, 0, .15, bump(nt, tnoise(nt, 60, 3), .08, .004))
    return m


def shade(name, opt):
    m, nt, out = base(name)
    d = node(nt, 'ShaderNodeBsdfDiffuse', {'Color': hexc(opt or '#15110e')})
    nt.links.new(d.outputs[0], out.inputs[0])
    return m


def carpaint(name, opt):
    """Clear-coated car body with road dust that thickens towards the sills."""
    m, nt, out = base(name)
    col, _, dust = (opt or '#efefec').partition(',')
    z = node(nt, 'ShaderNodeSeparateXYZ', {0: node(nt, 'ShaderNodeTexCoord').outputs['Object']}).outputs[2]
    low = ramp(nt, math(nt, 'ADD', math(nt, 'MULTIPLY', z, .7), math(nt, 'MULTIPLY', tnoise(nt, 5, 3), .35)), [(.42, float(dust or .45)), (.85, 0.0)])
    c = mixc(nt, low, hexc(col), hexc('#8c7f6d'))
    principled(nt, out, c, ramp(nt, low, [(0, .28), (.5, .7)]), 0, .5, Clearcoat=.8)
    return m


def carglass(name, opt):
    """Tinted glass of a vehicle, seen from outside."""
    m, nt, out = base(name)
    principled(nt, out, hexc(opt or '#0c1011'), .03, 0, .6, Clearcoat=1.0)
    return m


def rubber(name, opt):
    m, nt, out = base(name)
    n = tnoise(nt, 25, 3)
    c = mixc(nt, ramp(nt, n, [(.35, 0.0), (.75, .35)]), hexc(opt or '#17181a'), hexc('#6a6256'))
    principled(nt, out, c, .75, 0, .3, bump(nt, n, .15, .003))
    return m


def lens(name, opt):
    m, nt, out = base(name)
    n = tnoise(nt, 60, 2, .5, mapping(nt, (1, 8, 1)))
    c = mixc(nt, 1.0, hexc(opt or '#8e1712'), ramp(nt, n, [(.3, .7), (.7, 1.3)]), 'MULTIPLY')
    principled(nt, out, c, .08, 0, .6, Clearcoat=1.0)
    return m


def tarp(name, opt):
    """Woven plastic sheet with creases."""
    m, nt, out = base(name)
    w = tnoise(nt, 2.6, 3, .6, None, .8)
    c = mixc(nt, 1.0, hexc(opt or '#2f6fa3'), ramp(nt, w, [(.3, .8), (.7, 1.15)]), 'MULTIPLY')
    principled(nt, out, c, .42, 0, .45, bump(nt, w, .6, .03))
    return m


MAKERS = {k: v for k, v in list(globals().items()) if callable(v) and k not in (
    'reset', 'hexc', 'node', 'ramp', 'mixc', 'math', 'tnoise', 'mapping', 'island', 'bump', 'base', 'principled', 'pal', 'get', '_edge')}


def get(name):
    if name not in _cache:
        kind, _, opt = name.partition(':')
        opt = opt.split('~')[0]
        _cache[name] = m = MAKERS[kind](name, opt)
        if kind in ('roomglow', 'droplet', 'haze') or (kind == 'emit' and float(opt.partition(',')[2] or 3) < 3):
            m.cycles.sample_as_light = False
    return _cache[name]
