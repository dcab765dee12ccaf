/** What phones show of a picture behind words: an upright part of it, where it is seen. */
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { usesOf } from '../../renderer/check/checks/unused.ts'
import { Opening } from '../../renderer/html/components/Opening.tsx'
import { Section } from '../../renderer/html/components/Section.tsx'
import { type PageContextValue, PageProvider } from '../../renderer/html/context.ts'
import type { OpeningLayout } from '../../renderer/schema/opening-layout.ts'
import { textsOfPage } from '../../renderer/schema/walk.ts'

const [width, height] = [675, 900]
const picture = {
  width: 1600,
  height: 900,
  placeholder: 'data:,',
  variants: { avif: [], webp: [] },
  upright: { 'fire.jpg 69% 62%': { url: '/fire-upright.avif', width, height } },
}
const context = { site: { settings: {} }, ask: () => picture } as unknown as PageContextValue
const draw = (node: React.ReactNode) => renderToStaticMarkup(<PageProvider value={context}>{node}</PageProvider>)

const image = { src: 'fire.jpg', decorative: true as const, focus: '69% 62%' }
const opening = (layout: OpeningLayout, veil?: 'strong' | 'light' | 'none') =>
  draw(
    <Opening type="hero" heading="Dinner" text={undefined} className="" layout={layout} image={image} veil={veil}>
      Words
    </Opening>,
  )
const source = `<source media="(width&lt;30rem)" type="image/avif" srcSet="/fire-upright.avif" width="675" height="900"/>`

test('behind a section and an opening a phone is given the upright part before the widths', () => {
  const backdrop = { src: image.src, focus: image.focus, veil: 'none' as const }
  expect(draw(<Section backdrop={backdrop}>Words</Section>)).toContain(
    `<picture class="picture backdrop focus-69-62">${source}`,
  )
  expect(opening('cover', 'light')).toContain(source)
})

test('where the picture stands over the words of a phone, or is not seen through its veil, it is the usual one', () => {
  expect(opening('open', 'none')).not.toContain('upright')
  expect(opening('cover')).not.toContain('upright')
  expect(opening('split')).not.toContain('upright')
})

test('a build makes it of pictures whose veil lets them be seen', () => {
  const uprights = (...blocks: object[]) =>
    usesOf(textsOfPage({ title: 'Home', blocks }, '/')).filter((use) => use.startsWith('upright '))
  const hero = { type: 'hero', heading: 'Dinner', image }
  const cards = { type: 'cards', heading: 'Dishes', items: [] }
  expect(uprights({ ...hero, veil: 'none' })).toEqual(['upright fire.jpg 69% 62%'])
  expect(uprights({ ...cards, backdrop: { src: 'embers.jpg', veil: 'paper' } })).toEqual(['upright embers.jpg'])
  expect(uprights(hero, { ...hero, veil: 'strong' }, { ...cards, backdrop: { src: 'embers.jpg' } })).toEqual([])
})
