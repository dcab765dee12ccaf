import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, expect, test } from 'vitest'
import { engineCache } from '../../renderer/folders.ts'
import { bundlePage } from '../../studio/server/bundle.ts'

const name = 'bundle-test'
afterAll(() => rmSync(engineCache(name), { recursive: true, force: true }))

test('a page that is made stays whole while others, who began before it was there, make it too', async () => {
  const page = { name, root: 'desk/client', entry: 'main.ts', sources: ['desk/client/'] }
  const first = bundlePage(page)
  let making = 0
  for (let others = 0; others < 20; others++) {
    making += 1
    bundlePage(page).finally(() => {
      making -= 1
    })
    await sleep(5)
  }
  const folder = await first
  const lacking = new Set<string>()
  while (making > 0) {
    for (const file of [`${name}.js`, `${name}.css`]) if (!existsSync(join(folder, file))) lacking.add(file)
    await sleep(0)
  }
  expect([...lacking]).toEqual([])
})
