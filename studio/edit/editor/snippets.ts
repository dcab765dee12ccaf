import { starterOf } from '../../../renderer/gallery/examples/read.ts'
import { schemaOf, sectionTypes } from '../../../renderer/schema/schemas.ts'
import type { Snippet } from './editor.ts'

/** A snippet for each section type: its starter text, for an item of "blocks:" of which the dash stands already. */
export function sectionSnippets(): Snippet[] {
  return sectionTypes().map((type) => ({
    label: `${type} section`,
    description: schemaOf(`sections/${type}`).description ?? '',
    bodyText: literal(starterOf(type).text.replace(/^- /, '').trimEnd()),
  }))
}

/** The text in the syntax of snippets, in which "$" and "}" mean something. */
const literal = (text: string) => text.replaceAll(/[\\$}]/g, '\\$&')
