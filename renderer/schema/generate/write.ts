import { readFile } from 'node:fs/promises'
import { relative } from 'node:path'
import { writeWhole } from '../../common/write-whole.ts'

/**
 * Writes a generated file when its content changed. With `check` it writes nothing and fails the process instead,
 * naming the command that makes the file.
 */
export async function writeGenerated(
  file: string,
  content: string | Uint8Array,
  check: boolean,
  command = 'npm run types',
): Promise<void> {
  const current = await readFile(file).catch(() => undefined)
  if (current?.equals(Buffer.from(content))) return
  const shown = relative('.', file)
  if (check) {
    console.error(`${shown} is out of date. Run "${command}" and commit the result.`)
    process.exitCode = 1
  } else {
    // Of a package, other sites may have the same file: pnpm links it.
    await writeWhole(file, content)
    console.log(`wrote ${shown}`)
  }
}
