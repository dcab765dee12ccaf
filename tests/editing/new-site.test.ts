/** A site of one's own, from a starter: `npx pages-from-yaml new site`. */
import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { parse } from 'yaml'
import { checkPages } from '../../renderer/pipeline/check.ts'
import { readSite } from '../../renderer/pipeline/index.ts'
import { atNight, packageOf } from '../../scripts/new/folder.ts'
import { newSite } from '../../scripts/new/site.ts'
import { inLanguage } from '../../studio/edit/new-site/language.ts'
import { readStarter, starterFolder, starterNames, withOwner } from '../../studio/edit/new-site.ts'
import { applyOperations } from '../../studio/edit/operations/apply.ts'
import { run } from './support/site.ts'

const { scripts: ownScripts } = JSON.parse(await readFile('package.json', 'utf8'))

const owner = { name: 'Lime & Sons', town: 'Astoria', phone: '(503) 555-0142', email: 'hello@lime.example' }
const answers = Object.entries(owner).flatMap(([name, value]) => [`--${name}`, value])

async function freshFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'new-site-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

test.each([undefined, ...starterNames()])(
  'the starter %s becomes a site of its own without an error',
  async (starter) => {
    const folder = join(await freshFolder(), 'site')
    const { code, out, err } = await run('new', 'site', folder, ...(starter ? ['--starter', starter] : []), ...answers)
    expect([code, err]).toEqual([0, ''])
    const file = join(folder, 'pages.yaml')
    expect(out).toContain(`npm run dev -- --pages ${file}`)
    const text = await readFile(file, 'utf8')
    const { brand, locality, phone, email, address } = parse(text).site
    expect({ name: brand, town: locality, phone, email }).toEqual(owner)
    expect(address.locality).toBe(owner.town)
    const { site, problems } = await readSite(file)
    expect(problems.filter(({ severity }) => severity === 'error')).toEqual([])
    expect(site?.routes).toContain('/')
    // Editors find the schema from wherever the folder lies.
    const [, schema = ''] = /^# yaml-language-server: \$schema=(\S+)$/m.exec(text) ?? []
    expect(resolve(folder, schema)).toBe(resolve('schemas/editor/pages.json'))
  },
  60_000,
)

test.each([undefined, ...starterNames()])(
  'the starter %s becomes a folder that can be installed, with its steps',
  async (starter) => {
    const folder = join(await freshFolder(), 'Łódź & Sons')
    const print = vi.spyOn(console, 'log').mockImplementation(() => {})
    onTestFinished(() => print.mockRestore())
    await newSite(folder, { starter, ...owner }, true)
    const files = (await readdir(folder)).sort()
    const packed = ['.github', '.gitignore', '.vscode', 'README.md', 'images', 'package.json', 'pages.yaml']
    expect(files).toEqual([...packed, ...(existsSync(join('starters', `${starter}`)) ? ['public'] : [])])
    const text = await readFile(join(folder, 'pages.yaml'), 'utf8')
    expect(text).toMatch(
      /^# yaml-language-server: \$schema=\.\/node_modules\/pages-from-yaml\/schemas\/editor\/pages\.json$/m,
    )
    expect(parse(text)).toMatchObject({ engine: '0.1', site: { brand: owner.name } })
    const { site, problems } = await readSite(join(folder, 'pages.yaml'))
    expect(problems.filter(({ severity }) => severity === 'error')).toEqual([])
    expect(site?.routes).toContain('/')
    const { name, dependencies, scripts } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'))
    expect([name, Object.keys(dependencies).filter((one) => one !== 'node')]).toEqual([
      'lodz-sons',
      ['pages-from-yaml'],
    ])
    for (const [script, command] of Object.entries(scripts)) {
      expect(command).toBe(`pages-from-yaml ${script}`)
      // What texts tell owners to type is there in this project too.
      expect(ownScripts).toHaveProperty(script)
    }
    const said = String(print.mock.calls.at(-1))
    expect(said).toContain(`cd "${folder}" && npm install`)
    expect(said).toMatch(/^ {2}2\. npm run dev$/m)
    expect(said).not.toContain('--pages')
    const typed = [...`${said}${await readFile(join(folder, 'README.md'), 'utf8')}`.matchAll(/npm run ([a-z]+)/g)]
    expect(typed.map(([, script]) => script).filter((script) => !(`${script}` in scripts))).toEqual([])
  },
  60_000,
)

