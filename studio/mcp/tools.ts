import * as z from 'zod'
import { isRecord } from '../../renderer/common/is-record.ts'
import { valueAt } from '../../renderer/common/pointers.ts'
import type { Path } from '../../renderer/common/problem.ts'
import { starterOf } from '../../renderer/gallery/examples/read.ts'
import { inEnglish } from '../../renderer/messages/english.ts'
import { parse } from '../../renderer/read/parse.ts'
import { sourceText } from '../../renderer/read/source-text.ts'
import { partNames, schemaOf, sectionTypes } from '../../renderer/schema/schemas.ts'
import type { Draft } from '../draft/open-draft.ts'
import { operationSchema, readOperations } from '../edit/operations/operation.ts'
import { Refusal, unknownName } from '../edit/refusal.ts'
import { openSource } from '../edit/source-file.ts'
import { createJudge } from './judge.ts'

/** What a tool takes. `z.strictObject` of it is what assistants are shown. */
export const toolInputs = {
  list_pages: {},
  list_section_types: {},
  read_schema: { name: z.string().describe('A section type such as "hero", or a part of the file: page, site, …') },
  read_page: { route: z.string().describe('The address of the page, such as "/roof-repair"') },
  read: { path: z.array(z.union([z.string(), z.number()])).describe('Keys and places, such as ["site", "hours", 0]') },
  apply_operations: {
    operations: z.array(operationSchema).min(1).describe('They are made all or none'),
    label: z.string().max(200).optional().describe('What the owner reads in the list of changes'),
  },
  check: {},
  list_changes: {},
  undo: {},
  save: {},
}

export type ToolName = keyof typeof toolInputs

export const toolTexts: Record<ToolName, string> = {
  list_pages: 'Lists the pages of the site: address, kind and title. A page whose address has braces makes several.',
  list_section_types: 'Lists the types of sections that a page is made of, with what each is for.',
  read_schema: 'Says what may be written in a section of a type, or in another part of the file, with an example.',
  read_page: 'Reads a page as data and as it is written in the file, with what the check says of it.',
  read: 'Reads what stands at a path of the file.',
  apply_operations: `Changes the site. Nothing is written to the disk before "save", and nothing is done that the check refuses. An operation is one of
{ "do": "set", "path": […], "value": … } replaces what is there, or adds it
{ "do": "insert", "path": […, 2], "value": … } puts an item into a list, or a key into a group
{ "do": "remove", "path": […] }, { "do": "move", "path": […, 2], "to": 0 }, { "do": "duplicate", "path": […, 2] }
{ "do": "confirm", "path": […] } takes out the remark "# yours" behind a value of a starter, once the owner says that it is right
{ "do": "rename", "path": […], "key": "…" } gives a key of a group another name
{ "do": "share", "path": […, 2], "name": "…" } moves a section of a page under "shared:", for other pages to use
{ "do": "readdress", "from": "/old", "to": "/new" } gives a page another address, with links and a redirect
{ "do": "page", "route": "/new", "kind": "service" } adds a page with starter texts; with "copy": "/other" instead of "kind" those of another page.
A path begins at the top of the file: ["pages", "/roof-repair", "blocks", 2, "heading"].`,
  check: 'Says everything that is wrong with the site as it is now: errors, and warnings.',
  list_changes: 'Lists the changes that are not saved yet, in words and as a diff, and what could not be merged.',
  undo: 'Takes back the latest change that an assistant made.',
  save: 'Writes the changes to the file.',
}

