import type { Edit } from './edits.ts'
import type { SourceFile } from './source-file.ts'

/**
 * The redirect from an address that a page had to the one it has now. Where the page comes back to an address that
 * redirects to it, that redirect is turned round; its target has become the new address with all other links.
 */
export function addRedirect(file: SourceFile, from: string, to: string): Edit[] {
  const back = file.keyOf(['redirects', to])
  if (back) return [{ start: back[0], end: back[1], text: from }]
  const line = `${from}: ${to}`
  const keys = Object.keys(file.outline.redirects)
  const last = keys.at(-1)
  if (last === undefined) return [withoutAny(file, line)]
  const key = file.keyOf(['redirects', last])
  const value = file.spanOf(['redirects', last])
  if (!key || !value) throw new Error(`No place for the redirect from ${last}`)
  if (file.isFlow(['redirects'])) return [{ start: value[1], end: value[1], text: `, ${line}` }]
  const end = endOfLine(file.source, value[1])
  const indent = ' '.repeat(file.lineOf(key[0]).column - 1)
  return [{ start: end, end, text: `${newline(file.source)}${indent}${line}` }]
}

/** "redirects:" is missing or empty. */
function withoutAny(file: SourceFile, line: string): Edit {
  const eol = newline(file.source)
  const key = file.keyOf(['redirects'])
  const value = file.spanOf(['redirects'])
  if (key && value) return { start: key[1], end: Math.max(value[1], key[1] + 1), text: `:${eol}  ${line}` }
  const pages = file.keyOf(['pages'])?.[0] ?? file.source.length
  return { start: pages, end: pages, text: `redirects:${eol}  ${line}${eol}${eol}` }
}

function endOfLine(source: string, offset: number): number {
  const end = source.indexOf('\n', offset)
  if (end < 0) return source.length
  return source[end - 1] === '\r' ? end - 1 : end
}

export const newline = (source: string) => (source.includes('\r\n') ? '\r\n' : '\n')
