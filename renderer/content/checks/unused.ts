import type { Frame } from '../frame.ts'
import { markdownLinks } from '../links.ts'
import { listNames } from '../nearest.ts'
import type { Finding } from '../problem.ts'
import type { Schema } from '../schemas.ts'
import { tokenNames } from '../tokens.ts'
import type { Text } from '../walk.ts'

/** What texts use, each once: `image roof.jpg`, `inline roof.jpg` in Markdown, `form quote`, `shared estimate`, and tokens such as `facts.response`. */
export function usesOf(texts: readonly Text[]): string[] {
  const used = new Set<string>()
  for (const { text, schema } of texts) {
    if (isCounted(schema.reference)) used.add(`${schema.reference} ${text}`)
    for (const token of tokenNames(text)) used.add(token)
    if (schema.content === 'markdown')
      for (const { href, image } of markdownLinks(text)) if (image) used.add(`inline ${href}`)
  }
  return [...used]
}

/** What belongs to the site alone and is there for nothing if no text names it. */
const isCounted = (reference: Schema['reference']) => ['image', 'form', 'shared'].includes(reference ?? '')

/** Images, shared sections, forms and facts that nothing uses. */
export function checkUnused(
  { data, shared, forms }: Frame,
  used: ReadonlySet<string>,
  images: readonly string[],
): Finding[] {
  const idle = images.filter((image) => !used.has(`image ${image}`) && !used.has(`inline ${image}`))
  const unused = (code: string, thing: string, part: string, names: string[], isUsed: (name: string) => boolean) =>
    names
      .filter((name) => !isUsed(name))
      .map(
        (name): Finding => ({
          code,
          severity: 'warning',
          place: { path: [part, name], key: true },
          message: `Nothing uses the ${thing} "${name}"`,
          hint: `Use it, or remove it from "${part}:".`,
        }),
      )
  return [
    ...unused('unused-shared', 'shared section', 'shared', Object.keys(shared), (name) => used.has(`shared ${name}`)),
    ...unused('unused-form', 'form', 'forms', Object.keys(forms), (name) => used.has(`form ${name}`)),
    ...unused('unused-fact', 'fact', 'facts', Object.keys(Object(data.facts)), (name) => used.has(`facts.${name}`)),
    ...(idle.length > 0 ? [unusedImages(idle)] : []),
  ]
}

function unusedImages(names: string[]): Finding {
  const one = names.length === 1
  return {
    code: 'unused-image',
    severity: 'warning',
    place: { start: 0, end: 0 },
    message: `${one ? 'An image' : `${names.length} images`} in the folder images/ ${one ? 'is' : 'are'} used nowhere: ${listNames(names)}`,
    hint: `Use ${one ? 'it' : 'them'}, or remove the file${one ? '' : 's'}.`,
  }
}
