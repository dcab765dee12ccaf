/** docs/sections.md, followed as its reader does, on a site that has the program among its packages. */
import { execFile, execFileSync, spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { applyDiff, readGuide } from '../editing/support/guide.ts'

const folder = mkdtempSync(join(tmpdir(), 'own-sections-'))
const inFolder = (file: string) => join(folder, file)
const read = (file: string) => readFileSync(inFolder(file), 'utf8')
const put = (file: string, text: string) => {
  mkdirSync(dirname(inFolder(file)), { recursive: true })
  writeFileSync(inFolder(file), text)
}
const program = inFolder('node_modules/pages-from-yaml/node/pages-from-yaml.js')
const run = (...args: string[]) =>
  new Promise<{ code: number; out: string }>((done) => {
    execFile(process.execPath, [program, ...args], { cwd: folder, maxBuffer: 2 ** 26 }, (error, out, err) =>
      done({ code: Number(error?.code ?? 0), out: `${out}${err}` }),
    )
  })
const built = (route = '') => read(join('dist/client', route, 'index.html'))

const guide = readGuide('sections.md')
const files = guide.filter(({ about }) => about !== '')
const commands = guide.flatMap(({ language, text }) => (language === 'sh' ? text.trim().split('\n') : []))
const [, line = ''] =
  /^(- \{.*\})$/m.exec(guide.find(({ language, about }) => language === 'yaml' && !about)?.text ?? '') ?? []

const beginning = '- { type: quote, heading: One, text: Two }'

/** The program as it is packed, and its packages where npm would put them. */
beforeAll(async () => {
  execFileSync(process.execPath, ['tools/main.ts', 'pack', '--out', folder], { stdio: 'ignore' })
  const packed = readdirSync(folder).find((file) => file.endsWith('.tgz')) ?? ''
  mkdirSync(inFolder('node_modules/pages-from-yaml'), { recursive: true })
  for (const name of readdirSync('node_modules').filter((name) => name !== 'pages-from-yaml'))
    symlinkSync(resolve('node_modules', name), inFolder(join('node_modules', name)))
  const unpack = ['xzf', inFolder(packed), '-C', inFolder('node_modules/pages-from-yaml'), '--strip-components', '1']
  execFileSync('tar', unpack)
  const owner = [
    '--name',
    'Lindgren',
    '--town',
    'Tucson',
    '--phone',
    '520-555-0117',
    '--email',
    'hello@lindgren.example',
  ]
  await run('new', 'site', inFolder('begun'), '--starter', 'cafe', ...owner)
  for (const name of readdirSync(inFolder('begun'))) execFileSync('cp', ['-r', inFolder(`begun/${name}`), folder])
}, 300_000)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('a section that the command begins is checked, shown and typed as it is', async () => {
  expect(commands[0]).toBe('npx pages-from-yaml new section quote')
  const begun = await run('new', 'section', 'quote')
  expect(begun).toMatchObject({ code: 0, out: expect.stringContaining('sections/quote/schema.json') })
  put('pages.yaml', read('pages.yaml').replace(/^( +)- type: hero\n(?:\1 {2}.*\n)*/m, `$&$1${beginning}\n`))
  expect((await run('build')).out).toContain('dist/client')
  expect(built()).toMatch(/<h2[^>]*>One<\/h2><p[^>]*>Two<\/p>/)
  for (const [name, out] of [
    ['quote', 'There is a section "quote" already'],
    ['faq', 'overrides/Faq.tsx'],
    ['Big Quote', '"big-quote"'],
  ] as const)
    expect(await run('new', 'section', name)).toMatchObject({ code: 1, out: expect.stringContaining(out) })
}, 120_000)

test('the guide leads to a section with styles, script and words, and to another footer', async () => {
  for (const { language, about, text } of files) put(about, language === 'diff' ? applyDiff(read(about), text) : text)
  put('pages.yaml', read('pages.yaml').replace(beginning, line))
  expect(commands[1]).toBe('npx pages-from-yaml types')
  expect(await run('types')).toMatchObject({ code: 0 })
  const checked = await run('check')
  expect(await run('gallery')).toMatchObject({ code: 0, out: expect.stringContaining('dist-gallery/index.html shows') })
  expect(read('dist-gallery/index.html')).toContain('id="quote"')
  expect(checked.out).not.toContain('own-section')
  expect(checked.code).toBe(0)
  expect((await run('build')).out).toContain('dist/client')

  expect(built()).toContain('>Caulk is not flashing.</blockquote>')
  expect(built()).toContain('margin-top:1.15rem')
  expect(built()).toContain('border-inline-start:4px solid')
  expect(built()).toContain('data-island="quote"')
  const chunks = readdirSync(inFolder('dist/client/assets/chunks')).filter((file) => file.endsWith('.js'))
  expect(chunks.filter((file) => read(join('dist/client/assets/chunks', file)).includes('Thank '))).toHaveLength(1)

  const others = readdirSync(inFolder('dist/client'), { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\/index\.html$/.test(file),
  )
  expect(others.length).toBeGreaterThan(0)
  for (const file of others) {
    const html = read(join('dist/client', file))
    expect(html, file).toContain('Lindgren is a member of the guild.')
    expect(html, file).toContain('margin-top:2.35rem')
    expect(html, file).not.toContain('margin-top:1.15rem')
    expect(html, file).not.toContain('border-inline-start:4px solid')
  }
  execFileSync(resolve('node_modules/.bin/tsc'), ['-p', '.'], { cwd: folder })
}, 120_000)

test('the components of the guide are typed', () => {
  const file = 'sections/quote/Quote.tsx'
  const right = read(file)
  put(file, right.replace('{text}<', '{txt}<').replace('text, name', 'txt, name'))
  expect(() => execFileSync(resolve('node_modules/.bin/tsc'), ['-p', '.'], { cwd: folder, stdio: 'pipe' })).toThrow()
  put(file, right)
})

const broken = [
  ['cannot be read', '<blockquote', '<blockquote {', 'sections/quote/Quote.tsx:9:'],
  ['throws', 'return (', 'if (id === undefined) throw new Error("no id")\n  return (', 'sections/quote/Quote.tsx:6:'],
  [
    'misuses a part of the program',
    '<figure',
    '<Icon name={undefined as never} /><figure',
    'sections/quote/Quote.tsx:1:1',
  ],
  ['imports what is not there', "'../types'", "'../types'\nimport '../nothing'", 'sections/quote/Quote.tsx:3:'],
] as const

test.each(broken)(
  'code that %s is told of with its place, and the last good build stays',
  async (_, good, bad, place) => {
    const file = 'sections/quote/Quote.tsx'
    const [right, before] = [read(file), built()]
    put(file, right.replace(good, bad).replace('{ Island, ', '{ Icon, Island, '))
    const { code, out } = await run('build')
    put(file, right)
    expect(code).toBe(1)
    expect(out).toContain(place)
    expect(out).toContain('the last good build is untouched')
    expect(out).not.toMatch(/^ +at /m)
    expect(built()).toBe(before)
  },
  60_000,
)

test('a schema with a mistake keeps the site from being built', async () => {
  const file = 'sections/quote/schema.json'
  const [right, before] = [read(file), built()]
  put(file, right.replace('"trust",', '"trust"'))
  const { code, out } = await run('build')
  put(file, right)
  expect({ code, out }).toMatchObject({ code: 1, out: expect.stringContaining('sections/quote/schema.json:4:3') })
  expect(built()).toBe(before)
}, 60_000)

test('the preview says what to mend in place of the page, and goes on when it is', async () => {
  const child = spawn(process.execPath, [program, 'dev'], { cwd: folder, env: { ...process.env, PORT: '0' } })
  onTestFinished(() => void child.kill('SIGTERM'))
  const address = await new Promise<string>((done) => {
    child.stdout.on('data', (chunk) => {
      const [url] = /http:\/\/127\.0\.0\.1:\d+/.exec(`${chunk}`) ?? []
      if (url) done(url)
    })
  })
  const shows = (words: string) =>
    expect.poll(async () => (await fetch(address)).text(), { timeout: 15_000 }).toContain(words)
  const file = 'sections/quote/Quote.tsx'
  const right = read(file)
  await shows('Caulk is not flashing.')
  put(file, right.replace('return (', 'throw new Error("none")\n  return ('))
  await shows('sections/quote/Quote.tsx:6:')
  put(file, right.replace('{text}', '{text} Nor is tar.'))
  await shows('Caulk is not flashing. Nor is tar.')
  put(file, right.replace('<blockquote', '<blockquote {'))
  await shows('sections/quote/Quote.tsx:9:')
  put(file, right)
  await shows('Caulk is not flashing.')
  const gallery = await (await fetch(`${address}/_gallery/`)).text()
  expect(gallery).toContain('They found in ten minutes')
  expect(await (await fetch(`${address}/_gallery/quote/1/`)).text()).toContain('<figcaption')
}, 120_000)
