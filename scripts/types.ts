/**
 * Writes what is derived from the schemas: the list of section types that a page may use
 * (schemas/blocks.schema.json) and the TypeScript types of everything in pages.yaml.
 * `--check` writes nothing and fails when a file on disk is out of date.
 */
import { parseArgs } from 'node:util'
import { generateBlocksSchema } from '../renderer/content/generate/blocks.ts'
import { generateTypes } from '../renderer/content/generate/types.ts'
import { writeGenerated } from '../renderer/content/generate/write.ts'

const { values } = parseArgs({ options: { check: { type: 'boolean', default: false } } })
await writeGenerated('schemas/blocks.schema.json', await generateBlocksSchema(), values.check)
await writeGenerated('renderer/content/types.generated.ts', await generateTypes(), values.check)
