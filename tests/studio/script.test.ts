import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { bundleShell } from '../../studio/server/bundle.ts'
import { MOST_SCRIPT, scriptSize } from '../../tools/bench/studio-page.ts'

test("the studio's script stays as light as the benchmark demands", async () => {
  expect(await scriptSize()).toBeLessThan(MOST_SCRIPT)
}, 60_000)

test('nothing of it asks for what only Node has', async () => {
  expect(readFileSync(join(await bundleShell(), 'studio.js'), 'utf8')).not.toMatch(/findPackageJSON|readFileSync/)
}, 60_000)
