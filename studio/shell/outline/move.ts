import type { Path } from '../../../renderer/common/problem.ts'
import type { Plain } from '../../edit/operations/operation.ts'
import { inWords } from '../form/labels.ts'
import { scrollOnceShown } from '../frame/controller.ts'
import { ask, askValue } from '../store/api.ts'
import { commit, refuse } from '../store/edit.ts'
import { openAt, openPage } from '../store/go.ts'
import { undo } from '../store/start.ts'
import { change, now, pageInFile, say, sayDone } from '../store/state.ts'
import { fill, words } from '../words/index.ts'
import { againstDuplicating, againstMoving, againstRemoving, placeFor, sectionOf } from './rules.ts'

/** The sections of the open page, as the file has them. */
export function blocksOf({ data, route, overview } = now()): readonly unknown[] {
  const { blocks } = Object(data.pages[pageInFile({ overview: overview as never }, route)])
  return Array.isArray(blocks) ? blocks : []
}

export const blocksPath = (): Path => ['pages', pageInFile(now(), now().route), 'blocks']

/** What a section is called: its heading, else its type. */
export function nameOf(block: unknown, shared: unknown): string {
  const { use, type } = Object(block)
  const section = sectionOf(block, shared)
  const { heading, title, text } = Object(section)
  const named = [heading, title, text].find((each) => typeof each === 'string' && each.trim() !== '')
  return named === undefined
    ? inWords(String(type ?? use ?? ''))
    : String(named)
        .replaceAll(/[*_#]|\[([^\]]*)\]\([^)]*\)/g, '$1')
        .slice(0, 80)
}

/** The type of a section, in words. */
export function typeOf(block: unknown, shared: unknown): string {
  const { use, type } = Object(block)
  return inWords(String(use === undefined ? type : (Object(Object(shared)[use]).type ?? use)))
}

/** The place of the section that the form is about, on the open page. */
export function chosenIndex({ at } = now()): number | undefined {
  if (at[0] === 'pages' && at[2] === 'blocks') return Number(at[3])
  const index = at[0] === 'shared' ? blocksOf().findIndex((block) => Object(block).use === at[1]) : -1
  return index < 0 ? undefined : index
}

const nameAt = (index: number) => nameOf(blocksOf()[index], now().data.shared)

/** Chooses a section: a shared one is written elsewhere. */
export function choose(index: number): void {
  const { use } = Object(blocksOf()[index])
  openAt(use === undefined ? [...blocksPath(), index] : ['shared', use], { isChosen: false })
}

/** On a tablet, where list, page and fields take turns, whoever moves a section stays where they are. */
function chooseInView(index: number): void {
  const { view } = now()
  choose(index)
  change({ view })
}

export async function moveSection(from: number, to: number): Promise<void> {
  if (objects(againstMoving(from, to))) return
  const [name, count] = [nameAt(from), blocksOf().length]
  const chosen = chosenIndex()
  const done = commit([{ do: 'move', path: [...blocksPath(), from], to }])
  if (chosen === from) {
    chooseInView(to)
    scrollOnceShown(to, count)
  }
  say(fill(words.moved, { name, place: to + 1, count }))
  await done
}

/** Moves the chosen section by one place. */
export function neighbour(step: -1 | 1): void {
  const index = chosenIndex()
  if (index === undefined) return
  const to = index + step
  if (to >= 0 && to < blocksOf().length) void moveSection(index, to)
}

export function duplicateSection(index: number): void {
  if (objects(againstDuplicating(index))) return
  const name = nameAt(index)
  void commit([{ do: 'duplicate', path: [...blocksPath(), index] }])
  chooseInView(index + 1)
  scrollOnceShown(index + 1, blocksOf().length)
  say(fill(words.duplicated, { name }))
}

/** Takes a section out, unless the page needs it: that is said before, and not by the check afterwards. */
export function removeSection(index: number): void {
  if (objects(againstRemoving(index))) return
  const name = nameAt(index)
  openAt(blocksPath().slice(0, 2), { isChosen: false })
  change({ view: 'page' })
  void commit([{ do: 'remove', path: [...blocksPath(), index] }])
  sayDone(fill(words.removed, { name }), { label: words.undo, go: undo })
}

/** Says what the kind of the page has against something; it is not done then. */
function objects(message: string | undefined): boolean {
  if (message !== undefined) change({ notice: { message, hint: words.kindHint } })
  return message !== undefined
}

/** Adds a section with its starter text. Resolves when it is shown. */
export async function addNew(at: number, type: string): Promise<void> {
  try {
    void addSection(at, await ask<Plain>('starter', { type, route: String(blocksPath()[1]) }))
  } catch (error) {
    refuse(error)
  }
}

/** Two sections of a page cannot have one name for links. */
function withFreeId(section: Plain, others: readonly unknown[]): Plain {
  const { id, ...rest } = Object(section)
  return id !== undefined && others.some((block) => Object(block).id === id) ? rest : section
}

/** Adds a section as it is. */
export async function addSection(at: number, section: Plain): Promise<void> {
  const value = withFreeId(section, blocksOf())
  const done = commit([{ do: 'insert', path: [...blocksPath(), at], value }])
  choose(at)
  scrollOnceShown(at, blocksOf().length)
  say(fill(words.added, { name: nameOf(value, now().data.shared) }))
  await done
}

/** Copies a section of the open page to another one, as near to its end as the kind of that page lets it stand. */
export async function copySection(index: number, route: string): Promise<void> {
  const [section, name] = [blocksOf()[index] as Plain, nameAt(index)]
  try {
    const { value } = await askValue(['pages', route])
    const blocks: readonly unknown[] = Object(value).blocks ?? []
    const { at, reason } = placeFor(typeName(section), blocks.length, Object(value))
    if (at === undefined) return void objects(reason)
    const done = commit([{ do: 'insert', path: ['pages', route, 'blocks', at], value: withFreeId(section, blocks) }])
    const { title = route } = now().overview?.pages.find((page) => page.route === route) ?? {}
    if (await done)
      sayDone(fill(words.copiedTo, { name, page: title }), { label: words.showIt, go: () => openPage(route) })
  } catch (error) {
    refuse(error)
  }
}

const typeName = (block: unknown) => String(Object(sectionOf(block, now().data.shared)).type)

/** Lets other pages use a section of the open page, under a name; `others` are sections that say the same. */
export async function shareSection(index: number, name: string, others: readonly Path[]): Promise<boolean> {
  const path = [...blocksPath(), index]
  const uses = others.map((other) => ({ do: 'set', path: other, value: { use: name } }) as const)
  const done = commit([{ do: 'share', path, name }, ...uses])
  choose(index)
  if (!(await done)) return false
  say(fill(words.sharedNow, { count: others.length + 1 }))
  return true
}

/** Writes a shared section into the open page, so that a change of it changes no other. */
export async function makeOwn(index: number): Promise<void> {
  // When it shows here may stand beside its name.
  const { use, ...times } = Object(blocksOf()[index])
  const value = { ...Object(now().data.shared)[use], ...times } as Plain
  const done = commit([{ do: 'set', path: [...blocksPath(), index], value }])
  openAt([...blocksPath(), index], { isChosen: false })
  say(words.madeOwn)
  await done
}
