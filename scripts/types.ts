/**
 * Writes what is derived from the schemas: the list of section types that a page may use (schemas/blocks.schema.json),
 * the TypeScript types of everything in pages.yaml, the starter texts of new sections, names and descriptions of the
 * English catalogue (renderer/messages/catalogues/en.json), the page of all problems (docs/problems.md), and the schema
 * that editors use (schemas/editor/pages.json), with the names in pages.yaml and images/ as choices.
 * `--check` writes nothing and fails when a file on disk is out of date.
 */
import { readFile } from 'node:fs/promises'
import { generateProblemsPage } from '../renderer/gallery/problems/page.ts'
import { blocksSchema } from '../renderer/schema/generate/blocks.ts'
import { generateEnglish } from '../renderer/schema/generate/english.ts'
import { generateTypes } from '../renderer/schema/generate/types.ts'
import { writeGenerated } from '../renderer/schema/generate/write.ts'
import { sectionTypes } from '../renderer/schema/schemas.ts'
import { writeEditorSchema } from '../studio/edit/editor/editor-file.ts'
import { generateStarters } from '../studio/edit/editor/starters.ts'
import { flag, readOptions } from './support/arguments.ts'

const { values } = readOptions('[--check]', { check: flag })
await writeGenerated(
  'schemas/blocks.schema.json',
  `${JSON.stringify(blocksSchema(sectionTypes()), null, 2)}\n`,
  values.check,
)
await writeGenerated('renderer/schema/types.generated.ts', await generateTypes(), values.check)
await writeGenerated('renderer/schema/starter-texts.generated.json', generateStarters(), values.check)
await writeGenerated('renderer/messages/catalogues/en.json', generateEnglish(), values.check)
await writeGenerated('docs/problems.md', generateProblemsPage(), values.check)
await writeEditorSchema(await readFile('pages.yaml', 'utf8'), values.check)
