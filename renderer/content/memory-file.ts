import { existsSync } from 'node:fs'
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { dropOldest } from '../drop-oldest.ts'
import { hashFiles } from '../files-hash.ts'
import { writeWhole } from '../write-whole.ts'
import { KeptRecord } from './kept-record.ts'
import type { Layout } from './layout.ts'
import type { Memory } from './memory.ts'
import type { Finding } from './problem.ts'
import { type Form, openStoreFile } from './store-file.ts'

const folder = fileURLToPath(new URL('../../.cache/check/', import.meta.url))
/** Older folders are of names that nobody checks any more. */
const mostFolders = 20

export interface MemoryFile extends Memory {
  /** Of the file as it was read last. */
  readonly layout?: Layout
  /** Writes what is new, and forgets what was not asked for since it was opened. */
  save(layout?: Layout): Promise<void>
}

/** What this process has opened: a file that is read again and again is not looked up on the disk each time. */
const opened = new Map<string, MemoryFile>()

/**
 * What was known of the pages of a file when it was read last, kept in .cache/check/. What was found by other code than
 * this is not used.
 */
export async function openMemoryFile(name: string): Promise<MemoryFile> {
  const memory = opened.get(name) ?? (await openMemoryOf(name))
  opened.set(name, memory)
  return memory
}

async function openMemoryOf(name: string): Promise<MemoryFile> {
  const code = hashFiles(['renderer/content/', 'renderer/migrations/', 'schemas/'])
  const path = join(folder, `${name}.${code}`)
  const memory = await openMemoryIn(path)
  return {
    records: memory.records,
    findings: memory.findings,
    get layout() {
      return memory.layout
    },
    async save(layout) {
      const isNew = !existsSync(path)
      await memory.save(layout)
      if (isNew && existsSync(path)) dropOldest(folder, mostFolders)
    },
  }
}

const recordForm: Form<KeptRecord> = { read: (text) => new KeptRecord(text), write: ({ text }) => text }
const findingsForm: Form<readonly Finding[] | undefined> = {
  read: (text) => readJson<readonly Finding[]>(text),
  write: (found) => JSON.stringify(found),
}

/** What cannot be read was cut off when it was written. */
function readJson<Value>(text: string): Value | undefined {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** A memory in a folder of its own. */
export async function openMemoryIn(path: string): Promise<MemoryFile> {
  const layoutPath = join(path, 'layout.json')
  const [records, findings, known] = await Promise.all([
    openStoreFile(join(path, 'records.ndjson'), recordForm),
    openStoreFile(join(path, 'findings.ndjson'), findingsForm),
    readFile(layoutPath, 'utf8').catch(() => ''),
  ])
  let layout = readJson<Layout>(known)
  const saveLayout = async (next: Layout | undefined) => {
    if (next === layout) return
    layout = next
    if (next) await writeWhole(layoutPath, JSON.stringify(next))
    else await rm(layoutPath, { force: true })
  }
  return {
    records,
    findings,
    get layout() {
      return layout
    },
    async save(next) {
      await Promise.all([records.save(), findings.save(), saveLayout(next)])
    },
  }
}
