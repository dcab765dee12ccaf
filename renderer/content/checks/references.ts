import type { Frame } from '../frame.ts'
import { markdownLinks } from '../links.ts'
import { capital, placeName, quote } from '../messages/names.ts'
import { didYouMean, knownNames, nearest } from '../nearest.ts'
import type { Pages } from '../outline.ts'
import type { Finding, Path } from '../problem.ts'
import { tidyName } from '../routes.ts'
import { fillTokens, type Tokens, tokenNames, unknownTokens } from '../tokens.ts'
import type { Text } from '../walk.ts'
import { checkLink, type Link } from './links.ts'
import { pathOnSite } from './own-address.ts'

/** What exists outside pages.yaml, as data. */
export interface Surroundings {
  images: readonly string[]
  icons: readonly string[]
  /** Paths of the files in public/, such as "/og-image.png"; left out, links to files are not checked. */
  files?: readonly string[]
}

/** Tokens, images, files, icons, forms and shared sections that texts name but that do not exist. */
export function checkNames(texts: readonly Text[], frame: Frame, surroundings: Surroundings): Finding[] {
  return texts.flatMap((text) => namesIn(text, frame, surroundings))
}

function namesIn(text: Text, frame: Frame, surroundings: Surroundings): Finding[] {
  if (text.text !== '' && !/\S/.test(text.text)) return [blank(text)]
  const unknown = unknownTokens(text.text, frame.tokens, text.schema.placeholders)
  const { reference } = text.schema
  if (unknown.length > 0) return unknown.map((name) => unknownToken(text, name, frame))
  if (text.schema.content === 'markdown' && text.text.includes('![')) return picturesIn(text, surroundings)
  if (!reference || reference === 'link' || text.text === '') return []
  return checkName(text, reference, frame, surroundings)
}

/** Pictures in Markdown are served as they are: no file of the folder images/ can be one. */
function picturesIn({ text, path }: Text, { files }: Surroundings): Finding[] {
  const isThere = (href: string) =>
    /^https:\/\//.test(href) || (href.startsWith('/') && (files?.includes(href) ?? true))
  const missing = markdownLinks(text).filter(({ href, image }) => image && !isThere(href))
  return missing.map(({ href }) => ({
    code: 'missing-image',
    about: href,
    place: { path, text: href },
    message: `Cannot find the picture ${quote(href)} in ${placeName(path)}`,
    hint: 'A picture inside a text is a file of the folder public/: ![What it shows](/roof.jpg). One of the folder images/ stands in the "image:" of a section.',
  }))
}

function blank({ path }: Text): Finding {
  const message = `${capital(placeName(path))} holds nothing but spaces`
  return { code: 'empty-value', place: { path }, message, hint: 'Write its text.' }
}

/** Links in texts that lead nowhere. */
export function checkLinks(texts: readonly Text[], pages: Pages, files: Surroundings['files']): Finding[] {
  const known = ({ written }: Link) => tokenNames(written).every((name) => pages.tokens.get(name))
  const links = texts.flatMap((text) => linksIn(text, pages.tokens)).filter(known)
  return links.flatMap((link) => checkLink(link, pages, files) ?? [])
}

/** The link that a text is, or the links in its Markdown, without the site's own address before them. */
export function linksIn({ text, path, schema }: Text, tokens: Tokens): Link[] {
  if (schema.reference === 'link') return text === '' ? [] : [{ path, written: text, href: within(text, tokens) }]
  if (schema.content !== 'markdown') return []
  const links = markdownLinks(text).filter(({ image }) => !image)
  return links.map(({ href }) => ({ path, written: href, href: within(href, tokens) }))
}

/** A target with its tokens filled; one that is written with the site's own address leads to a page all the same. */
function within(written: string, tokens: Tokens): string {
  const href = fillTokens(written, tokens)
  return /^https?:/i.test(href) ? (pathOnSite(href, tokens.get('url')) ?? href) : href
}

function unknownToken({ path }: Text, name: string, { tokens, data }: Frame): Finding {
  const [set = ''] = name.split('.')
  if (path[0] === 'pages' && Object.hasOwn(Object(data.data), set)) return tokenOfSet(path, name, set)
  const fact = name.startsWith('facts.')
  const known = [...tokens.keys()]
  const alike = known.filter((token) => token.startsWith('facts.') === fact).map((token) => `{${token}}`)
  const same = knownNames(`{${name}}`, alike)
  const own =
    [`facts.${name}`, name.replace(/^site\./, '')].find((token) => tokens.has(token)) ?? ofSet(name, data.data)
  const meant = (own ? `Did you mean "${own}"? ` : didYouMean(name, known)).replace(/"(.*)"/, '"{$1}"')
  return {
    code: 'unknown-token',
    about: name,
    place: { path, text: `{${name}}` },
    message: `Cannot find what "{${name}}" stands for, used in ${placeName(path)}`,
    hint: `${meant}${fact ? orUse(same) : `Known: ${same}`}`,
  }
}

/** "areas.name" of the set "area". */
function ofSet(name: string, sets: unknown): string | undefined {
  const [written = '', field = ''] = name.split('.')
  const set = field === '' ? undefined : nearest(written, Object.keys(Object(sets)))
  return set !== undefined && Object.hasOwn(Object(Object(sets)[set].fields), field) ? `${set}.${field}` : undefined
}

/** On a page that is made for no item, all words of a set are one mistake. */
function tokenOfSet(path: Path, name: string, set: string): Finding {
  return {
    code: 'unknown-token',
    about: `${String(path[1])} ${set}`,
    place: { path, text: `{${name}}` },
    message: `Cannot find what "{${name}}" stands for, used in ${placeName(path)}: the page is not made for each item of "${set}"`,
    hint: `Put "{${set}.slug}" into the address ${quote(path[1])}, or remove it here.`,
  }
}

const orUse = (facts: string) => `Add it under "facts:"${facts === '' ? '.' : `, or use one of ${facts}`}`

const kinds = {
  icon: { code: 'unknown-icon', thing: 'icon', remedy: 'Icons have the names that lucide.dev/icons shows.' },
  image: {
    code: 'missing-image',
    thing: 'image',
    remedy: 'Put the file into the folder images/, or correct the name.',
  },
  file: { code: 'missing-file', thing: 'file', remedy: 'Put the file into the folder public/, or correct the name.' },
  form: { code: 'unknown-form', thing: 'form', remedy: 'Forms are declared under "forms:".' },
  shared: { code: 'unknown-shared', thing: 'shared section', remedy: 'Shared sections are written under "shared:".' },
}

function checkName(
  { path, text }: Text,
  kind: keyof typeof kinds,
  frame: Frame,
  { images, icons, files }: Surroundings,
): Finding[] {
  const name = fillTokens(text, frame.tokens)
  const [forms, shared] = [Object.keys(frame.forms), Object.keys(frame.shared)]
  const known = { icon: icons, image: images, file: files ?? [name], form: forms, shared }[kind]
  if (known.includes(name)) return []
  // A name with capitals or spaces is reported where it is declared, and so is a list in place of names.
  if (kind === 'form' || kind === 'shared') {
    const isList = Array.isArray(frame.data[kind === 'form' ? 'forms' : 'shared'])
    if (isList || known.some((key) => tidyName(key) === name)) return []
  }
  const { code, thing, remedy } = kinds[kind]
  const list = known.length > 0 && known.length <= 30 ? ` Known: ${knownNames(name, known)}` : ''
  const message = `Cannot find ${thing} ${quote(name)} used by ${placeName(path)}`
  return [{ code, about: name, place: { path }, message, hint: `${didYouMean(name, known)}${remedy}${list}` }]
}
