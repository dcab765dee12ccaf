import type { Navigation } from '../../schema/types.generated.ts'

/** Letters that a link at the foot of a phone's screen has room for on two lines, by how many links there are. */
const ROOM: Record<number, number> = { 1: 20, 2: 12, 3: 8 }

/** Whether a word of the links would be broken more than once in the share of the bar that each of them has. */
export function isBarCrowded(bar: Navigation['bar'] = []): boolean {
  const most = Math.max(0, ...bar.flatMap(({ label }) => label.split(/[\s-]/).map((word) => word.length)))
  return most > (ROOM[bar.length] ?? 0)
}
