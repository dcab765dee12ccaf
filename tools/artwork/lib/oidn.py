"""Runs the published network of Intel's Open Image Denoise (Debian's Blender lacks it) with numpy.

The weights (rt_hdr_alb_nrm.tza, 1.8 MB, Apache 2.0) are not part of the project; OIDN_WEIGHTS names the file."""
import os
import struct

import numpy as np

A, B, C, D, E, F, G = 1.41283765e3, 1.64593172, 4.31384981e-1, -2.94139609e-3, 1.92653254e-1, 6.26026094e-3, 9.98620152e-1
Y0, Y1, X0, X1 = 1.57945760e-6, 3.22087631e-2, 2.23151711e-3, 3.70974749e-1


def weights_path():
    path = os.environ.get('OIDN_WEIGHTS', '')
    return path if path and os.path.exists(path) else None


def load(path):
    raw = open(path, 'rb').read()
    table = struct.unpack_from('<Q', raw, 4)[0]
    count, at = struct.unpack_from('<I', raw, table)[0], table + 4
    tensors = {}
    for _ in range(count):
        n = struct.unpack_from('<H', raw, at)[0]
        name = raw[at + 2:at + 2 + n].decode()
        at += 2 + n
        dims = raw[at]
        shape = struct.unpack_from('<%dI' % dims, raw, at + 1)
        kind = raw[at + 1 + 5 * dims:at + 2 + 5 * dims]
        offset = struct.unpack_from('<Q', raw, at + 2 + 5 * dims)[0]
        at += 10 + 5 * dims
        dtype = np.float16 if kind == b'h' else np.float32
        tensors[name] = np.frombuffer(raw, dtype, int(np.prod(shape)), offset).reshape(shape).astype(np.float32)
    return tensors


def encode(y):
    return np.where(y <= Y0, A * y, np.where(y <= Y1, B * np.maximum(y, 1e-12) ** C + D, E * np.log(y + F) + G))


def decode(x):
    return np.where(x <= X0, x / A, np.where(x <= X1, (np.maximum(x - D, 0) / B) ** (1 / C), np.exp((x - G) / E) - F))


def conv(x, w, b, relu=True, rows=48):
    """3 x 3 convolution of an image (height, width, channels), a few rows at a time."""
    h, wd, c = x.shape
    k = np.ascontiguousarray(w.transpose(2, 3, 1, 0)).reshape(9 * c, -1)
    out = np.empty((h, wd, k.shape[1]), np.float32)
    p = np.pad(x, ((1, 1), (1, 1), (0, 0)))
    for s in range(0, h, rows):
        n = min(rows, h - s)
        cols = np.concatenate([p[s + i:s + i + n, j:j + wd] for i in range(3) for j in range(3)], axis=2)
        out[s:s + n] = (cols.reshape(n * wd, -1) @ k + b).reshape(n, wd, -1)
    return np.maximum(out, 0, out=out) if relu else out


def pool(x):
    h, w, c = x.shape
    return x.reshape(h // 2, 2, w // 2, 2, c).max((1, 3))


def up(x):
    return x.repeat(2, 0).repeat(2, 1)


def network(t, x):
    def c(name, y, relu=True):
        return conv(y, t[name + '.weight'], t[name + '.bias'], relu)
    p1 = pool(c('enc_conv1', c('enc_conv0', x)))
    p2 = pool(c('enc_conv2', p1))
    p3 = pool(c('enc_conv3', p2))
    y = pool(c('enc_conv4', p3))
    y = c('enc_conv5b', c('enc_conv5a', y))
    for name, skip in (('4', p3), ('3', p2), ('2', p1)):
        y = c('dec_conv%sb' % name, c('dec_conv%sa' % name, np.concatenate([up(y), skip], 2)))
    y = c('dec_conv1b', c('dec_conv1a', np.concatenate([up(y), x], 2)))
    return c('dec_conv0', y, False)


def denoise(color, albedo, normal, path):
    h, w, _ = color.shape
    color = np.clip(np.nan_to_num(color), 0, 500)
    light = color @ np.array([.212671, .715160, .072169], np.float32)
    bins = light[:h // 16 * 16, :w // 16 * 16].reshape(h // 16, 16, w // 16, 16).mean((1, 3))
    scale = .18 / np.exp2(np.log2(np.maximum(bins, 1e-8)).mean())
    top = 1 / encode(np.float64(65504))
    x = np.concatenate([encode(color * scale) * top, np.clip(albedo, 0, 1), np.clip(normal, -1, 1) * .5 + .5], 2).astype(np.float32)
    x = np.pad(x, ((0, -h % 16), (0, -w % 16), (0, 0)), mode='edge')
    y = network(load(path), x)[:h, :w]
    return np.maximum(decode(np.maximum(y, 0) / top) / scale, 0).astype(np.float32)
