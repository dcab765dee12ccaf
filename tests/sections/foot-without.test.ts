/** The foot of pages that does without what other places say: no part of it is left empty. */
import { expect, test } from 'vitest'
import { readSite, type Site } from '../../renderer/pipeline/index.ts'
import { schemaOf } from '../../renderer/schema/schemas.ts'
import type { SiteTheme } from '../../renderer/schema/types.generated.ts'
import { pageHtml } from '../words/render.tsx'

type Foot = NonNullable<SiteTheme['footer']>
type Left = NonNullable<Foot['without']>

const { site } = await readSite('tests/fixture/pages.yaml')
const { layout, without } = schemaOf('theme').properties?.footer?.properties ?? {}
const layouts = layout?.enum as NonNullable<Foot['layout']>[]
const all: Left = Object(without?.items).enum

function footOf(footer: Foot): string {
  const { settings } = site as Site
  const html = pageHtml({ ...(site as Site), settings: { ...settings, theme: { ...settings.theme, footer } } }, '/')
  return html.slice(html.indexOf('<footer class="site-footer'))
}

test.each(layouts)('laid out as "%s" it has no empty part', (layout) => {
  const image = { src: 'bungalow.jpg' }
  for (const without of [all, all.filter((name) => name !== 'hours'), all.filter((name) => name !== 'email')])
    expect(footOf({ layout, image, without }), String(without)).not.toMatch(/<(?:div|p|address|dl)\b[^>]*><\//)
})
