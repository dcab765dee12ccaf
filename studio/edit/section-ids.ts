import { blocksOf } from '../../renderer/common/blocks-of.ts'
import type { Path } from '../../renderer/common/problem.ts'
import { anchorsOfSection } from '../../renderer/expand/anchors.ts'
import { message } from '../../renderer/messages/message.ts'
import { schemaOf } from '../../renderer/schema/schemas.ts'
import type { Text } from '../../renderer/schema/walk.ts'
import type { Edit } from './edits.ts'
import { siteUrlOf } from './own-path.ts'
import { Refusal, unknownName } from './refusal.ts'
import { openSource, type SourceFile, type Span } from './source-file.ts'
import { literally, spansOfWords, writtenText } from './written-text.ts'

const pattern = new RegExp(String(schemaOf('common').definitions?.anchorId?.pattern))

/** The ids that are written in sections and in their parts. */
const isId = ({ path }: Text) => path.at(-1) === 'id' && (path.includes('blocks') || path.includes('shared'))

const sectionIds = ({ outline }: SourceFile): string[] => [
  ...new Set(outline.texts.filter(isId).map(({ text }) => text)),
]

/** The names by which links find sections: their ids, and what sections of some types answer to by themselves. */
export const sectionAnchors = (file: SourceFile): string[] => [
  ...new Set([...sectionIds(file), ...sectionsIn(file).flatMap(({ section }) => ownAnchors(section))]),
]

/** Where an id is written, and the types of the sections that answer to it by themselves. */
export function placesOfAnchor(file: SourceFile, id: string): Span[] {
  const types = sectionsIn(file).flatMap(({ section, path }) => {
    const span = ownAnchors(section).includes(id) ? file.spanOf([...path, 'type']) : undefined
    return span ? [span] : []
  })
  return [...placesOfId(file, id), ...types].toSorted(([one], [other]) => one - other)
}

function placesOfId(file: SourceFile, id: string): Span[] {
  return file.outline.texts
    .filter((text) => isId(text) && text.text === id)
    .flatMap((text) => {
      const inFile = writtenText(file, text)
      return inFile ? spansOfWords(inFile, id) : []
    })
}

/** Where links lead to an id: the spot of the id within each. */
export function linksToId(file: SourceFile, id: string, siteUrl: string): Span[] {
  const site = siteUrl === '' ? '' : `(?:${literally(siteUrl)})?`
  const hash = `#${literally(id)}`
  const inMarkdown = new RegExp(`(?<=\\]\\(\\s*<?${site}(?:/[^)\\s>#]*)?)${hash}(?=[)>\\s])`, 'g')
  const alone = new RegExp(`(?<=^["']?${site}(?:/[^\\s"'#]*)?)${hash}(?=["']?\\s*$)`, 'g')
  const spots = file.outline.texts.flatMap((text) => {
    const linkPattern = { markdown: inMarkdown, link: alone }[text.schema.content === 'markdown' ? 'markdown' : 'link']
    const isLink = text.schema.content === 'markdown' || text.schema.reference === 'link'
    const inFile = isLink && text.text.includes(`#${id}`) ? writtenText(file, text) : undefined
    if (!inFile) return []
    return [...inFile.raw.matchAll(linkPattern)].map(({ index }): Span => {
      const start = inFile.start + index + 1
      return [start, start + id.length]
    })
  })
  return [...new Map(spots.map((spot) => [spot[0], spot])).values()]
}

/** Gives the sections with an id another one, and all links to them with it. */
export function renameId(source: string, from: string, to: string): { edits: Edit[]; links: number } {
  const file = openSource(source)
  assertRenamable(file, from, to)
  const links = linksToId(file, from, siteUrlOf(file.outline.data))
  const edits = [...placesOfId(file, from), ...links].map(([start, end]) => ({ start, end, text: to }))
  return { edits, links: links.length }
}

function assertRenamable(file: SourceFile, from: string, to: string): void {
  const ids = sectionIds(file)
  if (isByItself(file, from))
    throw new Refusal(message('section-id.by-itself', { id: from }), message('section-id.by-itself-hint'))
  if (!ids.includes(from)) throw unknownName('no-such.section-id', from, ids)
  if (!pattern.test(to)) throw new Refusal(message('section-id.wrong', { id: to }), message('section-id.rules'))
  if (ids.includes(to) || isByItself(file, to))
    throw new Refusal(message('section-id.taken', { id: to }), message('section-id.choose-another'))
}

/** Links to such an id may mean a section that has no id of its own. */
const isByItself = (file: SourceFile, id: string) =>
  sectionsIn(file).some(({ section }) => ownAnchors(section).includes(id))

const ownAnchors = (section: unknown) => anchorsOfSection({ ...Object(section), id: undefined })

function sectionsIn({ outline: { data, shared } }: SourceFile): { section: unknown; path: Path }[] {
  const ofPages = Object.entries(Object(data.pages)).flatMap(([route, page]) =>
    blocksOf(page).map((section, index) => ({ section, path: ['pages', route, 'blocks', index] })),
  )
  return [...ofPages, ...Object.entries(shared).map(([name, section]) => ({ section, path: ['shared', name] }))]
}
