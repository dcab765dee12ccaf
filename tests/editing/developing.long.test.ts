/** Follows docs/developing.md on a copy of the project, to the letter; developing.test.ts tells what has moved since. */
import { existsSync, readFileSync } from 'node:fs'
import { cp, mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { applyDiff, readGuide, reverseDiff } from './support/guide.ts'
import { copyProject, runIn } from './support/project.ts'
import { site, siteFile } from './support/site.ts'

const all = readGuide('developing.md')
/** What the guide says that "npm run types" writes for a new section. */
const generated = [...readFileSync('docs/developing.md', 'utf8').matchAll(/^- `([^`]+\.(?:json|md|ts))`, /gm)].map(
  ([, name]) => name,
)
const stepsOf = (title: string) => all.filter(({ about, chapter }) => about !== '' && chapter === title)
const steps = stepsOf('Adding a section type')
const fieldSteps = stepsOf('Adding a field')
const checkSteps = stepsOf('Adding a check')
const commandSteps = stepsOf('Adding a command')

let folder: string
beforeAll(async () => {
  folder = await copyProject()
  for (const part of ['images', 'public']) await cp(part, join(folder, part), { recursive: true })
  await cp(siteFile, join(folder, 'pages.yaml'))
  for (const part of ['images', 'public'])
    await cp(join(dirname(siteFile), part), join(folder, part), { recursive: true })
  await sharePictures()
  for (const chapter of [steps, checkSteps, commandSteps]) {
    if (existsSync(join(folder, chapter[0]?.about ?? ''))) for (const step of chapter) await undo(step)
  }
}, 60_000)
afterAll(() => rm(folder, { recursive: true, force: true }))

/** The copy has the same pictures; to make them again would take most of the test's time. */
async function sharePictures() {
  for (const made of ['.cache/images', '.cache/social']) {
    await Promise.all([resolve(made), dirname(join(folder, made))].map((path) => mkdir(path, { recursive: true })))
    await symlink(resolve(made), join(folder, made))
  }
}

/** Takes a step back, in the copy of a project whose owner has followed the guide already. */
async function undo({ language, about, text }: (typeof steps)[number]) {
  const file = join(folder, about)
  if (language !== 'diff') return rm(file)
  await writeFile(file, applyDiff(await readFile(file, 'utf8'), reverseDiff(text)))
}

async function follow({ language, about, text }: (typeof steps)[number]) {
  const file = join(folder, about)
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, language === 'diff' ? applyDiff(await readFile(file, 'utf8'), text) : text)
}

const run = (command: string, ...options: string[]) => runIn(folder, command, ...options)

function mustWork(command: string, ...options: string[]): string {
  const { code, out } = run(command, ...options)
  if (code !== 0) throw new Error(`${command} ${options.join(' ')} failed:\n${out}`)
  return out
}

/** What the compiler says of what the guide adds. */
const compile = () =>
  run('tsc', '-p', '.')
    .out.split('\n')
    .filter((line) => /sections|quote|shouting|scripts\//i.test(line))

test('a section type is one folder, one schema and one line of the registry', async () => {
  const registry = steps.filter(({ about }) => about === 'renderer/html/sections.ts')
  for (const step of steps.filter((other) => !registry.includes(other))) await follow(step)
  const wrote = mustWork('node', 'scripts/pages-from-yaml.mjs', 'types').matchAll(/^wrote (\S+)$/gm)
  expect([...wrote].map(([, name]) => name).toSorted()).toEqual(generated.toSorted())
  expect(compile().join('\n')).toMatch(/'quote' is missing in type .*renderer\/html\/sections/)
  for (const step of registry) await follow(step)

  const written = ['sections/quote', 'schemas/sections/quote.schema.json', 'renderer/html/sections.ts']
  mustWork('biome', 'check', '--vcs-enabled=false', ...written)
  mustWork('node', 'scripts/pages-from-yaml.mjs', 'types', '--check')
  mustWork('node', 'scripts/pages-from-yaml.mjs', 'check')
  mustWork('vitest', 'run', 'tests/sections/verdicts.test.ts', 'tests/content/printed.test.ts')
  mustWork('node', 'scripts/pages-from-yaml.mjs', 'build', '--out', 'built', '--no-precompress')
  const page = await readFile(join(folder, 'built/client/about/index.html'), 'utf8')
  // Built pages have short names for classes.
  const [, margin] = /<figcaption class="(\S+)">Marcus, foreman<\/figcaption>/.exec(page) ?? []
  expect(page).toContain(`.${margin}{margin-top:1rem}`)
  expect(await readFile(join(folder, 'schemas/editor/pages.json'), 'utf8')).toContain('"quote section"')
}, 600_000)

test('a field is an entry of the schema, its markup, an example and its words', async () => {
  for (const step of fieldSteps) await follow(step)
  mustWork('node', 'scripts/pages-from-yaml.mjs', 'types')
  mustWork('biome', 'check', '--vcs-enabled=false', ...new Set(fieldSteps.map(({ about }) => about)))
  mustWork('vitest', 'run', 'tests/sections/verdicts.test.ts')
  const { out } = run('vitest', 'run', 'tests/studio/messages.test.ts')
  // The section of the test before has no words in other languages: its guide leaves them to whoever writes one.
  expect(out).toMatch(/\+ +"A sentence set large/)
  expect(out).not.toMatch(/\+ +"(?:footnote|A short line under the figures)/)
  expect(await readFile(join(folder, 'renderer/schema/types.generated.ts'), 'utf8')).toContain('footnote?: string')
  expect(compile()).toEqual([])
}, 600_000)

test('a check is one file with its examples and one line of the list', async () => {
  for (const step of checkSteps) await follow(step)
  mustWork('node', 'scripts/pages-from-yaml.mjs', 'types')
  expect(await readFile(join(folder, 'docs/problems.md'), 'utf8')).toContain('## shouted-text')
  mustWork('biome', 'check', '--vcs-enabled=false', 'renderer/check/checks')
  mustWork('vitest', 'run', 'tests/content/problems.test.ts', '-t', 'shout|every code')
  await writeFile(join(folder, 'loud.yaml'), site.replace(/(?<=^ +)heading: .*/m, 'heading: CALL US TODAY'))
  const { out } = run('node', 'scripts/pages-from-yaml.mjs', 'check', 'loud.yaml')
  expect(out).toContain('"CALL US TODAY" in "heading" in ')
  expect(out).toContain('[shouted-text] docs/problems.md#shouted-text')
}, 600_000)

test('a command is one file and one line of the list', async () => {
  expect(commandSteps.map(({ about }) => about)).toEqual(['scripts/titles.ts', 'scripts/commands.ts'])
  for (const step of commandSteps) await follow(step)
  mustWork('biome', 'check', '--vcs-enabled=false', 'scripts/titles.ts', 'scripts/commands.ts')
  const titles = (...options: string[]) => run('node', 'scripts/pages-from-yaml.mjs', 'titles', ...options)
  const { out } = titles('tests/fixture/pages.yaml')
  expect(out).toContain('/\tA Bicycle Workshop in Millbrook | Linden Cycles Millbrook, OR\t61\t')
  expect(titles('--help')).toEqual({ code: 0, out: 'Usage: npx pages-from-yaml titles [FILE | --pages FILE]\n' })
  expect(titles('one.yaml', 'two.yaml').code).toBe(2)
  expect(titles('none.yaml')).toMatchObject({ code: 1, out: expect.stringContaining('npm run check -- none.yaml') })
  // With the section and the check of the tests before: to compile takes seconds.
  expect(compile()).toEqual([])
  const helped = run('vitest', 'run', 'tests/editing/help.test.ts', '-t', 'titles', '--reporter', 'verbose')
  expect(helped).toMatchObject({ code: 0, out: expect.stringContaining('"titles" --help says') })
}, 600_000)
