import { readFile, writeFile } from 'node:fs/promises'

/** Writes a generated file when its content changed. With `check` it writes nothing and fails the process instead. */
export async function writeGenerated(file: string, content: string | Uint8Array, check: boolean): Promise<void> {
  const current = await readFile(file).catch(() => undefined)
  if (current?.equals(Buffer.from(content))) return
  if (check) {
    console.error(`${file} is out of date. Run "npm run generate" and commit the result.`)
    process.exitCode = 1
  } else {
    await writeFile(file, content)
    console.log(`wrote ${file}`)
  }
}
