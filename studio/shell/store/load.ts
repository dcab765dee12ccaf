import { joinPath, type Path } from '../../../renderer/common/problem.ts'
import { partsOf } from '../panels/panels.ts'
import { ask, askValue, isUnreached, sendFile } from './api.ts'
import { change, isKnown, type Names, now, pageInFile } from './state.ts'

/** What has to be known for what is shown. */
function needed(): Path[] {
  const { route, at, tab, panel } = now()
  const menus: Path[] = tab === 'pages' ? [['navigation'], ['translations']] : []
  const inPanel = panel ? partsOf(panel).map((part) => [part]) : []
  const page: Path = ['pages', pageInFile(now(), route)]
  const own = at.slice(0, at[0] === 'pages' ? 2 : 1)
  const parts: Path[] = [page, own, ['shared'], ...menus, ...inPanel]
  return [...new Map(parts.map((path) => [joinPath(path), path])).values()]
}

const REST_MS = 400
let asked = 0
/** Whether what is shown has changes that the draft does not have yet. */
let isAhead = false
/** The version of the draft whose names are known. */
let namesOf: number | undefined
let resting: ReturnType<typeof setTimeout> | undefined

/**
 * Brings what is shown up to date with the draft. Of two at once the later one counts. While what is shown is ahead,
 * only what is not known at all is asked for. The names that fields offer follow once nobody has typed for a moment.
 */
export async function reload(): Promise<void> {
  const own = ++asked
  clearTimeout(resting)
  if (namesOf !== now().overview?.version) resting = setTimeout(() => loadNames().catch(() => {}), REST_MS)
  const paths = needed().filter((path) => !isAhead || !isKnown(path))
  const asking = paths.map(async (path) => ({ path, ...(await askValue(path)) }))
  const answers = await Promise.all(asking).catch((error) => {
    if (!isUnreached(error)) throw error
  })
  // Once the studio can be reached again, all is asked for anew.
  if (!answers || own !== asked) return
  const versions = new Set(answers.map(({ version }) => version))
  // Somebody has changed something in between.
  if (versions.size > 1) return reload()
  if (!isAhead) change({ seen: [...versions][0] })
  const pages = { ...now().data.pages }
  const parts: Record<string, unknown> = {}
  for (const { path, value } of answers) (path[0] === 'pages' ? pages : parts)[String(path.at(-1))] = value ?? undefined
  change({ data: { ...now().data, ...parts, pages } })
}

/** Called when something is shown as done before the draft has it: what was asked for before would take it back. */
export function runAhead(): void {
  asked++
  isAhead = true
}

/** Called when the draft has, or has refused, all that is shown. */
export function catchUp(): Promise<void> {
  isAhead = false
  return reload()
}

/** Adds a file of this device to the site, and says under which name. A picture goes up no larger than it is kept. */
export async function upload(kind: 'picture' | 'file', file: File): Promise<string> {
  const { sendPicture } = await import('../photos/send.ts')
  const { name } =
    kind === 'picture'
      ? { name: await sendPicture(file) }
      : await sendFile<{ name: string }>(kind, file, { name: file.name })
  await loadNames()
  return name
}

export async function loadNames(): Promise<void> {
  const version = now().overview?.version
  change({ names: await ask<Names>('names') })
  namesOf = version
}
