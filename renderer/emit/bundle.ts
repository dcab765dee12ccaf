import { access, mkdir, readdir, readFile, rename, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { dropOldest } from '../drop-oldest.ts'
import { hashFiles } from '../files-hash.ts'

/** Inside the project: the bundle finds its packages from where it lies. */
const FOLDER = '.cache/bundle'
/** Everything that the bundled code follows from. */
const SOURCES = [
  'renderer/',
  'sections/',
  'styles/',
  'schemas/',
  'public/favicon.svg',
  'vite.config.ts',
  'package-lock.json',
]
/** Bundles of other states of the code, such as of a branch that is looked at in between. */
const MOST_BUNDLES = 4

export interface Bundle {
  /** Changes with the code of the pages. */
  key: string
  /** Scripts and styles for the browser, by their path under the site's root. */
  assets: string[]
  folder: string
  hooks: () => Promise<Hooks>
}

/** The code that draws pages, with the manifest that it needs. */
export interface Hooks extends Readonly<typeof import('../hooks.ts')> {
  manifest: Record<string, { file: string } | undefined>
}

/**
 * Bundles the code of the pages with vike, unless that has been done for this state of the code.
 *
 * vike's own prerender() is not used: for each page it spends more time on its routing, context and injected files than
 * React spends on the page (`npm run bench:compare`), and none of that has a use here. What its hooks draw is drawn by
 * renderer/hooks.ts instead.
 */
export async function bundleCode(): Promise<Bundle> {
  // Read by React when it is loaded: its development version takes ten times as long for a page.
  process.env.NODE_ENV = 'production'
  const key = hashFiles(SOURCES)
  const folder = join(FOLDER, key)
  const isMade = await access(folder).then(
    () => true,
    () => false,
  )
  if (!isMade) await makeBundle(folder)
  const files = await readdir(join(folder, 'client'), { recursive: true, withFileTypes: true })
  const paths = files.filter((file) => file.isFile()).map((file) => join(file.parentPath, file.name))
  return {
    key,
    folder,
    assets: paths.map((path) => path.slice(join(folder, 'client/').length)).sort(),
    hooks: () => loadHooks(folder),
  }
}

async function makeBundle(folder: string) {
  const work = join(`${FOLDER}-work`, String(process.pid))
  process.env.BUILD_DIR = work
  const { build } = await import('vike/api')
  try {
    await build({ viteConfig: { logLevel: 'warn', build: { emptyOutDir: true } } })
  } catch (error) {
    await rm(work, { recursive: true, force: true })
    throw error
  }
  await mkdir(FOLDER, { recursive: true })
  await rename(work, folder).catch(() => rm(work, { recursive: true, force: true }))
  dropOldest(FOLDER, MOST_BUNDLES)
}

async function loadHooks(folder: string): Promise<Hooks> {
  const hooks = await import(pathToFileURL(resolve(folder, 'server/hooks.mjs')).href)
  return { ...hooks, manifest: JSON.parse(await readFile(join(folder, 'assets.json'), 'utf8')) }
}
