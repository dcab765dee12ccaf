import type { Plain } from '../../../authoring/operations/operation.ts'
import type { Path } from '../../../library/problem.ts'
import { inWords } from '../form/labels.ts'
import { scrollOnceShown } from '../frame/controller.ts'
import { ask } from '../store/api.ts'
import { commit, refuse } from '../store/edit.ts'
import { openAt } from '../store/go.ts'
import { change, now, pageInFile, say } from '../store/state.ts'
import { words } from '../words/index.ts'

/** The sections of the open page, as the file has them. */
export function blocksOf({ data, route, overview } = now()): readonly unknown[] {
  const { blocks } = Object(data[`pages ${pageInFile({ overview: overview as never }, route)}`])
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

export async function moveSection(from: number, to: number): Promise<void> {
  const [name, count] = [nameAt(from), blocksOf().length]
  const chosen = chosenIndex()
  const done = commit([{ do: 'move', path: [...blocksPath(), from], to }])
  if (chosen === from) choose(to)
  say(words.moved(name, to + 1, count))
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
  const name = nameAt(index)
  void commit([{ do: 'duplicate', path: [...blocksPath(), index] }])
  choose(index + 1)
  say(words.duplicated(name))
}

/** Takes a section out, unless the page needs it: that is said before, and not by the check afterwards. */
export function removeSection(index: number): void {
  const name = nameAt(index)
  const kind = demandedBy(index)
  if (kind !== undefined) {
    const message = words.demanded(inWords(kind), typeOf(blocksOf()[index], now().data.shared))
    change({ notice: { message, hint: words.demandedHint } })
    return
  }
  openAt(blocksPath().slice(0, 2), { isChosen: false })
  change({ view: 'page' })
  void commit([{ do: 'remove', path: [...blocksPath(), index] }])
  say(words.removed(name))
}

/** The kind of the page, where it needs a section and has no other of its type. */
function demandedBy(index: number): string | undefined {
  const { data, forms } = now()
  const kind = String(Object(data[`pages ${blocksPath()[1]}`]).kind)
  const types = blocksOf().map((block) => Object(sectionOf(block, data.shared)).type)
  const isLast = types.filter((type) => type === types[index]).length === 1
  return isLast && forms?.kinds[kind]?.must?.includes(types[index]) ? kind : undefined
}

/** The section itself, or the shared one that it names. */
function sectionOf(block: unknown, shared: unknown): unknown {
  const { use } = Object(block)
  return use === undefined ? block : Object(shared)[use]
}

/** Adds a section with its starter text, or a shared one. */
export async function addSection(at: number, wanted: { type: string } | { use: string }): Promise<void> {
  try {
    const value =
      'use' in wanted ? wanted : await ask<Plain>('starter', { type: wanted.type, route: String(blocksPath()[1]) })
    const done = commit([{ do: 'insert', path: [...blocksPath(), at], value }])
    choose(at)
    scrollOnceShown(at, blocksOf().length)
    say(words.added(nameOf(value, now().data.shared)))
    await done
  } catch (error) {
    refuse(error)
  }
}

/** Writes a shared section into the open page, so that a change of it changes no other. */
export async function makeOwn(index: number): Promise<void> {
  const section = Object(now().data.shared)[Object(blocksOf()[index]).use] as Plain
  const done = commit([{ do: 'set', path: [...blocksPath(), index], value: section }])
  openAt([...blocksPath(), index], { isChosen: false })
  say(words.madeOwn)
  await done
}
