/** Letters that fill less than half the height of the picture beside them. */
const SHORT = 260

/** Whether the heading of a text beside a picture stands there with it, since there is room for both. */
export function isShortSplit({
  heading,
  text,
  points,
}: {
  heading?: unknown
  text?: unknown
  points?: unknown
}): boolean {
  return heading !== undefined && [text, ...(Array.isArray(points) ? points : [])].join().length < SHORT
}
