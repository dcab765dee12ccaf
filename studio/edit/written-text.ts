import type { Text } from '../../renderer/schema/walk.ts'
import type { SourceFile, Span } from './source-file.ts'

/** Where a text of the file stands, as it is written there. */
export interface WrittenText {
  text: Text
  raw: string
  start: number
}

export function writtenText(file: SourceFile, text: Text): WrittenText | undefined {
  const span = file.spanOf(text.path)
  return span && { text, raw: file.source.slice(...span), start: span[0] }
}

/** Every place at which some words are written; the whole text where they are written with escapes. */
export function spansOfWords({ raw, start }: WrittenText, words: string): Span[] {
  const spots: Span[] = []
  for (let at = raw.indexOf(words); at >= 0; at = raw.indexOf(words, at + words.length)) {
    spots.push([start + at, start + at + words.length])
  }
  return spots.length > 0 ? spots : [[start, start + raw.length]]
}

/**
 * Where a text leads to a page: the spots of the page's address within it, without anchor and question mark, and
 * without the site's own address before it. Links in the code of a Markdown text do not count.
 */
export function spansOfRoute(value: WrittenText, route: string, siteUrl: string): Span[] {
  const { text, raw, start } = value
  const pattern = patternFor(text, route, siteUrl)
  if (!pattern) return []
  const inText = [...text.text.matchAll(pattern)]
  if (inText.length === 0) return []
  const counted = inText.map((match) => !isInCode(text, match.index))
  const inRaw = [...raw.matchAll(new RegExp(pattern.source.replace(/^\^/, `^["']?`), pattern.flags))]
  return inRaw.flatMap((match, index): Span[] => {
    const end = start + match.index + match[0].length
    return counted[index] === false ? [] : [[end - route.length, end]]
  })
}

function patternFor({ schema, path }: Text, route: string, siteUrl: string): RegExp | undefined {
  const site = `(?:${literally(siteUrl)})${siteUrl === '' ? '' : '?'}`
  const address = `${literally(route)}(?=/?(?:[?#)>\\s"']|$))`
  if (schema.content === 'markdown')
    return new RegExp(`(?<=\\]\\(\\s*<?${site}|^\\s*\\[[^\\]]+\\]:\\s*<?${site})${address}`, 'gm')
  if (schema.reference === 'link' || isPageAddress(path)) return new RegExp(`^${site}${address}`, 'g')
  return siteUrl !== '' && path[2] === 'schema' ? new RegExp(`^${literally(siteUrl)}${address}`, 'g') : undefined
}

/** The address under which search engines file a page is one too, though no link. */
const isPageAddress = (path: Text['path']) => path[0] === 'pages' && path.length === 3 && path[2] === 'canonical'

function isInCode({ text, schema }: Text, index: number): boolean {
  if (schema.content !== 'markdown') return false
  const prose = text.replaceAll(/(`+)[^`][\s\S]*?\1/g, (code) => ' '.repeat(code.length))
  return prose[index] === ' '
}

/** Words as a regular expression finds them. */
export const literally = (words: string) => words.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
