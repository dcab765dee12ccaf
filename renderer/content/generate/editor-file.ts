import { listSurroundings } from '../read.ts'
import { choicesOf } from './choices.ts'
import { generateEditorSchema } from './editor.ts'
import { sectionSnippets } from './snippets.ts'
import { writeGenerated } from './write.ts'

export const EDITOR_SCHEMA = 'schemas/editor/pages.json'

/** Brings the schema for editors up to date with the text of pages.yaml; with `check`, only says whether it is. */
export async function writeEditorSchema(source: string, check = false): Promise<void> {
  const choices = choicesOf(source, await listSurroundings())
  await writeGenerated(EDITOR_SCHEMA, generateEditorSchema(choices, sectionSnippets()), check)
}
