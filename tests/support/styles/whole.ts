import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import { build } from 'vite'
import { ownParts } from '../../../renderer/html/own-plugin.ts'
import { pageSources } from '../../../renderer/html/styles/sources-plugin.ts'

const ENTRY = fileURLToPath(new URL('../../../renderer/html/styles/index.ts', import.meta.url))
const file = (name: string) => join(String(process.env.TEST_DATA), name)

const read = new Map<string, Promise<string>>()

/** The style sheet of all sections, of which each page of a build has its part. */
export const wholeStyles = () => readOnce('whole.css')

/** The file for paper that all pages of a build share. */
export const stylesForPaper = () => readOnce('paper.css')

function readOnce(name: string): Promise<string> {
  const known = read.get(name) ?? readFile(file(name), 'utf8')
  read.set(name, known)
  return known
}

/** What one worker has made and all can read, in this run of the browser tests. */
export async function keptForAll<Value>(name: string, make: () => Promise<Value>): Promise<Value> {
  try {
    return JSON.parse(await readFile(file(name), 'utf8'))
  } catch {
    const made = await make()
    const unfinished = file(`${name}.${process.pid}`)
    await writeFile(unfinished, JSON.stringify(made))
    // Whoever reads it at the same time has the whole of it, or nothing.
    await rename(unfinished, file(name))
    return made
  }
}

/** Makes the sheet once for all workers of the browser tests, ahead of them. */
export default async function makeWholeStyles(): Promise<void> {
  const { wholeSheet, paperStyles } = await loadStyles()
  await writeFile(file('whole.css'), wholeSheet())
  await writeFile(file('paper.css'), paperStyles())
}

/** The styles of a build, as its code knows them. */
export async function loadStyles(): Promise<typeof import('../../../renderer/html/styles/index.ts')> {
  const built = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    plugins: [ownParts(), tailwindcss(), pageSources()],
    build: { write: false, ssr: ENTRY, target: 'es2022', cssMinify: true },
  })
  const code = 'output' in built ? built.output[0].code : ''
  // Where the packages are found that it imports.
  const module = join('.cache', `whole-styles.${process.pid}.mjs`)
  await mkdir('.cache', { recursive: true })
  await writeFile(module, code)
  try {
    return await import(pathToFileURL(module).href)
  } finally {
    await rm(module)
  }
}
