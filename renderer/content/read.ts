import { hash } from 'node:crypto'
import { readdir, readFile, stat } from 'node:fs/promises'
import { basename, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { isDiskFull } from '../disk-full.ts'
import type { Surroundings } from './checks/references.ts'
import { readText } from './layout.ts'
import { type MemoryFile, openMemoryFile } from './memory-file.ts'
import { type CheckOptions, checkPages } from './pages.ts'
import type { Problem } from './problem.ts'
import type { Site } from './resolve.ts'
import { SourceText, sourceText } from './source-text.ts'

const project = new URL('../../', import.meta.url)

export interface SiteRead {
  /** Empty for a file that cannot be read. */
  source: SourceText
  site?: Site
  problems: Problem[]
}

/** Reads a pages.yaml with the lists of what may be used in it, and checks it: the only part that touches the disk. */
export async function readSite(file: string, options: Pick<CheckOptions, 'doubts'> = {}): Promise<SiteRead> {
  const opening = openMemory(file)
  const [source, memory, surroundings] = await Promise.all([readSource(file, opening), opening, listSurroundings()])
  if (!(source instanceof SourceText)) return { source: sourceText(''), problems: [source] }
  const today = new Date().toISOString().slice(0, 10)
  const borrowsImages = resolve(file) !== fileURLToPath(new URL('pages.yaml', project))
  const result = checkPages(source, { file, today, borrowsImages, ...options, ...surroundings, memory })
  await memory?.save(source.layout).catch((error) => {
    // What is kept saves time and nothing else: a full disk is no reason not to say what is wrong in the file.
    if (!isDiskFull(error)) throw error
  })
  return { source, ...result }
}

/** A smaller file, in bytes, is read as quickly as what is known of it. */
const leastRemembered = 64 * 1024

async function openMemory(file: string): Promise<MemoryFile | undefined> {
  const { size } = await stat(file).catch(() => ({ size: 0 }))
  if (size < leastRemembered) return undefined
  return openMemoryFile(`${basename(file)}-${hash('sha1', resolve(file), 'hex').slice(0, 8)}`)
}

/** What the folders around the file hold: images/, public/ and the icons of Lucide. */
export async function listSurroundings(): Promise<Required<Surroundings>> {
  const [images, icons, files] = await Promise.all([list('images/'), listIcons(), list('public/')])
  return { images, icons, files: files.map((name) => `/${name}`) }
}

async function readSource(file: string, memory: Promise<MemoryFile | undefined>): Promise<SourceText | Problem> {
  const problem = (code: string, message: string, hint: string): Problem => ({
    code,
    severity: 'error',
    file,
    line: 1,
    column: 1,
    message,
    hint,
  })
  try {
    const bytes = await readFile(file)
    return readText(bytes, (await memory)?.layout)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ENOENT')
      return problem('missing-file', `Cannot find the file "${file}"`, 'Give the path of a pages.yaml that exists.')
    if (code === 'EISDIR')
      return problem('unreadable-file', `"${file}" is a folder`, 'Give the path of the file in it, such as pages.yaml.')
    if (code === 'ERR_ENCODING_INVALID_ENCODED_DATA')
      return problem('bad-encoding', `"${file}" is not UTF-8 text`, 'Save it as UTF-8 in your editor.')
    return problem(
      'unreadable-file',
      `Cannot read "${file}" (${code ?? String(error)})`,
      'Check that you may open the file.',
    )
  }
}

async function list(folder: string): Promise<string[]> {
  const entries = await readdir(new URL(folder, project), { recursive: true, encoding: 'utf8' }).catch(() => [])
  return entries.map((name) => name.replaceAll('\\', '/'))
}

async function listIcons(): Promise<string[]> {
  const names = await readdir(new URL('node_modules/lucide-static/icons/', project))
  return names.filter((name) => name.endsWith('.svg')).map((name) => name.slice(0, -'.svg'.length))
}
