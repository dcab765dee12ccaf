import { isRecord } from '../../renderer/common/is-record.ts'
import { valueAt } from '../../renderer/common/pointers.ts'
import type { Path } from '../../renderer/common/problem.ts'
import type { Text } from '../../renderer/schema/walk.ts'
import type { Draft } from '../draft/open-draft.ts'
import { hasAddress } from '../edit/operations/lookup.ts'
import { partsOf } from '../edit/operations/parts.ts'
import { pagesFrom } from '../edit/rename.ts'
import { openSource } from '../edit/source-file.ts'
import { textsOfData } from '../edit/uses.ts'

/** A text that leads to a page. */
export interface PageUse {
  path: Path
  /** Where it stands on a page: the title of that page. */
  page?: string
  /** What its section is called by, where it stands in one. */
  section?: Record<string, unknown>
  /** What it is the link of: its words, how many others stand below it, and how many there are in its list. */
  entry?: { label?: unknown; holds: number; beside: number }
}

export interface PageUses {
  uses: PageUse[]
  /** Whether visitors may know its address. */
  wasSaved: boolean
}

/** What leads to a page, or to those that a template makes, beside the page itself. */
export function usesOf(draft: Pick<Draft, 'source' | 'saved'>, route: string): PageUses {
  const file = openSource(draft.source())
  const { outline, made } = file
  const routes = new Set([route, ...[...made].flatMap(([each, template]) => (template === route ? each : []))])
  const isElsewhere = ({ path }: Text) => path[0] !== 'pages' || path[1] !== route
  const leads = outline.texts.filter(
    (text) => isElsewhere(text) && pagesFrom(text, outline.tokens).some((each) => routes.has(each)),
  )
  const named = textsOfData(file.outline.data).filter(({ text }) => routes.has(text))
  return {
    uses: [...leads, ...named].map(({ path }) => useAt(outline.data, path)),
    wasSaved: hasAddress(partsOf(draft.saved()), route),
  }
}

function useAt(data: Record<string, unknown>, path: Path): PageUse {
  const page = path[0] === 'pages' ? valueAt(data, path.slice(0, 2)) : undefined
  const section = valueAt(data, path.slice(0, path[0] === 'shared' ? 2 : path[2] === 'blocks' ? 4 : path.length))
  const entry = valueAt(data, path.slice(0, -1))
  return {
    path,
    ...(isRecord(page) && { page: String(page.title ?? path[1]) }),
    ...(isRecord(section) && { section: namesOf(section) }),
    ...(isRecord(entry) && {
      entry: { label: entry.label, holds: count(entry.items), beside: count(valueAt(data, path.slice(0, -2))) },
    }),
  }
}

const namesOf = ({ type, heading, title, text, use }: Record<string, unknown>) => ({ type, heading, title, text, use })

const count = (list: unknown) => (Array.isArray(list) ? list.length : 0)
