/** Heads seen from behind: how hair falls over them. A head is a ball a little higher than wide, one unit in radius. */
import { randomFrom, times } from '../svg.ts'
import { type Hair, type Point, type Strand, smooth } from './hair.ts'

const skull: Point = [0.86, 1.12, 0.98]
/** A point over the head, some way out from it. */
export const over = (way: Point, out: number): Point => [
  way[0] * skull[0] * out,
  way[1] * skull[1] * out,
  way[2] * skull[2] * out,
]

export interface Fall {
  hair: Hair
  count: number
  /** How far below the middle of the head the tips end. */
  length: number
  /** Tips that end alike make a sharp line. */
  uneven: number
  /** How far hair stands off the head. */
  volume: number
  /** How far it leans in under the chin, or out. */
  inward: number
  /** Waves: how wide, and how many from root to tip. */
  wave: number
  waves: number
  /** Ringlets in place of waves. */
  curl?: boolean
  seed: number
  /** How far the crown is turned to the eye. */
  crown: number
  width?: number
}

/** A number from 0 to 1 that is the same for the same lock. */
const ofLock = (lock: number, salt: number) => {
  const value = Math.sin(lock * 12.9898 + salt * 78.233) * 43758.5453
  return value - Math.floor(value)
}

/** Where a strand begins, and how it swings; strands of a lock do so together. */
function rootOf({ curl }: Fall, random: () => number) {
  if (!curl) {
    const turn = random() * Math.PI * 2
    const depth = random() ** 1.5
    const together = 1.5 * Math.sin(turn + 0.6) + 0.9 * Math.sin(turn * 4 + 2)
    const phase = together + (random() - 0.5) * (0.5 + depth * 1.4)
    return {
      turn,
      depth,
      phase,
      start: 0.05 + random() * 0.75,
      longer: random() - 0.5,
      tint: Math.sin(turn * 23) * 0.25,
    }
  }
  const lock = Math.floor(random() * 230)
  const depth = ofLock(lock, 1) ** 1.2
  return {
    turn: ofLock(lock, 2) * Math.PI * 2 + (random() - 0.5) * 0.05,
    depth,
    phase: ofLock(lock, 3) * Math.PI * 2 + (random() - 0.5) * 0.5,
    start: 0.03 + ofLock(lock, 4) * 0.95 + (random() - 0.5) * 0.04,
    longer: ofLock(lock, 5) - 0.5 + (random() - 0.5) * 0.1,
    tint: (ofLock(lock, 6) - 0.5) * 0.6,
  }
}

/** Loose hair that falls from the crown: over the head to its widest place, and from there straight down. */
export function falling(of: Fall): Strand[] {
  const random = randomFrom(of.seed)
  return times(of.count, () => {
    const { turn, depth, phase, start, longer, tint } = rootOf(of, random)
    const out = 1.03 + of.volume * (1 - depth * 0.8)
    const arc = 1.05 * (Math.PI / 2 - start)
    const hangs = of.length + longer * of.uneven + depth * 0.05
    const thick = 0.7 + random() * 0.6
    const steps = of.curl ? 110 : 54
    const twist = (random() - 0.5) * 0.07
    const points = times(steps + 1, (step): Point => {
      const gone = (step / steps) * (arc + hangs)
      const angle = Math.min(Math.PI / 2, start + gone / 1.05)
      const below = Math.max(0, gone - arc)
      const share = below / hangs
      // The crown lies a little to the back of the head, where the eye is.
      const nod = of.crown * (1 - Math.sin(angle)) ** 1.2
      const [flat, high] = [Math.sin(angle), Math.cos(angle)]
      const back = Math.sin(turn) * flat
      const way = [
        Math.cos(turn) * flat,
        high * Math.cos(nod) - back * Math.sin(nod),
        back * Math.cos(nod) + high * Math.sin(nod),
      ]
      const [x, y, z] = over(way as unknown as Point, out)
      const lean = 1 - of.inward * smooth(0, 1.1, share) + twist * share ** 2
      const swing = (gone / 1.6) * of.waves * Math.PI * 2 + phase
      const width = of.wave * (of.curl ? thick : 1) * smooth(0.05, of.curl ? 0.45 : 1.5, gone)
      return [
        x * lean + width * Math.sin(swing),
        y - below,
        z * (1 - of.inward * 0.6 * share ** 2) + width * Math.cos(swing) * (of.curl ? 1 : 0.5),
      ]
    })
    return { points, depth, tint: (random() - 0.5) * 0.55 + tint, width: of.width ?? 1.1, hair: of.hair }
  })
}
