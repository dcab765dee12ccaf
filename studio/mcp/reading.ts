import { inEnglish } from '../../renderer/messages/english.ts'
import { schemaOf, sectionTypes } from '../../renderer/schema/schemas.ts'
import type { Text } from '../../renderer/schema/walk.ts'
import type { Draft } from '../draft/open-draft.ts'
import { Refusal } from '../edit/refusal.ts'
import { textsIn } from '../server/draft-data.ts'
import { listIcons } from '../server/names.ts'
import { picturesOf } from '../server/picture-uses.ts'
import { nameIn, outlined, piece, portion, shorter, sizeOf } from './portion.ts'
import type { readDraft } from './read-draft.ts'
import { schemaLevel } from './schema-level.ts'
import type { Tools } from './tool-list.ts'

/** The tools that look. */
export function readingTools(
  draft: Draft,
  { data, pageAt, valueAt, textAt, problemsAt }: ReturnType<typeof readDraft>,
) {
  return {
    list_pages({ search = '', kind: wanted, from }) {
      const listed = [...data().pages].map(([route, page]) => {
        const { kind, title, draft: isDraft = false, blocks = [] } = Object(page)
        return { route, kind, title, ...(isDraft === true && { draft: true }), sections: Object(blocks).length }
      })
      const fits = ({ route, kind, title }: (typeof listed)[number]) =>
        (wanted === undefined || kind === wanted) && has(`${route} ${title}`, search)
      return portion(listed.filter(fits), from)
    },
    list_section_types: ({ from }) =>
      portion(
        sectionTypes().map((type) => ({ type, description: schemaOf(`sections/${type}`).description })),
        from,
      ),
    read_schema: ({ name, path, from }) => schemaLevel(name, path, from),
    async read_page({ route, section, from }) {
      const { blocks, ...head } = pageAt(route)
      const sections: unknown[] = Array.isArray(blocks) ? blocks : []
      const path = ['pages', route, ...(section === undefined ? [] : ['blocks', section])]
      if (section !== undefined && section >= sections.length)
        throw new Refusal(`${route} has no section ${section}`, `It has ${sections.length}; the first is 0.`)
      const { said, ...counts } = await problemsAt(path)
      const problems = { ...counts, ...portion(said, 0, 1_500) }
      if (section !== undefined) return { path, ...outlined(sections[section], from, 6_000), problems }
      const lines = sections.map((block, index) => ({ section: index, ...nameIn(block), characters: sizeOf(block) }))
      const fields = Object.entries(head).map(([key, value]) => [key, shorter(value, 300)])
      return { route, fields: Object.fromEntries(fields), sections: portion(lines, from, 4_000), problems }
    },
    read({ path, as, from }) {
      const value = valueAt(path)
      if (value === undefined)
        throw new Refusal(`There is nothing at ${shorter(JSON.stringify(path), 500)}`, 'Read what stands around it.')
      return as === 'yaml' ? piece(textAt(path), from) : outlined(value, from)
    },
    find_text({ text, from }) {
      const isText = ({ schema }: Text) => !schema.enum && schema.const === undefined
      const found = [...textsIn(data())].filter((each) => isText(each) && has(each.text, text))
      return portion(
        found.map((each) => ({ path: each.path, text: around(each.text, text) })),
        from,
      )
    },
    async list_pictures({ search = '', from }) {
      const pictures = await picturesOf(data(), draft.folder)
      const listed = pictures.filter(({ name }) => has(name, search))
      return portion(
        listed.map(({ name, uses }) => ({ name, uses: uses.length })),
        from,
      )
    },
    find_icons: ({ search }) => listIcons(search).map(({ name }) => name),
    async check({ route, from }) {
      if (route !== undefined) pageAt(route)
      const { said, ...counts } = await problemsAt(route === undefined ? [] : ['pages', route])
      return { ...counts, ...portion(said, from) }
    },
    list_changes({ from }) {
      const changes = draft.changes().map((change) => shorter({ ...change, words: inEnglish(change.words) }, 1_000))
      const conflicts = draft.conflicts().map(({ path, yours, theirs }) => ({
        path,
        yours: shorter(yours, 400),
        theirs: shorter(theirs, 400),
      }))
      return { changes: portion(changes, from, 6_000), conflicts: portion(conflicts, 0, 2_000) }
    },
    diff: ({ from }) => piece(draft.diff(), from),
  } satisfies Partial<Tools>
}

const has = (text: string, words: string) => text.toLowerCase().includes(words.toLowerCase())

/** The words with some of what stands around them. */
function around(text: string, words: string): string {
  const at = text.toLowerCase().indexOf(words.toLowerCase())
  const [start, end] = [Math.max(0, at - 80), at + words.length + 120]
  return `${start > 0 ? '…' : ''}${text.slice(start, end)}${end < text.length ? '…' : ''}`
}
