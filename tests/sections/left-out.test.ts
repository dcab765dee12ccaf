/** What sections look like where their owner leaves something out. */
import { describe, expect, test } from 'vitest'
import { ratingData } from '../../renderer/html/document/structured-data/ratings.ts'
import { type Block, type ResolvedPage, readSite } from '../../renderer/pipeline/index.ts'
import { pageHtml } from '../words/render.tsx'

const { site } = await readSite('tests/fixture/pages.yaml')
if (!site) throw new Error('no site')
const [page] = site.pages
if (!page) throw new Error('no page')
const withBlocks = (blocks: Block[]): ResolvedPage => ({ ...page, blocks })
const htmlOf = (block: Block) => {
  const html = pageHtml({ ...site, pages: [withBlocks([block])] }, page.route)
  return html.slice(html.indexOf('<main'), html.indexOf('</main>'))
}
const portrait = { src: 'sam.jpg', alt: 'Sam' }

describe('a review without stars', () => {
  const bare = { name: 'Ann', date: '2024-04-18', text: 'They came.' }
  const block: Block = { type: 'reviews', heading: 'Letters', items: [bare, { ...bare, name: 'Bo', rating: 4 }] }

  test('shows none, and the others theirs', () => {
    expect(htmlOf(block).match(/class="stars"/g)).toHaveLength(1)
    expect(htmlOf({ ...block, items: [bare] })).not.toContain('stars')
  })

  test('gives search engines no rating', () => {
    expect(ratingData(withBlocks([block])).review).toMatchObject([
      { reviewBody: 'They came.' },
      { reviewRating: { ratingValue: 4 } },
    ])
    expect(JSON.stringify(ratingData(withBlocks([{ ...block, items: [bare] }])))).not.toMatch(
      /ratingValue|reviewRating/,
    )
  })

  test('may have a portrait beside the name', () => {
    expect(htmlOf({ ...block, items: [{ ...bare, portrait }] })).toContain('alt="Sam"')
    expect(htmlOf(block)).not.toContain('<picture')
  })
})

describe('a testimonial', () => {
  const said = { name: 'Dr. Ruth Mason, DDS', role: 'Patient', content: 'They came.' }
  const shown = (item: object) => htmlOf({ type: 'testimonials', heading: 'Voices', items: [{ ...said, ...item }] })

  test('without initials has those of the name', () => {
    expect(shown({})).toContain('data-initials="RM"')
    expect(shown({ initials: 'X' })).toContain('data-initials="X"')
  })

  test('with a portrait has no initials', () => {
    expect(shown({ portrait, initials: 'X' })).not.toContain('data-initials')
    expect(shown({ portrait })).toContain('alt="Sam"')
  })

  test('without stars shows none', () => {
    expect(shown({})).not.toContain('stars')
    expect(shown({ rating: 5 })).toContain('stars')
  })
})

test('a contact section without a form has the details, and a picture if there is one', () => {
  const bare: Block = { type: 'contact', heading: 'Come by' }
  expect(htmlOf(bare)).toContain('href="tel:')
  expect(htmlOf(bare)).not.toMatch(/<form|form-card|<picture/)
  expect(htmlOf({ ...bare, image: portrait })).toMatch(/href="tel:.*<picture class="[^"]*contact-picture/s)
  expect(htmlOf({ ...bare, form: 'contact' })).toContain('form-card')
})

test('a caption that is not shown is there for screen readers', () => {
  const table: Block = {
    type: 'table',
    heading: 'Sizes',
    caption: 'Frames by height.',
    columns: ['a', 'b'],
    rows: [['1', '2']],
  }
  expect(htmlOf({ ...table, showCaption: false })).toContain('<caption class="sr-only">Frames by height.')
  expect(htmlOf(table)).not.toContain('<caption class="sr-only">')
})
