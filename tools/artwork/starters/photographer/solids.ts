/** Solids as formulas: how far a point is from their surface, less than nothing within. */
const { abs, max, min, sqrt } = Math

/** Math.hypot() takes ten times as long, and this is asked many million times. */
export const hypot = (x: number, y: number, z = 0) => sqrt(x * x + y * y + z * z)

/** The distance to a box around the origin with half these sides. */
export function box(x: number, y: number, z: number, a: number, b: number, c: number): number {
  const [dx, dy, dz] = [abs(x) - a, abs(y) - b, abs(z) - c]
  return hypot(max(dx, 0), max(dy, 0), max(dz, 0)) + min(max(dx, dy, dz), 0)
}

export const ball = (x: number, y: number, z: number, radius: number) => sqrt(x * x + y * y + z * z) - radius

/** A ball that is stretched to these half axes. */
export function egg(x: number, y: number, z: number, a: number, b: number, c: number): number {
  const inside = hypot(x / a, y / b, z / c)
  const slope = hypot(x / (a * a), y / (b * b), z / (c * c))
  return slope === 0 ? -min(a, b, c) : (inside * (inside - 1)) / slope
}

/** Two shapes that flow into one another over a width. */
export function joined(one: number, other: number, width: number): number {
  const share = max(0, min(1, 0.5 + (other - one) / (2 * width)))
  return other + (one - other) * share - width * share * (1 - share)
}

/** The place within a pattern that repeats. */
export const repeated = (value: number, every: number) => value - every * Math.round(value / every)
