import { blocksOf } from '../../renderer/common/blocks-of.ts'
import { isRecord } from '../../renderer/common/is-record.ts'
import { timesOf } from '../../renderer/common/times-of.ts'
import { languagesOf } from '../../renderer/expand/translations.ts'
import { at, message } from '../../renderer/messages/message.ts'
import type { Problem } from '../../renderer/pipeline/index.ts'
import type { PreviewState } from '../../renderer/preview/index.ts'
import { type Author, isOf, nameOf, stepsOf } from '../draft/author.ts'
import type { Conflict } from '../draft/merge.ts'
import type { Draft } from '../draft/open-draft.ts'
import { type DraftData, pageTitle } from './draft-data.ts'
import type { Speak } from './on-screen.ts'
import { type ToldProblem, toldProblem } from './told-problem.ts'
import { countYours, type YoursCount } from './yours.ts'

/** A page as the studio lists it. */
export interface PageEntry {
  /** Its address in the file; a template's has braces. */
  route: string
  /** The pages that a template makes. */
  makes?: string[]
  /** The pages that are made of the posts, on the page of their blog: nobody writes them. */
  lists?: string[]
  title: string
  kind: string
  /** Where it is not the first one of the site. */
  language?: string
  /** The page in the first language that it says the same as. */
  translationOf?: string
  draft: boolean
  /** When it shows, where it does not always. */
  times?: string
  errors: number
  warnings: number
}

/** The pages of a draft, with their state. */
export function listPages(
  data: DraftData,
  problems: readonly Problem[],
  made: ReadonlyMap<string, string>,
  madeOfPosts: ReadonlyMap<string, string> = new Map(),
): PageEntry[] {
  const counts = new Map<string, { errors: number; warnings: number }>()
  for (const { path = [], severity } of problems) {
    if (path[0] !== 'pages' || path[1] === undefined) continue
    const count = counts.get(String(path[1])) ?? { errors: 0, warnings: 0 }
    count[severity === 'error' ? 'errors' : 'warnings']++
    counts.set(String(path[1]), count)
  }
  const byTemplate = Map.groupBy(made, ([, template]) => template)
  const byBlog = Map.groupBy(madeOfPosts, ([, blog]) => blog)
  return [...data.pages].map(([route, page]) => {
    const { kind = '', draft = false, language, translationOf } = isRecord(page) ? page : {}
    const makes = byTemplate.get(route)?.map(([address]) => address)
    const lists = byBlog.get(route)?.map(([address]) => address)
    const times = timesOf(page)
    const { errors = 0, warnings = 0 } = counts.get(route) ?? {}
    return {
      route,
      title: pageTitle(data, route),
      kind: String(kind),
      ...(typeof language === 'string' && { language }),
      ...(typeof translationOf === 'string' && { translationOf }),
      draft: draft === true,
      ...(times && { times }),
      errors,
      warnings,
      ...(makes && { makes }),
      ...(lists && { lists }),
    }
  })
}

/** How many pages each shared section stands on. */
function countShared({ pages }: DraftData): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const page of pages.values()) {
    const names = blocksOf(page).flatMap((block) =>
      isRecord(block) && typeof block.use === 'string' ? [block.use] : [],
    )
    for (const name of new Set(names)) counts[name] = (counts[name] ?? 0) + 1
  }
  return counts
}

/** What the studio shows around the page: all pages, what is wrong, and what is not saved yet. */
export interface Overview {
  /** Grows with each change of the draft. */
  version: number
  /** Of the page in the frame. */
  shown: number
  file: string
  brand: string
  /** Of its pages, where they say no other one. */
  language: string
  pages: PageEntry[]
  /** The first one of the site at the head. */
  languages: string[]
  parts: string[]
  shared: Record<string, number>
  problems: ToldProblem[]
  /** False until all has been checked once. */
  isChecked: boolean
  /** What of the site still is its starter's. */
  yours: YoursCount
  /** How many changes are not saved. */
  unsaved: number
  /** Words that had to give way to those of somebody else. */
  conflicts: readonly ToldConflict[]
  canUndo: boolean
  canRedo: boolean
}

/** A conflict as those who work on the draft see it, with the names of both where they are known. */
export interface ToldConflict extends Pick<Conflict, 'path' | 'yours' | 'theirs'> {
  /** By the names of the screen. */
  where: string
  isOwn: boolean
  from: string
  other?: string
}

/** Who looks at an open page of the studio, and in which language. */
export interface Viewer {
  language: string
  by: Author
  tab: string
}

/** In the language of whoever looks at it, with what they can take back. */
export type OverviewIn = (viewer: Pick<Viewer, 'language' | 'by'>) => Overview

export function createOverview(
  draft: Draft,
  state: () => PreviewState,
  read: (text: string) => DraftData,
  speak: Speak,
): OverviewIn {
  return ({ language, by }) => {
    const { version, file, problems, isDoubted, shown } = state()
    const data = read(draft.source())
    const say = speak(language)
    return {
      version: draft.version(),
      shown: version,
      file,
      brand: String(Object(data.frame.site).brand ?? file),
      language: String(Object(data.frame.site).language ?? ''),
      pages: listPages(data, problems, shown?.read.origins?.origins ?? new Map(), shown?.read.madeOfPosts),
      languages: languagesOf({ data: data.frame }),
      parts: Object.keys(data.frame),
      shared: countShared(data),
      problems: problems.map((problem) => toldProblem(problem, language, say)),
      isChecked: isDoubted,
      yours: countYours(draft, data),
      unsaved: draft.changes().length,
      conflicts: draft.conflicts().map(({ by: from, other, ...conflict }) => ({
        ...conflict,
        where: say(message('publish.place', { place: at(conflict.path) })),
        isOwn: isOf(by)({ by: from }),
        from: say(nameOf(from)),
        ...(other !== undefined && { other: say(nameOf(other)) }),
      })),
      canUndo: draft.canUndo(stepsOf(by)),
      canRedo: draft.canRedo(stepsOf(by)),
    }
  }
}
