import { execFile } from 'node:child_process'
import { mkdtemp, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { copySite } from '../support/copy-site.ts'

/** Runs the content check on the site's file after a change. */
async function check(change: (source: string) => string) {
  const text = change(await readFile('pages.yaml', 'utf8'))
  const file = await copySite('pages.yaml', await mkdtemp(join(tmpdir(), 'check-')), text)
  return new Promise<{ code: unknown; output: string }>((resolve) => {
    execFile(process.execPath, ['scripts/check.ts', file], (error, stdout, stderr) =>
      resolve({ code: error?.code ?? 0, output: stdout + stderr }),
    )
  })
}

test('a link to a page that does not exist is an error with the nearest route', async () => {
  const { code, output } = await check((source) => source.replace('href: /estimator }', 'href: /estimater }'))
  expect(code).toBe(1)
  expect(output).toContain('"/estimater"')
  expect(output).toContain('Did you mean "/estimator"?')
})

test('a link to a section that does not exist is an error too', async () => {
  const { code, output } = await check((source) => source.replace('href: "#calculator"', 'href: "#calculater"'))
  expect(code).toBe(1)
  expect(output).toContain('"#calculater"')
})

test('the site itself has no errors', async () => {
  expect((await check((source) => source)).code).toBe(0)
})
