import { type Rename, renames } from '../../renderer/read/migrations/renames.ts'
import { type OldName, upgrade } from '../../renderer/read/migrations/upgrade.ts'
import { isOlder, SHORT_VERSION } from '../../renderer/read/migrations/version.ts'
import { parse } from '../../renderer/read/parse.ts'
import { sourceText } from '../../renderer/read/source-text.ts'
import type { Edit } from './edits.ts'
import { openSource, type SourceFile } from './source-file.ts'

/** The edits that put new names in place of old ones, in the order of lines. Throws a refusal where the YAML cannot be read. */
export function nameEdits(source: string, rules: readonly Rename[] = renames): Edit[] {
  const file = openSource(source)
  const { old } = upgrade(parse(sourceText(source)).data, rules)
  const edits = new Map(old.flatMap((name) => editOf(file, source, name)).map((edit) => [edit.start, edit]))
  return [...edits.values()].sort((one, other) => one.start - other.start)
}

/** Changes the name alone: quotes around it, and whatever stands beside it, stay. */
function editOf(file: SourceFile, source: string, { path, isKey, from, to }: OldName): Edit[] {
  const span = isKey ? file.keyOf(path) : file.spanOf(path)
  if (!span) return []
  const start = source.indexOf(from, span[0])
  return start < 0 || start >= span[1] ? [] : [{ start, end: start + from.length, text: to }]
}

/** The edit by which a file says that it is written for the version that runs; none where it says so, or a newer one. */
export function engineEdits(source: string): Edit[] {
  const { outline, keyOf, spanOf } = openSource(source)
  const { engine } = outline.data
  if (!isOlder(engine, SHORT_VERSION)) return []
  const [start, end] = spanOf(['engine']) ?? []
  if (start !== undefined && end !== undefined) return [{ start, end, text: `"${SHORT_VERSION}"` }]
  const [first = 0] = keyOf([Object.keys(outline.data)[0] ?? '']) ?? []
  return [{ start: first, end: first, text: `engine: "${SHORT_VERSION}"\n\n` }]
}
