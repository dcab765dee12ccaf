/** What is held only because so many came: let go by itself when the flood is over, no faster than leads come otherwise. */
import type { Logger } from 'pino'
import type { Settings } from './settings.ts'
import type { Store } from './store/store.ts'

/** All servers of a database together release so many in a minute: as many as RATE_TOTAL usually lets in. */
const mostInTurn = 20
const turnMs = 60_000
const turn = 'release of held leads'

/**
 * Releases a few of the leads that were held for numbers alone, the oldest first, once no such lead has come for
 * HELD_CALM_MINUTES. What was held for anything else, and what the owner has decided about, stays where it is.
 */
export async function letGoWhenCalm(
  store: Pick<Store, 'calmed' | 'letGo' | 'takeTurn'>,
  { HELD_CALM_MINUTES }: Pick<Settings, 'HELD_CALM_MINUTES'>,
  log: Pick<Logger, 'info'>,
): Promise<void> {
  if (HELD_CALM_MINUTES === 0) return
  const ids = await store.calmed(HELD_CALM_MINUTES * 60_000, mostInTurn)
  if (ids.length === 0 || !(await store.takeTurn(turn, turnMs))) return
  for (const id of ids) if (await store.letGo(id)) log.info({ lead: id }, 'held lead released: no more of them come')
}
