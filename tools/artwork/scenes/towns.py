"""One street for each community, with somebody's roof or gutters being worked on."""
import math

from lib import house as H
from lib import jobsite as J
from lib import landscape as L
from lib import props as P
from lib import vehicles as T
from lib.mesh import Frame, V, wall_frame
from lib.render import camera

from . import picture
from .common import backdrop, district, evening, two_trees
from .jobs import OUT, drive, felt, neighbours, stepped, yard_trees
from .journal import shotgun
from .places import bungalow_house, ranch
from .services import clapboard


def shotguns(S, cols=('#b9c4b4', '#d9c9a3', '#7f9698', '#c9b28a', '#e3dac6', '#8d9a86', '#b7a9b0')):
    """Seven shotgun houses in a row, their walk, the curb and the street in front of them."""
    roofs = ['shingle:new', 'shingle:slate', 'shingle:brown', 'shingle:new', 'shingle:grey', 'shingle:slate', 'shingle:new']
    doors = ['#8f4d2c', '#2f4750', '#8f4d2c', '#2f4750', '#6b3a2c', '#8f4d2c', '#2f4750']
    for i in range(7):
        shotgun(S, i * 6.0, cols[i], roofs[i], doors[i], hip=i % 3 == 1)
    S.box('concrete:#b3a894', -20, -7.0, -.05, 70, -5.4, .03)
    S.box('concrete:#a49b8d', -20, -8.6, -.12, 70, -8.35, .13)
    S.box('concrete:#565554', -200, -30, -.3, 200, -8.6, .012)
    L.lawn(S, -8, -5.4, 40, -2.0, 14)
    L.lawn(S, -8, -8.3, 40, -7.0, 14, base=False)
    trees = yard_trees(S, ((21, -7.6, .72), (33, -7.6, .7), (3, 20, 1.3), (9, 21, 1.25), (15, 20, 1.3), (22, 21, 1.3), (29, 20, 1.3), (-4, 20, 1.2)), 7000, .24)
    L.treeline(S, trees, -60, 100, 38, 40, (1, 1.5), 10)
    for i in range(6):
        for k in (-1.6, 1.6):
            L.shrub(S, i * 6.0 + k, -2.3, 0, .45, n=900, size=.06)


@picture
def germantown(S):
    """Shotgun houses by day: a ladder on one, the pickup at the curb, bundles on the walk."""
    evening(240, 24, 5.0, clouds=.6)
    shotguns(S)
    T.pickup(S, (4.9, -9.9, .012), .0, load=True)
    J.cone(S, (2.6, -11.2, .012))
    J.cone(S, (12.2, -11.1, .012))
    J.extension_ladder(S, (8.7, -2.1, 0), (8.55, .35, 5.3), side=(1, .05, 0))
    for i, (x, n) in enumerate(((12.4, 5), (13.6, 4))):
        J.shingle_stack(S, Frame((x, -6.4, .03), (1, .03, 0), (-.03, 1, 0)), n)
    J.cone(S, (11.6, -6.6, .03), .5)
    camera((-2.2, -15.8, 2.2), (9.2, -2.0, 2.6), 28, focus=(5, -9, 2), fstop=6)
    return dict(OUT, exposure=.5)


