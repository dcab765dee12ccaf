/** Old names in pages.yaml: they work, they are warned about, and one command writes the new ones. */
import { mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { inEnglish } from '../../renderer/messages/english.ts'
import { checkPages, formatProblem } from '../../renderer/pipeline/index.ts'
import { renames } from '../../renderer/read/migrations/renames.ts'
import { upgrade, warnings } from '../../renderer/read/migrations/upgrade.ts'
import { isOlder, SHORT_VERSION } from '../../renderer/read/migrations/version.ts'
import { sourceText } from '../../renderer/read/source-text.ts'
import { schemaOf, sectionTypes } from '../../renderer/schema/schemas.ts'
import { applyEdits } from '../../studio/edit/edits.ts'
import { engineEdits, nameEdits } from '../../studio/edit/migrate.ts'
import { edit, fixture, options } from '../content/fixture.ts'
import { inverse } from '../editing/support/inverse.ts'
import { runHere } from '../support/run-here.ts'

const aged = (text: string) =>
  edit(edit(text, 'type: cta', 'type: call-to-action # asks'), '    actions:', '    buttons:')

test('old names work, each with a warning at its line', () => {
  const source = aged(fixture)
  const { site, problems } = checkPages(source, options)
  expect(site?.pages).toEqual(checkPages(fixture, options).site?.pages)
  const line = (text: string) => source.slice(0, source.indexOf(text)).split('\n').length
  expect(problems.map(({ code, severity, line }) => [code, severity, line])).toEqual([
    ['old-name', 'warning', line('call-to-action')],
    ['old-name', 'warning', line('    buttons:')],
  ])
  expect(
    problems.map((problem) => formatProblem(problem, sourceText(source)))[0],
  ).toBe(`pages.yaml:${line('call-to-action')}:11  warning: "call-to-action" is called "cta" now
  ${line('call-to-action')} |     type: call-to-action # asks
                 ^^^^^^^^^^^^^^
  The old name still works. "npx pages-from-yaml migrate" writes the new one, here and everywhere.
  [old-name] docs/problems.md#old-name`)
})

test('migrating changes the names and nothing else', () => {
  const source = aged(fixture)
  const edits = nameEdits(source)
  expect(edits.map(({ start, end, text }) => `${source.slice(start, end)} → ${text}`)).toEqual([
    'call-to-action → cta',
    'buttons → actions',
  ])
  expect(applyEdits(source, edits)).toBe(edit(fixture, 'type: cta', 'type: cta # asks'))
  expect(nameEdits(applyEdits(source, edits))).toEqual([])
})

test.each([
  ['quotes', '- type: "call-to-action" # why', '- type: "cta" # why'],
  ['brackets', '- { type: call-to-action, heading: Call, buttons: [] }', '- { type: cta, heading: Call, actions: [] }'],
  [
    'a text that only mentions it',
    '- { type: call-to-action, heading: call-to-action }',
    '- { type: cta, heading: call-to-action }',
  ],
])('names are found in %s', (_, before, after) => {
  const source = `site: {}\npages:\n  /: # home\n    blocks:\n      ${before}\n`
  expect(applyEdits(source, nameEdits(source))).toBe(source.replace(before, after))
})

test('where the new name stands beside the old one, the file is left to its author', () => {
  const block = { type: 'cta', actions: [], buttons: [] }
  expect(upgrade({ pages: { '/': { blocks: [block] } } }).old).toEqual([])
})

test('a file without old names is passed on as it is', () => {
  const data = { pages: { '/': { blocks: [{ type: 'cta' }] } } }
  expect(upgrade(data).data).toBe(data)
})

test.each([undefined, null, 'text', ['list']])('%j is no file with names in it, and is passed on', (data) => {
  expect(upgrade(data)).toEqual({ data, old: [] })
})

const rules = [
  { kind: 'section', from: 'old-cards', to: 'cards' },
  { kind: 'field', of: 'cards', from: 'entries', to: 'items' },
  { kind: 'field', of: '*', from: 'buttons', to: 'actions' },
  { kind: 'page-field', from: 'name', to: 'title' },
] as const
const upgraded = (page: unknown) => upgrade({ pages: { '/': page } }, rules)

test('a field has its new name in sections of its type alone, by the new name of the type', () => {
  const blocks = [
    { type: 'old-cards', entries: 1, buttons: 2, name: 'Ada' },
    { type: 'cards', entries: 1 },
    { type: 'steps', entries: 1, buttons: 2 },
  ]
  const { data, old } = upgraded({ blocks })
  expect(data).toEqual({
    pages: {
      '/': {
        blocks: [
          { type: 'cards', items: 1, actions: 2, name: 'Ada' },
          { type: 'cards', items: 1 },
          { type: 'steps', entries: 1, actions: 2 },
        ],
      },
    },
  })
  expect(old.map(({ path, from }) => [path.slice(2).join('.'), from])).toEqual([
    ['blocks.0.type', 'old-cards'],
    ['blocks.0.entries', 'entries'],
    ['blocks.0.buttons', 'buttons'],
    ['blocks.1.entries', 'entries'],
    ['blocks.2.buttons', 'buttons'],
  ])
})

test('a field of a page has its new name in pages, and a page without sections gets none', () => {
  expect(upgraded({ name: 'Home', type: 'old-cards' }).data).toEqual({
    pages: { '/': { title: 'Home', type: 'old-cards' } },
  })
})

test.each([
  { blocks: 'none' },
  { blocks: [undefined, 'text', { use: 'old-cards', buttons: 1 }, { type: 7, buttons: 1 }] },
  'text',
  null,
])('what is no section keeps its names: %j', (page) => {
  const { data, old } = upgraded(page)
  expect([data, old]).toEqual([{ pages: { '/': page } }, []])
})

test('a file without shared sections gets none; with them they have their new names too', () => {
  const home = { blocks: [{ type: 'old-cards' }] }
  expect(Object.keys(Object(upgrade({ pages: { '/': home } }, rules).data))).toEqual(['pages'])
  const { data, old } = upgrade({ shared: { ask: { type: 'old-cards' } }, pages: { '/': {} } }, rules)
  expect(data).toEqual({ shared: { ask: { type: 'cards' } }, pages: { '/': {} } })
  expect(old).toMatchObject([{ path: ['shared', 'ask', 'type'], isKey: false, from: 'old-cards', to: 'cards' }])
})

test('every rename leads from a name that is gone to one that is there', () => {
  for (const rename of renames) {
    const types = rename.kind === 'field' && rename.of !== '*' ? [rename.of] : sectionTypes()
    const keys = types.flatMap((type) => Object.keys(schemaOf(`sections/${type}`).properties ?? {}))
    const pageKeys = Object.keys(schemaOf('page').properties ?? {})
    const known = { section: sectionTypes(), field: keys, 'page-field': pageKeys }[rename.kind]
    expect([rename.from, known.includes(rename.from)]).toEqual([rename.from, false])
    expect([rename.to, known.includes(rename.to)]).toEqual([rename.to, true])
  }
})

test('an old name that has ended is a mistake in a file for an older version, and is mended by the same command', () => {
  const ending = [{ kind: 'section', from: 'old-cards', to: 'cards', ends: '0.3.0' }] as const
  const source = (engine: string) => `${engine}pages:\n  /:\n    blocks:\n      - type: old-cards # ours\n`
  const mended = source('engine: "0.2"\n').replace('old-cards', 'cards')
  expect(applyEdits(source('engine: "0.2"\n'), nameEdits(source('engine: "0.2"\n'), ending))).toBe(mended)
  expect(nameEdits(source(''), ending)).toHaveLength(1)
  // In files for versions since then the name is free again.
  expect(nameEdits(source('engine: "0.3"\n'), ending)).toEqual([])
  const { old } = upgrade({ pages: { '/': { blocks: [{ type: 'old-cards' }] } } }, ending)
  const said = (version: string) =>
    warnings(old, version).map(({ severity, hint }) => [severity, inEnglish(hint ?? '')])
  expect(said('0.2.9')).toEqual([['warning', expect.stringContaining('still works')]])
  expect(said('0.3.0')).toEqual([['error', expect.stringContaining('Version 0.3.0 no longer takes the old name.')]])
})

test.each([
  ['0.1', '0.1.0', false],
  ['0.1', '0.1.1', true],
  ['0.9', '0.10', true],
  ['1.0', '0.10.3', false],
  ['next', '0.0.1', true],
  [undefined, '0.0.1', true],
])('%j is older than %s: %s', (one, other, expected) => {
  expect(isOlder(one, other)).toBe(expected)
})

test('a file is told the version that runs once, above its first part, and a newer one is left', () => {
  const told = (source: string) => applyEdits(source, engineEdits(source))
  const plain = '# Ours\n\nsite:\n  brand: Lime # yours\npages: {}\n'
  const after = plain.replace('site:', `engine: "${SHORT_VERSION}"\n\nsite:`)
  expect([told(plain), told(after)]).toEqual([after, after])
  const old = "# Ours\nengine: '0.0.7' # long ago\nsite: {}\n"
  expect(told(old)).toBe(old.replace("'0.0.7'", `"${SHORT_VERSION}"`))
  expect(engineEdits('engine: "99.0"\nsite: {}\n')).toEqual([])
})

describe('the real file', async () => {
  const real = await readFile('pages.yaml', 'utf8')
  const old = real
    .replaceAll(/^(\s*-? ?)type: cta$/gm, '$1type: call-to-action')
    // Forms have a field of this name too, which never had another.
    .replaceAll(/^( +)actions:$/gm, (line, space, at) => (at < real.indexOf('\nshared:') ? line : `${space}buttons:`))

  test('made old and migrated is the same, byte for byte, comments included', () => {
    const edits = nameEdits(old)
    expect(edits.length).toBeGreaterThan(100)
    expect(applyEdits(old, edits)).toBe(real)
    expect(applyEdits(real, inverse(old, edits))).toBe(old)
  })

  test('the command says what it changed, and then that nothing is left to do', { timeout: 60_000 }, async () => {
    const file = join(await mkdtemp(join(tmpdir(), 'migrate-')), 'pages.yaml')
    await writeFile(file, old)
    const dry = (await runHere('migrate', [file, '--dry-run'])).out
    expect(dry).toMatch(/^-\s+- type: call-to-action$/m)
    expect(await readFile(file, 'utf8')).toBe(old)
    expect(await runHere('migrate', [file])).toMatchObject({ code: 2, err: expect.stringContaining('Give --yes') })
    expect(await readFile(file, 'utf8')).toBe(old)
    expect((await runHere('migrate', [file, '--yes'])).out).toContain(dry.slice(0, dry.indexOf('\nNothing')))
    expect(await readFile(file, 'utf8')).toBe(real)
    expect((await runHere('migrate', [file])).out).toBe(`${file} is up to date.\n`)
    expect((await runHere('undo', ['--pages', file])).code).toBe(0)
    expect(await readFile(file, 'utf8')).toBe(old)
  })
})
