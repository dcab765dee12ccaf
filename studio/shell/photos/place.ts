import { valueAt } from '../../../renderer/common/pointers.ts'
import type { Path } from '../../../renderer/common/problem.ts'
import { schemaFor } from '../../edit/operations/demands.ts'
import type { Operation, Plain } from '../../edit/operations/operation.ts'
import { ask } from '../store/api.ts'
import { commit } from '../store/edit.ts'
import { loadNames } from '../store/load.ts'
import { now, sayDone, schemasOf } from '../store/state.ts'
import { fill, words } from '../words/index.ts'
import type { Photo, Says } from './queue.ts'

export interface Picture extends Says {
  src?: string
}

const picturesIn = (list: Path) => (valueAt(now().data, list) ?? []) as Picture[]

/** What photos without a name of their own are called like. */
export const titleOf = ([top, route]: Path): string =>
  (top === 'pages' && now().overview?.pages.find((page) => page.route === route)?.title) || brand()

export const brand = () => now().overview?.brand ?? ''

/** How many more pictures a list may have. */
export function roomIn(list: Path): number {
  const { maxItems = Number.POSITIVE_INFINITY } =
    schemaFor(schemasOf(), list, (path) => valueAt(now().data, path)) ?? {}
  return Number(maxItems) - picturesIn(list).length
}

const wordsOf = (pictures: unknown) => JSON.stringify((pictures as Picture[] | undefined)?.map(({ alt }) => alt))

/** What the pictures say with which a new section begins. */
export async function sampleOf(list: Path): Promise<string | undefined> {
  const { type } = Object(valueAt(now().data, list.slice(0, -1)))
  const starter = await ask('starter', { type, route: String(list[1]) }).catch(() => undefined)
  return wordsOf(Object(starter)[String(list.at(-1))])
}

/** Puts the photos that are here at the end of a list, in one step of undo. Sample pictures give way to one's own. */
export async function placePhotos(list: Path, photos: () => readonly Photo[], sample: string | undefined) {
  // The pictures are known before the page that shows them is made.
  await loadNames()
  const pictures = picturesIn(list)
  const fresh = photos().filter(({ name }) => name !== undefined && !pictures.some(({ src }) => src === name))
  if (fresh.length === 0) return
  const values = fresh.map(({ name = '', says }): Plain => ({ src: name, ...says }))
  const isSample = pictures.length > 0 && wordsOf(pictures) === sample
  const operations = values.map(
    (value, index): Operation => ({ do: 'insert', path: [...list, pictures.length + index], value }),
  )
  const isDone = await commit(isSample ? [{ do: 'set', path: list, value: values }] : operations)
  if (isDone) sayDone(fill(words.photosAdded, { count: fresh.length }))
}
