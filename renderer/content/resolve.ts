import { sectionOf } from './anchors.ts'
import { type LinkContext, linkContext, resolveHref } from './links.ts'
import type { Outline } from './outline.ts'
import { schemaOf } from './schemas.ts'
import { fillTokens, type Tokens } from './tokens.ts'
import type { Block, Form, Navigation, Page, PageBlock, SiteSettings } from './types.generated.ts'
import { mapPage, mapTexts, type Replace } from './walk.ts'

export interface ResolvedPage extends Omit<Page, 'blocks'> {
  route: string
  blocks: Block[]
  /** Every anchor that a link to this page may name. */
  anchors: string[]
}

/** The whole site, ready to be rendered: plain JSON with tokens filled, shared sections in place and links resolved. */
export interface Site {
  settings: SiteSettings
  navigation: Navigation
  forms: Record<string, Form>
  redirects: Record<string, string>
  /** In the order of the file. */
  pages: ResolvedPage[]
}

/** Makes a site of a file without errors. Markdown keeps its links as written: they are resolved when it is rendered. */
export function resolve(outline: Outline): Site {
  const { data, pages, shared } = outline
  const settings = mapTexts(data.site, schemaOf('site'), ['site'], filler(outline)) as SiteSettings
  const routes = [...pages].map(([route, { names }]) => ({ route, anchors: names }))
  const site = { settings, pages: routes }
  const everywhere = filler(outline, linkContext(site))
  const resolvePage = ({ route, anchors }: { route: string; anchors: string[] }): ResolvedPage => {
    const replace = filler(outline, linkContext(site, { anchors }))
    const page = (data.pages as Record<string, Page>)[route] as Page
    const blocks = page.blocks.map((block) => placed(block, shared))
    return { route, ...(mapPage({ ...page, blocks }, route, replace) as Page & { blocks: Block[] }), anchors }
  }
  return {
    settings,
    navigation: mapTexts(data.navigation, schemaOf('navigation'), ['navigation'], everywhere) as Navigation,
    forms: mapEach(outline.forms, (form) => mapTexts(form, schemaOf('form'), ['forms'], everywhere) as Form),
    redirects: mapEach(outline.redirects, (to) =>
      everywhere({ text: String(to), path: [], schema: { reference: 'link' } }),
    ),
    pages: routes.map(resolvePage),
  }
}

function mapEach<Value>(values: Record<string, unknown>, map: (value: unknown) => Value): Record<string, Value> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, map(value)]))
}

function filler({ tokens }: Outline, context?: LinkContext): Replace {
  return ({ text, schema }) => {
    const prose = context && schema.content === 'markdown' ? fillTargets(text, tokens, context) : text
    const filled = fillTokens(prose, tokens, schema.placeholders)
    return context && schema.reference === 'link' ? resolveHref(filled, context) : filled
  }
}

/** A phone number as it is shown has spaces and brackets, which would end a Markdown link's target. */
function fillTargets(text: string, tokens: Tokens, context: LinkContext): string {
  if (!text.includes('](')) return text
  return text.replace(/(\]\(\s*)([^)\s]*\{[^)\s]*)/g, (_, open: string, target: string) => {
    return open + resolveHref(fillTokens(target, tokens), context)
  })
}

const placed = (block: PageBlock, shared: Record<string, unknown>) => sectionOf(block, shared) as PageBlock
