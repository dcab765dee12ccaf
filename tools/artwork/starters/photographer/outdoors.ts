/** Pictures from outside: fog, water, a tree. */
import { line, randomFrom, rect, times } from '../svg.ts'
import { blurred, clamp, cloud, expose, formats, mix, print, shape, smooth } from './film.ts'

/** How high firs stand over each column of a hillside that is so far away. */
function firs(seed: number, level: number, size: number): Float32Array {
  const random = randomFrom(seed)
  const { width, height } = formats.wide
  const rise = (x: number) => level - 0.2 * (cloud(x * 1.3 + seed * 3.7, seed, 4) - 0.5)
  const top = Float32Array.from({ length: width }, (_, column) => rise(column / height))
  const count = Math.round(9 / size)
  for (let tree = 0; tree < count; tree++) {
    const foot = random() * (width / height)
    const tall = size * (0.4 + 0.9 * random() ** 2)
    const broad = tall * (0.15 + 0.06 * random())
    const crest = rise(foot) - tall
    for (let column = Math.floor((foot - broad) * height); column < (foot + broad) * height; column++) {
      if (column < 0 || column >= width) continue
      const away = Math.abs(column / height - foot) / broad
      const twigs = 0.1 * ((away * (5 + size * 40)) % 1) + 0.05 * random()
      top[column] = Math.min(top[column] ?? 1, crest + tall * clamp(away + twigs))
    }
  }
  return top
}

/** Wooded hills, one behind the other, with fog between them. */
export function fog() {
  const hills = times(6, (index) => ({
    top: firs(index + 5, 0.44 + index * 0.125 - (index === 5 ? 0.02 : 0), 0.02 * 1.62 ** index),
    dark: 0.12 + 0.17 * index,
  }))
  const film = expose('wide', (x, y, index) => {
    const sun = Math.exp(-((x - 1.02) ** 2 / 0.16 + (y - 0.27) ** 2 / 0.07))
    const drift = cloud(x * 1.6 + 4, y * 5, 5)
    const air = 0.3 + 0.16 * (1 - y) + 0.62 * sun + 0.1 * (drift - 0.5)
    let light = air
    for (const { top, dark } of hills) {
      const below = y - (top[index % formats.wide.width] ?? 1)
      const cover = clamp(below * 1067 + 0.5)
      const mist = smooth(0.01, 0.24, below + 0.12 * (cloud(x * 3 + dark * 20, y * 7, 4) - 0.5))
      light = mix(
        light,
        mix(air * (1 - dark) * 0.86 ** (dark * 9), air * (1.02 - dark * 0.55), mist * (1 - dark * 0.55)),
        cover,
      )
    }
    return light
  })
  return print(film, { glow: 0.22 })
}

/** The posts of a lost pier in water that lay still for minutes. */
export async function posts() {
  const random = randomFrom(21)
  const horizon = 560
  const standing = times(11, (index) => {
    const near = 3.6 * 0.76 ** (10 - index)
    const x = 690 - 150 * near ** 0.8 + 80 * Math.sin(near) + 6 * (random() - 0.5) * near
    return {
      x,
      foot: horizon + 58 * near,
      tall: (40 + 24 * random()) * near,
      lean: (random() - 0.6) * 5 * near,
      wide: 5 * near,
    }
  })
  const draw = (over: boolean) =>
    standing
      .map(({ x, foot, tall, lean, wide }) =>
        line(x, foot, x + lean, foot + (over ? -tall : tall * 0.9), '#fff', wide).replace('"round"', '"butt"'),
      )
      .join('')
  const [above, mirrored] = [await shape('square', draw(true)), await shape('square', draw(false), 0.004)]
  const lit = blurred(above, 3)
  const film = expose('square', (x, y, index) => {
    const level = horizon / 1000
    const away = Math.abs(y - level)
    const streaks = cloud(x * 1.1 + 3, (away + 0.2) * 9, 5) - 0.5
    const glow = Math.exp(-(((x - 0.62) / 0.42) ** 2) - (away / 0.16) ** 2)
    const sky = 0.15 + 0.34 * Math.exp(-away / 0.22) + 0.5 * glow + 0.34 * streaks * smooth(0.02, 0.3, away)
    const water =
      0.06 + 0.9 * (0.1 + 0.3 * Math.exp(-away / 0.2) + 0.5 * glow) + 0.05 * streaks - 0.1 * smooth(0.1, 0.5, away)
    const far = smooth(0, 0.006, Math.abs(y - level))
    const ground = mix(0.4, y < level ? sky : water, far)
    const mirror = (mirrored.light[index] ?? 0) * 0.8
    const post = above.light[index] ?? 0
    const rim = clamp(((lit.light[index - 3] ?? 0) - (lit.light[index + 3] ?? 0)) * 0.12)
    return mix(ground * (1 - mirror), 0.018 + rim + 0.02 * cloud(x * 300, y * 40, 2), post)
  })
  return print(film, { glow: 0.16 })
}

