import { truncate } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { readSite } from '../../renderer/pipeline/index.ts'
import { openDraft } from '../../studio/draft/open-draft.ts'
import { copyOf, run, site } from '../editing/support/site.ts'

/** The site with so many bytes behind it as make the whole as large. */
async function siteOf(megabytes: number): Promise<string> {
  const file = await copyOf(site)
  await truncate(file, megabytes * 1_000_000)
  return file
}

test('a file that is larger than any site is not read, and that is said at once', async () => {
  const file = await siteOf(110)
  const words = `"${file}" has 110 MB, more than the 100 MB that a site may have`
  expect((await readSite(file)).problems).toMatchObject([{ code: 'unreadable-file', message: words }])
  await expect(openDraft(file)).rejects.toThrow(words)
  for (const [command, ...given] of [['check'], ['rename', '/bike-repair', '/x'], ['where', 'page', '/']] as const) {
    const { code, out, err } = await run(command, ...given, '--pages', file)
    expect([code, out + err]).toEqual([1, expect.stringContaining(words)])
  }
})

test('a file of the largest size is still read', async () => {
  const [first] = (await readSite(await siteOf(1))).problems
  expect(first?.code).not.toBe('unreadable-file')
})
