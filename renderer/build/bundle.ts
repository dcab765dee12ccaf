import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdir, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { dropOldest } from '../common/drop-oldest.ts'
import { hashFiles, hashOwn } from '../common/files-hash.ts'
import { timed } from '../common/timed.ts'
import { engineCache } from '../folders.ts'

/** Beside the program: the bundle finds its packages from where it lies. */
const FOLDER = engineCache('bundle')
const WORK = engineCache('bundle-work')
/** Everything that the bundled code follows from. */
const SOURCES = ['renderer/', 'sections/', 'styles/', 'schemas/', 'server/pages/', 'package-lock.json']
/** Bundles of other states of the code, such as of a branch that is looked at in between. */
const MOST_BUNDLES = 4

/** What starts vike, which no page loads. */
const unused = /^assets\/entries\//

export interface Bundle {
  /** Changes with the code of the pages. */
  key: string
  /** Scripts and styles for the browser, by their path under the site's root. */
  assets: string[]
  folder: string
}

/**
 * Bundles the code of the pages with vike, unless that has been done for this state of the code. In a thread: what else
 * is to do need not wait, and vike renders as its servers do where no Vite has been loaded (`vike.ts`).
 */
export async function bundleCode(stop?: AbortSignal): Promise<Bundle> {
  const { key, folder } = present()
  if (!existsSync(folder)) await timed('bundle', () => makeBundle(folder, stop))
  const files = await readdir(join(folder, 'client'), { recursive: true, withFileTypes: true })
  const paths = files.filter((file) => file.isFile()).map((file) => join(file.parentPath, file.name))
  const assets = paths.map((path) => path.slice(join(folder, 'client/').length))
  return { key, folder, assets: assets.filter((path) => !unused.test(path)).sort() }
}

function present() {
  const key = hashFiles(SOURCES) + hashOwn()
  return { key, folder: join(FOLDER, key) }
}

/** A script of the bundled code that Node runs, where this state of the code has been bundled. */
export function bundledScript(name: string): string | undefined {
  const script = join(present().folder, `server/${name}.mjs`)
  return existsSync(script) ? script : undefined
}

async function makeBundle(folder: string, stop?: AbortSignal) {
  const work = join(WORK, randomUUID())
  try {
    // In a process of Vitest's, vike would leave out its plugin.
    const { VITEST: _, ...env } = process.env
    const options = { env: { ...env, NODE_ENV: 'production' }, workerData: work }
    const worker = new Worker(new URL('./bundle-worker.ts', import.meta.url), options)
    stop?.addEventListener('abort', () => worker.terminate())
    const [code] = await once(worker, 'exit')
    // vike leaves where it cannot write a list of what it has bundled, and has told why.
    if (code !== 0) throw new Error('the code of the pages cannot be bundled')
  } catch (error) {
    await rm(work, { recursive: true, force: true })
    throw error
  }
  await mkdir(FOLDER, { recursive: true })
  await rename(work, folder).catch(() => rm(work, { recursive: true, force: true }))
  dropOldest(FOLDER, MOST_BUNDLES)
  // What killed builds have left.
  dropOldest(WORK, MOST_BUNDLES)
}
