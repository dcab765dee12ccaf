import { execFileSync, spawnSync } from 'node:child_process'

/** The lines of files as they are now, saved or committed, that differ from where they left another branch. */
export function changedLines(since: string, paths: readonly string[]): Map<string, Set<number>> {
  const options = ['--no-ext-diff', '--find-renames', '--unified=0', '--src-prefix=a/', '--dst-prefix=b/']
  const diff = execFileSync('git', ['diff', '--merge-base', ...options, since, '--', ...paths], {
    encoding: 'utf8',
    maxBuffer: 2 ** 30,
  })
  return linesIn(diff)
}

/** The lines of each file that a diff without context adds or changes; none of a file that is gone. */
export function linesIn(diff: string): Map<string, Set<number>> {
  const files = diff.split(/^diff --git .*\n/m).map((part): [string | undefined, Set<number>] => {
    const hunks = [...part.matchAll(/^@@ -\S+ \+(\d+)(?:,(\d+))? @@/gm)]
    const lines = hunks.flatMap(([, start, count = '1']) =>
      Array.from({ length: Number(count) }, (_, line) => Number(start) + line),
    )
    return [/^\+\+\+ b\/(.*)$/m.exec(part)?.[1], new Set(lines)]
  })
  return new Map(files.filter((file): file is [string, Set<number>] => file[0] !== undefined))
}

/** Lines in a row as one: "20-24". */
export function rangesOf(lines: ReadonlySet<number>): string[] {
  return [...lines]
    .filter((line) => !lines.has(line - 1))
    .map((first) => {
      let last = first
      while (lines.has(last + 1)) last++
      return `${first}-${last}`
    })
}

/** Whether Git knows the commit; a checkout in CI may hold no more than one. */
export function isKnown(commit: string): boolean {
  return spawnSync('git', ['rev-parse', '--quiet', '--verify', '--end-of-options', `${commit}^{commit}`]).status === 0
}
