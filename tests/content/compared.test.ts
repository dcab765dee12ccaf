import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { readSite } from '../../renderer/pipeline/index.ts'
import { editPage, garden, type Page } from '../../tools/bench/compare/content.ts'
import { siteYaml, writeYaml } from '../../tools/bench/compare/tools.ts'

const read = async (pages: readonly Page[]) => {
  const file = join(mkdtempSync(join(tmpdir(), 'compared-')), 'pages.yaml')
  writeYaml(dirname(file), pages, garden.frame)
  return readSite(file)
}

test.each([1, 60])('the site that npm run tool -- bench:compare builds is sound with %d pages', async (count) => {
  const { site, problems } = await read(garden.makePages(count))
  expect(problems).toEqual([])
  expect(site?.pages.map(({ blocks }) => blocks.length)).toEqual(Array(count).fill(8))
})

test('it is the same each time, about 6 KB a page, and an edit changes one page', () => {
  const pages = garden.makePages(60)
  expect(garden.makePages(60)).toEqual(pages)
  const bytes = Buffer.byteLength(siteYaml(pages, garden.frame)) / pages.length
  expect(Math.round(bytes / 1024)).toBe(6)
  const before = siteYaml(pages, garden.frame).split('\n')
  const after = siteYaml(pages.with(30, editPage(pages[30] as Page, 'Closed.')), garden.frame).split('\n')
  expect(after.filter((line) => !before.includes(line))).toEqual(['        text: Closed.'])
})
