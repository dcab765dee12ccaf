import { readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const COMPRESSIBLE = /\.(html|js|css|json|svg|xml|txt|webmanifest)$/
const SMALLEST = 256

/**
 * Counts the files of a folder. With `write`, puts a .br and a .gz beside every text file that gains by it; they are
 * not counted.
 */
export async function compressFiles(folder: string, write: boolean): Promise<{ files: number; bytes: number }> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  let bytes = 0
  for (const path of paths) {
    const { size } = await stat(path)
    bytes += size
    if (write && size >= SMALLEST && COMPRESSIBLE.test(path)) await compressFile(path)
  }
  return { files: paths.length, bytes }
}

async function compressFile(path: string) {
  const content = await readFile(path)
  const brotli = {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
  }
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(content, brotli),
    promisify(gzip)(content, { level: 9 }),
  ])
  await Promise.all([writeFile(`${path}.br`, br), writeFile(`${path}.gz`, gz)])
}
