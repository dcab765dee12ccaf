/** The studio's own looks: one scale of sizes for words, and one for the room between things. */
import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const sheets = globSync('studio/shell/styles/*.css')
const rules = sheets.flatMap((sheet) => readFileSync(sheet, 'utf8').match(/[\w-]+: [^;{}]+;/g) ?? [])

test('words have one of the sizes of the scale', () => {
  const sizes = rules.filter((rule) => rule.startsWith('font-size:'))
  expect(sizes.length).toBeGreaterThan(20)
  // Below that size a phone enlarges the page when a field is touched.
  expect(sizes.filter((rule) => !/var\(--text-/.test(rule) && rule !== 'font-size: 16px;')).toEqual([])
})

test('room goes by eighths of a rem', () => {
  const room = rules.filter((rule) => /^(?:margin|padding|gap)/.test(rule))
  const lengths = room.flatMap((rule) =>
    [...rule.matchAll(/([\d.]+)rem/g)].map(([, length]) => [Number(length), rule] as const),
  )
  expect(lengths.length).toBeGreaterThan(80)
  expect(lengths.filter(([length]) => (length * 8) % 1 !== 0).map(([, rule]) => rule)).toEqual([])
})
