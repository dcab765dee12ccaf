import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join, resolve } from 'node:path'
import { expect, test } from 'vitest'

const helper = JSON.stringify(resolve('tests/support/temporary.ts'))
/** Code of a run of tests that leaves a folder behind and does something more. */
const run = (more: string) => [
  '--input-type=module-typescript',
  '--eval',
  `import { mkdtempSync } from 'node:fs'
  import { tmpdir } from 'node:os'
  import { provideTemporaryFolder } from ${helper}
  provideTemporaryFolder()
  mkdtempSync(tmpdir() + '/left-')
  ${more}`,
]
/** An empty folder that a run takes for the system's. */
function system() {
  const folder = mkdtempSync(join(tmpdir(), 'system-'))
  const found = () => readdirSync(folder).filter((name) => name.startsWith('pages-tests-'))
  return { found, env: { ...process.env, TMPDIR: folder, TESTS_FOLDER: '' } }
}

test('all that tests put into the temporary folder lies in the one folder of their run', () => {
  expect(basename(tmpdir())).toMatch(/^pages-tests-\d+-/)
})

test.each(['', 'process.exit(1)', 'throw new Error("a test failed")'])('that folder is gone after "%s"', (more) => {
  const { found, env } = system()
  spawnSync(process.execPath, run(`console.log(tmpdir())\n${more}`), { env })
  expect(found()).toEqual([])
})

test('what a killed run left goes with the next one, and what another run uses stays', async () => {
  const { found, env } = system()
  const runs = [1, 2].map(() =>
    spawn(process.execPath, run('console.log("ready"); setInterval(() => {}, 1000)'), { env }),
  )
  await Promise.all(runs.map((child) => once(child.stdout, 'data')))
  expect(found()).toHaveLength(2)
  const [killed, other] = runs
  const ended = killed && once(killed, 'exit')
  killed?.kill('SIGKILL')
  await ended
  spawnSync(process.execPath, run(''), { env })
  expect(found()).toEqual([expect.stringContaining(`-${other?.pid}-`)])
  other?.kill('SIGKILL')
}, 60_000)