def two_storey(S, wall='paint:#d9cdb4', roof='shingle:new', inside=None, p=.6):
    """A subdivision house of the eighties: two floors under one gable, a garage wing on the right."""
    h, Ln, W = 5.5, 10, 8.4
    fr = Frame((0, W / 2, 0))
    front = [(1.0, .95, 1.7, 1.5), (4.3, .2, 1.05, 2.1), (6.6, .95, 1.9, 1.5), (1.0, 3.45, 1.2, 1.4), (3.1, 3.45, 1.2, 1.4), (5.4, 3.45, 1.2, 1.4), (7.7, 3.45, 1.2, 1.4)]
    left = [(2, .95, 1.2, 1.5), (5, .95, 1.2, 1.5), (2, 3.45, 1.2, 1.4), (5, 3.45, 1.2, 1.4)]
    fs = H.walls(S, fr, Ln, W, h, 'lap', wall, {'f': front, 'l': left}, gables=W / 2 * p, exp=.14)
    for i, q in enumerate(front):
        if i == 1:
            H.door(S, fs['f'], *q, mat='paint:#8f4d2c')
        else:
            H.window(S, fs['f'], *q, grid=(2, 1), glow=1.3)
            for s in (-1, 1) if i in (3, 4, 5, 6) else ():
                x = q[0] - .42 if s < 0 else q[0] + q[2] + .12
                S.fbox('paint:#33474f', fs['f'], x, q[1] - .02, .012, x + .3, q[1] + q[3] + .02, .035)
    for q in left:
        H.window(S, fs['l'], *q, grid=(2, 1), glow=1.1)
    planes = H.gable_roof(S, fr.at(0, 0, h), Ln, W, p, .45, .35, roof, gut='enamel:#efece4,.3', gkind='k', inside=inside, ridge=inside is None)
    S.box('concrete:#9d9484', -Ln / 2 - .05, -.06, 0, Ln / 2 + .05, W + .05, .2)
    # garage wing, gable to the street
    gw, gd, gh = 6.4, 7, 2.9
    x0 = Ln / 2
    fw = wall_frame((x0, -1.6, 0))
    H.lap_wall(S, fw, gw, gh, [(.75, 0, 4.9, 2.25)], wall, gable=gw / 2 * p, exp=.14)
    H.lap_wall(S, Frame((x0, gd - 1.6, 0), (0, -1, 0), (0, 0, 1)), gd, gh, (), wall, exp=.14)
    H.lap_wall(S, Frame((x0 + gw, -1.6, 0), (0, 1, 0), (0, 0, 1)), gd, gh, (), wall, exp=.14)
    g = fw.at(.75, 0)
    S.bevel['paint:#efe9dc~d'] = .008
    for i in range(4):
        S.fbox('paint:#efe9dc~d', g, 0, i * .5625, -.12, 4.9, i * .5625 + .553, -.08)
        for k in range(6):
            S.rect('paint:#efe9dc~d', g, .1 + k * .8, i * .5625 + .09, .1 + k * .8 + .68, i * .5625 + .465, .03, -.08, -.068)
    S.rect(H.TRIM, g, -.12, -.2, 5.02, 2.37, .12, 0, .03)
    S.fbox(H.TRIM, fw, -.02, gh - .14, 0, gw + .02, gh + .04, .04)
    H.gable_roof(S, Frame((x0 + gw / 2, gd / 2 - 1.6, gh), (0, 1, 0), (-1, 0, 0)), gd, gw, p, .35, .35, roof, gut='enamel:#efece4,.3', gkind='k')
    for x in (x0 + .4, x0 + 6.0):
        H.lantern(S, (x, -1.63, 2.0), s=1.0, power=12)
    S.box('concrete:#aaa08f', -.9, -1.3, 0, .6, -.05, .16)
    return planes[0], (x0, x0 + gw)


