/** Whose pictures are: said under them, or at the foot of the page where there is no room for words. */
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { Caption } from '../../renderer/html/components/Caption.tsx'
import { creditsOf } from '../../renderer/html/credits.ts'
import type { Block } from '../../renderer/schema/types.generated.ts'

test.each([
  [{}, ''],
  [{ caption: 'The bench' }, '<figcaption>The bench</figcaption>'],
  [{ credit: 'Photo: Ada' }, '<figcaption><small>Photo: Ada</small></figcaption>'],
  [
    { caption: 'The bench', credit: 'Photo: Ada' },
    '<figcaption><span>The bench</span> <small>Photo: Ada</small></figcaption>',
  ],
])('under a picture with %o', (image, html) => {
  expect(renderToStaticMarkup(<Caption image={image} />)).toBe(html)
})

const picture = (credit?: string) => ({ src: 'a.jpg', alt: 'A', ...(credit && { credit }) })
const block = (fields: object) => fields as Block

describe('at the foot of a page', () => {
  test.each([
    ['an opening', { type: 'hero', image: picture('Ada') }, ['Ada']],
    ['an opening of one slide, which is none', { type: 'hero', layout: 'slides', image: picture('Ada') }, ['Ada']],
    ['slides', { type: 'hero', layout: 'slides', image: picture('Ada'), pictures: [picture('Bo')] }, []],
    [
      'cards, each once',
      { type: 'cards', items: [{ image: picture('Ada') }, { image: picture('Ada') }, { image: picture('Bo') }] },
      ['Ada', 'Bo'],
    ],
    ['a gallery', { type: 'gallery', images: [picture('Ada')] }, []],
    ['a split', { type: 'split', image: picture('Ada') }, []],
    ['a split over a backdrop', { type: 'split', image: picture('Ada'), backdrop: picture('Bo') }, ['Bo']],
    ['a picture that says nothing', { type: 'hero', image: picture() }, []],
    ['words that are called so elsewhere', { type: 'table', rows: [{ credit: 'Ada' }] }, []],
  ])('of %s', (_, fields, credits) => {
    expect(creditsOf([block(fields)])).toEqual(credits)
  })
})
