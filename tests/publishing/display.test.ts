import { expect, test } from 'vitest'
import { createProgress, formatBuild, formatProgress } from '../../renderer/build/display.ts'

const summary = { pages: 1200, rendered: 1200, files: 1500, bytes: 5 * 1024 * 1024, seconds: 3.21, slowest: [] }

test('progress says what is done and how long the rest will take', () => {
  expect(formatProgress({ what: 'pages', done: 1200, total: 10_000 }, 1000)).toBe(
    '1,200 of 10,000 pages, about 8 s left',
  )
  expect(formatProgress({ what: 'pages', done: 1, total: 300 }, 1000)).toBe('1 of 300 pages, about 5 minutes left')
})

test('a build of less than two seconds shows no progress; a longer one in a log shows a line now and then', () => {
  let time = 0
  const lines: string[] = []
  const { show } = createProgress({ write: (line) => lines.push(line) }, () => time)
  for (time = 100; time <= 13_000; time += 100) show({ what: 'pages', done: time / 100, total: 200 })
  expect(lines).toHaveLength(3)
  expect(lines[0]).toMatch(/^20 of 200 pages, about \d+ s left\n$/)
})

test('the summary names pages, files, size and time, what was left as it was, and the slowest pages', () => {
  expect(formatBuild('dist/client', summary)).toBe('dist/client: 1,200 pages, 1,500 files, 5.0 MB, in 3.2 s')
  const partly = {
    ...summary,
    rendered: 2,
    slowest: [
      { route: '/a', time: 12.3 },
      { route: '/b', time: 0.4 },
    ],
  }
  expect(formatBuild('dist/client', partly)).toBe(
    'dist/client: 1,200 pages (2 rendered, 1,198 unchanged), 1,500 files, 5.0 MB, in 3.2 s\nSlowest: /a 12 ms',
  )
})

test('a build says when it has to be made again', () => {
  const nextChange = Date.parse('2026-12-01T05:00Z')
  expect(formatBuild('dist/client', { ...summary, nextChange })).toContain(
    '\nWhat shows changes next on Tue, 01 Dec 2026 05:00:00 GMT: build again then, as "npm start" does.',
  )
})
