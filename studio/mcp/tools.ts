import * as z from 'zod'
import { inEnglish } from '../../renderer/messages/english.ts'
import type { Draft } from '../draft/open-draft.ts'
import { readOperations } from '../edit/operations/operation.ts'
import { Refusal, unknownName } from '../edit/refusal.ts'
import { createJudge } from './judge.ts'
import { portion } from './portion.ts'
import { readDraft } from './read-draft.ts'
import { readingTools } from './reading.ts'
import { addPictureFile } from './site-pictures.ts'
import { type ToolName, type Tools, toolList } from './tool-list.ts'

/** The tools on a draft, by name. Each takes what was sent and returns what is to be read; a Refusal says why not. */
export function toolsFor(draft: Draft): (name: string, given: unknown) => Promise<unknown> {
  const judge = createJudge(draft.file)
  const tools: Tools = {
    ...readingTools(draft, readDraft(draft, judge)),
    async apply_operations({ operations: given, label }) {
      const operations = readOperations(given)
      const warnings = await judge.assertNoWorse(draft.source(), draft.tryOut(operations))
      const { change, version } = draft.apply(operations, { by: 'assistant', ...(label !== undefined && { label }) })
      return { done: inEnglish(change.words), version, warnings: portion(warnings).items }
    },
    add_picture: async ({ file }) => ({ name: await addPictureFile(draft, file) }),
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
      const { written, conflicts } = await draft.save()
      return { written, conflicts: conflicts.length }
    },
  }

  return async (name, given) => {
    if (!Object.hasOwn(tools, name)) throw unknownName('no-such.tool', name, Object.keys(tools))
    const { input, description } = toolList[name as ToolName]
    const parsed = z.strictObject(input).safeParse(given ?? {})
    if (!parsed.success)
      throw new Refusal(`"${name}" takes something else: ${z.prettifyError(parsed.error)}`, description)
    return (tools[name as ToolName] as (input: unknown) => unknown)(parsed.data)
  }
}
