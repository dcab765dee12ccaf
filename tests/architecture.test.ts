import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const page = readFileSync('docs/architecture.md', 'utf8')
const table = page.slice(page.indexOf('## The rooms'), page.indexOf('## The way'))
const rooms = [...table.matchAll(/^\| `([a-z]+)` /gm)].map(([, name]) => String(name))

test('docs/architecture.md names the rooms of renderer/, and there is nothing else in it', () => {
  expect(readdirSync('renderer').toSorted()).toEqual(rooms.toSorted())
})

test('the files on the way of a page are there', () => {
  const way = page.slice(page.indexOf('## The way'), page.indexOf('## Words'))
  const files = [...way.matchAll(/^\| [\d–]+ +\|([^|]+)\|/gm)].flatMap(([, cell = '']) => {
    const [first = '', ...others] = [...cell.matchAll(/`([^`<]+)`/g)].map(([, name]) => String(name))
    return [first, ...others.map((name) => join(first.split('/')[0] ?? '', name))]
  })
  expect(files.length).toBeGreaterThan(15)
  for (const file of files) expect(existsSync(`renderer/${file}`), file).toBe(true)
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

/** The files in which the project's lint rules refuse an import. */
async function lint(files: { file: string; from: string }[]): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'rooms-'))
  const { linter, overrides } = JSON.parse(readFileSync('biome.json', 'utf8'))
  writeFileSync(join(folder, 'biome.json'), JSON.stringify({ root: true, linter, overrides }))
  for (const { file, from } of files) {
    mkdirSync(join(folder, file, '..'), { recursive: true })
    writeFileSync(join(folder, file), `export { it } from '${from}'\n`)
  }
  const options = ['lint', '--only=style/noRestrictedImports', '--max-diagnostics=none', '--reporter=json', 'renderer']
  const { stdout } = spawnSync('biome', options, { cwd: folder, encoding: 'utf8' })
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: { location: { path: string } }[] }
  return diagnostics.map(({ location }) => location.path)
}