@picture
def jeffersontown(S):
    """A two-storey house with an attached garage: van in the drive, gutters going up along the eave."""
    evening(236, 23, 5.0, clouds=.6)
    pf, (g0, g1) = two_storey(S)
    drive(S, g0 + .5, g1 - .5, -24, -1.6)
    T.van(S, (8.2, -6.6, .03), math.pi / 2 + .02, ladders=1)
    J.extension_ladder(S, (-2.6, -2.5, 0), (-2.6, -.8, 6.15), color='#c9742c', standoff=.3, lap=1.2)
    for x in (-1.0, 2.0):
        J.sawhorse(S, Frame((x, -4.4, 0), (0, 1, 0), (-1, 0, 0)), .9, .8)
    H.gutter(S, [V(-2.0, -4.3, .97), V(3.4, -4.3, .97)], 'enamel:#efece4,.28', 'k')
    S.beam('wood:#a9824f,#cfae7c', (-1.2, -4.62, .86), (2.2, -4.62, .86), .2, .025)
    P.drill(S, (.4, -4.62, .875), 2.0, 'enamel:#d0a022,.4')
    S.box('concrete:#b3a894', -.7, -3.2, -.05, .4, -1.3, .025)
    S.box('concrete:#b3a894', -.7, -3.2, -.05, g0 + .6, -2.2, .024)
    L.lawn(S, -12, -14, g0 + .5, 1, 18, skip=lambda x, y: y > -.2 and x > -5.2 or -.8 < x < .5 and y > -3.3 or -3.3 < y < -2.1 and x > -.7)
    for x, r in ((-4.5, .5), (-3.5, .45), (-1.4, .42), (1.3, .42), (2.3, .46), (3.4, .42)):
        L.shrub(S, x, -.7, 0, r, n=1400, size=.06)
    trees = yard_trees(S, ((-9, 3, 1.15), (-6, 14, 1.4), (3, 16, 1.5), (15, 12, 1.3), (-13, 12, 1.2)))
    neighbours(S, trees, ((-24, 12, 0), (27, 10, 0), (-40, 20, 1)), 34)
    camera((-5.4, -15.0, 1.9), (3.3, 0, 2.55), 27, focus=(0, -4, 2), fstop=6)
    return dict(OUT, exposure=.5)


@picture
def fern_creek(S):
    """A ranch under tall trees in the middle of a tear-off: trailer in the drive, felt on the roof."""
    evening(134, 26, 5.0, clouds=.5)
    edge, laid = stepped(5.2, .5)
    pf, w, l = ranch(S, 'paint:#9aa58f', 'shingle:brown', False, 'lap', inside=laid, gut='enamel:#efece4,.3')
    felt(S, pf, .01, w - .01, l, edge)
    for a, n in ((3.4, 3), (5.4, 4), (7.6, 3), (9.6, 4), (12.4, 3)):
        J.shingle_stack(S, Frame(pf.p(a, l - .5, .012), pf.u, pf.v), n, 'shingle:brown')
    J.roof_jacks(S, pf, 3.2, .9, 4.2)
    J.extension_ladder(S, (.9, -2.0, 0), (.9, -.68, 3.7), color='#c9742c')
    J.ground_tarp(S, Frame((1.8, -3.5, .05)), 5.4, 2.1)
    drive(S, -13.2, -8.6, -26, 6)
    T.dump_trailer(S, (-10.9, -2.2, .03), -math.pi / 2)
    T.pickup(S, (-10.9, -6.8, .03), -math.pi / 2 + .01, load=False)
    J.barrow(S, Frame((-6.6, -3.4, .02), (-.9, .3, 0), (-.3, -.9, 0)))
    L.lawn(S, -8.5, -14, 12, 1, 18, skip=lambda x, y: y > -.2 and abs(x) < 7.8 or -1.3 < x < .5)
    S.box('concrete:#b3a894', -1.0, -18, -.05, .2, -1.5, .025)
    trees = yard_trees(S, ((-17, 9, 1.6), (-3, 14, 1.8), (6, 15, 1.7), (12.5, 8, 1.6), (-11, 15, 1.7)), 16000, .13)
    L.treeline(S, trees, -80, 80, 34, 30, (1.2, 1.7), 12)
    L.hills(S, 0, 150)
    camera((5.2, -14.8, 3.2), (-3.5, .8, 2.2), 27, focus=(-2, 0, 2), fstop=6)
    return dict(OUT, exposure=.5)


