import { closeSync, fdatasyncSync, openSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** How often a second the disk takes a page of 4 KiB and says that it is safe; what one writer after another can get. */
export function syncRate(forMs: number): number {
  const file = join(tmpdir(), `sync-rate-${process.pid}`)
  const handle = openSync(file, 'w')
  const page = Buffer.alloc(4096, 1)
  const started = performance.now()
  let amount = 0
  for (; performance.now() - started < forMs; amount += 1) {
    writeSync(handle, page)
    fdatasyncSync(handle)
  }
  const elapsed = performance.now() - started
  closeSync(handle)
  rmSync(file)
  return (amount / elapsed) * 1000
}
