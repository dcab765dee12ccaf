import { joinPath, type Path } from '../../../renderer/common/problem.ts'
import type { Present } from '../../server/events.ts'
import type { Overview } from '../../server/overview.ts'
import { fill, words } from '../words/index.ts'
import { tab, tell } from './api.ts'
import { change, now, type StudioState } from './state.ts'

type People = Pick<StudioState, 'people'>

/** The names of the others who have the studio open; who has it open twice is named once. */
export function namesOf({ people }: People, isMeant: (each: Present) => boolean = () => true): string[] {
  const others = people.filter((each) => each.tab !== tab && isMeant(each))
  return [...new Set(others.map(({ name }) => name))]
}

/** Who is on a page, by one of the addresses that it has. */
export const namesOn = (state: People, routes: readonly string[]): string =>
  namesOf(state, ({ route = '' }) => routes.includes(route)).join(', ')

export const namesIn = (state: People, path: Path): string =>
  namesOf(state, ({ field }) => field === joinPath(path)).join(', ')

const QUIET_MS = 150
let isTelling = false
let told = ''

/** Tells the others where one is. */
export function tellPlace(): void {
  if (isTelling) return
  isTelling = true
  setTimeout(() => {
    isTelling = false
    const { route, focus, people } = now()
    const place = { route, ...(focus && { field: joinPath(focus.path) }) }
    if (people.length === 0 || JSON.stringify(place) === told) return
    told = JSON.stringify(place)
    tell('here', place).catch(forgetPlace)
  }, QUIET_MS)
}

/** The server has begun anew, and does not know where one is. */
export function forgetPlace(): void {
  told = ''
}

/** Says at once that two people wrote the same words: those of one gave way, and wait to be looked at. */
export function tellConflicts(before: Overview | undefined): void {
  const known = new Set(before?.conflicts.map(({ path }) => joinPath(path)))
  const fresh = now().overview?.conflicts.find(({ path }) => !known.has(joinPath(path)))
  if (!before || !fresh) return
  const message = fresh.isOwn
    ? fill(words.gaveWay, { name: fresh.other ?? words.somebodyElse })
    : fill(words.gaveWayToYours, { name: fresh.from })
  const go = () => change({ notice: undefined, dialog: { name: 'problems' } })
  change({ notice: { message, deed: { label: words.showConflicts, go } } })
}
