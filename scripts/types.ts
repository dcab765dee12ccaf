/**
 * Writes what is derived from the schemas: the list of section types that a page may use (schemas/blocks.schema.json),
 * the TypeScript types of everything in pages.yaml, the starter texts of new sections, names and descriptions of the
 * English catalogue (renderer/messages/catalogues/en.json), the page of all problems (docs/problems.md), and the schema
 * that editors use (schemas/editor/pages.json, not in git), with the names in pages.yaml and images/ as choices.
 * On a site that installs the program: the types of its own sections (sections/types.d.ts), and what its editor reads.
 * `--check` writes nothing and fails when a file on disk is out of date.
 */
import { readFile } from 'node:fs/promises'
import { ownSite } from '../renderer/common/site-folder.ts'
import { isPacked } from '../renderer/folders.ts'
import { generateProblemsPage } from '../renderer/gallery/problems/page.ts'
import { blocksSchema } from '../renderer/schema/generate/blocks.ts'
import { generateEnglish } from '../renderer/schema/generate/english.ts'
import { generateTypes, writeOwnTypes } from '../renderer/schema/generate/types.ts'
import { writeGenerated } from '../renderer/schema/generate/write.ts'
import { sectionTypes } from '../renderer/schema/schemas.ts'
import { writeEditorSchema } from '../studio/edit/editor/editor-file.ts'
import { generateStarters } from '../studio/edit/editor/starters.ts'
import { flag, readOptions } from './support/arguments.ts'

const { values } = readOptions('[--check]', { check: flag })
const write = (file: string, content: string) => writeGenerated(file, content, values.check)
if (isPacked) await writeOwnTypes(values.check)
else {
  await write('schemas/blocks.schema.json', `${JSON.stringify(blocksSchema(sectionTypes()), null, 2)}\n`)
  await write('renderer/schema/types.generated.ts', await generateTypes())
  await write('renderer/schema/starter-texts.generated.json', generateStarters())
  await write('renderer/messages/catalogues/en.json', generateEnglish())
  await write('docs/problems.md', generateProblemsPage())
}
if (!values.check) await writeEditorSchema(await readFile(ownSite.file, 'utf8'))