test('a folder depends on the version that runs, or on the packed file that it was installed from', async () => {
  const project = await freshFolder()
  const of = async (given: object, node = '/usr/bin/node') => {
    await writeFile(join(project, 'package.json'), JSON.stringify(given))
    return packageOf(join(project, 'sites/one'), project, node)
  }
  const dependencies = { 'pages-from-yaml': '^0.1.0' }
  expect(await of({ dependencies })).toMatchObject({
    name: 'one',
    dependencies: { 'pages-from-yaml': expect.stringMatching(/^\^\d/) },
  })
  // Installed for the whole machine it is in no list.
  expect(packageOf('one', join(project, 'none'), 'node').dependencies).toEqual((await of({})).dependencies)
  expect((await of({})).dependencies['pages-from-yaml']).toMatch(/^\^\d+\.\d+\.\d+$/)
  for (const group of ['dependencies', 'devDependencies']) {
    const from = await of({ [group]: { 'pages-from-yaml': 'file:packed/pages-from-yaml-0.1.0.tgz' } })
    expect(from.dependencies).toEqual({ 'pages-from-yaml': 'file:../../packed/pages-from-yaml-0.1.0.tgz' })
  }
  // Who runs a Node that came with the packages has none that is new enough.
  expect(await of({}, '/srv/node_modules/node/bin/node')).toMatchObject({
    dependencies: { node: '24' },
    allowScripts: { node: true, esbuild: true },
  })
  expect((await of({})).allowScripts).toEqual({ esbuild: true })
})

test('editors are set as for this project, but for where the schema lies', async () => {
  const [own, made] = await Promise.all(
    ['.vscode', 'studio/edit/new-site/folder/.vscode'].map((folder) => readFile(join(folder, 'settings.json'), 'utf8')),
  )
  expect(made?.replace('./node_modules/pages-from-yaml/schemas', './schemas')).toBe(own)
})

test('"npm create pages-from-yaml" makes a site as "new site" does', async () => {
  const folder = await freshFolder()
  const packages = join(folder, 'node_modules')
  await mkdir(packages)
  await symlink(resolve('.'), join(packages, 'pages-from-yaml'))
  await symlink(resolve('tools/create'), join(packages, 'create-pages-from-yaml'))
  const script = join(packages, 'create-pages-from-yaml/create.js')
  const options = { cwd: folder, encoding: 'utf8' } as const
  const made = execFileSync(process.execPath, ['--preserve-symlinks-main', script, 'my-site', ...answers], options)
  expect(made).toContain('Your site is in my-site/pages.yaml')
  expect(parse(await readFile(join(folder, 'my-site/pages.yaml'), 'utf8')).site.brand).toBe(owner.name)
}, 60_000)

test('a Node that is too old is told which one is needed', () => {
  const older = 'Object.defineProperty(process,"versions",{value:{...process.versions,node:"20.20.2"}})'
  const options = ['--import', `data:text/javascript,${older}`, 'scripts/pages-from-yaml.mjs', '--help']
  const { status, stderr, stdout } = spawnSync(process.execPath, options, { encoding: 'utf8' })
  expect([status, stdout]).toEqual([1, ''])
  expect(stderr).toMatch(/^This is Node 20\.20\.2, and .* needs Node 24/)
  expect(stderr.trim().split('\n')).toEqual([expect.any(String), expect.stringContaining('npm install node@24')])
})

/** What the check says of the lines that nobody has confirmed: every such line, and what is said of it. */
async function unconfirmedIn(text: string): Promise<{ lines: string[]; problems: number }> {
  const { problems } = checkPages(text, { file: 'pages.yaml', today: '2026-01-01', images: [], icons: [] })
  const found = problems.filter(({ code }) => code === 'unconfirmed')
  const numbers = found.flatMap(({ line, hint = '' }) => [
    line,
    ...(hint.match(/(?<=lines? .*)\b\d+\b(?! more)/g) ?? []).map(Number),
  ])
  return { lines: numbers.map((line) => text.split('\n')[line - 1]?.trim() ?? ''), problems: found.length }
}

