/** docs/another-business.md: a newcomer who types its commands has a site of their own. */
import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, expect, test } from 'vitest'
import { readSite } from '../../renderer/pipeline/index.ts'
import { starterNames } from '../../studio/edit/new-site.ts'
import { startProcess } from '../server/support/process.ts'
import { runsAll } from '../support/places.ts'
import { runHere } from '../support/run-here.ts'
import { readGuide } from './support/guide.ts'

const folder = await mkdtemp(join(tmpdir(), 'another-business-'))
afterAll(() => rm(folder, { recursive: true, force: true }))
const site = join(folder, 'mine')
const file = join(site, 'pages.yaml')

const fences = readGuide('another-business.md')
const commands = fences
  .filter(({ language }) => language === 'sh')
  .flatMap(({ text }) => text.trim().split('\n'))
  .map((command) => command.replaceAll('my-site', site))
const commandOf = (name: string) =>
  commands.filter((command) => RegExp(`(?:npm run|pages-from-yaml) ${name}(?: |$)`).test(command))

/** Runs a command of the guide as npm and npx do. */
async function type(command: string): Promise<string> {
  const [, name = '', rest = ''] = /(?:npm run|pages-from-yaml) (\S+)(?: --)? ?(.*)$/.exec(command) ?? []
  const words = [...rest.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain ?? '')
  // They are typed in the folder of the site, whose file is then the usual one.
  const args = words[0] === 'site' ? words : [...words, '--pages', file]
  if (name === 'build') {
    const build = ['scripts/pages-from-yaml.mjs', 'build', ...args, '--out', join(site, 'dist')]
    return (await promisify(execFile)(process.execPath, build)).stdout
  }
  const { code, out, err } = await runHere(name, args)
  expect(code, err).toBe(0)
  return out
}

test('the commands that stay open take the file as it says', async () => {
  for (const name of ['dev', 'studio']) {
    expect(commandOf(name)).toHaveLength(1)
    expect((await runHere(name, ['--help'])).out).toContain('--pages FILE')
  }
})

test('its commands make a site, and add and move a page', { timeout: 60_000 }, async () => {
  const [make = '', add = ''] = commandOf('new')
  const [, starter = ''] = /--starter (\S+)/.exec(make) ?? []
  await type(starterNames().includes(starter) ? make : make.replace(`--starter ${starter} `, ''))
  expect(await readFile(file, 'utf8')).toContain('brand: Blue Cup')
  for (const [check = ''] of [commandOf('check')]) expect(await type(check)).not.toContain('error')
  expect(await type(add)).toContain('Added /events')
  const [rename = ''] = commandOf('rename')
  expect(await type(rename)).toContain('Renamed /events to /evenings')
  const [where = ''] = commandOf('where')
  expect(await type(where)).toContain(file)
})

test('what it says of the next version is done by its command', async () => {
  const [migrate = ''] = commandOf('migrate')
  expect(await type(migrate)).toContain('is up to date')
})

test.runIf(runsAll)('its last command builds the site', { timeout: 600_000 }, async () => {
  const [build = ''] = commandOf('build')
  await type(build)
  const page = await readFile(join(site, 'dist/client/evenings/index.html'), 'utf8')
  expect(page).toContain('Blue Cup')
  expect(existsSync(join(site, 'dist/client/favicon.svg'))).toBe(true)
  const server = await startProcess({ DIST_DIR: join(site, 'dist') })
  expect((await fetch(`${server.url}/evenings`)).status).toBe(200)
  await server.stop()
})

const shown = (part: string) =>
  fences.find(({ language, text }) => language === 'yaml' && text.startsWith(`${part}:`))?.text ?? ''

test('the look that it shows is one', { timeout: 60_000 }, async () => {
  const text = await readFile(file, 'utf8')
  const theme = /^ {2}theme:\n(?: {4}.*\n)*| {2}theme: .*\n/m
  const look = shown('theme').trimEnd().replaceAll(/^/gm, '  ')
  const { problems } = await readSite(file, {
    unsaved: text.replace(theme, '').replace('\nsite:\n', `\nsite:\n${look}\n`),
  })
  expect(look).toContain('brand')
  expect(problems.filter(({ path }) => path?.[1] === 'theme')).toEqual([])
})

test('the kinds that it shows are kinds', { timeout: 60_000 }, async () => {
  const { problems } = await readSite(file, { unsaved: `${await readFile(file, 'utf8')}\n${shown('kinds')}` })
  expect(problems.filter(({ path }) => path?.[0] === 'kinds')).toEqual([])
  expect(problems.filter(({ code }) => code === 'unknown-key')).toEqual([])
})