@picture
def st_matthews(S):
    """A brick bungalow with its new roof nearly done: ladder at the eave, bundles at the ridge, pickup at the curb."""
    evening(230, 22, 5.0, clouds=.55)
    mid, py, (pf, w, l) = bungalow_house(S, 'brick', 'shingle:slate')
    for a, n in ((1.1, 3), (2.4, 2)):
        J.shingle_stack(S, Frame(pf.p(a, l - .6, .02), pf.u, pf.v), n, 'shingle:slate')
    J.roof_jacks(S, pf, .5, 1.3, 2.6)
    J.extension_ladder(S, (-4.6, -2.35, 0), (-4.6, -.85, 3.85))
    drive(S, -10.6, -6.6, -22, 13)
    T.pickup(S, (-8.5, -6.9, .03), math.pi / 2 - .02, load=True)
    J.sawhorse(S, Frame((-5.9, -4.4, 0), (.3, 1, 0), (-1, .3, 0)))
    L.lawn(S, -6.5, -15, 13, 3, 20, skip=lambda x, y: abs(x - mid) < .8 and y < py or (-5.5 < x < 5.5 and y > py - .2))
    L.lawn(S, -18, -14, -10.7, 4, 12, base=False)
    S.box('concrete:#b3a894', mid - .75, -20, -.05, mid + .75, py - .9, .025)
    for x, y, r in ((-3.2, -3.2, .42), (-2.2, -3.2, .48), (2.2, -3.2, .45), (3.3, -3.2, .5), (4.5, -.8, .5)):
        L.shrub(S, x, y, 0, r, n=1500, size=.055)
    trees = yard_trees(S, ((-13, 12, 1.3), (-4, 19, 1.3), (8.5, 15, 1.35), (11, 3, .95)), 9000, .18)
    neighbours(S, trees, ((-24, 10, 0), (24, 12, 0)), 34)
    camera((-9.4, -15.4, 2.1), (-2.1, 0, 2.6), 27, focus=(-5, -4, 2), fstop=6)
    return dict(OUT, exposure=.5)


def on_the_bank(S, wall, roof):
    """A gabled house on the bank, its drive and walk, the river behind it with a bridge and the other bank in the haze."""
    clapboard(S, wall, roof)
    drive(S, 5.9, 10.0, -24, -1.5)
    L.lawn(S, -12, -14, 5.8, 3, 18, skip=lambda x, y: (abs(x) < 3.5 and y > -2.4) or (-3.1 < x < -.9 and y < -2.3))
    L.lawn(S, 3.4, -1.4, 13, 12, 10, base=False)
    S.box('concrete:#b3a894', -3.0, -20, -.05, -1.1, -3.1, .025)
    for x, r in ((-.4, .5), (.7, .42), (1.8, .5), (2.9, .55)):
        L.shrub(S, x, -2.9, 0, r, n=1400)
    # the river and its far bank
    S.quad('water:.12,.12', (-1500, 60, .06), (1500, 60, .06), (1500, 340, .06), (-1500, 340, .06))
    trees = yard_trees(S, ((-9, 14, 1.3), (13, 22, 1.1), (17, 8, 1.1)))
    L.treeline(S, trees, -360, 360, 342, 190, (1.6, 2.4), 14)
    L.treeline(S, trees, -60, -8, 44, 9, (.9, 1.2), 8)
    L.treeline(S, trees, 26, 80, 46, 9, (.9, 1.2), 8)
    L.hills(S, 0, 420, h=24, w=1200)
    steel = 'haze:#6d7a80'   # a truss bridge downstream
    for k in range(4):
        x0 = -190 + k * 62
        for y in (196, 206):
            S.beam(steel, (x0, y, 15), (x0 + 62, y, 15), 1.4, 1.8)
            tops = [V(x0 + 62 * i / 8, y, 15 + 15 * math.sin(math.pi * i / 8) ** .6) for i in range(9)]
            for i in range(1, 9):
                S.beam(steel, tops[i - 1], tops[i], 1.1, 1.1)
                S.beam(steel, V(tops[i].x, y, 15), tops[i], .7, .7)
                S.beam(steel, V(tops[i - 1].x, y, 15), tops[i], .5, .5)
        S.box('haze:#8d8a80', x0 - 3, 196, -2, x0 + 3, 206, 14)

