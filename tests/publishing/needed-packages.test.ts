import { readFileSync } from 'node:fs'
import { build, type Plugin } from 'vite'
import { expect, test } from 'vitest'
import { ownParts } from '../../renderer/html/own-plugin.ts'

const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'))
const commands = [
  'start',
  'build',
  'check',
  'dev',
  'gallery',
  'leads',
  'migrate',
  'new',
  'rename',
  'where',
  'icons',
  'og-image',
  'test',
]

/** Packages that no module imports: the right Node, what style sheets name, and what is found by its path. */
const isFont = (name: string) => name.startsWith('@fontsource')
const unseen = ['ajv', 'node', 'tailwindcss', '@iconify-json/lucide', ...Object.keys(dependencies).filter(isFont)]

test('a server needs all packages that "npm install --omit=dev" brings, and no other', {
  timeout: 60_000,
}, async () => {
  const imported = await importedPackages()
  expect(imported.filter((name) => name in devDependencies)).toEqual([])
  expect([...new Set([...imported, ...unseen])].toSorted()).toEqual(Object.keys(dependencies).toSorted())
})

/** The packages that the commands of a server import, together with the pages that they build. */
async function importedPackages(): Promise<string[]> {
  const names = new Set<string>()
  const note: Plugin = {
    name: 'note-packages',
    enforce: 'pre',
    resolveId(source) {
      if (source.startsWith('virtual:')) return undefined
      if (!/^(@[\w-]+\/)?[a-z][\w.-]*(\/|$)/.test(source)) return undefined
      // Types of own sections: for a site that installs the program, which has it compiled in.
      if (source !== 'json-schema-to-typescript') names.add(/^(@[\w-]+\/)?[^/]+/.exec(source)?.[0] ?? source)
      return { id: source, external: true }
    },
  }
  const parts = [
    '+config.ts',
    'site/+Page.tsx',
    'document/page.client.ts',
    'consent/measure.client.ts',
    'styles/sheet.ts',
  ]
  const pages = parts.map((file) => `./renderer/html/${file}`)
  const others = ['./renderer/build/bundle-worker.ts', './desk/client/main.ts', './studio/shell/photos/heic-worker.ts']
  const input = [...commands.map((name) => `./scripts/${name}.ts`), ...pages, ...others]
  await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [ownParts(), note],
    build: { ssr: true, write: false, rolldownOptions: { input } },
  })
  return [...names]
}