/** The strokes of a branch with all that grows from it. */
function branch(x: number, y: number, turn: number, long: number, thick: number, random: () => number): string {
  if (thick < 0.35 || long < 3) return ''
  const pieces = 4
  let [atX, atY, atTurn, drawn] = [x, y, turn, '']
  for (let piece = 0; piece < pieces; piece++) {
    const [toX, toY] = [atX + (Math.sin(atTurn) * long) / pieces, atY - (Math.cos(atTurn) * long) / pieces]
    drawn += line(atX, atY, toX, toY, '#fff', thick * (1 - 0.09 * piece))
    ;[atX, atY] = [toX, toY]
    atTurn += (random() - 0.5) * 0.42 - atTurn * 0.03
    if (piece > 0 && random() < 0.75)
      drawn += branch(
        atX,
        atY,
        atTurn + (random() < 0.5 ? -1 : 1) * (0.5 + 0.5 * random()),
        long * (0.5 + 0.25 * random()),
        thick * 0.48,
        random,
      )
  }
  for (const side of [-1, 1])
    drawn += branch(
      atX,
      atY,
      atTurn + side * (0.2 + 0.4 * random()),
      long * (0.68 + 0.2 * random()),
      thick * 0.66,
      random,
    )
  return drawn
}

/** A bare tree on a hill, early, before the fog lifts. */
export async function tree() {
  const random = randomFrom(34)
  const grass = times(2600, () => {
    const x = random() * 820
    const foot = 862 - 26 * Math.exp(-(((x - 400) / 300) ** 2))
    return line(x, foot + 14, x + (random() - 0.5) * 16, foot + 4 - 15 * random() ** 4, '#fff', 0.45)
  }).join('')
  const crown = branch(400, 856, -0.06, 148, 20, random) + rect(390, 830, 20, 40, '#fff')
  const [wood, blades] = [await shape('upright', crown, 0.0006), await shape('upright', grass)]
  const film = expose('upright', (x, y, index) => {
    const sun = Math.exp(-((x - 0.3) ** 2 / 0.11 + (y - 0.55) ** 2 / 0.07))
    const air = 0.2 + 0.1 * y + 0.52 * sun + 0.14 * (cloud(x * 2, y * 4, 5) - 0.5)
    const forest = smooth(0.78, 0.8, y + 0.08 * (cloud(x * 7, 3, 5) - 0.5)) * 0.32
    const hill = smooth(
      0,
      0.006,
      y - 0.866 + 0.026 * Math.exp(-(((x - 0.4) / 0.3) ** 2)) + 0.004 * (cloud(x * 90, 1, 3) - 0.5),
    )
    const behind = air * (1 - forest)
    const ground = 0.045 + 0.05 * sun + 0.03 * (cloud(x * 60, y * 140, 3) - 0.5)
    const dark = clamp((wood.light[index] ?? 0) * (0.97 - 0.1 * sun))
    return mix(mix(behind, 0.03, dark), ground, Math.max(hill, blades.light[index] ?? 0))
  })
  return print(film, { glow: 0.24 })
}
