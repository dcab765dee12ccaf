/** The program as npm installs it, in a folder that has nothing to do with this one. */
import { execFile, spawn } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { provide } from '../../scripts/support/provide.ts'
import { readGuide } from '../editing/support/guide.ts'
import { freePort } from '../server/support/postgres.ts'
import { until } from '../server/support/wait.ts'

const starters = readdirSync('starters')
const owner = ['--name', 'Lindgren', '--town', 'Tucson', '--phone', '520-555-0117', '--email', 'hello@lindgren.example']
// As after "npm run": the Node that runs is the one that the commands find.
const kept = ['HOME', 'NODE_COMPILE_CACHE', 'npm_config_registry', 'npm_config_cache', 'HTTPS_PROXY', 'NO_PROXY']
const env = {
  ...Object.fromEntries(kept.map((name) => [name, process.env[name]])),
  PATH: [dirname(process.execPath), process.env.PATH].join(delimiter),
}

let root: string
let packed: string
const run = async (folder: string, command: string, ...args: string[]) =>
  (await promisify(execFile)(command, args, { cwd: folder, env, maxBuffer: 2 ** 26 })).stdout
const program = (folder: string, ...args: string[]) => run(folder, 'npx', '--no', 'pages-from-yaml', ...args)
const put = (file: string, text: string) => {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'package-'))
  const told = await run('.', process.execPath, 'tools/main.ts', 'pack', '--out', root)
  packed = resolve(told.trim().split('\n').at(-1) ?? '')
  // Where one begins: nothing but the program.
  put(join(root, 'begin/package.json'), '{ "private": true }')
  await run(join(root, 'begin'), 'npm', 'install', '--no-audit', '--no-fund', '--prefer-offline', packed)
}, 300_000)
afterAll(() => rmSync(root, { recursive: true, force: true }), 300_000)

/** A site of a starter with its packages in place, which are those of the first folder: to install them takes longest. */
async function newSite(starter: string): Promise<string> {
  const folder = join(root, starter)
  if (existsSync(folder)) return folder
  await program(join(root, 'begin'), 'new', 'site', folder, '--starter', starter, ...owner)
  cpSync(join(root, 'begin/node_modules'), join(folder, 'node_modules'), { recursive: true, verbatimSymlinks: true })
  return folder
}

const htmlOf = (folder: string, route = '') => readFileSync(join(folder, 'dist/client', route, 'index.html'), 'utf8')

test.each(starters)(
  'a site that begins as the starter "%s" is checked and built by its own scripts',
  async (starter) => {
    const folder = await newSite(starter)
    const { dependencies, scripts } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
    expect(Object.keys(dependencies)).toContain('pages-from-yaml')
    expect(Object.keys(scripts)).toEqual(expect.arrayContaining(['start', 'dev', 'check', 'build', 'studio', 'test']))
    expect(await run(folder, 'npm', 'run', '--silent', 'check')).toMatch(/pages\.yaml: \d+ pages/)
    await run(folder, 'npm', 'run', '--silent', 'build')
    expect(htmlOf(folder)).toContain('Lindgren')
  },
  120_000,
)

test('its pages are byte for byte those that this project builds of the same file', async () => {
  const folder = await newSite('law')
  await run(folder, 'npm', 'run', '--silent', 'build')
  const out = join(root, 'law-here')
  const args = ['scripts/pages-from-yaml.mjs', 'build', '--pages', join(folder, 'pages.yaml'), '--out', out]
  await run('.', process.execPath, ...args)
  const { stdout } = await promisify(execFile)('diff', ['-rq', join(out, 'client'), join(folder, 'dist/client')])
  expect(stdout).toBe('')
}, 120_000)

test('it holds no path of the machine that packed it, and a licence for all that is compiled in', async () => {
  const inside = join(root, 'begin/node_modules/pages-from-yaml')
  const found = await run(inside, 'grep', '-rlF', '--exclude-dir=node_modules', resolve('.'), '.').catch(
    ({ stdout }) => stdout,
  )
  expect(found).toBe('')
  const licences = readFileSync(join(inside, 'docs/licences-compiled-in.md'), 'utf8')
  const sources = readdirSync(join(inside, 'node')).filter((file) => file.endsWith('.map'))
  const compiled = sources.flatMap(
    (file) => readFileSync(join(inside, 'node', file), 'utf8').match(/node_modules\/(?:@[\w-]+\/)?[\w.-]+/g) ?? [],
  )
  const names = new Set(compiled.map((path) => path.slice('node_modules/'.length)))
  expect(names.size).toBeGreaterThan(3)
  for (const name of names) expect(licences).toContain(`## ${name} `)
})

test('publint and arethetypeswrong find nothing', async () => {
  const tools = '.cache/package-lint'
  provide(tools, { publint: '0.3.25', '@arethetypeswrong/cli': '0.18.5' })
  const bin = (name: string) => resolve(tools, 'node_modules', name)
  await run(root, process.execPath, bin('publint/src/cli.js'), 'run', '--strict', packed)
  await run(root, process.execPath, bin('@arethetypeswrong/cli/dist/index.js'), packed, '--profile', 'esm-only')
}, 120_000)