@picture
def new_albany(S):
    """A gabled house above the river: van at the walk, ladder on the side, the other bank in the haze."""
    evening(118, 20, 5.0, clouds=.6)
    on_the_bank(S, 'paint:#c8b98c', 'shingle:slate')
    J.extension_ladder(S, (5.5, 2.6, 0), (3.75, 2.6, 6.5), side=(0, 1, 0), color='#c9742c', lap=1.4)
    T.van(S, (8.0, -3.4, .03), math.pi / 2 - .03)
    for i in range(2):
        J.shingle_stack(S, Frame((4.2 + .06 * i, -3.6 - 1.0 * i, .03)), 4 - i)
    camera((10.8, -15.6, 2.9), (.9, 1.2, 3.1), 25, focus=(4, -4, 2), fstop=6)
    return dict(OUT, exposure=.5)


@picture
def okolona(S):
    """A brick ranch with a carport: new membrane on the flat carport roof, rolls and a ladder, the pickup below."""
    evening(226, 23, 5.0, clouds=.6)
    ranch(S, 'brick', 'shingle:new', True, gut='enamel:#efece4,.3')
    x0, x1 = 8.0, 13.1
    T.pickup(S, (10.6, -6.6, .03), math.pi / 2 + .03, load=True)
    S.box('membrane:#f2efe8', x0 - .5, .25, 2.71, x1 + .15, 7.35, 2.73)
    for i, y in enumerate((1.2, 2.1)):
        S.smooth.add('membrane')
        S.lathe('membrane:#f4f1ea', (9.0, y, 2.9), [(.05, 0), (.17, 0), (.17, 2.0), (.05, 2.0)], 26, (1, .04 * i, 0))
    J.extension_ladder(S, (7.75, -1.5, 0), (7.75, -.1, 3.75), color='#c9742c')
    H.bucket(S, (7.0, -1.6, .02), 'enamel:#efe6d6', None, .15, .34)
    J.barrow(S, Frame((5.6, -2.9, .02), (.8, .5, 0), (-.5, .8, 0)))
    L.lawn(S, -12, -13, 7.4, 1, 20, skip=lambda x, y: y > -.2 and x > -7.8 or -1.3 < x < .5)
    S.box('concrete:#b3a894', -1.0, -16, -.05, .2, -1.5, .025)
    trees = yard_trees(S, ((-12, 9, 1.2), (-7, 15, 1.25), (1, 17, 1.1), (9, 15, 1.3), (17, 12, 1.3)), 9000, .18)
    neighbours(S, trees, ((-26, 12, 0), (28, 14, 0)), 40)
    camera((1.2, -14.8, 2.5), (6.0, 1.0, 2.0), 26, focus=(9, -4, 2), fstop=6)
    return dict(OUT, exposure=.5)


def gutter_bench(S, x, y, length=4.4):
    """Two sawhorses with a length of gutter and a plank between them, a drill on it."""
    for i in (.35, length - .75):
        J.sawhorse(S, Frame((x + i, y, 0), (0, 1, 0), (-1, 0, 0)), .9, .8)
    H.gutter(S, [V(x, y + .1, .97), V(x + length, y + .1, .97)], 'enamel:#efece4,.28', 'k')
    S.beam('wood:#a9824f,#cfae7c', (x + .2, y - .22, .86), (x + length - .6, y - .22, .86), .2, .025)
    P.drill(S, (x + 1.9, y - .22, .875), 2.0, 'enamel:#d0a022,.4')


@picture
def germantown_gutters(S):
    """The row of shotgun houses in the morning: gutters on sawhorses on the walk, the van at the curb."""
    evening(150, 22, 5.0, clouds=.5)
    shotguns(S, ('#c9b28a', '#8d9a86', '#e3dac6', '#b7a9b0', '#7f9698', '#d9c9a3', '#b9c4b4'))
    T.van(S, (24.0, -9.9, .012), 0, ladders=1)
    gutter_bench(S, 12.4, -6.2)
    J.extension_ladder(S, (14.3, -2.1, 0), (14.45, .35, 5.3), side=(1, .05, 0), color='#c9742c')
    J.cone(S, (20.2, -11.1, .012))
    camera((7.6, -15.4, 2.2), (16.6, -2.0, 2.5), 28, focus=(15, -7, 2), fstop=6)
    return dict(OUT, exposure=.5)


