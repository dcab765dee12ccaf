import { cpSync, existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { hashFiles } from '../../renderer/common/files-hash.ts'
import { makeEditorSchema } from '../../studio/edit/editor/editor-file.ts'
import { COMPILED_IN } from './compile.ts'

/** What Vite bundles for a site, and what both read: as it is, so that nothing of it is told twice. */
const SOURCES = [
  'renderer',
  'sections',
  'schemas',
  'styles',
  'server',
  'studio',
  'desk',
  'scripts',
  'starters',
  'deploy',
  'docs',
]
/** Pixels: nothing in the gallery is shown larger. */
const EXAMPLE = { width: 1280, withoutEnlargement: true }
/** Worked on here alone. */
const isLeftOut = (path: string) => /(?:^|\/)(?:node_modules|\.cache|docs\/(?:pictures|package\.md))(?:\/|$)/.test(path)

interface Manifest {
  version: string
  description: string
  license: string
  dependencies: Record<string, string>
}

/** Puts everything into a folder that the package holds but what is compiled, and returns what it says of itself. */
export async function stagePackage(folder: string): Promise<ReturnType<typeof manifest>> {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  for (const source of SOURCES)
    cpSync(source, join(folder, source), { recursive: true, filter: (path) => !isLeftOut(path) })
  // Of a site, the first build writes it anew.
  mkdirSync(join(folder, 'schemas/editor'), { recursive: true })
  writeFileSync(join(folder, 'schemas/editor/pages.json'), await makeEditorSchema(readFileSync('pages.yaml', 'utf8')))
  copy('CHANGELOG.md', folder)
  copy('LICENSE', folder)
  mkdirSync(join(folder, 'images'))
  for (const file of picturesOfExamples()) {
    if (file.endsWith('.svg')) copy(file, folder)
    else await sharp(file).resize(EXAMPLE).toFile(join(folder, file))
  }
  copy('docs/package.md', folder, 'README.md')
  const says = manifest()
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(says, null, 2)}\n`)
  return says
}

function copy(file: string, folder: string, name = file) {
  mkdirSync(dirname(join(folder, name)), { recursive: true })
  cpSync(file, join(folder, name))
}

/** The examples of sections and of problems show pictures of this project's own site. */
function picturesOfExamples(): string[] {
  const texts = globSync('{sections,renderer}/**/{examples,starter,host}.yaml').map((file) =>
    readFileSync(file, 'utf8'),
  )
  const names = new Set(texts.join('\n').match(/[\w-]+\.(?:jpg|png|webp|avif|svg)/g))
  return [...names].map((name) => `images/${name}`).filter(existsSync)
}

/** What the package says of itself. Node comes with the machine, and everything that only the project's own work needs stays out. */
function manifest() {
  const own: Manifest = JSON.parse(readFileSync('package.json', 'utf8'))
  const isNeeded = ([name]: [string, string]) => name !== 'node' && !COMPILED_IN.includes(name)
  const dependencies = Object.fromEntries(Object.entries(own.dependencies).filter(isNeeded))
  return {
    name: 'pages-from-yaml',
    version: own.version,
    description: 'A page builder whose sites are one YAML file',
    license: own.license,
    type: 'module',
    engines: { node: '>=24' },
    bin: { 'pages-from-yaml': 'node/pages-from-yaml.js' },
    exports: {
      '.': { types: './types/scripts/api/index.d.ts', default: './node/index.js' },
      './section': { types: './types/renderer/section.d.ts', default: './renderer/section.ts' },
      './package.json': './package.json',
    },
    sideEffects: ['**/*.css', './renderer/**/*.client.ts'],
    /** Of which code it is made: everything that is kept of a site goes by it. */
    madeFrom: hashFiles([...SOURCES.map((source) => `${source}/`), 'package-lock.json']),
    dependencies,
  }
}
