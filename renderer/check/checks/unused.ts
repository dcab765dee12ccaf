import { foreignOrigin, isForeign } from '../../common/foreign.ts'
import { type Finding, worded } from '../../common/problem.ts'
import { uprightKey } from '../../common/upright.ts'
import { type Frame, frameTexts } from '../../expand/frame.ts'
import { markdownLinks } from '../../expand/links.ts'
import { tokenNames } from '../../expand/tokens.ts'
import { type MessageId, message } from '../../messages/message.ts'
import type { Schema } from '../../schema/schemas.ts'
import type { Text } from '../../schema/walk.ts'
import { type Check, type SiteToCheck, warning } from './check.ts'

/** Images, shared sections, forms and facts that nothing uses. */
export const unused = {
  when: 'if sound',
  codes: {
    'unused-shared': warning('No page uses a shared section. Use it, or remove it.'),
    'unused-form': warning('No section uses a form. Use it, or remove it.'),
    'unused-fact': warning('No text uses a fact. Use it, or remove it.'),
    'unused-image': warning('A picture in the folder images/ is used nowhere. Use it, or remove the file.'),
  },
  ofSite({ site, surroundings }) {
    return checkUnused(site, allUses(site), surroundings.images)
  },
} satisfies Check

/** What all texts of a site use, in the pages and around them. */
export function allUses(site: SiteToCheck['site']): Set<string> {
  const used = new Set(usesOf(frameTexts(site)))
  for (const { uses } of site.pages.values()) for (const use of uses) used.add(use)
  return used
}

/** What texts use, each once: `image roof.jpg`, `tag Gutters`, `inline roof.jpg` in Markdown, `focus 30% 20%`, `upright roof.jpg 30% 20%` where a picture shows behind words, `frame https://calendly.com`, `video /tour.mp4`, `form quote`, `shared estimate`, and tokens such as `facts.response`. */
export function usesOf(texts: readonly Text[]): string[] {
  const used = new Set<string>()
  for (const { text, schema } of texts) {
    if (isCounted(schema.reference)) used.add(`${schema.reference} ${text}`)
    for (const token of tokenNames(text)) used.add(token)
    if (schema.content === 'focus' || schema.content === 'video') used.add(`${schema.content} ${text}`)
    if (schema.content === 'film') used.add(`video ${text}`)
    const origin = isForeign(schema.content) && foreignOrigin(schema.content, text)
    if (origin) used.add(`frame ${origin}`)
    if (schema.content === 'markdown')
      for (const { href, image } of markdownLinks(text)) if (image) used.add(`inline ${href}`)
  }
  for (const upright of uprightUses(texts)) used.add(`upright ${upright}`)
  return [...used]
}

/** The pictures that can be seen behind words, which a phone shows upright, with the point that stays in view. */
function uprightUses(texts: readonly Text[]): string[] {
  const seen = texts.filter(({ path, text }) => path.at(-1) === 'veil' && text !== 'strong')
  if (seen.length === 0) return []
  const written = new Map(texts.map(({ path, text }) => [path.join('/'), text]))
  return seen.flatMap(({ path }) => {
    const beside = path.slice(0, -1)
    const picture = written.has([...beside, 'src'].join('/')) ? beside : [...beside, 'image']
    const [src, focus] = ['src', 'focus'].map((field) => written.get([...picture, field].join('/')))
    return src === undefined ? [] : [uprightKey({ src, focus })]
  })
}

/** What belongs to the site alone and is there for nothing if no text names it; and the tags of which lists are shown. */
const isCounted = (reference: Schema['reference']) => ['image', 'form', 'shared', 'tag'].includes(reference ?? '')

/** Images, shared sections, forms and facts that nothing uses. */
function checkUnused({ data, shared, forms }: Frame, used: ReadonlySet<string>, images: readonly string[]): Finding[] {
  const idle = images.filter((image) => !used.has(`image ${image}`) && !used.has(`inline ${image}`))
  const unused = (code: MessageId, part: string, names: string[], isUsed: (name: string) => boolean) =>
    names
      .filter((name) => !isUsed(name))
      .map(
        (name): Finding => ({
          code,
          place: { path: [part, name], key: true },
          message: message(code, { name }),
          hint: message('unused.hint', { part }),
        }),
      )
  return [
    ...unused('unused-shared', 'shared', Object.keys(shared), (name) => used.has(`shared ${name}`)),
    ...unused('unused-form', 'forms', Object.keys(forms), (name) => used.has(`form ${name}`)),
    ...unused('unused-fact', 'facts', Object.keys(Object(data.facts)), (name) => used.has(`facts.${name}`)),
    ...(idle.length > 0 ? [unusedImages(idle)] : []),
  ]
}

const unusedImages = (names: string[]): Finding => ({
  ...worded('unused-image', { count: names.length, names: { list: names } }, { count: names.length }),
  place: { start: 0, end: 0 },
})
