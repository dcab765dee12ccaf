import { readFile } from 'node:fs/promises'
import { ownSite } from '../../../renderer/common/site-folder.ts'
import { EDITOR_SCHEMA } from '../../../renderer/folders.ts'
import { listSurroundings } from '../../../renderer/pipeline/read.ts'
import { writeGenerated } from '../../../renderer/schema/generate/write.ts'
import { choicesOf } from './choices.ts'
import { generateEditorSchema } from './editor.ts'
import { sectionSnippets } from './snippets.ts'

/** The schema for editors that belongs to the text of the project's own pages.yaml. */
export async function makeEditorSchema(source: string): Promise<string> {
  return generateEditorSchema(choicesOf(source, await listSurroundings(ownSite)), sectionSnippets())
}

/**
 * Brings the schema for editors up to date with the text of pages.yaml. With `check` it writes nothing, and fails the
 * process where the file does not follow from schemas/, sections/ and the icons. Names of pages, forms and pictures may
 * lag behind: an author who adds a page on the web, without any command, has made no mistake.
 */
export async function writeEditorSchema(source: string, check = false): Promise<void> {
  const editorSchema = await makeEditorSchema(source)
  const current = check ? await readFile(EDITOR_SCHEMA, 'utf8').catch(() => '') : ''
  if (check && current !== editorSchema && current !== '' && withoutNames(current) === withoutNames(editorSchema)) {
    console.log(`${EDITOR_SCHEMA} lacks names that pages.yaml or images/ got. "npm run types" adds them.`)
  } else await writeGenerated(EDITOR_SCHEMA, editorSchema, check)
}

/** The schema without the names that a site gives; the snippets of sections are not among them. */
function withoutNames(schema: string): string {
  return JSON.stringify(JSON.parse(schema), (key, value) =>
    key === 'defaultSnippets' && value.some((snippet: object) => 'body' in snippet) ? [] : value,
  )
}