/** The tools on a draft, by name. Each takes what was sent and returns what is to be read; a Refusal says why not. */
export function toolsFor(draft: Draft): (name: string, given: unknown) => Promise<unknown> {
  const judge = createJudge(draft.file)
  const dataOf = () => Object(parse(sourceText(draft.source())).data) as Record<string, unknown>
  const pages = () => Object.entries(Object(dataOf().pages) as Record<string, unknown>)
  const textAt = (path: Path) => {
    const file = openSource(draft.source())
    const [key, value] = [file.keyOf(path), file.spanOf(path)]
    return value && file.source.slice(key?.[0] ?? value[0], value[1])
  }

  const tools: { [Name in ToolName]: (input: z.infer<z.ZodObject<(typeof toolInputs)[Name]>>) => unknown } = {
    list_pages: () =>
      pages().map(([route, page]) => {
        const { kind, title, draft = false, blocks = [] } = isRecord(page) ? page : {}
        return { route, kind, title, ...(draft === true && { draft }), sections: (blocks as unknown[]).length }
      }),
    list_section_types: () =>
      sectionTypes().map((type) => ({ type, description: schemaOf(`sections/${type}`).description })),
    read_schema({ name }) {
      if (sectionTypes().includes(name)) return { schema: schemaOf(`sections/${name}`), example: starterOf(name).block }
      const parts: Record<string, unknown> = { page: schemaOf('page'), ...schemaOf('pages').properties }
      if (!Object.hasOwn(parts, name))
        throw unknownName('no-such.schema', name, [...sectionTypes(), 'page', ...partNames()])
      return { schema: parts[name] }
    },
    async read_page({ route }) {
      const page = pages().find(([address]) => address === route)
      if (!page)
        throw unknownName(
          'no-such.page',
          route,
          pages().map(([address]) => address),
        )
      const text = draft.source()
      const own = (await judge.problemsOf(text)).filter(({ path }) => path?.[0] === 'pages' && path[1] === route)
      return { route, data: page[1], written: textAt(['pages', route]), problems: judge.inWords(own, text) }
    },
    read({ path }) {
      const value = valueAt(dataOf(), path)
      if (value === undefined)
        throw new Refusal(`There is nothing at ${JSON.stringify(path)}`, 'Read what stands around it.')
      return { value, written: textAt(path) }
    },
    async apply_operations({ operations: given, label }) {
      const operations = readOperations(given)
      const warnings = await judge.assertNoWorse(draft.source(), draft.tryOut(operations))
      const { change, version } = draft.apply(operations, { by: 'assistant', ...(label !== undefined && { label }) })
      return { done: inEnglish(change.words), version, warnings }
    },
    async check() {
      const text = draft.source()
      const problems = await judge.problemsOf(text)
      const errors = problems.filter(({ severity }) => severity === 'error')
      const warnings = problems.filter(({ severity }) => severity === 'warning')
      return { errors: judge.inWords(errors, text), warnings: judge.inWords(warnings, text) }
    },
    list_changes() {
      const changes = draft.changes().map((change) => ({ ...change, words: inEnglish(change.words) }))
      return { changes, diff: draft.diff(), conflicts: draft.conflicts() }
    },
    undo() {
      const latest = draft.latest()
      if (!latest) throw new Refusal('There is nothing to undo', 'List the changes to see what there is.')
      const words = inEnglish(latest.change.words)
      if (latest.by !== 'assistant')
        throw new Refusal(`The latest change is the owner's: ${words}`, 'Only the owner takes that back.')
      draft.undo()
      return { undone: words }
    },
    async save() {
      await judge.assertNoWorse(draft.saved(), draft.source())
      return draft.save()
    },
  }

  return async (name, given) => {
    if (!Object.hasOwn(tools, name)) throw unknownName('no-such.tool', name, Object.keys(tools))
    const read = z.strictObject(toolInputs[name as ToolName]).safeParse(given ?? {})
    if (!read.success && name !== 'apply_operations')
      throw new Refusal(`"${name}" takes something else: ${z.prettifyError(read.error)}`, toolTexts[name as ToolName])
    // What is wrong about an operation is said better where operations are read.
    return (tools[name as ToolName] as (input: unknown) => unknown)(read.success ? read.data : Object(given))
  }
}
