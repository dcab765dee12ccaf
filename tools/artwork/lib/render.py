"""Camera, Cycles settings, feature-guided denoising and the finishing pass."""
import math
import os
import tempfile

import bpy
import numpy as np

from . import oidn
from .mesh import V


def clear():
    bpy.ops.wm.read_factory_settings(use_empty=True)
    from . import materials
    materials.reset()


def camera(loc, target, lens=35, focus=None, fstop=5.6, shift=(0, 0), roll=0):
    c = bpy.data.cameras.new('cam')
    o = bpy.data.objects.new('cam', c)
    o.location = loc
    d = V(loc) - V(target)
    q = d.to_track_quat('Z', 'Y')
    o.rotation_euler = q.to_euler()
    if roll:
        o.rotation_euler.rotate_axis('Z', math.radians(roll))
    c.lens = lens
    c.shift_x, c.shift_y = shift
    c.clip_end = 2000
    if fstop:
        c.dof.use_dof = True
        c.dof.focus_distance = (V(focus) - V(loc)).length if focus is not None else d.length
        c.dof.aperture_fstop = fstop
    bpy.context.scene.collection.objects.link(o)
    bpy.context.scene.camera = o
    return o


def _load(path, w, h):
    im = bpy.data.images.load(path)
    im.colorspace_settings.name = 'Non-Color'
    a = np.empty(w * h * 4, np.float32)
    im.pixels.foreach_get(a)
    bpy.data.images.remove(im)
    return a.reshape(h, w, 4)[:, :, :3].copy()


def box(a, r=1):
    """Box mean over (2r+1)^2 with edge padding."""
    k = 2 * r + 1
    pad = [(r, r), (r, r)] + [(0, 0)] * (a.ndim - 2)
    c = np.pad(a, pad, mode='edge')
    s = c[:-2 * r or None].copy()
    s = sum(c[i:i + a.shape[0]] for i in range(k))
    return sum(s[:, i:i + a.shape[1]] for i in range(k)) / (k * k)


def blur(a, r):
    for _ in range(3):
        a = box(a, r)
    return a


def denoise(halves, albedo, normal, R=5, k=.55):
    """Joint non-local means on the light (colour / albedo), guided by albedo, normals and half-buffer variance."""
    A = albedo + .02
    A = np.where(A.max(2, keepdims=True) < .03, 1.0, A).astype(np.float32)
    hv = [np.clip(x, 0, 40) / A for x in halves]
    I = np.ascontiguousarray(((hv[0] + hv[1]) / 2).transpose(2, 0, 1))
    t0, t1 = (np.log1p(x.mean(2) * 4) for x in hv)
    T = np.log1p(I.mean(0) * 4)
    var = box(((t0 - t1) ** 2) / 4, 2) + 1e-6
    F = np.concatenate([normal.transpose(2, 0, 1) / .245, np.sqrt(np.clip(albedo, 0, 4)).transpose(2, 0, 1) / .173]).astype(np.float32)
    H, W = T.shape
    M = R + 1
    pad = lambda a: np.pad(a, [(0, 0)] * (a.ndim - 2) + [(M, M), (M, M)], mode='reflect')
    Ip, Tp, Vp, Fp = pad(I), pad(T), pad(var), pad(F)
    offs = [(y, x) for y in range(-R, R + 1) for x in range(-R, R + 1) if x * x + y * y <= R * R + 1]
    out = np.empty_like(I)
    for s in range(0, H, 64):
        n = min(64, H - s)
        c = (slice(s + M - 1, s + M + n + 1), slice(M - 1, M + W + 1))   # one pixel of margin for the patches
        i = (slice(s + M, s + M + n), slice(M, M + W))
        T0, V0, F0 = Tp[c], Vp[c], Fp[(slice(None),) + i]
        acc = np.zeros((3, n, W), np.float32)
        ws = np.zeros((n, W), np.float32)
        for dy, dx in offs:
            cq = (slice(c[0].start + dy, c[0].stop + dy), slice(c[1].start + dx, c[1].stop + dx))
            iq = (slice(i[0].start + dy, i[0].stop + dy), slice(i[1].start + dx, i[1].stop + dx))
            d = T0 - Tp[cq]
            d *= d
            v = V0 + Vp[cq]
            d -= v
            v *= k
            d /= v
            r = d[:-2] + d[1:-1] + d[2:]
            r = r[:, :-2] + r[:, 1:-1] + r[:, 2:]
            r *= 1 / 9
            np.maximum(r, 0, out=r)
            g = F0 - Fp[(slice(None),) + iq]
            g *= g
            r += g.sum(0)
            np.minimum(r, 30, out=r)
            np.exp(-r, out=r)
            acc += Ip[(slice(None),) + iq] * r
            ws += r
        out[:, s:s + n] = acc / ws
    return out.transpose(1, 2, 0) * A


