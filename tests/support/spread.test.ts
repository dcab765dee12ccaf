import { expect, test } from 'vitest'
import { runsAll } from './places.ts'
import { spread } from './spread.ts'

const widths = [320, 390, 768, 1280, 1920]
const schemes = ['light', 'dark']
const directions = ['ltr', 'rtl']
const lists = [schemes, directions, widths] as const

test('every value occurs, in as few combinations as there can be, unless everything runs', () => {
  const rows = spread(lists)
  expect(rows).toHaveLength(runsAll ? 20 : 5)
  for (const [index, list] of lists.entries())
    expect(new Set<unknown>(rows.map((row) => row[index]))).toEqual(new Set<unknown>(list))
  expect(spread(lists)).toEqual(rows)
})

test('of some that are alike one or another has every combination', () => {
  const rows = [0, 1, 2, 3].flatMap((place) => spread(lists, place))
  expect(new Set(rows.map(String)).size).toBe(20)
})
