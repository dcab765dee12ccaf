import type { Finding } from '../../common/problem.ts'

/** The lines of a starter that claim what only the owner can know, as long as nobody has looked at them. */
export function findUnconfirmed(source: string): Finding[] {
  const [first, ...more] = remarksIn(source).filter(({ start }) => {
    // A remark on a line of its own tells about others.
    const before = source.slice(source.lastIndexOf('\n', start) + 1, start).trim()
    return before !== '' && !before.startsWith('#')
  })
  if (!first) return []
  const message = `Nobody has confirmed yet what this line says: "${first.words.slice('# '.length)}"`
  const hint = 'Write what is true of your business, and delete the remark "# yours: …" behind it.'
  const { start, end } = first
  return [
    {
      code: 'unconfirmed',
      place: { start, end },
      also: more.map((place) => ({ start: place.start, end: place.end })),
      message,
      hint,
    },
  ]
}

/** Looked for by their first character, which is found five times as fast in a long text as the words behind it. */
function remarksIn(source: string): { words: string; start: number; end: number }[] {
  const found: { words: string; start: number; end: number }[] = []
  for (let start = source.indexOf('#'), next = 0; start >= 0; start = source.indexOf('#', next)) {
    next = start + 1
    if (!source.startsWith('# yours:', start) || !/[ \t]/.test(source.charAt(start - 1))) continue
    const lineEnd = source.indexOf('\n', start)
    const words = source.slice(start, lineEnd < 0 ? undefined : lineEnd).trimEnd()
    next = start + words.length
    found.push({ words, start, end: next })
  }
  return found
}
