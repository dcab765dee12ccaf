import { readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** Keeps so many of the files and folders of a cache, those that were written last. */
export function dropOldest(folder: string, most: number): void {
  const changed = (name: string) => statSync(join(folder, name), { throwIfNoEntry: false })?.mtimeMs ?? 0
  const entries = readdirSync(folder).map((name) => ({ name, at: changed(name) }))
  const old = entries.toSorted((one, other) => other.at - one.at).slice(most)
  for (const { name } of old) rmSync(join(folder, name), { recursive: true, force: true })
}
