import type { Finding } from '../../library/problem.ts'

const remark = /[ \t](# yours:[^\n]*)$/gm

/** The lines of a starter that claim what only the owner can know, as long as nobody has looked at them. */
export function findUnconfirmed(source: string): Finding[] {
  const [first, ...more] = [...source.matchAll(remark)].flatMap(({ 1: words = '', index }) => {
    // A remark on a line of its own tells about others.
    const before = source.slice(source.lastIndexOf('\n', index) + 1, index).trim()
    const start = index + 1
    return before === '' || before.startsWith('#')
      ? []
      : [{ words: words.trimEnd(), start, end: start + words.trimEnd().length }]
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