test.each([undefined, ...starterNames()])(
  'each fact of the business of the starter %s waits to be confirmed, and all of them in a few warnings',
  async (starter) => {
    const { text } = withOwner(readStarter(starterFolder(starter)), owner)
    const { lines, problems } = await unconfirmedIn(text)
    const facts = ['url:', 'street:', 'region:', 'postalCode:', 'hours:', ...(starter ? ['geo:', 'timeZone:'] : [])]
    for (const fact of facts) expect(lines.filter((line) => line.startsWith(fact))).not.toEqual([])
    const remarks = text.split('\n').filter((line) => /\S.* # yours/.test(line) && !/^\s*#/.test(line))
    // A hint names thirty lines; one warning for each fact under "site:", one for each other part of the file.
    expect(lines.length).toBeGreaterThanOrEqual(Math.min(remarks.length, 30))
    expect(problems).toBeLessThanOrEqual(13)
    expect(lines.filter((line) => /^(?:brand|phone|email|locality):/.test(line))).toEqual([])
  },
)

test('a fact of a starter waits no more when it has been changed, by hand or in the studio, or its remark is taken out', async () => {
  const { text } = withOwner(readStarter(starterFolder('cafe')), owner)
  const waits = async (changed: string, start: string) =>
    (await unconfirmedIn(changed)).lines.some((line) => line.startsWith(start))
  const byHand = text.replace('url: https://www.kettle-and-quince.example', 'url: https://www.lime.example')
  expect([await waits(text, 'url:'), await waits(byHand, 'url:')]).toEqual([true, false])
  expect(await waits(byHand, 'street:')).toBe(true)
  const withoutRemark = text.replace(/(street: 27 Ferry Street) # yours.*/, '$1')
  expect([await waits(withoutRemark, 'street:'), await waits(withoutRemark, 'region:')]).toEqual([false, true])
  const path = ['site', 'hours', 1, 'opens']
  const inStudio = applyOperations(text, [{ do: 'set', path, value: '06:30' }]).source
  expect(inStudio).toMatch(/^ {2}hours:$/m)
  expect([await waits(text, 'hours:'), await waits(inStudio, 'hours:')]).toEqual([true, false])
  // Quotes and room say nothing new.
  expect(await waits(text.replace('street: 27 Ferry Street #', 'street:  "27 Ferry Street"   #'), 'street:')).toBe(true)
})

test('the forms of the plain starter have names of their own, for who goes from one to the next', async () => {
  const file = join(await freshFolder(), 'site')
  expect((await run('new', 'site', file, ...answers)).code).toBe(0)
  const { blocks } = parse(await readFile(join(file, 'pages.yaml'), 'utf8')).pages['/']
  const names = blocks.flatMap(({ type, form, formHeading, heading }: Record<string, string>) =>
    form ? [type === 'contact' ? heading : formHeading] : [],
  )
  expect(names).toHaveLength(2)
  expect(new Set(names).size).toBe(2)
})

test('every text of the plain starter is known as one that nobody has replaced, and speaks of no trade', async () => {
  const folder = join(await freshFolder(), 'site')
  await run('new', 'site', folder, ...answers)
  const text = await readFile(join(folder, 'pages.yaml'), 'utf8')
  expect(text).not.toMatch(/roof|shingle|gutter|louisville/i)
  const { problems } = await readSite(join(folder, 'pages.yaml'))
  expect(problems.map(({ code }) => code)).toContain('starter-text')
}, 60_000)

test('a folder with files, a starter that there is not and a number that is none are refused, and nothing is written', async () => {
  const folder = await freshFolder()
  await mkdir(join(folder, '.git'))
  await writeFile(join(folder, 'notes.txt'), 'mine')
  const full = await run('new', 'site', folder, ...answers)
  expect([full.code, full.err]).toEqual([1, expect.stringContaining('holds files already')])
  const file = await run('new', 'site', join(folder, 'notes.txt'), ...answers)
  expect([file.code, file.err]).toEqual([1, expect.stringContaining('notes.txt" holds files already')])
  const within = await run('new', 'site', join(folder, 'notes.txt/site'), ...answers)
  expect([within.code, within.err]).toEqual([1, expect.stringContaining('cannot be written (ENOTDIR)')])
  const inner = join(folder, 'inner')
  const unknown = await run('new', 'site', inner, '--starter', 'blacksmith', ...answers)
  expect([unknown.code, unknown.err]).toEqual([1, expect.stringContaining('Cannot find the starter "blacksmith"')])
  const wrong = await run('new', 'site', inner, ...answers, '--phone', 'call me')
  expect([wrong.code, wrong.err]).toEqual([1, expect.stringContaining('"phone"')])
  const unasked = await run('new', 'site', inner, '--name', 'Lime')
  expect([unasked.code, unasked.err]).toEqual([
    2,
    expect.stringContaining('Give --town, --phone, --email, or run this'),
  ])
  expect(await readdir(folder)).toEqual(['.git', 'notes.txt'])
  await rm(join(folder, 'notes.txt'))
  expect((await run('new', 'site', folder, ...answers)).code).toBe(0)
}, 60_000)

test('what still names the starter outside "site:" is listed by its line', () => {
  const source = `site:
  brand: Blue Cup
  legalName: Blue Cup Portland LLC
  locality: Portland
  phone: "1"
  email: a@b.example
pages:
  /:
    title: Coffee in Portland
`
  const { text, left } = withOwner(source, owner)
  expect(parse(text).site).toMatchObject({
    brand: owner.name,
    legalName: 'Lime & Sons Astoria LLC',
    locality: 'Astoria',
  })
  expect(left).toContainEqual({ line: 9, words: 'Portland' })
})

test('a site in another language has its country, the digits of its telephone and its way to write hours', async () => {
  const folder = join(await freshFolder(), 'site')
  const number = [...answers, '--phone', '12 345 67 89']
  const american = await run('new', 'site', folder, ...number)
  expect([american.code, american.err]).toEqual([1, expect.stringContaining('--language de-DE')])
  const wrong = await run('new', 'site', folder, '--language', 'Polish', ...number)
  expect([wrong.code, wrong.err]).toEqual([1, expect.stringContaining('"Polish" is no language')])
  const { code, out } = await run('new', 'site', folder, '--language', 'pl-PL', ...number)
  expect([code, out]).toEqual([0, expect.not.stringContaining('npm run new -- words')])
  const { site } = parse(await readFile(join(folder, 'pages.yaml'), 'utf8'))
  expect(site).toMatchObject({ language: 'pl-PL', phoneCountryCode: '+48', address: { country: 'PL' } })
  expect(site.address).toMatchObject({ street: 'ul. Główna 1', postalCode: '00-001' })
  expect(site.address).not.toHaveProperty('region')
  expect(site.hours[0]).toMatchObject({ label: 'pon.–pt.', text: '08:00–17:00', opens: '08:00' })
  const { lines } = await unconfirmedIn(await readFile(join(folder, 'pages.yaml'), 'utf8'))
  const facts = ['url:', 'street:', 'postalCode:', 'hours:']
  expect(facts.filter((fact) => !lines.some((line) => line.startsWith(fact)))).toEqual([])
}, 60_000)

test('days that do not follow each other are listed in another language', () => {
  const german = parse(inLanguage(readStarter(starterFolder('dental')), 'de-DE')).site.hours
  expect(german.map(({ label }: { label: string }) => label)).toEqual(['Mo, Mi, Do', 'Di', 'Fr', 'Sa–So'])
})

test('the starters are listed with their languages', async () => {
  const { out } = await run('new', '--help')
  expect(out).toMatch(/cafe \(en-US[,)]/)
  expect(out).toMatch(/photographer \(de-DE[,)]/)
  expect(out).toMatch(/plumber \(en-US with es-US[,)]/)
}, 60_000)

test('two pages of starter text are told by that alone, and pages that read the same of their own are told so', async () => {
  const folder = join(await freshFolder(), 'site')
  await run('new', 'site', folder, ...answers)
  const file = join(folder, 'pages.yaml')
  for (const route of ['/decks', '/fences'])
    await run('new', route, '--kind', 'service', '--title', `Title of ${route}`, '--pages', file)
  const codes = async () => (await readSite(file)).problems.map(({ code }) => code)
  expect(await codes()).toContain('starter-text')
  expect(await codes()).not.toContain('similar-pages')
  const own = 'Every board is turned over before the first one is ordered, since what looks sound from above has often '
  const more =
    'been wet from below for years, and nobody wants to pay twice for the same ladder, the same van and a second '
  const end =
    'Saturday of noise, so we write down what we found and what each of the three ways to mend it would cost you.'
  const starterText = 'Say here in one or two sentences what this service is, who needs it and what they have from it.'
  await writeFile(file, (await readFile(file, 'utf8')).replaceAll(starterText, `${own}${more}${end}`))
  expect(await codes()).toContain('similar-pages')
}, 60_000)

test('a site in Cyrillic begins with fonts that have its letters', async () => {
  const folder = join(await freshFolder(), 'site')
  await run('new', 'site', folder, '--language', 'ru-RU', ...answers, '--phone', '843 200 00 00')
  expect(parse(await readFile(join(folder, 'pages.yaml'), 'utf8')).site.theme).toEqual({ fonts: { pair: 'humanist' } })
}, 60_000)

test('where Friday is a day of rest a site begins with the days of work of its country', async () => {
  const folder = join(await freshFolder(), 'site')
  await run('new', 'site', folder, '--language', 'ar-JO-u-nu-latn', ...answers, '--phone', '06 555 0142')
  const { site } = parse(await readFile(join(folder, 'pages.yaml'), 'utf8'))
  expect(site.hours).toEqual([
    {
      days: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday'],
      label: 'الأحد–الخميس',
      text: expect.stringMatching(/^8:00\sص\s–\s5:00\sم$/),
      opens: '08:00',
      closes: '17:00',
    },
  ])
  expect(site.address).toMatchObject({ country: 'JO' })
}, 60_000)

test('a form of a word for a single number says so, and need not write it', async () => {
  const folder = join(await freshFolder(), 'site')
  await run('new', 'site', folder, '--language', 'ar-JO', ...answers, '--phone', '06 555 0142')
  const file = join(folder, 'pages.yaml')
  await run('new', 'words', '--pages', file)
  const text = await readFile(file, 'utf8')
  expect(text).toContain('fields need your attention" # yours: say it in Arabic, for the number 2\n')
  expect(text).toContain('fields need your attention" # yours: say it in Arabic, for numbers such as 3, 4, 5\n')
  const said = async (form: string) => {
    const words = text.replace(new RegExp(`(form\\.attention\\.${form}: ).*`), '$1حقلان')
    await writeFile(file, words)
    return (await readSite(file)).problems.filter(({ code }) => code === 'word-without-its-names').length
  }
  expect(await said('two')).toBe(0)
  expect(await said('few')).toBe(1)
  expect((await readSite(file)).problems.map(({ code }) => code)).not.toContain('trailing-comma')
}, 60_000)

test('the words that it shows in English are written into it once, to be translated', async () => {
  const folder = join(await freshFolder(), 'site')
  await run('new', 'site', folder, '--language', 'cs-CZ', ...answers, '--phone', '222 345 678')
  const file = join(folder, 'pages.yaml')
  const codes = async () => (await readSite(file)).problems.map(({ code }) => code)
  expect(await codes()).toContain('words-in-english')
  expect((await run('new', 'words', '--pages', file)).out).toMatch(/Added \d+ words to .*, to be said in Czech\./)
  const text = await readFile(file, 'utf8')
  expect(text).toContain('\n    document.skip: Skip to content # yours: say it in Czech\n')
  expect(text).toMatch(/\n {4}mail\.heldMore: .* # yours: say it in Czech, for yourself: only you read it\n {2}\w/)
  expect(parse(text).site.words).toMatchObject({ 'form.attention.few': '{count} fields need your attention' })
  expect(await codes()).not.toContain('words-in-english')
  expect(await codes()).toContain('unconfirmed')
  expect((await run('new', 'words', '--pages', file)).out).toContain('shows no word in English that is not its own')
  expect(await readFile(file, 'utf8')).toBe(text)
}, 60_000)

test.each([
  ['in braces', '  words: { document.skip: K obsahu }\n'],
  ['on lines of their own', '  words:\n    document.skip: K obsahu # naše\n'],
])(
  'words that a site has %s stay beside those that are added',
  async (_, own) => {
    const folder = join(await freshFolder(), 'site')
    await run('new', 'site', folder, '--language', 'cs-CZ', ...answers, '--phone', '222 345 678')
    const file = join(folder, 'pages.yaml')
    await writeFile(file, (await readFile(file, 'utf8')).replace('\n  phone:', `\n${own}  phone:`))
    await run('new', 'words', '--pages', file)
    const text = await readFile(file, 'utf8')
    expect(text).toMatch(/document\.skip: K obsahu( # naše)?\n/)
    expect(text).toContain('document.menu: Menu # yours: say it in Czech\n')
  },
  60_000,
)

test.each([
  ['America/New_York', '10 5 * * *'],
  ['Europe/Berlin', '10 23 * * *'],
  ['Asia/Kolkata', '40 18 * * *'],
  ['Australia/Sydney', '10 14 * * *'],
])('the workflow of a site in %s builds soon after midnight there, all year', async (zone, hour) => {
  const workflow = await readFile('studio/edit/new-site/folder/.github/workflows/site.yml', 'utf8')
  const written = atNight(workflow, `site:\n  brand: A\n  timeZone: ${zone} # yours\n`)
  expect(written).toContain(`    # Soon after midnight in ${zone}; the clock is UTC.`)
  expect(written).toContain(`    - cron: "${hour}"\n`)
  expect(atNight(workflow, 'site:\n  brand: A\n')).toBe(workflow)
})
