import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { bundleCode } from '../../renderer/build/bundle.ts'

test('a bundle leaves out the scripts that no page loads', { timeout: 120_000 }, async () => {
  const { assets, folder } = await bundleCode()
  const scripts = assets.filter((path) => path.endsWith('.js'))
  const texts = scripts.map((path) => readFileSync(join(folder, 'client', path), 'utf8'))
  expect(scripts.length).toBeGreaterThan(5)
  expect(texts).not.toContain('')
  expect(scripts.filter((path) => path.includes('server-routing'))).toEqual([])
})
