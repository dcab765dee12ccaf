/** What the yoga studio's pictures are made of: discs, bows and hills in few flat colors, and people drawn as round strokes. */
import { at, circle, ellipse, group, path, rect, times } from '../svg.ts'

export const hue = {
  sand: '#f8eddb',
  dune: '#ecd7b5',
  peach: '#f9d3ac',
  apricot: '#f3a873',
  clay: '#cf7a50',
  mist: '#c6d2bf',
  sage: '#9cb399',
  moss: '#6f8f78',
  pine: '#40594b',
  night: '#2b3d36',
}

/** A sun or moon with its halo. */
export const disc = (x: number, y: number, radius: number, inner: string, outer: string) =>
  circle(x, y, radius * 1.42, outer) + circle(x, y, radius, inner)

export const hill = (x: number, y: number, rx: number, ry: number, fill: string) => ellipse(x, y + ry, rx, ry, fill)

/** An opening with a round top; `x` is its middle, `y` its floor. */
export const arch = (x: number, y: number, width: number, height: number, fill: string) =>
  path(`M${x - width / 2} ${y}v${width / 2 - height}a${width / 2} ${width / 2} 0 0 1 ${width} 0V${y}z`, { fill })

/** Bows inside each other, the outermost first. */
export const bows = (x: number, y: number, radius: number, colors: readonly string[]) =>
  colors
    .map((color, index) => {
      const each = radius * (1 - index / colors.length)
      return path(`M${x - each} ${y}a${each} ${each} 0 0 1 ${2 * each} 0z`, { fill: color })
    })
    .join('')

export const tree = (x: number, y: number, radius: number, fill: string) =>
  rect(x - 5, y - radius, 10, radius, hue.pine) + circle(x, y - radius * 1.7, radius, fill)

/** A round stroke: an arm, a leg, a back. */
export const limb = (d: string, color: string, width: number) =>
  path(d, { fill: 'none', stroke: color, stroke_width: width, stroke_linecap: 'round', stroke_linejoin: 'round' })

export interface Person {
  skin: string
  hair: string
  top: string
  legs: string
}

function head(x: number, y: number, { skin, hair }: Person, bun: readonly [number, number]): string {
  return circle(x + bun[0], y + bun[1], 23, hair) + circle(x, y, 50, skin) + hairOf(x, y, hair, bun)
}

/** Hair is the half of the head that the bun is on. */
function hairOf(x: number, y: number, hair: string, [left, up]: readonly [number, number]): string {
  const turn = (Math.atan2(up, left) * 180) / Math.PI + 90
  return path('M-50 0a50 50 0 0 1 100 0q-50-34-100 0z', {
    fill: hair,
    transform: `translate(${x} ${y}) rotate(${turn})`,
  })
}

const standing = (x: number, y: number, scale: number, ...parts: string[]) =>
  group({ transform: `translate(${x} ${y}) scale(${scale})` }, ...parts)

/** The second warrior, seen from in front. */
export const warrior = (x: number, y: number, scale: number, who: Person) =>
  standing(
    x,
    y,
    scale,
    limb('M-268-12h-26M196-12h34', who.skin, 26),
    limb('M10-214-262-22M10-214 186-196V-24', who.legs, 54),
    limb('M-236-414h500', who.skin, 32),
    path('M-74-424Q8-456 90-424L52-206Q8-186-36-206z', {
      fill: who.top,
      stroke: who.top,
      stroke_width: 14,
      stroke_linejoin: 'round',
    }),
    limb('M8-440v-26', who.skin, 34),
    head(10, -514, who, [-30, -46]),
  )

/** Balance on the seat, legs and back in a V: what Pilates calls the teaser. */
export const teaser = (x: number, y: number, scale: number, who: Person) =>
  standing(
    x,
    y,
    scale,
    limb('M296-322l34-26', who.skin, 24),
    limb('M0-44 286-314', who.legs, 56),
    limb('M-8-50-166-262', who.top, 78),
    limb('M-172-278-190-308', who.skin, 32),
    head(-212, -354, who, [-44, -30]),
    limb('M-150-244 118-312', who.skin, 30),
  )

