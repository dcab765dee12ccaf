/** A site of each released version (tests/versions) is brought up to the one that runs by one command. */
import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { PLAIN_STARTER, siteFolder } from '../../renderer/common/site-folder.ts'
import { checkPages } from '../../renderer/pipeline/index.ts'
import { listSurroundings } from '../../renderer/pipeline/read.ts'
import { isOlder, SHORT_VERSION, VERSION } from '../../renderer/read/migrations/version.ts'
import { copyOf } from '../editing/support/site.ts'
import { runHere } from '../support/run-here.ts'

const versions = readdirSync('tests/versions')
const surroundings = await listSurroundings(siteFolder(PLAIN_STARTER))
const comments = (text: string) => text.match(/#\s.*$/gm)
const checked = (text: string) => checkPages(text, { file: 'pages.yaml', today: '2026-01-01', ...surroundings })
const errorsIn = (text: string) => checked(text).problems.filter(({ severity }) => severity === 'error')

test('the version that runs is the one of the package that creates sites, and stands in the changelog', () => {
  const { version, dependencies } = JSON.parse(readFileSync('tools/create/package.json', 'utf8'))
  expect([version, dependencies['pages-from-yaml']]).toEqual([VERSION, VERSION])
  const log = readFileSync('CHANGELOG.md', 'utf8')
  const released = [...log.matchAll(/^## \[(\d[\d.]+)\]/gm)].map(([, number = '']) => number)
  expect(released[0]).toBe(VERSION)
  expect(released.toReversed()).toEqual(expect.arrayContaining(versions))
  expect(versions.filter((number) => isOlder(VERSION, number))).toEqual([])
})

test.each(versions)('a site of version %s is up to date after "migrate", with all its comments', async (version) => {
  const old = readFileSync(`tests/versions/${version}/pages.yaml`, 'utf8')
  expect(old).toContain(`\nengine: "${version.slice(0, version.lastIndexOf('.'))}"\n`)
  const file = await copyOf(old)
  expect((await runHere('migrate', ['--pages', file, '--yes'])).code).toBe(0)
  const text = readFileSync(file, 'utf8')
  expect(comments(text)).toEqual(comments(old))
  expect(parse(text).engine).toBe(SHORT_VERSION)
  expect(errorsIn(text)).toEqual([])
  expect(checked(text).problems.map(({ code }) => code)).not.toContain('old-name')
  expect((await runHere('migrate', ['--pages', file])).out).toBe(`${file} is up to date.\n`)
})

test('a site of version 0.1.0 works as it is, and each old name in it is told', () => {
  const { problems } = checked(readFileSync('tests/versions/0.1.0/pages.yaml', 'utf8'))
  expect(problems.filter(({ code }) => code === 'old-name')).toHaveLength(5)
})
