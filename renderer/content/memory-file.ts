import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { dropOldest } from '../drop-oldest.ts'
import { hashFiles } from '../files-hash.ts'
import { KeptRecord } from './kept-record.ts'
import type { Memory } from './memory.ts'
import type { Finding } from './problem.ts'
import { type Form, openStoreFile } from './store-file.ts'

const folder = fileURLToPath(new URL('../../.cache/check/', import.meta.url))
/** Older folders are of names that nobody checks any more. */
const mostFolders = 20

export interface MemoryFile extends Memory {
  /** Writes what is new, and forgets what was not asked for since it was opened. */
  save(): Promise<void>
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
    ...memory,
    async save() {
      const isNew = !existsSync(path)
      await memory.save()
      if (isNew && existsSync(path)) dropOldest(folder, mostFolders)
    },
  }
}

const recordForm: Form<KeptRecord> = { read: (text) => new KeptRecord(text), write: ({ text }) => text }
/** What cannot be read was cut off when it was written. */
const findingsForm: Form<readonly Finding[] | undefined> = {
  read: readFindings,
  write: (found) => JSON.stringify(found),
}

function readFindings(text: string): readonly Finding[] | undefined {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** A memory in a folder of its own. */
export async function openMemoryIn(path: string): Promise<MemoryFile> {
  const [records, findings] = await Promise.all([
    openStoreFile(join(path, 'records.ndjson'), recordForm),
    openStoreFile(join(path, 'findings.ndjson'), findingsForm),
  ])
  return {
    records,
    findings,
    async save() {
      await Promise.all([records.save(), findings.save()])
    },
  }
}