/** Kneeling, the back bowed over a bolster: the pose of a child. */
export const child = (x: number, y: number, scale: number, who: Person) =>
  standing(
    x,
    y,
    scale,
    rect(-262, -84, 330, 84, hue.apricot, { rx: 42 }),
    circle(-220, -42, 24, hue.clay),
    limb('M100-28H296', who.legs, 50),
    limb('M318-22h26', who.skin, 26),
    limb('M262-104 96-44', who.legs, 62),
    limb('M262-118C170-222 40-200-56-136', who.top, 84),
    limb('M-60-130C-150-120-190-60-208-24', who.skin, 32),
    head(-122, -136, who, [18, -54]),
  )

/** Legs crossed, seen from behind or before: there is no face. */
export const seated = (x: number, y: number, scale: number, who: Person) =>
  standing(
    x,
    y,
    scale,
    limb('M-158-40Q0-64 158-40', who.legs, 62),
    limb('M-140-26Q0 18 140-26', who.legs, 50),
    limb('M-74-292C-132-236-148-150-136-66M74-292C132-236 148-150 136-66', who.skin, 32),
    path('M-86-300q86-40 172 0-26 110-30 236-56 26-112 0-4-126-30-236z', { fill: who.top }),
    limb('M0-318v-30', who.skin, 36),
    circle(0, -398, 52, who.hair),
    circle(0, -462, 26, who.hair),
  )

export const pebbles = (x: number, y: number, sizes: readonly number[], colors: readonly string[]) => {
  let top = y
  return sizes
    .map((size, index) => {
      top -= size * 0.7
      const stone = ellipse(
        x + (index % 2 ? 4 : -4),
        top + size * 0.35,
        size,
        size * 0.36,
        colors[index % colors.length] ?? '',
      )
      return stone
    })
    .join('')
}

/** A pot with leaves that stand like a fan. */
export function plant(x: number, y: number, scale: number, leaf: string, pot: string): string {
  const leaves = times(7, (index) =>
    path('M0 0c-44-60-40-170 0-230 40 60 44 170 0 230z', {
      fill: leaf,
      opacity: index % 2 ? 1 : 0.82,
      transform: `translate(0 -96) rotate(${-66 + index * 22})`,
    }),
  )
  return at(
    x,
    y,
    group(
      { transform: `scale(${scale})` },
      ...leaves,
      path('M-74-110h148q-4 110-44 110h-60q-40 0-44-110z', { fill: pot }),
    ),
  )
}

export interface Bust extends Person {
  /** The shape of the hair. */
  cut: 'bun' | 'bob' | 'curls' | 'short'
}

/** Head and shoulders without a face, in a portrait of 800 x 1000. */
export function bust(who: Bust): string {
  const { skin, hair, top, cut } = who
  const behind = {
    bun: circle(400, 232, 78, hair),
    bob: path('M232 640V430a168 168 0 0 1 336 0v210q0 40-40 40H272q-40 0-40-40z', { fill: hair }),
    curls: times(9, (index) => {
      const angle = Math.PI * (0.86 + (index / 8) * 1.28)
      return circle(400 + Math.cos(angle) * 158, 420 + Math.sin(angle) * 150, 74, hair)
    }).join(''),
    short: '',
  }
  const fringe = {
    bun: 'M254 470a146 184 0 0 1 292 0q-60-114-146-114t-146 114z',
    bob: 'M252 470V440a148 148 0 0 1 296 0v30q-8-92-96-118-60 84-200 118z',
    curls: 'M254 466a146 184 0 0 1 292 0q-40-84-146-84t-146 84z',
    short: 'M250 458q-18-186 150-190 176 0 150 190-22-76-60-90-96 26-180-4-40 24-60 94z',
  }
  return [
    behind[cut],
    path('M70 1010q0-240 230-262h200q230 22 230 262z', { fill: top }),
    path('M336 600h128v150q-64 74-128 0z', { fill: skin }),
    path('M336 640q64 60 128 0v34q-64 60-128 0z', { fill: '#2b3d36', opacity: 0.14 }),
    ellipse(400, 470, 142, 176, skin),
    path(fringe[cut], { fill: hair }),
  ].join('')
}
