import { useSyncExternalStore } from 'react'
import type { Path } from '../../../renderer/common/problem.ts'
import type { Schemas } from '../../edit/operations/demands.ts'
import type { Operation } from '../../edit/operations/operation.ts'
import type { Present } from '../../server/events.ts'
import type { listNames } from '../../server/names.ts'
import type { Overview } from '../../server/overview.ts'
import type { Forms } from '../../server/schemas.ts'
import type { PanelName } from '../panels/panels.ts'

export type Names = Awaited<ReturnType<typeof listNames>>
export type View = 'outline' | 'page' | 'form'
export type Tab = 'page' | 'pages' | 'site' | 'find' | 'yours'
export type Width = 'phone' | 'tablet' | 'desktop' | 'print'

export type Dialog =
  | { name: 'add-section'; at: number }
  | { name: 'share-section'; index: number }
  | { name: 'copy-to'; index: number }
  | { name: 'replace-picture'; path: Path }
  | { name: 'alt-text'; path: Path }
  | { name: 'crop'; path: Path }
  | { name: 'pictures' }
  | { name: 'photos'; list: Path; files: readonly File[] }
  | { name: 'new-page'; copy?: string; below?: string; language?: string }
  | { name: 'link'; choose: (href: string) => void; back: () => void }
  | { name: 'readdress'; route: string; to?: string; order?: Operation[] }
  | { name: 'remove-page'; route: string }
  | { name: 'remove-language'; language: string }
  | { name: 'publish' }
  | { name: 'changes' }
  | { name: 'problems' }
  | { name: 'keys' }

/** What is selected of a text that is typed on the page, as the bar beside it shows it. */
export interface Typing {
  /** In the frame: what is selected, and the whole text. */
  box: DOMRect
  whole: DOMRect
  isSelected: boolean
  bold: boolean
  italic: boolean
  href: boolean
  list: boolean
}

export interface Notice {
  message: string
  hint?: string
  isGood?: boolean
  /** Until somebody has chosen, or changes something. */
  stays?: boolean
  /** A way out, as a button. */
  deed?: { label: string; go: () => void }
}

export interface FileData {
  readonly pages: Readonly<Record<string, unknown>>
  readonly [part: string]: unknown
}

export interface StudioState {
  overview?: Overview
  forms?: Forms
  names?: Names
  /** The address of the page in the frame. */
  route: string
  /** What the form is about: a page, a section, or a part of the file. */
  at: Path
  /** The panel in which that part of the file is changed; none for pages and their sections. */
  panel?: PanelName | undefined
  /** The field that is to be focused; anew with each object. The words with which a new one begins are to be replaced;
   * what is typed on the page shows in its field, and the focus stays where it is. */
  focus?: { path: Path; isNew?: boolean; isOnPage?: boolean }
  /** The file as the draft has it, with what is being typed: the pages and parts of it that have been asked for. */
  data: FileData
  tab: Tab
  view: View
  width: Width
  isDark: boolean
  /** What is selected of a text with bold words and lists that is typed on the page. */
  typing?: Typing | undefined
  /** While it is tried out, the page behaves as for visitors. */
  isTrying: boolean
  /** Whether the assistant is shown. */
  isAsking: boolean
  dialog?: Dialog | undefined
  notice?: Notice | undefined
  isReached: boolean
  /** Whether something has been done that the server does not have yet. */
  isWaiting: boolean
  /** Advice that is not to be shown again. */
  aside: readonly string[]
  /** The step of the tour that is shown, if one is. */
  tour?: number | undefined
  /** Who has the studio open, this page too; nobody where it is one person's own. */
  people: readonly Present[]
  /** The version of the draft that `data` is of. */
  seen?: number
  /** Said to screen readers. */
  said: string
}

/** Whether outline, page and form show one at a time. */
export const isPhone = () => matchMedia('(width < 52rem)').matches

let state: StudioState = {
  route: '/',
  at: ['pages', '/'],
  data: { pages: {} },
  tab: 'page',
  view: 'page',
  // A phone shows the page as a phone does, and a tablet as a tablet does.
  width: innerWidth < 600 ? 'phone' : isPhone() ? 'tablet' : 'desktop',
  isDark: false,
  isTrying: false,
  isAsking: false,
  isReached: true,
  isWaiting: false,
  aside: [],
  people: [],
  said: '',
}
const listeners = new Set<() => void>()

export const now = () => state

export function change(part: Partial<StudioState>): void {
  state = { ...state, ...part }
  for (const listener of listeners) listener()
}

/** What opens a window. */
export const opens = (dialog: Dialog) => () => change({ dialog })

export function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** A part of the state; the component is drawn again when it changes. */
export function useStudio<Part>(select: (state: StudioState) => Part): Part {
  return useSyncExternalStore(subscribe, () => select(state))
}

/** Whether the page or part of the file in which a path lies is known. */
export const isKnown = ([top, name]: Path, { data }: Pick<StudioState, 'data'> = state): boolean =>
  top === 'pages' ? Object.hasOwn(data.pages, String(name)) : Object.hasOwn(data, String(top))

/** What the schemas say of the file. */
export const schemasOf = ({ forms }: Pick<StudioState, 'forms'> = state): Schemas => ({
  file: {
    properties: { ...forms?.parts, pages: { additionalProperties: forms?.page ?? {} } },
    required: forms?.needed ?? [],
  },
  block: (block) => forms?.sections[Object(block).type] ?? {},
})

/** The page in the file that shows under an address: itself, the template that makes it, or the blog that it lists. */
export function pageInFile({ overview }: Pick<StudioState, 'overview'>, route: string): string {
  return (
    overview?.pages.find((page) => [page.route, ...(page.makes ?? []), ...(page.lists ?? [])].includes(route))?.route ??
    route
  )
}

export function say(said: string): void {
  change({ said: state.said === said ? `${said}\u00a0` : said })
}

/** What a notice offers is about what was done last: the next change takes it away. */
export const withoutOffer = (): Pick<StudioState, 'notice'> => (state.notice?.isGood ? { notice: undefined } : {})

/** Says what was done, to everybody: the notice shows it, and screen readers hear it once. */
export function sayDone(message: string, deed?: Notice['deed']): void {
  change({ notice: { message, isGood: true, ...(deed && { deed }) } })
  say(message)
}
