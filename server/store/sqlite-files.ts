/**
 * Whether the files on the disk still are the ones that this process writes to. Nobody tells SQLite when its files are
 * deleted, moved, replaced or cut: it would go on in files that no restart will ever open. The places of the numbers in
 * the files are those of https://sqlite.org/fileformat2.html and https://sqlite.org/walformat.html.
 */
import { type BigIntStats, closeSync, fstatSync, openSync, readSync, realpathSync, rmSync, statSync } from 'node:fs'

/** `moved`: another file is at the path, or none. `overwritten`: something else was put into it. `damaged`: cut, or written into. */
export type Trouble = 'moved' | 'overwritten' | 'damaged'

/** The handle stays open until the process ends: closing it would drop SQLite's own locks on the file. */
type Watched = { path: string; handle: number; id: string }

export type FileWatch = ReturnType<typeof watchFiles>

/** Watches an open database with its log and the log's index; all three files must be there. */
export function watchFiles(file: string) {
  const target = realpathSync(file) // the log is beside the file itself, not beside a link to it
  const [main, log, index] = [watched(file), watched(`${target}-wal`), watched(`${target}-shm`)]
  let indexSize = 0
  let mainSize = 0
  let lastChange = 0
  let marks: number[] = []
  let stamp = stampOf(main.handle)

  function look(): Trouble | undefined {
    const shared = sharedHeader(index.handle)
    indexSize = Math.max(indexSize, shared.size)
    if (marks.length > 0 && !marks.includes(markOf(main.handle)))
      return shared.change === lastChange ? 'overwritten' : 'damaged'
    // One of the owner's commands may have written the file anew, and shorter: then its header tells so.
    const whole = Math.min(mainSize, shared.pagesInAll * shared.pageSize, wholeOf(main.handle) || mainSize)
    const isCut = shared.size < indexSize || sizeOf(main.handle) < whole
    if (isCut || !isLogWhole(log.handle, shared)) return 'damaged'
    return [main, log, index].every(isInPlace) ? undefined : 'moved'
  }
  return {
    /** What is wrong with the files. Other processes may be changing them, so a doubt is looked at twice. */
    look: () => look() && look(),
    /** Pages in the log. */
    pages: () => sharedHeader(index.handle).pages,
    /** To be called after each commit of this process, before the next look: a log of others is left where it is. */
    noteCommit: () => {
      lastChange = sharedHeader(index.handle).change
    },
    /** To be called when a look found all as it should be. */
    noteSize: () => {
      mainSize = sizeOf(main.handle)
    },
    /** Whether the main file was written to since this process last did: in this mode nobody does so often. */
    isChanged: () => stampOf(main.handle) !== stamp,
    /** To be called when this process has written to the main file, or what others wrote there was found right. */
    noteMain: () => {
      stamp = stampOf(main.handle)
    },
    /** From now on `user_version` in the main file is one of these. */
    expect: (numbers: number[]) => {
      marks = numbers
    },
    /** The log of a file that was overwritten would be mixed into what stands there now. */
    removeLog: () => {
      for (const old of [log, index]) if (isInPlace(old)) rmSync(old.path)
    },
  }
}

function watched(path: string): Watched {
  const handle = openSync(path, 'r')
  const { dev, ino } = fstatSync(handle, { bigint: true })
  return { path, handle, id: `${dev} ${ino}` }
}

function isInPlace({ path, id }: Watched): boolean {
  const now = statsAt(path)
  return now !== undefined && `${now.dev} ${now.ino}` === id
}

/** Undefined when nothing is there, or nobody can say: a folder that was closed, a disk that fails. */
export function statsAt(path: string): BigIntStats | undefined {
  try {
    return statSync(path, { bigint: true })
  } catch {
    return undefined
  }
}

function read(handle: number, length: number): Buffer {
  const bytes = Buffer.alloc(length)
  readSync(handle, bytes, 0, length, 0)
  return bytes
}

const markOf = (handle: number) => read(handle, 100).readInt32BE(60)

const stampOf = (handle: number) => fstatSync(handle, { bigint: true }).mtimeNs

const sizeOf = (handle: number) => fstatSync(handle).size

/**
 * How much of a database file is there, in bytes of those that its header tells; undefined where all is, or where the
 * header tells nothing because something older than SQLite 3.7 wrote it.
 */
export function cutTo(file: string): { there: number; whole: number } | undefined {
  const there = Number(statsAt(file)?.size ?? 0)
  if (there < 100) return there > 0 ? { there, whole: 100 } : undefined
  const handle = openSync(file, 'r')
  const whole = wholeOf(handle)
  closeSync(handle)
  return whole !== undefined && there < whole ? { there, whole } : undefined
}

/** The bytes of a database file that its header tells, where it tells them. */
function wholeOf(handle: number): number | undefined {
  const header = read(handle, 100)
  const pageSize = header.readUInt16BE(16) === 1 ? 65_536 : header.readUInt16BE(16)
  return header.readUInt32BE(24) === header.readUInt32BE(92) ? pageSize * header.readUInt32BE(28) : undefined
}

type Shared = { size: number; change: number; pageSize: number; pages: number; pagesInAll: number }

/** What SQLite keeps in the index for all its processes, in the machine's own order of bytes. */
function sharedHeader(handle: number): Shared {
  const bytes = read(handle, 48)
  const { buffer } = bytes
  const numbers = new DataView(buffer, bytes.byteOffset, bytes.length)
  const [change = 0, pages = 0, pagesInAll = 0] = [8, 16, 20].map((at) => numbers.getUint32(at, isLittleEndian))
  return { size: sizeOf(handle), change, pages, pagesInAll, pageSize: numbers.getUint16(14, isLittleEndian) }
}
const isLittleEndian = new Uint8Array(new Uint16Array([1]).buffer)[0] === 1

/** Every page that the index counts has to be in the log. */
function isLogWhole(handle: number, { pages, pageSize }: Shared): boolean {
  if (pages === 0) return true
  const isBegun = read(handle, 4).readUInt32BE() >>> 1 === 0x377f0682 >>> 1
  return isBegun && sizeOf(handle) >= 32 + pages * (pageSize + 24)
}
