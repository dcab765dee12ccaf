/** People as one line around their bodies: each part is a chain of discs, and the line runs around what they cover. */
import { circle, group, path, rect, tag } from '../svg.ts'

/** A joint: where it is and how thick the body is there. */
type Joint = readonly [x: number, y: number, radius: number]

/** A limb, back or head; `fill` colors it, `solid` fills it with the color of hair, the line's own if none is said. */
export interface Part {
  joints: readonly Joint[]
  fill?: string
  solid?: boolean
}

export const part = (...joints: Joint[]): Part => ({ joints })
export const worn = (fill: string, ...joints: Joint[]): Part => ({ joints, fill })
export const hair = (...joints: Joint[]): Part => ({ joints, solid: true })

/** A back from both shoulders over the waist to the hips. */
export const torso = (fill: string, left: Joint, right: Joint, waist: Joint, hips: Joint): Part =>
  worn(fill, left, right, waist, left, waist, hips)

/** The hull of two discs, so that a limb grows thinner from one joint to the next. */
function between([x1, y1, r1]: Joint, [x2, y2, r2]: Joint, grow: number, fill: string): string {
  const length = Math.hypot(x2 - x1, y2 - y1)
  const [a, b] = [Math.max(r1 + grow, 0.1), Math.max(r2 + grow, 0.1)]
  if (length <= Math.abs(a - b)) return ''
  const turn = Math.atan2(y2 - y1, x2 - x1)
  const lean = Math.acos((a - b) / length)
  const on = (x: number, y: number, r: number, angle: number) =>
    `${(x + r * Math.cos(angle)).toFixed(1)} ${(y + r * Math.sin(angle)).toFixed(1)}`
  return path(
    `M${on(x1, y1, a, turn + lean)}L${on(x2, y2, b, turn + lean)}L${on(x2, y2, b, turn - lean)}L${on(x1, y1, a, turn - lean)}z`,
    { fill },
  )
}

const shape = ({ joints }: Part, grow: number, fill: string) =>
  joints
    .map(([x, y, radius], index) => {
      const next = joints[index + 1]
      return circle(x, y, Math.max(radius + grow, 0.1), fill) + (next ? between([x, y, radius], next, grow, fill) : '')
    })
    .join('')

/** Parts from the farthest to the nearest: what lies nearer hides the line of what is behind it. */
export function figure(id: string, color: string, width: number, given: readonly Part[], crown?: string): string {
  const parts = crown ? given.map((each) => (each.solid ? { joints: each.joints, fill: crown } : each)) : given
  const half = width / 2
  const drawn = parts.map((each) => shape(each, half, '#fff') + (each.solid ? '' : shape(each, -half, '#000')))
  const fills = parts.map((each) => (each.fill ? shape(each, 0, each.fill) : ''))
  const all = { x: -2000, y: -2000, width: 6000, height: 6000 }
  return group(
    {},
    ...fills,
    tag('mask', { id, maskUnits: 'userSpaceOnUse', ...all }, ...drawn),
    rect(all.x, all.y, all.width, all.height, color, { mask: `url(#${id})` }),
  )
}

/** The same figure turned to the other side about the line at `x`. */
export const mirrored = (parts: readonly Part[], x: number): Part[] =>
  parts.map((each) => ({ ...each, joints: each.joints.map(([left, y, radius]) => [2 * x - left, y, radius] as const) }))

/** A stroke without a body: a horizon, a ripple, the edge of a mat. */
export const stroke = (d: string, color: string, width: number) =>
  path(d, { fill: 'none', stroke: color, stroke_width: width, stroke_linecap: 'round', stroke_linejoin: 'round' })
