import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { commands } from '../../scripts/commands.ts'
import { tools } from '../../tools/list.ts'
import { runsAll } from '../support/places.ts'
import { runHere } from '../support/run-here.ts'

const { scripts, bin } = JSON.parse(readFileSync('package.json', 'utf8'))
const entry = 'scripts/pages-from-yaml.mjs'
const run = (...args: string[]) => spawnSync(process.execPath, args, { encoding: 'utf8' })

/** When each file that a command could write was last written. */
const written = () =>
  ['public', 'images'].flatMap((folder) => readdirSync(folder).map((file) => age(`${folder}/${file}`)))
const age = (path: string) => `${path} ${statSync(path).mtimeMs}`

test.each([
  ...Object.keys(commands).map((name) => [name, `npx pages-from-yaml ${name}`]),
  ...Object.keys(tools).map((name) => [name, `npm run tool -- ${name}`]),
])(
  '%j --help says how it is used and does nothing',
  async (name = '', typed) => {
    const before = written()
    const { code, out } = await runHere(name, ['--help'])
    expect(code).toBe(0)
    expect(out).toMatch(new RegExp(`^Usage: ${typed}\\b`))
    expect(out.split('\n').length).toBeLessThan(40)
    expect(written()).toEqual(before)
  },
  60_000,
)

test.each([
  [[entry], commands],
  [[entry, '--help'], commands],
  [['tools/main.ts'], tools],
])('%j lists what there is, with a line for each', (args, all) => {
  const { status, stdout } = run(...args)
  expect(status).toBe(0)
  const listed = [...stdout.matchAll(/^ {2}(\S+) +(.*)$/gm)].map(([, name, says]) => [name, says])
  expect(listed).toEqual(Object.entries(all))
})

test('a name that there is not is refused with the nearest one, or with the way to the list', () => {
  expect(run(entry, 'renmae', '/a', '/b')).toMatchObject({
    status: 2,
    stdout: '',
    stderr: 'There is no command "renmae". Did you mean "rename"?\n',
  })
  expect(run('tools/main.ts', 'constructor').stderr).toBe(
    'There is no command "constructor". "npm run tool -- --help" lists what there is.\n',
  )
})

test('npm has eleven scripts, each the command of its name or the tools, and npx finds the command', () => {
  const names = ['start', 'check', 'build', 'dev', 'studio', 'new', 'leads', 'desk', 'types']
  expect(scripts).toEqual({
    ...Object.fromEntries(names.map((name) => [name, `node ${entry} ${name}`])),
    test: 'node tools/main.ts test:engine',
    tool: 'node tools/main.ts',
  })
  for (const name of names) expect(commands).toHaveProperty(name)
  expect(bin).toEqual({ 'pages-from-yaml': entry })
  // What npx starts is run by its first line.
  expect(statSync(entry).mode & 0o111).toBe(0o111)
  expect(readFileSync(entry, 'utf8')).toMatch(/^#!\/usr\/bin\/env node\n/)
})

if (runsAll)
  test('npx runs the command of the project, and looks for it nowhere else', { timeout: 120_000 }, () => {
    const cache = mkdtempSync(join(tmpdir(), 'npx-'))
    const env = { ...process.env, npm_config_cache: cache, npm_config_offline: 'true' }
    const found = spawnSync('npx', ['pages-from-yaml', 'check', '--format', 'json'], { encoding: 'utf8', env })
    rmSync(cache, { recursive: true, force: true })
    expect(found).toMatchObject({ status: 0, stdout: run(entry, 'check', '--format', 'json').stdout })
  })

test('README.md names every command', () => {
  const text = readFileSync('README.md', 'utf8')
  for (const name of Object.keys(commands)) expect(text).toMatch(new RegExp(`\`(?:npm (?:run )?)?${name}\``))
})

/** What texts call commands, by what is typed before them. The guide for engineers adds "titles". */
const known: Record<string, string[]> = {
  'npm run': Object.keys(scripts),
  'npm run tool --': Object.keys(tools),
  'npx pages-from-yaml': [...Object.keys(commands), 'titles'],
}

test('no text of the project names a command that there is not', () => {
  const files = execFileSync('git', ['ls-files', '--', ':!package-lock.json'], { encoding: 'utf8' }).trim().split('\n')
  const wrong = files.flatMap((file) => {
    const text = readFileSync(file, 'utf8')
    const named = text.matchAll(
      /(npm run tool --|npm run|npx (?:--no )?pages-from-yaml) (?:--silent |-s )?([a-z][\w:-]*)/g,
    )
    return [...named]
      .filter(([, typed = '', name = '']) => !known[typed.replace('--no ', '')]?.includes(name))
      .map(([words]) => `${file}: ${words}`)
  })
  expect(wrong).toEqual([])
})
