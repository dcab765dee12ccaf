import { expect, test } from 'vitest'
import { formatStages } from '../../renderer/build/display.ts'
import { noteStages, stages, timed } from '../../renderer/common/timed.ts'

test('stages are noted from when somebody asks for it, in the order in which they began', async () => {
  expect(timed('before', () => 1)).toBe(1)
  expect(stages()).toEqual([])
  noteStages()
  const outer = timed('outer', async () => timed('inner', () => 2))
  expect(await outer).toBe(2)
  await expect(timed('failing', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(stages().map(({ name }) => name)).toEqual(['outer', 'inner', 'failing'])
})

test('each has a line, after that of the start', () => {
  const lines = formatStages([{ name: 'render', start: 500, duration: 1250, cpu: 2000 }])
    .split('\n')
    .slice(1)
  expect(lines.map((line) => line.split(/\s+/))).toEqual([
    ['start', '0.00', '0.50'],
    ['render', '0.50', '1.25', '2.00'],
  ])
})
