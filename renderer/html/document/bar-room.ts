import type { Navigation } from '../../schema/types.generated.ts'

/** Letters that a link at the foot of a screen of 360 px has room for on one line, by how many links there are. */
const ROOM: Record<number, number> = { 1: 16, 2: 9, 3: 6 }

/** Whether a word of the links would be broken in the share of the bar that each of them has. */
export function isBarCrowded(bar: Navigation['bar'] = []): boolean {
  const most = Math.max(0, ...bar.flatMap(({ label }) => label.split(/[\s-]/).map((word) => word.length)))
  return most > (ROOM[bar.length] ?? 0)
}
