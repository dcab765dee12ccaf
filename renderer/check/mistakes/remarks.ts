import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { PLAIN_STARTER, STARTERS } from '../../common/site-folder.ts'

/** A remark "# yours: …" behind a line of the file. */
export interface Remark {
  /** As it stands, from its "#" to the end of the line. */
  words: string
  start: number
  end: number
  /** The line before it and all that stands below that line, without what makes no difference to a reader. */
  about: string
}

/** Looked for by their first character, which is found five times as fast in a long text as the words behind it. */
export function remarksIn(source: string): Remark[] {
  const noticed: Remark[] = []
  for (let start = source.indexOf('#'), next = 0; start >= 0; start = source.indexOf('#', next)) {
    next = start + 1
    if (!source.startsWith('# yours', start) || !/[ \t]/.test(source.charAt(start - 1))) continue
    const lineStart = source.lastIndexOf('\n', start) + 1
    const before = source.slice(lineStart, start)
    // A remark on a line of its own tells about others.
    if (/^\s*(?:#|$)/.test(before)) continue
    const lineEnd = source.indexOf('\n', start)
    const words = source.slice(start, lineEnd < 0 ? undefined : lineEnd).trimEnd()
    if (!/^# yours(?::|$)/.test(words)) continue
    next = start + words.length
    noticed.push({ words, start, end: next, about: bare(before + linesBelow(source, next, before)) })
  }
  return noticed
}

const remark = /[ \t]# yours(?::.*)?$/gm
const bare = (text: string) => text.replaceAll(remark, '').replaceAll(/[\s"']/g, '')

/** The lines that stand further right than the one above them. */
function linesBelow(source: string, lineEnd: number, line: string): string {
  const indent = /^[\s-]*/.exec(line)?.[0].length ?? 0
  const further = new RegExp(`(?:\\r?\\n(?: {${indent + 1}}.*|[ \\t]*(?=\\r?\\n)))*`, 'y')
  further.lastIndex = lineEnd
  return further.exec(source)?.[0] ?? ''
}

let ofStarters: Map<string, Set<string>> | undefined

/**
 * Whether what a starter says with this remark has been changed, so that it is the owner's. A remark that no starter
 * has, or of starters that are gone, waits until somebody takes it out.
 */
export function isChanged({ words, about }: Remark): boolean {
  ofStarters ??= gather()
  return ofStarters.get(words)?.has(about) === false
}

function gather(): Map<string, Set<string>> {
  const names = existsSync(STARTERS) ? readdirSync(STARTERS) : []
  const files = [...names.map((name) => join(STARTERS, name, 'pages.yaml')), PLAIN_STARTER].filter(existsSync)
  const remarks = files.flatMap((file) => remarksIn(readFileSync(file, 'utf8')))
  const byWords = Map.groupBy(remarks, ({ words }) => words)
  return new Map([...byWords].map(([words, same]) => [words, new Set(same.map(({ about }) => about))]))
}
