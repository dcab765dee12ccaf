import { appendFile, mkdir, readFile, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { writeWhole } from '../write-whole.ts'
import { createStore, type Store } from './store.ts'

export interface StoreFile<Value> extends Store<Value> {
  /** Writes what is new, and forgets what was not asked for since it was opened or saved last. */
  save(): Promise<void>
}

/** How values are written, on one line each. */
export interface Form<Value> {
  read(text: string): Value
  write(value: Value): string
}

/** A store kept in a file: a line for each value, its key first. Keys have no spaces. */
export async function openStoreFile<Value>(path: string, { read, write }: Form<Value>): Promise<StoreFile<Value>> {
  const lines = readLines(await readFile(path, 'utf8').catch(() => ''), read)
  const { get, set, turn } = createStore(lines)
  let written = lines.size
  const added = new Map<string, Value>()
  const toLines = (values: ReadonlyMap<string, Value>) =>
    [...values].map(([key, value]) => `${key} ${write(value)}\n`).join('')
  return {
    get,
    set(key, value) {
      set(key, value)
      added.set(key, value)
    },
    async save() {
      const known = turn()
      const news = new Map(added)
      added.clear()
      if (news.size === 0) return
      const isCrowded = written + news.size > 2 * known.size
      const isFirst = written === 0
      written = isCrowded ? known.size : written + news.size
      if (isCrowded || isFirst) return writeWhole(path, toLines(known))
      await mkdir(dirname(path), { recursive: true })
      await appendFile(path, toLines(news)).catch(async (error) => {
        // Half a line, as a full disk leaves it, would run into the next one.
        await rm(path, { force: true })
        throw error
      })
    },
  }
}

function readLines<Value>(text: string, read: Form<Value>['read']): Map<string, Value> {
  const lines = new Map<string, Value>()
  for (let start = 0; start < text.length; ) {
    const end = text.indexOf('\n', start)
    if (end < 0) break
    const space = text.indexOf(' ', start)
    lines.set(text.slice(start, space), read(text.slice(space + 1, end)))
    start = end + 1
  }
  return lines
}