/** Starts a command, and returns the address that it prints. */
async function served(folder: string, args: string[], more: Record<string, string> = {}) {
  const bin = join(folder, 'node_modules/pages-from-yaml/node/pages-from-yaml.js')
  const child = spawn(process.execPath, [bin, ...args], { cwd: folder, env: { ...env, ...more } })
  let told = ''
  const address = await new Promise<string>((done, fail) => {
    const read = (chunk: Buffer) => {
      told += chunk
      const [, url] = /(http:\/\/127\.0\.0\.1:\d+\S*)/.exec(told) ?? []
      if (url) done(url)
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
    child.once('exit', () => fail(new Error(told)))
  })
  return { address, stop: () => new Promise((done) => child.once('exit', done) && child.kill('SIGTERM')) }
}

test('it serves the site, and a lead that its form sends is listed', async () => {
  const folder = await newSite('plumber')
  await run(folder, 'npm', 'run', '--silent', 'build')
  const { address, stop } = await served(folder, ['start'], { PORT: '0' })
  const { forms } = JSON.parse(readFileSync(join(folder, 'dist/forms.json'), 'utf8'))
  const body = new URLSearchParams({ name: 'Ada', phone: '520-555-0101', zip: '85705', problem: 'A tap drips' })
  const answer = await fetch(`${address}${forms.visit.endpoint}`, { method: 'POST', body, redirect: 'manual' })
  expect(answer.status).toBe(303)
  await stop()
  expect(await program(folder, 'leads')).toContain('Ada')
}, 120_000)

test('the preview shows a page, with its script, and the gallery', async () => {
  const folder = await newSite('cafe')
  const { address, stop } = await served(folder, ['dev'], { PORT: '0' })
  const page = await (await fetch(address)).text()
  const [, script = ''] = /<script[^>]+src="(\/renderer\/preview\/client\.ts[^"]*)"/.exec(page) ?? []
  expect((await fetch(new URL(script, address))).headers.get('content-type')).toMatch(/javascript/)
  expect(await (await fetch(`${address}/_gallery/`)).text()).toContain('testimonials')
  await stop()
}, 120_000)

test('the studio opens it', async () => {
  const folder = await newSite('cafe')
  const { address, stop } = await served(folder, ['studio', '--port', '0'])
  expect(await (await fetch(address)).text()).toContain('studio.js')
  await stop()
}, 60_000)

test('the desk lets its owner in, opens the studio and publishes', async () => {
  const folder = await newSite('cafe')
  const port = String(await freePort())
  const desk = { PORT: port, DESK: 'on', DESK_ORIGIN: `http://127.0.0.1:${port}` }
  const { address, stop } = await served(folder, ['start'], desk)
  const bin = join(folder, 'node_modules/pages-from-yaml/node/pages-from-yaml.js')
  const invite = [bin, 'desk', 'invite', 'ada@lindgren.example']
  const { stdout } = await promisify(execFile)(process.execPath, invite, { cwd: folder, env: { ...env, ...desk } })
  const token = /token=([\w-]+)/.exec(stdout)?.[1] ?? ''
  const post = (path: string, fields: Record<string, string>, cookie = '') =>
    fetch(`${address}/_desk${path}`, {
      method: 'POST',
      redirect: 'manual',
      headers: { origin: desk.DESK_ORIGIN, cookie },
      body: new URLSearchParams(fields),
    })
  const cookie = String((await post('/sign-in/link', { token })).headers.get('set-cookie')).split(';')[0] ?? ''
  const ask = (path: string) => fetch(`${address}/_desk${path}`, { headers: { cookie, accept: 'text/html' } })
  await until('the studio', async () => (await (await ask('/studio/')).text()).includes('studio.js'), 60_000)
  await until(
    'a page in its frame',
    async () => (await (await ask('/studio/site/')).text()).includes('Lindgren'),
    60_000,
  )
  expect((await post('/publish', {}, cookie)).status).toBe(303)
  await until(
    'the history',
    async () => (await (await ask('/publish/history')).text()).includes('class="rows"'),
    60_000,
  )
  await stop()
}, 300_000)

test('an assistant gets its tools', async () => {
  const { Client } = await import('@modelcontextprotocol/sdk/client/index.js')
  const { StdioClientTransport } = await import('@modelcontextprotocol/sdk/client/stdio.js')
  const folder = await newSite('cafe')
  const bin = join(folder, 'node_modules/pages-from-yaml/node/pages-from-yaml.js')
  const client = new Client({ name: 'test', version: '1' })
  await client.connect(new StdioClientTransport({ command: process.execPath, args: [bin, 'mcp'], cwd: folder }))
  expect((await client.listTools()).tools.map(({ name }) => name)).toContain('read_page')
  await client.close()
}, 60_000)

test.each(readGuide('api.md').filter(({ about }) => about !== ''))(
  'the example $about of docs/api.md runs',
  async ({ about, text }) => {
    const folder = await newSite('photographer')
    put(join(folder, about), text)
    await run(folder, process.execPath, about)
    if (about === 'rename-a-heading.js')
      expect(readFileSync(join(folder, 'pages.yaml'), 'utf8')).toContain('Open on Saturdays')
    else expect(htmlOf(folder)).toContain('Lindgren')
  },
  60_000,
)

test('what the program offers to others has types', async () => {
  const folder = await newSite('photographer')
  put(
    join(folder, 'typed.ts'),
    "import { check, operations } from 'pages-from-yaml'\n\nconst { problems } = await check()\nconst line: number | undefined = problems[0]?.line\n// @ts-expect-error there is no such operation\noperations.apply('', [{ do: 'burn', path: ['pages'] }])\nexport default line\n",
  )
  const options = [
    '--noEmit',
    '--strict',
    '--module',
    'nodenext',
    '--target',
    'es2024',
    '--skipLibCheck',
    '--ignoreConfig',
    '--types',
    '',
  ]
  await run(folder, resolve('node_modules/.bin/tsc'), ...options, 'typed.ts')
}, 60_000)
