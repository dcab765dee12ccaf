/**
 * A build that makes only what changed leaves the same files, byte for byte, as one that makes everything. What one edit
 * leaves wrong stays wrong until all pages are rendered, so that `npm test` compares once, after two kinds of edit;
 * `npm test -- --all` after each of them.
 */
import { execFile, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { beforeAll, expect, test } from 'vitest'
import { siteFolder } from '../../renderer/common/site-folder.ts'
import { fixtureFile, runsAll } from '../support/places.ts'
import { treeOf } from './support/tree.ts'

const copied = 'renderer studio sections styles schemas scripts server tsconfig.json package.json package-lock.json'
const linked = 'node_modules .cache/images .cache/social'
const BUNDLES = '.cache/bundle'

/** A copy of the project, since these tests change its code. */
let project: string

beforeAll(async () => {
  await Promise.all(['.cache/images', '.cache/social'].map((folder) => mkdir(folder, { recursive: true })))
  project = resolve(await mkdtemp('.cache/incremental-'))
  await mkdir(join(project, '.cache'))
  for (const name of copied.split(' ')) await cp(name, join(project, name), { recursive: true })
  // Of the same code, where that was bundled already.
  if (existsSync(BUNDLES)) await cp(BUNDLES, join(project, BUNDLES), { recursive: true })
  await cp(fixtureFile, join(project, 'pages.yaml'))
  for (const name of linked.split(' ')) await symlink(resolve(name), join(project, name))
  const { images, publicFiles } = siteFolder(fixtureFile)
  await symlink(resolve(images), join(project, 'images'))
  await cp(publicFiles, join(project, 'public'), { recursive: true })
  await build('kept')
  return () => rm(project, { recursive: true, force: true })
}, 120_000)

const newPage = `  /new-page:
    kind: guide
    title: A New Page
    description: This page was added while all the others stayed as they had been before.
    noindex: true
    blocks:
      - { type: page-hero, heading: New, text: A page. }
      - use: estimate-cta
`

/** The pages that list posts: written ones, and those that the build makes of tags and authors. */
const postLists = [
  ...['/blog', '/blog/page/2', '/flat-tires'],
  ...['/blog/tags/seasons', '/blog/tags/seasons/page/2', '/blog/tags/brakes-lights'],
  ...['/blog/authors/sam', '/blog/authors/sam/page/2'],
]

type Edit = [from: string, to: string]

/**
 * Edits by what they are, and the pages that are rendered again after them; absent where that is all of them, which comes
 * first, because it would mend what another edit left wrong.
 */
const allEdits: { what: string; made: Edit[]; rendered?: string[] }[] = [
  {
    what: 'a section of many pages and a fact',
    made: [
      ['Find out what your bike needs', 'See what your bike needs'],
      ['value: within 24 hours', 'value: within 20 hours'],
    ],
  },
  {
    what: 'a text of one page, a comment and a page more',
    made: [
      ['formNote: Quick response {facts.response}', 'formNote: We answer soon'],
      ['  /privacy-policy:\n', '  /privacy-policy:\n    # our lawyer wrote this\n'],
      ['  /privacy-policy:\n', `${newPage}  /privacy-policy:\n`],
    ],
    // A page's comments are part of the text that it is known by.
    rendered: ['/', '/new-page', '/privacy-policy'],
  },
  {
    what: 'a section of a type that no page of its kind had, and a page under a new address',
    made: [
      ['(/book-bikes)." }\n', '(/book-bikes)." }\n      - { type: notice, text: New. }\n'],
      ['  /new-page:\n', '  /other-page:\n'],
    ],
    // The lists of posts too: what they ask of them holds the types of their sections.
    rendered: [...postLists, '/blog/first-ride', '/blog/fall-checklist', '/blog/bells', '/other-page'],
  },
  {
    what: 'a page less and a redirect more',
    made: [
      [newPage.replace('/new-page', '/other-page'), ''],
      ['\nredirects:\n', '\nredirects:\n  /old-privacy: /privacy-policy\n'],
    ],
    rendered: [],
  },
]

/** The one that has most kinds of change in it: of a page, of what says nothing, of the list of pages. */
const edits = runsAll ? allEdits : allEdits.filter(({ made }) => made.length > 2)

test.each(edits)(
  'after $what',
  async ({ made, rendered }) => {
    for (const [from, to] of made) await edit('pages.yaml', from, to)
    const before = await documents('kept')
    const printed = await build('kept')
    if (runsAll) expect(await tree('kept')).toEqual(await cleanTree())
    if (!rendered) return
    const after = await documents('kept')
    const changed = [...after].filter(([route, { html }]) => html !== before.get(route)?.html).map(([route]) => route)
    expect([...rendered, '/old-privacy']).toEqual(expect.arrayContaining(changed))
    // Which pages share a part of the style sheet may change with any section.
    const restyled = [...after].filter(([route, { style }]) => style !== before.get(route)?.style)
    const expected = new Set([...rendered, ...restyled.map(([route]) => route)])
    expected.delete('/old-privacy')
    expect(printed).toContain(`(${expected.size} rendered`)
  },
  60_000,
)

test.runIf(runsAll)(
  'after the title of a post, which lists and trails show',
  async () => {
    const text = await readFile(join(project, 'pages.yaml'), 'utf8')
    const changed = text.replace(/( {2}\/blog\/fall-checklist:\n(?: {4}.*\n)*? {4}title: ).*/, '$1Wet Leaves')
    expect(changed).not.toBe(text)
    await write('pages.yaml', changed)
    const printed = await build('kept')
    expect(await tree('kept')).toEqual(await cleanTree())
    for (const page of ['blog', 'search']) {
      expect(await readFile(join(project, `kept/client/${page}/index.html`), 'utf8')).toContain('Wet Leaves')
    }
    expect(printed).toContain(`(${postLists.length + 4} rendered`)
  },
  60_000,
)

test('code that cannot be bundled, or fails on a page, fails the build and leaves the last good one', async () => {
  const good = await tree('kept')
  const stats = 'sections/stats/Stats.tsx'
  const faults = [
    [stats, 'const isLong =', 'const isLong = (', 'Build failed'],
    [stats, 'const isLong =', "if (items) throw new Error('none')\n  const isLong =", 'the page / cannot be rendered'],
    // So vike leaves where a disk is full.
    [
      'renderer/build/vite-config.ts',
      'tailwindcss(),',
      "tailwindcss(), { name: 'a', writeBundle: () => process.exit(1) },",
      'cannot be bundled',
    ],
  ] as const
  for (const [file, start, broken, told] of runsAll ? faults : faults.slice(0, 2)) {
    await edit(file, start, broken)
    await expect(build('kept'), broken).rejects.toThrow(told)
    await edit(file, broken, start)
    expect(await tree('kept')).toEqual(good)
  }
}, 60_000)

// Each of these builds the site several times, most with the code bundled again.
if (runsAll) {
  test("after a change of code everything is made anew, as vike's hook says what is in pages", async () => {
    await edit('sections/stats/Stats.tsx', 'className="stats ', 'className="stats figures ')
    await edit('renderer/html/+onRenderHtml.tsx', 'return { html,', "return { html: html + '<!-- by the hook -->',")
    expect(await build('kept')).not.toContain('unchanged')
    expect(await tree('kept')).toEqual(await cleanTree())
    for (const file of ['index.html', 'about/index.html', '404.html']) {
      expect(await readFile(join(project, 'kept/client', file), 'utf8'), file).toMatch(/<!-- by the hook -->$/)
    }
  }, 120_000)

  test.runIf(runsAll)(
    'after a change of styles or schemas everything is made anew',
    async () => {
      for (const [file, from, to] of [
        ['styles/tokens.css', ':root {', ':root { --a: 1px;'],
        ['schemas/page.schema.json', '"title"', '"title" '],
      ] as const) {
        await edit(file, from, to)
        expect(await build('kept'), file).not.toContain('unchanged')
      }
      expect(await tree('kept')).toEqual(await cleanTree())
    },
    120_000,
  )

  test.runIf(runsAll)(
    "vike's hook decides which addresses there are",
    async () => {
      const file = 'renderer/html/site/+route.ts'
      const [from, to] = ['findPage(site, each) !== undefined', "each === '/'"] as const
      await edit(file, from, to)
      await expect(build('kept')).rejects.toThrow('does not match the address of the page')
      await edit(file, to, from)
    },
    120_000,
  )

  test('a build that is killed leaves the last good site or the new one', async () => {
    const good = await tree('kept')
    const text = await readFile(join(project, 'pages.yaml'), 'utf8')
    await write('pages.yaml', text.replaceAll('We answer soon', 'We answer at once'))
    const wanted = await cleanTree()
    for (const wait of [200, 450, 700]) {
      const child = spawn(
        process.execPath,
        ['scripts/pages-from-yaml.mjs', 'build', '--out', 'kept', '--no-precompress'],
        { cwd: project },
      )
      const ended = new Promise((end) => child.once('exit', end))
      setTimeout(() => child.kill('SIGKILL'), wait)
      await ended
      expect([good, wanted]).toContainEqual(await tree('kept'))
    }
    await build('kept')
    expect(await tree('kept')).toEqual(wanted)
  }, 60_000)

  test.runIf(runsAll)(
    'of two builds at once the second waits and says so; both end well',
    async () => {
      const args = ['scripts/pages-from-yaml.mjs', 'build', '--out', 'kept', '--no-precompress', '--clean']
      const runs = [1, 2].map(() => promisify(execFile)(process.execPath, args, { cwd: project }))
      const told = (await Promise.all(runs)).map(({ stderr }) => stderr.includes('Another build of kept is under way'))
      expect(told.sort()).toEqual([false, true])
      expect(await tree('kept')).toEqual(await cleanTree())
    },
    60_000,
  )
}

test('files that were changed, lost or added by hand are as the build makes them again', async () => {
  const client = join(project, 'kept/client')
  await writeFile(join(client, 'index.html'), 'changed by hand')
  await rm(join(client, 'about/index.html'))
  await rm(join(client, 'robots.txt'))
  await mkdir(join(client, 'stale'))
  await writeFile(join(client, 'stale/index.html'), 'left behind')
  await build('kept')
  expect(await tree('kept')).toEqual(await cleanTree())
}, 60_000)

test.runIf(runsAll)(
  'what the build writes has the place of a file in public/ of the same name, in each build',
  async () => {
    const good = await tree('kept')
    await writeFile(join(project, 'public/robots.txt'), 'in the way')
    for (const options of [[], ['--clean']]) {
      await build('kept', ...options)
      expect(await tree('kept')).toEqual(good)
    }
  },
  60_000,
)

async function build(out: string, ...options: string[]): Promise<string> {
  const args = ['scripts/pages-from-yaml.mjs', 'build', '--out', out, '--no-precompress', ...options]
  return (await promisify(execFile)(process.execPath, args, { cwd: project })).stdout
}

/** The sources that were changed so far, and the clean builds of what they had been: some tests change none. */
const sources = new Map<string, string>()
const cleanTrees = new Map<string, Promise<Map<string, string>>>()

async function edit(file: string, from: string, to: string) {
  const text = await readFile(join(project, file), 'utf8')
  expect(text).toContain(from)
  await write(
    file,
    text.replace(from, () => to),
  )
}

async function write(file: string, text: string) {
  sources.set(file, text)
  await writeFile(join(project, file), text)
}

function cleanTree(): Promise<Map<string, string>> {
  const state = JSON.stringify([...sources])
  const known = cleanTrees.get(state) ?? build('clean', '--clean').then(() => tree('clean'))
  cleanTrees.set(state, known)
  return known
}

const tree = (out: string) => treeOf(join(project, out))

const routeOf = (path: string) => path.replace(/^client/, '').replace(/\/index\.html$/, '') || '/'

/** The documents of a build by their addresses, with their styles apart. */
async function documents(out: string) {
  const paths = [...(await tree(out)).keys()].filter((path) => path.endsWith('/index.html'))
  const read = paths.map(async (path) => {
    const text = await readFile(join(project, out, path), 'utf8')
    const [style = ''] = /<style>.*?<\/style>/s.exec(text) ?? []
    return [routeOf(path), { style, html: text.replace(style, '') }] as const
  })
  return new Map(await Promise.all(read))
}

test.runIf(runsAll)(
  'a check by other code does not repeat what the one before it found in pages',
  async () => {
    const args = ['scripts/pages-from-yaml.mjs', 'check', '--format', 'json']
    const check = async () => (await promisify(execFile)(process.execPath, args, { cwd: project })).stdout
    await edit('pages.yaml', 'text: We have your message.', 'text: Half the price until 2020-12-31.')
    expect(await check()).toContain('is past, in')
    await edit('renderer/check/checks/dates.ts', 'is past, in', 'has gone by, in')
    expect(await check()).toContain('has gone by, in')
  },
  60_000,
)
