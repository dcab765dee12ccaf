import { appendFile, mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { dropOldest } from '../drop-oldest.ts'
import { hashFiles } from '../files-hash.ts'
import type { Memory } from './memory.ts'
import { noFindings, type PageRecord } from './record.ts'

const folder = fileURLToPath(new URL('../../.cache/check/', import.meta.url))
/** Older files are of names that nobody checks any more. */
const mostFiles = 20

export interface MemoryFile extends Memory {
  /** Writes what is new, and forgets what was not asked for since it was opened. */
  save(): Promise<void>
}

/** What this process has opened: a file that is read again and again is not looked up on the disk each time. */
const opened = new Map<string, MemoryFile>()

/**
 * What was known of the pages of a file when it was read last, kept in .cache/check/: a line for each page, its key
 * first. Records that were made by other code than this are not used.
 */
export async function openMemoryFile(name: string): Promise<MemoryFile> {
  const memory = opened.get(name) ?? (await readMemoryFile(name))
  opened.set(name, memory)
  return memory
}

async function readMemoryFile(name: string): Promise<MemoryFile> {
  const path = join(folder, `${name}.${hashFiles(['renderer/content/', 'renderer/migrations/', 'schemas/'])}.ndjson`)
  const lines = linesByKey(await readFile(path, 'utf8').catch(() => ''))
  let before = new Map<string, PageRecord>()
  let now = new Map<string, PageRecord>()
  let written = lines.size
  const added: string[] = []
  return {
    get(key) {
      const record = now.get(key) ?? before.get(key) ?? readRecord(lines.get(key))
      if (record) now.set(key, record)
      return record
    },
    set(key, record) {
      now.set(key, record)
      added.push(key)
    },
    async save() {
      const news = added.splice(0)
      const known = now
      ;[before, now] = [known, new Map()]
      lines.clear()
      if (news.length === 0) return
      const write = (keys: Iterable<string>) => [...keys].map((key) => writeRecord(key, known.get(key))).join('')
      const isCrowded = written + news.length > 2 * known.size
      written = isCrowded ? known.size : written + news.length
      await mkdir(folder, { recursive: true })
      if (!isCrowded && written > news.length) return appendFile(path, write(news))
      await writeFile(`${path}.${process.pid}`, write(known.keys()))
      await rename(`${path}.${process.pid}`, path)
      dropOldest(folder, mostFiles)
    },
  }
}

function linesByKey(text: string): Map<string, string> {
  const lines = new Map<string, string>()
  for (let start = 0; start < text.length; ) {
    const end = text.indexOf('\n', start)
    if (end < 0) break
    const space = text.indexOf(' ', start)
    lines.set(text.slice(start, space), text.slice(space + 1, end))
    start = end + 1
  }
  return lines
}

/** Nearly all pages are without findings, which are then left out. */
function writeRecord(key: string, record: PageRecord | undefined): string {
  if (!record) return ''
  const { findings, sketch, ...rest } = record
  const isClean = Object.values(findings).every((found) => found.length === 0)
  const written = { ...rest, sketch: Buffer.from(sketch.buffer).toString('base64'), ...(!isClean && { findings }) }
  return `${key} ${JSON.stringify(written)}\n`
}

/** Undefined for a line that another process was still writing. */
function readRecord(line: string | undefined): PageRecord | undefined {
  if (line === undefined) return undefined
  try {
    const { sketch, ...rest } = JSON.parse(line)
    return {
      findings: noFindings,
      ...rest,
      sketch: new Uint32Array(new Uint8Array(Buffer.from(sketch, 'base64')).buffer),
    }
  } catch {
    return undefined
  }
}
