import { cpSync, existsSync, globSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, expect, test } from 'vitest'
import { timeStart } from '../../tools/bench/studio-start.ts'

const clone = mkdtempSync(join(tmpdir(), 'clone-'))
afterAll(() => rmSync(clone, { recursive: true }))
const made = (pattern: string) => globSync(`.cache/${pattern}`, { cwd: clone })

test('a studio that is started before anything was built makes what its next start needs, apart from itself', {
  timeout: 240_000,
}, async () => {
  const apart = ['.cache', '.git', 'node_modules', 'dist', 'data', 'tests', 'tools', 'test-results']
  cpSync('.', clone, { recursive: true, filter: (path) => !apart.includes(path) })
  symlinkSync(join(process.cwd(), 'node_modules'), join(clone, 'node_modules'))
  const start = () =>
    timeStart(join(clone, 'pages.yaml'), {
      command: join(clone, 'scripts/pages-from-yaml.mjs'),
      async until() {
        while (made('bundle/*/server/preview.mjs').length === 0) await sleep(100)
      },
    })
  const first = await start()
  expect(existsSync(join(clone, '.cache/studio'))).toBe(true)
  const next = await start()
  expect(made('bundle/*')).toHaveLength(1)
  expect(next.memory).toBeLessThan(first.memory * 0.75)
})
