/** Two lines of history as one tree: the site's file by operations, all others whole. */
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Path } from '../../renderer/messages/message.ts'
import { textOf } from './publish.ts'
import type { Repository } from './repository.ts'
import { ask, type Choices } from './texts.ts'

/** What was changed on both sides. `id` is what a choice names. */
export interface BothChanged {
  id: string
  file: string
  /** The place in the site's file; absent where it is about a whole file. */
  path?: Path
  /** What stands there on each side; of a whole file its contents' name in git. Undefined where it was removed. */
  ours: unknown
  theirs: unknown
}

export interface MergedTree {
  tree: string
  conflicts: BothChanged[]
}

interface Sides {
  base?: Entry
  ours?: Entry
  theirs?: Entry
}
interface Entry {
  mode: string
  blob: string
}

const sides = ['base', 'ours', 'theirs'] as const

/** Merges two commits that follow from a third one. Where both changed the same, the tree has what was chosen, or ours. */
export async function mergeTrees(
  repository: Repository,
  [base, ours, theirs]: [base: string, ours: string, theirs: string],
  choices: Choices,
): Promise<MergedTree> {
  const { run, line, prefix, file } = repository
  const index = join(repository.within, 'merge-index')
  for (const left of [index, `${index}.lock`]) await rm(left, { force: true })
  const env = { GIT_INDEX_FILE: index }
  await run(['read-tree', '-i', '-m', '--aggressive', base, ours, theirs], { env })
  const unmerged = entriesIn(await run(['ls-files', '-u', '-z', '--full-name'], { env }))
  const conflicts: BothChanged[] = []
  const settled: string[] = []
  for (const [path, { ours: mine, theirs: other, base: before }] of unmerged) {
    if (path === prefix + file && mine && other && before) {
      const texts = await Promise.all([base, ours, theirs].map((commit) => textOf(repository, commit)))
      const merged = await ask('merge', ...(texts as [string, string, string]), choices)
      conflicts.push(
        ...merged.conflicts.map(({ path: place, yours, theirs: there }) => ({
          id: JSON.stringify(place),
          file,
          path: place,
          ours: yours,
          theirs: there,
        })),
      )
      const blob = await line(['hash-object', '-w', '--stdin', `--path=${file}`], { input: merged.text })
      settled.push(entryOf(path, { ...mine, blob }))
    } else {
      const chosen = choices[path]
      if (!chosen) conflicts.push({ id: path, file: path, ours: mine?.blob, theirs: other?.blob })
      settled.push(entryOf(path, chosen === 'theirs' ? other : mine))
    }
  }
  await run(['update-index', '-z', '--index-info'], { env, input: settled.join('') })
  return { tree: await line(['write-tree'], { env }), conflicts }
}

/** As `ls-files -u` prints what could not be merged: mode, content and side of each path. */
function entriesIn(printed: string): Map<string, Sides> {
  const found = new Map<string, Sides>()
  for (const entry of printed.split('\0').filter(Boolean)) {
    const [, mode = '', blob = '', stage = '1', path = ''] = /^(\d+) (\w+) (\d)\t([\s\S]*)$/.exec(entry) ?? []
    const side = sides[Number(stage) - 1] ?? 'base'
    found.set(path, { ...found.get(path), [side]: { mode, blob } })
  }
  return found
}

/** Taking a path out first drops all of its sides. */
const entryOf = (path: string, entry: Entry | undefined) =>
  `0 ${'0'.repeat(40)}\t${path}\0${entry ? `${entry.mode} ${entry.blob} 0\t${path}\0` : ''}`
