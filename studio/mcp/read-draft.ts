import type { Path, Problem } from '../../renderer/common/problem.ts'
import type { Draft } from '../draft/open-draft.ts'
import { unknownName } from '../edit/refusal.ts'
import { openSource } from '../edit/source-file.ts'
import { createDraftReader } from '../server/draft-data.ts'
import type { createJudge } from './judge.ts'
import { shorter } from './portion.ts'

/** A draft as tools look at it. */
export function readDraft(draft: Draft, judge: ReturnType<typeof createJudge>) {
  const read = createDraftReader()
  const data = () => read(draft.source())
  return {
    data,
    pageAt(route: string) {
      const { pages } = data()
      if (pages.has(route)) return Object(pages.get(route)) as Record<string, unknown>
      throw unknownName('no-such.page', route, [...pages.keys()])
    },
    /** The pages too: the reader of drafts holds them apart. */
    valueAt(path: Path): unknown {
      const { frame, pages, at } = data()
      if (path.length === 0) return { ...frame, pages: Object.fromEntries(pages) }
      return path.length === 1 && path[0] === 'pages' ? Object.fromEntries(pages) : at(path)
    },
    textAt(path: Path): string {
      if (path.length === 0) return draft.source()
      const file = openSource(draft.source())
      const [key, value] = [file.keyOf(path), file.spanOf(path)]
      return value ? file.source.slice(key?.[0] ?? value[0], value[1]) : ''
    },
    async problemsAt(within: Path) {
      const text = draft.source()
      const isWithin = ({ path = [] }: Problem) => within.every((step, depth) => path[depth] === step)
      const problems = (await judge.problemsOf(text)).filter(isWithin)
      const [errors, warnings] = (['error', 'warning'] as const).map((wanted) =>
        problems.filter(({ severity }) => severity === wanted),
      ) as [Problem[], Problem[]]
      const said = judge.inWords([...errors, ...warnings], text).map((each) => shorter(each, 1_500))
      return { errors: errors.length, warnings: warnings.length, said }
    },
  }
}
