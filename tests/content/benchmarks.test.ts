/** The sites that benchmarks generate: a benchmark that is run once a year must not find that its site is wrong by now. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readSite } from '../../renderer/pipeline/index.ts'
import { garden } from '../../tools/bench/compare/content.ts'
import { randomContent } from '../../tools/bench/compare/random.ts'
import { siteYaml } from '../../tools/bench/compare/tools.ts'
import { generateSite } from '../../tools/bench/generate.ts'
import { linkFolders } from '../support/copy-site.ts'

async function check(text: string) {
  const folder = mkdtempSync(join(tmpdir(), 'benchmark-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  await linkFolders('pages.yaml', folder)
  const file = join(folder, 'pages.yaml')
  writeFileSync(file, text)
  const { problems } = await readSite(file)
  return problems
}

test.each([
  ['bench', generateSite(30)],
  ['bench:compare', siteYaml(garden.makePages(30), garden.frame)],
  ['bench:compare with a seed', siteYaml(randomContent(7).makePages(120), randomContent(7).frame)],
])('the site of %s has no errors', async (_, text) => {
  expect((await check(text)).filter(({ severity }) => severity === 'error')).toEqual([])
})

test('of the site with doubts, two pages in five have a warning, and none an error', async () => {
  const problems = await check(generateSite(30, { doubts: true }))
  expect(problems.filter(({ severity }) => severity === 'error')).toEqual([])
  expect(problems.length).toBeGreaterThanOrEqual(12)
})