def resize(img, w, h):
    """Lanczos enlargement in the log domain, with a light sharpening."""
    a = np.log1p(np.maximum(img, 0))
    for axis, n in ((0, h), (1, w)):
        m = a.shape[axis]
        x = (np.arange(n) + .5) * m / n - .5
        i0 = np.floor(x).astype(int)
        out, ws = 0, 0
        for k in range(-2, 4):
            d = x - (i0 + k)
            wt = (np.sinc(d) * np.sinc(d / 3) * (abs(d) < 3)).astype(np.float32)
            wt = wt[:, None, None] if axis == 0 else wt[None, :, None]
            out = out + np.take(a, np.clip(i0 + k, 0, m - 1), axis=axis) * wt
            ws = ws + wt
        a = (out / ws).astype(np.float32)
    a = np.maximum(0, a + .45 * (a - box(a, 1)))
    return np.expm1(a)


def finish_image(img, glow=.12, vignette=.22, grain=.012, seed=3):
    h, w, _ = img.shape
    hi = np.maximum(0, img - 1.2)
    hi = np.minimum(hi, 6)
    r = max(2, w // 160)
    img = img + glow * (blur(hi, r) + blur(hi, r * 4)) * .6
    y, x = np.mgrid[-1:1:h * 1j, -1:1:w * 1j]
    v = 1 - vignette * np.clip((x * x * .7 + y * y * .6) - .25, 0, 1)
    img = img * v[..., None]
    g = np.random.default_rng(seed).normal(0, 1, (h, w))
    g = (g + box(g, 1) * 2) * .6
    img = img * (1 + grain * g)[..., None]
    return img.astype(np.float32)


def render(path, w=1600, h=1000, samples=48, exposure=0.0, look='Medium High Contrast', bounces=3, post=None, denoise_k=.55, radius=5, transp=8, clampi=4, check=None, scale=1.0):
    W, H, w, h = w, h, round(w * scale), round(h * scale)
    s = bpy.context.scene
    s.render.engine = 'CYCLES'
    c = s.cycles
    c.device = 'CPU'
    c.samples = max(4, samples // 2)
    c.use_adaptive_sampling = True
    c.adaptive_threshold = .05
    c.adaptive_min_samples = 6
    c.use_denoising = False
    c.max_bounces = bounces + 1
    c.diffuse_bounces = 1 if bounces <= 3 else bounces - 1
    c.glossy_bounces = 2
    c.transmission_bounces = 6
    c.transparent_max_bounces = transp
    c.caustics_reflective = c.caustics_refractive = False
    c.sample_clamp_indirect = clampi
    c.sample_clamp_direct = 30
    c.blur_glossy = 1.0
    s.render.use_persistent_data = True
    s.render.threads_mode = 'FIXED'
    s.render.threads = 2
    s.render.resolution_x, s.render.resolution_y, s.render.resolution_percentage = w, h, 100
    s.view_settings.view_transform = 'Filmic'
    s.view_settings.look = look
    s.view_settings.exposure = exposure
    vl = s.view_layers[0]
    vl.cycles.denoising_store_passes = True
    s.use_nodes = True
    nt = s.node_tree
    nt.nodes.clear()
    rl = nt.nodes.new('CompositorNodeRLayers')
    tmp = tempfile.mkdtemp()
    fo = nt.nodes.new('CompositorNodeOutputFile')
    fo.base_path = tmp
    fo.format.file_format = 'OPEN_EXR'
    fo.format.color_depth = '32'
    fo.file_slots.clear()
    for nm in ('Image', 'Denoising Albedo', 'Denoising Normal'):
        sl = nm.split()[-1] + '_'
        fo.file_slots.new(sl)
        nt.links.new(rl.outputs[nm], fo.inputs[sl])
    cp = nt.nodes.new('CompositorNodeComposite')
    nt.links.new(rl.outputs['Image'], cp.inputs[0])
    net = oidn.weights_path()   # half the samples do when the network smooths them
    hal, al, no = [], 0, 0
    for i in (1,) if net else (1, 2):
        c.seed = i * 17
        s.frame_set(i)
        bpy.ops.render.render()
        fs = {f.split('_')[0]: os.path.join(tmp, f) for f in os.listdir(tmp) if f.endswith('%04d.exr' % i)}
        hal.append(_load(fs['Image'], w, h))
        al = al + _load(fs['Albedo'], w, h)
        no = no + _load(fs['Normal'], w, h)
    for f in os.listdir(tmp):
        os.remove(os.path.join(tmp, f))
    os.rmdir(tmp)
    if net:
        img = oidn.denoise(hal[0], al, no, net)
    else:
        img = denoise(hal, al / 2, no / 2, R=radius if w > 900 else 3, k=denoise_k)
    if scale != 1:
        img = resize(img, W, H)
        w, h = W, H
    img = finish_image(img, **(post or {}))
    out = np.ones((h, w, 4), np.float32)
    out[..., :3] = img
    im = bpy.data.images.new('out', w, h, float_buffer=True)
    im.colorspace_settings.name = 'Linear'
    im.pixels.foreach_set(out.ravel())
    im.update()
    s.render.image_settings.file_format = 'JPEG' if path.endswith('.jpg') else 'PNG'
    s.render.image_settings.color_mode = 'RGB'
    s.render.image_settings.quality = 86
    im.save_render(path, scene=s)
    if check:
        im.scale(w * 5 // 8, h * 5 // 8)
        s.render.image_settings.file_format = 'PNG'
        im.save_render(check, scene=s)
