import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const page = readFileSync('docs/architecture.md', 'utf8')
const table = page.slice(page.indexOf('## The rooms'), page.indexOf('## The way'))
const rooms = [...table.matchAll(/^\| `([a-z]+)` /gm)].map(([, name]) => String(name))

test('docs/architecture.md names the rooms of renderer/, and there is nothing else in it', () => {
  const entries = readdirSync('renderer', { withFileTypes: true })
  expect(entries.filter((entry) => entry.isDirectory()).map(({ name }) => name)).toEqual(rooms.toSorted())
  for (const { name } of entries.filter((entry) => entry.isFile())) expect(table).toContain(`\`renderer/${name}\``)
})

test('it names every folder at the top', () => {
  const folders = page.slice(page.indexOf('## The folders'), page.indexOf('## The rooms'))
  const named = [...folders.matchAll(/^\| `([a-z]+)\/`/gm)].map(([, name]) => String(name))
  const tracked = execFileSync('git', ['ls-tree', '-d', '--name-only', 'HEAD'], { encoding: 'utf8' }).trim().split('\n')
  expect(tracked.filter((name) => !name.startsWith('.')).toSorted()).toEqual(named.toSorted())
})

test.each([
  ['The way of one page', 'renderer'],
  ['The way of a lead', '.'],
  ['The way of a click in the studio', '.'],
])('the files of "%s" are there, in at most 20 stops', (heading, folder) => {
  const way = page.slice(page.indexOf(`## ${heading}`)).split('\n## ', 1)[0] ?? ''
  const stops = [...way.matchAll(/^\| \d+ +\|([^|]+)\|/gm)].map(([, cell = '']) => {
    const [first = '', ...others] = [...cell.matchAll(/`([^`<]+)`/g)].map(([, name]) => String(name))
    return [first, ...others.map((name) => join(first.split('/')[0] ?? '', name))]
  })
  expect(stops.length).toBeGreaterThan(6)
  expect(stops.length).toBeLessThanOrEqual(20)
  for (const file of stops.flat()) expect(existsSync(join(folder, file)), file).toBe(true)
})

test('a room may use what stands above it in the table and nothing below', async () => {
  const pairs = rooms
    .flatMap((room) => rooms.map((other) => ({ room, other })))
    .filter(({ room, other }) => room !== other)
  const refused = await lint(
    pairs.map(({ room, other }) => ({ file: `renderer/${room}/inner/${other}.ts`, from: `../../${other}/it.ts` })),
  )
  const up = pairs.filter(({ room, other }) => rooms.indexOf(other) > rooms.indexOf(room))
  expect(refused.toSorted()).toEqual(up.map(({ room, other }) => `renderer/${room}/inner/${other}.ts`).toSorted())
})

test('server, sections, studio and scripts use what docs/architecture.md allows, and nobody a section but its registry', async () => {
  const allowed = [
    { file: 'server/a/forms.ts', from: '../../renderer/forms/it.ts' },
    { file: 'sections/a/html.ts', from: '../../renderer/html/it.ts' },
    { file: 'studio/server/check.ts', from: '../../renderer/check/it.ts' },
    { file: 'renderer/html/sections.ts', from: '../../sections/faq/Faq.tsx' },
    { file: 'scripts/support/build.ts', from: '../../renderer/build/it.ts' },
    { file: 'desk/a/store.ts', from: '../../server/store/it.ts' },
    { file: 'desk/a/draft.ts', from: '../../studio/draft/it.ts' },
  ]
  const refused = [
    { file: 'server/a/html.ts', from: '../../renderer/html/it.ts' },
    { file: 'server/a/studio.ts', from: '../../studio/draft/it.ts' },
    { file: 'sections/a/build.ts', from: '../../renderer/build/it.ts' },
    { file: 'sections/a/server.ts', from: '../../server/store/it.ts' },
    { file: 'studio/server/section.ts', from: '../../sections/faq/Faq.tsx' },
    { file: 'studio/edit/draft.ts', from: '../draft/it.ts' },
    { file: 'renderer/html/inner/section.ts', from: '../../../sections/faq/Faq.tsx' },
    { file: 'renderer/preview/inner/studio.ts', from: '../../../studio/edit/it.ts' },
    { file: 'renderer/messages/tool.ts', from: '../../tools/bench/it.ts' },
    { file: 'scripts/tool.ts', from: '../tools/bench/it.ts' },
    { file: 'desk/a/section.ts', from: '../../sections/faq/Faq.tsx' },
    { file: 'desk/a/script.ts', from: '../../scripts/support/it.ts' },
    { file: 'server/a/desk.ts', from: '../../desk/accounts/it.ts' },
    { file: 'studio/server/desk.ts', from: '../../desk/accounts/it.ts' },
    { file: 'studio/edit/desk.ts', from: '../../desk/accounts/it.ts' },
    { file: 'renderer/preview/inner/desk.ts', from: '../../../desk/accounts/it.ts' },
    { file: 'sections/a/desk.ts', from: '../../desk/accounts/it.ts' },
    { file: 'server/a/tool.ts', from: '../../tools/bench/it.ts' },
    { file: 'sections/a/tool.ts', from: '../../tools/bench/it.ts' },
    { file: 'studio/edit/tool.ts', from: '../../tools/bench/it.ts' },
    { file: 'studio/mcp/tool.ts', from: '../../tools/bench/it.ts' },
  ]
  expect((await lint([...allowed, ...refused])).toSorted()).toEqual(refused.map(({ file }) => file).toSorted())
})

/** The files in which the project's lint rules refuse an import. */
async function lint(files: { file: string; from: string }[]): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'rooms-'))
  const { linter, overrides } = JSON.parse(readFileSync('biome.json', 'utf8'))
  writeFileSync(join(folder, 'biome.json'), JSON.stringify({ root: true, linter, overrides }))
  for (const { file, from } of files) {
    mkdirSync(join(folder, file, '..'), { recursive: true })
    writeFileSync(join(folder, file), `export { it } from '${from}'\n`)
  }
  const options = ['lint', '--only=style/noRestrictedImports', '--max-diagnostics=none', '--reporter=json', '.']
  const { stdout } = spawnSync('biome', options, { cwd: folder, encoding: 'utf8' })
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: { location: { path: string } }[] }
  return diagnostics.map(({ location }) => location.path)
}
