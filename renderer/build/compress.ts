import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import pMap from 'p-map'
import type { Progress } from './pages.ts'

const COMPRESSIBLE = /\.(html|js|css|json|svg|xml|txt|webmanifest)$/
const SMALLEST = 256
/** zlib works on as many files at once as libuv has threads. */
const AT_ONCE = 4

/** Puts a .br and a .gz beside every text file of client/ that gains by it, and returns the paths of the new files. */
export async function compressFiles(
  folder: string,
  files: string[],
  tell?: (progress: Progress) => void,
): Promise<string[]> {
  const waiting = files.filter((file) => file.startsWith('client/') && COMPRESSIBLE.test(file))
  const total = waiting.length
  const compressed: string[] = []
  let done = 0
  const compress = async (file: string) => {
    if (await compressFile(join(folder, file))) compressed.push(`${file}.br`, `${file}.gz`)
    tell?.({ what: 'compressed files', done: ++done, total })
  }
  await pMap(waiting, compress, { concurrency: AT_ONCE })
  return compressed
}

async function compressFile(path: string): Promise<boolean> {
  const content = await readFile(path)
  if (content.length < SMALLEST) return false
  const [br, gz] = await Promise.all([brotli(content), promisify(gzip)(content, { level: 9 })])
  await Promise.all([writeFile(`${path}.br`, br), writeFile(`${path}.gz`, gz)])
  return true
}

/** Compresses as the build does: the last step, 11, would save a fortieth of the bytes and take almost three times as long. */
export function brotli(content: Buffer): Promise<Buffer> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 10, [constants.BROTLI_PARAM_SIZE_HINT]: content.length }
  return promisify(brotliCompress)(content, { params })
}
