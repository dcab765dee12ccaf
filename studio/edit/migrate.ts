import { type Rename, renames } from '../../renderer/read/migrations/renames.ts'
import { type OldName, upgrade } from '../../renderer/read/migrations/upgrade.ts'
import { parse } from '../../renderer/read/parse.ts'
import { sourceText } from '../../renderer/read/source-text.ts'
import type { Edit } from './edits.ts'
import { openSource, type SourceFile } from './source-file.ts'

export interface Migration {
  edits: Edit[]
  /** What is renamed, in the order of lines. */
  changes: { line: number; from: string; to: string }[]
}

/** The edits that put new names in place of old ones. Throws a refusal where the YAML cannot be read. */
export function migrate(source: string, rules: readonly Rename[] = renames): Migration {
  const file = openSource(source)
  const { old } = upgrade(parse(sourceText(source)).data, rules)
  const edits = new Map<number, Edit & { from: string }>()
  for (const name of old) {
    const edit = editOf(file, source, name)
    if (edit) edits.set(edit.start, edit)
  }
  const sorted = [...edits.values()].sort((one, other) => one.start - other.start)
  return {
    edits: sorted.map(({ start, end, text }) => ({ start, end, text })),
    changes: sorted.map(({ start, from, text }) => ({ line: file.lineOf(start).line, from, to: text })),
  }
}

/** Changes the name alone: quotes around it, and whatever stands beside it, stay. */
function editOf(file: SourceFile, source: string, { path, isKey, from, to }: OldName) {
  const span = isKey ? file.keyOf(path) : file.spanOf(path)
  if (!span) return undefined
  const start = source.indexOf(from, span[0])
  return start < 0 || start >= span[1] ? undefined : { start, end: start + from.length, text: to, from }
}
