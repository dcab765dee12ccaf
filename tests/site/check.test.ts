/** The check of the site that stands here: that it has no errors, npm test asks before all tests. */
import { mkdtemp, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { copySite } from '../support/copy-site.ts'
import { runHere } from '../support/run-here.ts'

/** Runs the content check on the site's file after a change. */
async function check(from: string, to: string) {
  const source = await readFile('pages.yaml', 'utf8')
  expect(source).toContain(from)
  const file = await copySite('pages.yaml', await mkdtemp(join(tmpdir(), 'check-')), source.replace(from, to))
  return runHere('check', [file])
}

test('a link to a page that does not exist is an error with the nearest route', async () => {
  const { code, out } = await check('href: /estimator }', 'href: /estimater }')
  expect(code).toBe(1)
  expect(out).toContain('"/estimater"')
  expect(out).toContain('Did you mean "/estimator"?')
})

test('a link to a section that does not exist is an error too', async () => {
  const { code, out } = await check('href: "#calculator"', 'href: "#calculater"')
  expect(code).toBe(1)
  expect(out).toContain('"#calculater"')
})
