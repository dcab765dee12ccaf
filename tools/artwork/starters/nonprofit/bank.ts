/** What stands and grows at the river of the trust's linocuts. */
import { at, circle, group, path, times } from '../svg.ts'
import { along, cut, groove, grooves, inked, inside, type Point, shape, through } from './press.ts'

type Random = () => number

/** Beams around a sun, thinner and rarer the farther they reach. */
export function sunbeams(x: number, y: number, from: number, to: number, random: Random): string {
  return times(60, (index) => {
    const angle = (index / 60) * 2 * Math.PI + random() * 0.02
    const reach = from + (to - from) * (0.25 + random() * 0.75)
    const beam = (t: number): Point => {
      const radius = from + 14 + (reach - from) * t
      return [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius]
    }
    return grooves(beam, random, 9, 2 + random() * 2)
  }).join('')
}

/** A ridge with its slope under it, cut along the fall of the land. */
export function ridge(top: (t: number) => Point, fall: number, random: Random, count = 26): string {
  const line = along(top, 0, 1, 60)
  const slope = shape([...line, [1640, 1100], [-40, 1100]], inked)
  const cuts = times(count, (index) => {
    const start = (index + random() * 0.7) / count
    const [x, y] = top(start)
    const lean = (random() - 0.2) * 40
    return grooves((t) => [x + lean * t + 30 * t * t, y + 16 + fall * (0.5 + random() * 0.1) * t], random, 6, 1.6)
  })
  return slope + groove(line, 8) + cuts.join('')
}

/** Three ridges; the nearest begins where it is told to. */
export function hills(random: Random, from = -40): string {
  return [
    ridge(through([-40, 300], [260, 352], [560, 300], [840, 420], [1060, 452], [1300, 440], [1640, 340]), 90, random),
    ridge(through([-40, 470], [240, 440], [560, 492], [900, 476], [1200, 470], [1420, 490], [1640, 430]), 120, random),
    from > 0
      ? ridge(through([from, 640], [from + 120, 580], [1200, 600], [1640, 640]), 150, random, 14)
      : ridge(through([-40, 560], [300, 600], [640, 560], [900, 600], [1640, 640]), 150, random, 20),
  ].join('')
}

/** Reeds from a point of the bank, leaning as the wind has it. */
export function reeds(x: number, y: number, spread: number, count: number, random: Random, size = 1): string {
  return times(count, () => {
    const [foot, height, lean] = [x + random() * spread, size * (140 + random() * 190), 20 + random() * 60]
    const stem = (t: number): Point => [foot + lean * t * t, y - height * t]
    const [tipX, tipY] = stem(1)
    const head =
      random() < 0.4
        ? path(`M${tipX - 9} ${tipY + 8}q4-50 16-64 10 20 2 66z`, { fill: inked, stroke: cut, stroke_width: 4 })
        : ''
    return groove(along(stem), 20, cut) + groove(along(stem), 11, inked) + head
  }).join('')
}

/** A heron that looks to the left; its feet are at the point. In blue, or left white with blue lines. */
export function heron(x: number, y: number, scale: number, fill = inked): string {
  const lines = fill === inked ? cut : inked
  const body = 'M-60-186C-40-214 14-212 56-184L150-100C104-104 62-92 20-98-34-106-70-146-60-186z'
  const neck = along(through([-26, -168], [-66, -214], [-24, -262], [-10, -306], [-40, -348]), 0, 1, 30)
  const feathers = times(9, (index) => {
    const wing = through(
      [-44 + index * 6, -178 + index * 7],
      [10 + index * 8, -172 + index * 8],
      [70 + index * 8, -138 + index * 4],
    )
    return groove(along(wing), 6, lines)
  })
  const legs = [through([6, -104], [22, -56], [2, 0], [-16, 4]), through([34, -104], [54, -60], [36, 4], [20, 8])]
  const outlined = { fill, stroke: lines, stroke_width: 8, stroke_linejoin: 'round', paint_order: 'stroke' }
  return at(
    x,
    y,
    group(
      { transform: `scale(${scale})` },
      ...legs.map((leg) => groove(along(leg, 0, 1, 20), 22, lines) + groove(along(leg, 0, 1, 20), 12, fill)),
      path(body, outlined),
      inside(`body-${x}`, path(body, {}), ...feathers),
      groove(neck, 52, lines),
      groove(neck, 40, fill),
      groove(along(through([-46, -196], [-52, -220], [-16, -262], [-6, -300]), 0, 1, 20), 5, lines),
      path('M-66-356C-48-372-20-370-8-354L74-322-8-336C-16-324-40-324-62-332L-172-334z', outlined),
      groove(along(through([-62, -352], [-30, -362], [40, -334])), 9, lines),
      circle(-46, -346, 4.5, lines),
    ),
  )
}