@picture
def jeffersontown_repair(S):
    """A gray subdivision house: a ladder at the garage, the pickup in the drive, a tarp for what comes off."""
    evening(128, 24, 5.0, clouds=.5)
    _, (g0, g1) = two_storey(S, 'paint:#aeb6b4', 'shingle:brown')
    drive(S, g0 + .5, g1 - .5, -24, -1.6)
    T.pickup(S, (8.3, -8.2, .03), math.pi / 2 - .03, load=True)
    J.extension_ladder(S, (5.7, -3.0, 0), (5.7, -1.7, 3.7), color='#c9742c')
    J.ground_tarp(S, Frame((.6, -4.3, .05)), 3.8, 2.0)
    J.shingle_stack(S, Frame((3.2, -6.0, .03)), 2, 'shingle:brown')
    S.box('concrete:#b3a894', -.7, -3.2, -.05, .4, -1.3, .025)
    S.box('concrete:#b3a894', -.7, -3.2, -.05, g0 + .6, -2.2, .024)
    L.lawn(S, -12, -14, g0 + .5, 1, 18, skip=lambda x, y: y > -.2 and x > -5.2 or -.8 < x < .5 and y > -3.3 or -3.3 < y < -2.1 and x > -.7)
    for x, r in ((-4.5, .45), (-3.4, .5), (-2.3, .42), (1.3, .46), (2.4, .42), (3.5, .5)):
        L.shrub(S, x, -.7, 0, r, n=1400, size=.06)
    trees = yard_trees(S, ((-10, 5, 1.2), (-5, 15, 1.5), (5, 16, 1.4), (16, 11, 1.3)))
    neighbours(S, trees, ((-24, 12, 0), (27, 10, 0), (42, 20, 1)), 34)
    camera((12.8, -15.4, 2.1), (2.6, 0, 2.7), 27, focus=(7, -5, 2), fstop=6)
    return dict(OUT, exposure=.5)


@picture
def jeffersontown_roof(S):
    """The same kind of house in the middle of its new roof: felt and bundles on it, the trailer in the drive."""
    evening(238, 24, 5.0, clouds=.5)
    edge, laid = stepped(4.0, .5)
    (pf, w, l), (g0, g1) = two_storey(S, 'paint:#c7b694', 'shingle:slate', inside=laid)
    felt(S, pf, .01, w - .01, l, edge)
    J.roof_jacks(S, pf, 2.4, .8, 3.6)
    drive(S, g0 + .5, g1 - .5, -24, -1.6)
    T.dump_trailer(S, (8.3, -5.0, .03), -math.pi / 2)
    J.extension_ladder(S, (-3.4, -2.6, 0), (-3.4, -.8, 6.2))
    J.ground_tarp(S, Frame((-2.6, -3.9, .05)), 5.2, 2.0)
    S.box('concrete:#b3a894', -.7, -3.2, -.05, .4, -1.3, .025)
    L.lawn(S, -12, -14, g0 + .5, 1, 18, skip=lambda x, y: y > -.2 and x > -5.2 or -.8 < x < .5 and y > -3.3)
    trees = yard_trees(S, ((-9, 3, 1.2), (-6, 14, 1.4), (3, 16, 1.5), (15, 12, 1.3)))
    neighbours(S, trees, ((-24, 12, 0), (27, 10, 0), (-40, 20, 1)), 34)
    camera((-6.6, -16.2, 2.4), (2.6, 0, 3.0), 27, focus=(0, -3, 3), fstop=6)
    return dict(OUT, exposure=.5)


