import { hash } from 'node:crypto'
import { existsSync, statSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { dropOldest } from '../common/drop-oldest.ts'
import { hashFiles } from '../common/files-hash.ts'
import { cacheFolder } from '../folders.ts'
import { createCache, type TurningCache } from './cache.ts'
import { openCache } from './kept-cache.ts'

const folder = cacheFolder('check')
/** Older ones are of files that nobody checks any more, or of other code. */
const mostKept = 20
/** A smaller file, in bytes, is read as quickly as what is known of it. */
const leastKept = 64 * 1024

/** What this process has opened: a preview reads its file again and again. */
const opened = new Map<string, TurningCache>()

/** What is known of a pages.yaml from before. A large one's is kept in .cache/check/ for the next process. */
export function cacheOf(file: string): TurningCache {
  const path = resolve(file)
  const size = statSync(path, { throwIfNoEntry: false })?.size ?? 0
  const key = `${size < leastKept ? 'small' : 'kept'} ${path}`
  const cache = opened.get(key) ?? (size < leastKept ? createCache() : openKept(path))
  opened.set(key, cache)
  return cache
}

/** What other code than this made is not used. */
function openKept(path: string): TurningCache {
  const rooms = ['languages', 'common', 'schema', 'read', 'expand', 'check', 'cache', 'pipeline'].map(
    (room) => `renderer/${room}/`,
  )
  const name = `${basename(path)}-${hash('sha1', path, 'hex').slice(0, 8)}.${hashFiles([...rooms, 'schemas/', 'package.json'])}.sqlite`
  const isNew = !existsSync(join(folder, name))
  const cache = openCache(join(folder, name))
  if (isNew && existsSync(folder)) dropOldest(folder, mostKept)
  return cache
}
