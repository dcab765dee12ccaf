import type { Present } from '../../server/events.ts'
import type { Overview } from '../../server/overview.ts'
import type { Forms } from '../../server/schemas.ts'
import { firstStep } from '../parts/Tour.tsx'
import { fill, place, words } from '../words/index.ts'
import { remindOfYours } from '../yours/remind.ts'
import { ask, Failure, listen, tell } from './api.ts'
import { readAside } from './aside.ts'
import { inOwnOrder, isWaiting, refuse, settled } from './edit.ts'
import { loadNames, reload } from './load.ts'
import { forgetPlace, tellConflicts, tellPlace } from './people.ts'
import { change, now, pageInFile, say, sayDone, subscribe, withoutOffer } from './state.ts'

/** Fetches what the studio shows first, and follows the draft from then on. */
export async function start(): Promise<void> {
  const kept = sessionStorage.getItem('studio-route')
  try {
    const [overview, forms] = await Promise.all([ask<Overview>('overview'), ask<Forms>('forms')])
    const route = kept ?? overview.pages[0]?.route ?? '/'
    change({ aside: readAside(), tour: firstStep() })
    change({ overview, forms, route, at: ['pages', pageInFile({ overview }, route)] })
    await Promise.all([reload(), loadNames()])
  } catch (error) {
    const isStranger = error instanceof Failure && error.status === 403
    return isStranger ? change({ notice: { message: words.noToken, hint: words.noTokenHint } }) : refuse(error)
  }
  window.addEventListener('beforeunload', (event) => isWaiting() && event.preventDefault())
  subscribe(tellPlace)
  listen(
    (name, told) => (name === 'people' ? change({ people: told as Present[] }) : follow(told as Overview)),
    (isReached) => {
      const isBack = isReached && !now().isReached
      change({ isReached })
      if (isBack) forgetPlace()
      if (isBack && !isWaiting()) void reload()
    },
  )
}

/** The draft has changed, by whomever. What is being typed here comes first. */
function follow(overview: Overview): void {
  const before = now().overview
  change({ overview: inOwnOrder(overview) })
  tellConflicts(before)
  if (isWaiting() || before?.version === overview.version) return
  void reload()
}

/** Has the server change the draft otherwise than by operations. Undefined where it refuses, which is said. */
export async function takeOver<Answer extends Overview>(name: string, body: unknown = {}): Promise<Answer | undefined> {
  await settled()
  try {
    const overview = await tell<Answer>(name, body)
    change({ overview, ...withoutOffer() })
    await reload()
    return overview
  } catch (error) {
    refuse(error)
    return undefined
  }
}

async function step(name: 'undo' | 'redo'): Promise<void> {
  await settled()
  if (!now().overview?.[name === 'undo' ? 'canUndo' : 'canRedo']) return
  const done = await takeOver<Overview & { did: string }>(name)
  const what = done?.did
  if (what !== undefined) say(name === 'undo' ? fill(words.undone, { what }) : fill(words.redone, { what }))
}

export const undo = () => step('undo')
export const redo = () => step('redo')

export async function save(): Promise<void> {
  await settled()
  if (place.desk !== undefined) return sayDone(words.kept)
  try {
    const overview = await tell<Overview>('save')
    change({ overview })
    sayDone(fill(words.saved, { file: overview.file }))
    remindOfYours()
    await reload()
  } catch (error) {
    refuse(error)
  }
}
