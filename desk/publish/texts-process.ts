/** The process behind texts.ts: one question, one answer, and its end. */

import { basename } from 'node:path'
import { compareBuilds } from '../../renderer/build/compare-builds.ts'
import { lowerPriority } from '../../renderer/common/lower-priority.ts'
import { today } from '../../renderer/common/today.ts'
import { readSite } from '../../renderer/pipeline/index.ts'
import { changesBetween, smallOperationsBetween } from '../../studio/draft/between.ts'
import { draftOf } from '../../studio/draft/draft.ts'
import { unsavedOf } from '../../studio/draft/kept.ts'
import { readPages } from '../../studio/draft/pages-file.ts'
import type { Operation, Plain } from '../../studio/edit/operations/operation.ts'
import { partsOf } from '../../studio/edit/operations/parts.ts'
import { Refusal } from '../../studio/edit/refusal.ts'
import type { Question, Reply, Tasks } from './texts.ts'

/** Only what adds a page with starter texts asks for what is around a file, and that is done in the studio alone. */
const around = () => ({ images: [], icons: [], today: today(), starterOf: () => '' })

const tasks: Tasks = {
  async draft(file) {
    const text = await readPages(file)
    const draft = draftOf(basename(file), text, around)
    const unsaved = await unsavedOf(file)
    if (unsaved) draft.restore(unsaved)
    return { text: draft.source(), saved: text, changes: draft.changes() }
  },
  async check(file) {
    const { problems } = await readSite(file)
    const errors = problems.filter(({ severity }) => severity === 'error')
    const [first] = errors
    if (!first) return { errors: 0 }
    const { line, said } = first
    return { errors: errors.length, first: { line, problem: [said.message].flat() } }
  },
  between: (before, after) => changesBetween(partsOf(before), partsOf(after)),
  merge(base, ours, theirs, choices) {
    const draft = draftOf('pages.yaml', base, around)
    draft.apply(smallOperationsBetween(partsOf(base), partsOf(ours)))
    draft.merge(theirs)
    const choiceFor = ({ path }: { path: unknown }) => choices[JSON.stringify(path)]
    const found = draft.conflicts()
    for (const { path, yours } of found.filter((conflict) => choiceFor(conflict) === 'ours')) {
      const operation: Operation =
        yours === undefined ? { do: 'remove', path } : { do: 'set', path, value: yours as Plain }
      draft.apply([operation])
    }
    return { text: draft.source(), conflicts: found.filter((conflict) => choiceFor(conflict) === undefined) }
  },
  compare: compareBuilds,
}

process.once('message', async ({ task, values }: Question) => {
  lowerPriority(0)
  const run = tasks[task] as (...values: unknown[]) => unknown
  const reply = await answer(() => run(...values))
  process.send?.(reply, () => process.exit())
})
process.on('disconnect', () => process.exit())

async function answer(run: () => unknown): Promise<Reply> {
  try {
    return { result: await run() }
  } catch (error) {
    return error instanceof Refusal ? { refused: error.said } : { failed: String(error) }
  }
}
