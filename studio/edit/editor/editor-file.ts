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
 * Brings the schema for editors up to date with the text of pages.yaml. It is no part of the project's history: a change
 * of the file is that of its own lines alone.
 */
export const writeEditorSchema = async (source: string) =>
  writeGenerated(EDITOR_SCHEMA, await makeEditorSchema(source), false)
