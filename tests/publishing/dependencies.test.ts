/** The packages: their licences, and the bill of materials. */
import { execFileSync } from 'node:child_process'
import { mkdtemp, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { isExpected, licenceList, readPackages, unexpected } from '../../tools/dependencies/licences.ts'

const lock = await readFile('package-lock.json', 'utf8')
const packages = readPackages(lock)

test('no package has an unexpected licence, and docs/licences.md lists them all', async () => {
  expect(packages.length).toBeGreaterThan(100)
  expect(unexpected(packages)).toEqual([])
  expect(await readFile('docs/licences.md', 'utf8')).toBe(licenceList(packages))
})

test('a package with another licence, or none, is found', () => {
  const made = JSON.parse(lock)
  made.packages['node_modules/viral'] = { version: '1.0.0', license: 'AGPL-3.0-only' }
  made.packages['node_modules/a/node_modules/nameless'] = { version: '2.0.0', dev: true }
  expect(unexpected(readPackages(JSON.stringify(made)))).toEqual([
    { name: 'nameless', version: '2.0.0', licence: 'unknown', isDev: true },
    { name: 'viral', version: '1.0.0', licence: 'AGPL-3.0-only', isDev: false },
  ])
})

test.each([
  ['MIT', true],
  ['(MIT OR GPL-3.0-only)', true],
  ['MIT AND ISC', true],
  ['MIT AND GPL-3.0-only', false],
  ['SEE LICENSE IN file', false],
])('%s is expected: %s', (licence, verdict) => expect(isExpected(licence)).toBe(verdict))

test('the bill of materials holds every package and marks those for development', { timeout: 60_000 }, async () => {
  const out = join(await mkdtemp(join(tmpdir(), 'sbom-')), 'sbom.json')
  execFileSync(process.execPath, ['tools/main.ts', 'sbom', '--out', out], { stdio: 'pipe' })
  const { bomFormat, components } = JSON.parse(await readFile(out, 'utf8'))
  expect(bomFormat).toBe('CycloneDX')
  const all = new Map<string, Component>(components.map((each: Component) => [`${each.name}@${each.version}`, each]))
  const { dependencies, devDependencies } = JSON.parse(await readFile('package.json', 'utf8'))
  for (const [name, version] of Object.entries({ ...dependencies, ...devDependencies })) {
    expect([...all.keys()]).toContain(`${name}@${version}`)
  }
  expect(all.get(`hono@${dependencies.hono}`)?.scope).toBe('required')
  expect(all.get(`vitest@${devDependencies.vitest}`)?.scope).toBe('excluded')
  // What another package brings in its own archive is covered by the hash of that archive.
  const withoutHash = packages.filter(({ integrity }) => !integrity).map(({ name, version }) => `${name}@${version}`)
  for (const [name, { purl, hashes, licenses }] of all) {
    expect(purl).toMatch(/^pkg:npm\/(%40[\w.-]+\/)?[\w.-]+@\d/)
    if (!withoutHash.includes(name)) expect(hashes?.[0]?.content).toMatch(/^[0-9a-f]{128}$/)
    expect(licenses[0]?.expression).not.toBe('unknown')
  }
})

interface Component {
  name: string
  version: string
  purl: string
  scope: string
  hashes?: { content: string }[]
  licenses: { expression: string }[]
}
