import type { Finding } from '../../library/problem.ts'

/** A remark behind a value, not one on a line of its own, which tells about others. */
const remark = /^[^#\n]*[^\s#][^#\n]*\s(# yours:[^\n]*)$/gm

/** The lines of a starter that claim what only the owner can know, as long as nobody has looked at them. */
export function findUnconfirmed(source: string): Finding[] {
  const [first, ...more] = [...source.matchAll(remark)].map(({ 0: line, 1: words = '', index }) => {
    const start = index + line.length - words.length
    return { words: words.trimEnd(), start, end: start + words.trimEnd().length }
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