/** A willow shoot with its leaves in pairs, grown from a point. */
export function shoot(x: number, y: number, height: number, lean: number, random: Random, fill = inked): string {
  const stem = (t: number): Point => [x + lean * t ** 1.4, y - height * t]
  const count = Math.round(height / 19)
  const leaves = times(count, (index) => {
    const [fromX, fromY] = stem(0.24 + (0.76 * index) / count)
    const side = index % 2 ? 1 : -1
    const [reach, droop] = [34 + random() * 34, 4 + random() * 30]
    const leaf = along(
      through([fromX, fromY], [fromX + side * reach * 0.6, fromY - 18], [fromX + side * reach, fromY - 26 + droop]),
    )
    return groove(leaf, 22) + groove(leaf, 14, fill)
  })
  return groove([[x, y + 40], ...along(stem)], 12, fill) + leaves.join('')
}

/** A root that forks as it goes down. */
export function root(x: number, y: number, angle: number, length: number, random: Random): string {
  const end: Point = [x + Math.cos(angle) * length, y + Math.sin(angle) * length]
  const bend: Point = [(x + end[0]) / 2 + (random() - 0.5) * 40, (y + end[1]) / 2 + (random() - 0.5) * 20]
  const drawn = groove(along(through([x, y], bend, end), 0, 1, 12), 6 + length * 0.05)
  if (length < 46) return drawn
  const forks = times(2, (index) =>
    root(
      bend[0] + (end[0] - bend[0]) * index * 0.8,
      bend[1] + (end[1] - bend[1]) * index * 0.8,
      angle + (index ? -1 : 1) * (0.3 + random() * 0.6),
      length * 0.66,
      random,
    ),
  )
  return drawn + forks.join('')
}

/** Lines of blue that the gouge has left standing where a ground was cleared. */
export function chatter(
  left: number,
  top: number,
  width: number,
  height: number,
  count: number,
  random: Random,
): string {
  return times(count, () => {
    const [x, y, length] = [left + random() * width, top + random() * height, 16 + random() * 60]
    return groove(
      along((t) => [x + length * t, y + Math.sin(t * 3 + x) * 3]),
      4,
      inked,
    )
  }).join('')
}

/** Water that runs across, cut line by line. */
export function current(left: number, right: number, top: number, bottom: number, random: Random, fill = cut): string {
  const count = Math.round((bottom - top) / 21)
  return times(count, (index) => {
    const y = top + (index + 0.5 + random() * 0.3) * ((bottom - top) / count)
    const wave = 3 + (5 * index) / count
    return grooves(
      (t) => [left + (right - left) * t, y + Math.sin(t * 22 + index * 1.7) * wave],
      random,
      5 + (5 * index) / count,
      7,
      fill,
    )
  }).join('')
}

/** Trees of the far shore, each a heap of leaves that is cut from the side of the light. */
export function wood(left: number, right: number, foot: number, random: Random): string {
  const trees: string[] = []
  for (let x = left; x < right; x += 60 + random() * 60) {
    const [height, half] = [130 + random() * 150, 50 + random() * 40]
    const crown = path(
      `M${x - half} ${foot}C${x - half * 1.5} ${foot - height * 0.7} ${x - half * 0.5} ${foot - height} ${x} ${foot - height}S${x + half * 1.5} ${foot - height * 0.7} ${x + half} ${foot}z`,
      { fill: inked, stroke: cut, stroke_width: 6 },
    )
    const leaves = times(9, (index) => {
      const y = foot - height * (0.9 - index * 0.09)
      const reach = half * Math.sin(0.5 + index * 0.25)
      return groove(
        along(through([x - reach, y + 12], [x - reach * 0.4, y - 4], [x + reach * (random() * 0.6 - 0.2), y + 8])),
        7,
      )
    })
    trees.push(crown + leaves.join(''))
  }
  return trees.join('')
}
