/**
 * Writes what is derived from the schemas: the list of section types that a page may use
 * (schemas/blocks.schema.json) and the TypeScript types of everything in pages.yaml.
 * `--check` writes nothing and fails when a file on disk is out of date.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { generateBlocksSchema } from '../renderer/content/generate/blocks.ts'
import { generateTypes } from '../renderer/content/generate/types.ts'

const { values } = parseArgs({ options: { check: { type: 'boolean', default: false } } })
const write = async (file: string, text: string) => {
  if ((await readFile(file, 'utf8').catch(() => '')) === text) return
  if (values.check) {
    console.error(`${file} is out of date. Run "npm run types" and commit the result.`)
    process.exitCode = 1
  } else {
    await writeFile(file, text)
    console.log(`wrote ${file}`)
  }
}

await write('schemas/blocks.schema.json', await generateBlocksSchema())
await write('renderer/content/types.generated.ts', await generateTypes())
