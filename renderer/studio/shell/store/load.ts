import type { Path } from '../../../library/problem.ts'
import { ask, askValue } from './api.ts'
import { change, keyOf, type Names, now, pageInFile } from './state.ts'

/** What has to be known for what is shown. */
function needed(): Path[] {
  const { route, at } = now()
  const parts: Path[] = [['pages', pageInFile(now(), route)], at.slice(0, at[0] === 'pages' ? 2 : 1), ['shared']]
  return [...new Map(parts.map((path) => [keyOf(path), path])).values()]
}

let asked = 0

/** Brings what is shown up to date with the draft. Of two at once the later one counts. */
export async function reload(): Promise<void> {
  const own = ++asked
  const values = await Promise.all(
    needed().map(async (path) => [keyOf(path), (await askValue(path)).value ?? undefined] as const),
  )
  if (own === asked) change({ data: { ...now().data, ...Object.fromEntries(values) } })
}

export async function loadNames(): Promise<void> {
  change({ names: await ask<Names>('names') })
}