@picture
def new_albany_roof(S):
    """A green gabled house on the bank: trailer and bundles in the drive, a tarp along its side."""
    evening(232, 22, 5.0, clouds=.6)
    on_the_bank(S, 'paint:#9aa88f', 'shingle:brown')
    T.dump_trailer(S, (8.0, -3.2, .03), -math.pi / 2)
    T.pickup(S, (8.0, -8.6, .03), -math.pi / 2 + .02, load=False)
    J.extension_ladder(S, (-5.4, 3.0, 0), (-3.75, 3.0, 6.5), side=(0, 1, 0), color='#c9742c', lap=1.4)
    J.ground_tarp(S, Frame((-7.2, -1.6, .05)), 2.2, 4.0)
    for i in range(3):
        J.shingle_stack(S, Frame((3.7 + .05 * i, -4.2 - 1.0 * i, .03)), 4 - i, 'shingle:brown')
    camera((-9.8, -15.8, 2.7), (.4, 1.2, 3.2), 25, focus=(-2, -3, 2), fstop=6)
    return dict(OUT, exposure=.5)


@picture
def okolona_gutters(S):
    """A brick ranch getting its gutters: lengths on sawhorses before the window, the van in the drive."""
    evening(130, 22, 5.0, clouds=.6)
    ranch(S, 'brick', 'shingle:grey', False, gut='enamel:#efece4,.3')
    drive(S, 8.2, 12.0, -26, 6)
    T.van(S, (10.1, -4.6, .03), math.pi / 2 - .02, ladders=1)
    gutter_bench(S, 1.6, -3.8)
    J.extension_ladder(S, (-4.6, -2.0, 0), (-4.6, -.68, 3.7))
    L.lawn(S, -12, -13, 8.0, 1, 20, skip=lambda x, y: y > -.2 and x > -7.8 or -1.3 < x < .5)
    S.box('concrete:#b3a894', -1.0, -16, -.05, .2, -1.5, .025)
    trees = yard_trees(S, ((-13, 8, 1.3), (-5, 15, 1.3), (4, 16, 1.2), (16, 10, 1.4)), 9000, .18)
    neighbours(S, trees, ((-26, 12, 0), (28, 14, 0)), 40)
    camera((-5.2, -14.6, 2.3), (3.2, .8, 1.9), 27, focus=(2, -3, 1.5), fstop=6)
    return dict(OUT, exposure=.5)


@picture
def st_matthews_gutters(S):
    """A brick bungalow in the fall: a ladder at the eave, leaves on the lawn, new gutters on sawhorses."""
    evening(136, 22, 5.0, clouds=.5)
    mid, py, (pf, w, l) = bungalow_house(S, 'brick', 'shingle:brown')
    J.extension_ladder(S, (4.4, -2.35, 0), (4.4, -.85, 3.85), color='#c9742c')
    gutter_bench(S, -6.4, -5.6)
    drive(S, 6.6, 10.4, -22, 13)
    T.van(S, (8.5, -5.6, .03), math.pi / 2 + .03, ladders=1)
    L.lawn(S, -14, -15, 6.5, 3, 20, skip=lambda x, y: abs(x - mid) < .8 and y < py or (-5.5 < x < 5.5 and y > py - .2))
    L.leaves(S, Frame((-12, -12, 0)), 18, 9, 420, 'leaf:autumn', .1, .07, .04)
    S.box('concrete:#b3a894', mid - .75, -20, -.05, mid + .75, py - .9, .025)
    for x, y, r in ((-3.2, -3.2, .42), (-2.2, -3.2, .48), (2.2, -3.2, .45), (3.3, -3.2, .5)):
        L.shrub(S, x, y, 0, r, n=1500, size=.055)
    trees = yard_trees(S, ((-13, 12, 1.3), (-4, 19, 1.3), (8.5, 17, 1.35)), 9000, .18)
    neighbours(S, trees, ((-24, 10, 0), (24, 12, 0)), 34)
    camera((9.6, -15.6, 2.2), (.8, 0, 2.5), 27, focus=(3, -4, 2), fstop=6)
    return dict(OUT, exposure=.5)
