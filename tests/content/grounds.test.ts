/** Grounds of sections: which a page chooses by itself, and which styles it asks for. */
import { describe, expect, test } from 'vitest'
import { layoutsOf } from '../../renderer/check/layouts.ts'
import { blended, contrastOf } from '../../renderer/expand/theme/color.ts'
import { tonesOf, VEIL } from '../../renderer/expand/theme/tones.ts'
import { themeStyles } from '../../renderer/html/document/theme.ts'
import { groundsOf, isFooterDark } from '../../renderer/html/grounds.ts'
import type { Block, SiteTheme } from '../../renderer/schema/types.generated.ts'

const image = { src: 'street.jpg', decorative: true }
const cover = { type: 'page-hero', heading: 'Repairs', image }
const split = { ...cover, layout: 'split' }
const cta = { type: 'cta', heading: 'Call', actions: [] }
const cards = (tone?: string) => ({ type: 'cards', heading: 'Work', items: [], ...(tone && { tone }) })

/** The tones of a page's sections as they are shown, "-" for one that says nothing. */
const tones = (...blocks: object[]) => tonesOver(true, blocks)
const tonesOver = (isFooterDark: boolean, blocks: object[]) =>
  groundsOf(blocks as Block[], isFooterDark).map((block) => ('tone' in block ? block.tone : '-'))

describe('a call to act that says nothing of its ground', () => {
  test.each([
    ['is dark between a light section and the footer', [cover, cards(), cta], ['-', '-', '-']],
    ['is tinted between a dark band and the footer', [split, cards('dark'), cta], ['-', 'dark', 'tint']],
    ['is tinted between a band of the brand and the footer', [cards('brand'), cta], ['brand', 'tint']],
    ['is tinted right under an opening over a picture', [cover, cta], ['-', 'tint']],
    ['is dark under an opening beside a picture', [split, cta], ['-', '-']],
    ['is tinted right under an opening in the color of the brand', [{ ...cover, layout: 'block' }, cta], ['-', 'tint']],
    [
      'is tinted right under a picture with a plate in its corner',
      [{ ...cover, layout: 'corner' }, cta],
      ['-', 'tint'],
    ],
    ['is tinted amid two dark bands', [cards('dark'), cta, cards('dark'), cards()], ['dark', 'tint', 'dark', '-']],
    ['is dark after one dark band amid the page', [cards('dark'), cta, cards()], ['dark', '-', '-']],
    [
      'is tinted over a section with a picture behind it',
      [cards(), cta, { ...cards(), backdrop: image }],
      ['-', 'tint', '-'],
    ],
    ['keeps its ground as a card', [cards('dark'), { ...cta, layout: 'card' }, cards('dark')], ['dark', '-', 'dark']],
    ['parts dark sections as a line', [cards('dark'), { ...cta, layout: 'line' }, cta], ['dark', '-', '-']],
    ['gives way once where two stand at the end', [cards(), cta, cta], ['-', '-', 'tint']],
  ])('%s', (_, blocks, shown) => expect(tones(...blocks)).toEqual(shown))
})

test('a light footer leaves room for a dark call to act before it', () => {
  expect(tonesOver(false, [split, cards('dark'), cta])).toEqual(['-', 'dark', '-'])
  expect(tonesOver(false, [cards('dark'), cards('dark'), cta])).toEqual(['dark', 'dark', 'tint'])
})

test('a foot in the color of the brand is dark, and none is dark whose panel stands on the ground of the page', () => {
  const isDark = (footer?: SiteTheme['footer']) => isFooterDark({ theme: { footer } as SiteTheme })
  expect([isDark(), isDark({ ground: 'brand' }), isDark({ ground: 'tint' }), isDark({ layout: 'panel' })]).toEqual([
    ...[true, true, false, false],
  ])
  const picture = { layout: 'picture', ground: 'tint' } as const
  expect([isDark(picture), isDark({ ...picture, image: { src: 'a.jpg' } })]).toEqual([false, true])
})

test('what an author says of a ground stays, and so does a call over a picture', () => {
  expect(tones(cover, { ...cta, tone: 'dark' })).toEqual(['-', 'dark'])
  expect(tones(cover, { ...cta, image })).toEqual(['-', '-'])
  expect(tones(cover, { ...cta, backdrop: image })).toEqual(['-', '-'])
})

test('a page asks for the styles of the grounds, edges and headings that its sections choose', () => {
  expect(layoutsOf([cards('brand'), { ...cards('pattern'), edge: 'torn' }, cards('dark')])).toEqual([
    'cards grid',
    'ground-brand',
    'ground-pattern',
    'ground-edge',
    'ground-torn',
  ])
  expect(
    layoutsOf([
      { ...cards(), backdrop: image, headingPlace: 'centered' },
      { ...cards(), headingPlace: 'left' },
    ]),
  ).toEqual(['cards grid', 'ground-picture', 'ground-centered'])
  expect(layoutsOf([{ ...cta, image }])).toContain('ground-picture')
  expect(layoutsOf([{ ...cta, image, veil: 'paper' }])).toContain('ground-veil-paper')
  expect(layoutsOf([{ ...cards(), backdrop: { ...image, veil: 'light' } }])).toContain('ground-veil-light')
})

test('a page asks for the styles of the shapes and tints of its pictures, and an opening where its picture takes one', () => {
  const look = { pictureShape: 'round', pictureTint: 'duotone' }
  const chosen = ['shaped-round', 'shaped-duotone']
  expect(layoutsOf([{ ...cards(), ...look }])).toEqual(['cards grid', ...chosen])
  // A pointed arch is cut out of a round one.
  expect(layoutsOf([{ ...cards(), pictureShape: 'pointed' }])).toEqual([
    'cards grid',
    'shaped-arched',
    'shaped-pointed',
  ])
  const opening = { type: 'hero', heading: 'Dry', image, ...look }
  expect(layoutsOf([{ ...opening, layout: 'split' }])).toEqual(['split', ...chosen])
  expect(layoutsOf([{ ...opening, layout: 'framed' }])).toEqual(['framed', ...chosen])
  expect(layoutsOf([opening])).toEqual(['cover', 'shaped-duotone'])
  expect(layoutsOf([{ ...opening, layout: 'overlap' }])).toEqual(['overlap', ...chosen])
  expect(layoutsOf([{ ...opening, layout: 'corner' }])).toEqual(['corner', 'shaped-duotone'])
})

test('a page asks for the styles of the place of words over a picture, where they can have another', () => {
  const opening = { type: 'hero', heading: 'Dry', image, wordsPlace: 'bottom' }
  expect(layoutsOf([opening])).toEqual(['cover', 'at-bottom'])
  expect(layoutsOf([{ ...opening, wordsPlace: 'start' }])).toEqual(['cover'])
  expect(layoutsOf([{ ...opening, form: 'visit' }])).toEqual(['cover'])
  expect(layoutsOf([{ ...opening, layout: 'open' }])).toEqual(['open'])
})

test('a page asks for the styles of what lies over a picture, where words stand on it and it is not what any needs', () => {
  const opening = { type: 'hero', heading: 'Dry', image, veil: 'none' }
  expect(layoutsOf([opening])).toEqual(['cover', 'ground-veil-none'])
  expect(layoutsOf([{ ...opening, veil: 'strong' }])).toEqual(['cover'])
  expect(layoutsOf([{ ...opening, form: 'visit' }])).toEqual(['cover'])
  expect(layoutsOf([{ ...opening, layout: 'corner' }])).toEqual(['corner'])
})

test('a section on paper over a picture is no dark block', () => {
  const light = { ...cards(), backdrop: { ...image, veil: 'paper' } }
  expect(tones(cards('dark'), cta, light, cards())).toEqual(['dark', '-', '-', '-'])
  expect(tones(cards('dark'), cta, { ...cards(), backdrop: image }, cards())).toEqual(['dark', 'tint', '-', '-'])
})

test.each(['corner', 'column'])('an opening with the layout %s is plain without a picture', (layout) => {
  const opening = { type: 'hero', heading: 'Dry', layout, image }
  expect(layoutsOf([opening])).toEqual([layout])
  expect(layoutsOf([{ ...opening, image: undefined }])).toEqual(['plain'])
})

test('a page asks for the styles of a short text beside a picture where it has one', () => {
  const split = { type: 'split', heading: 'Crew', text: 'The same people, every day.', image }
  expect(layoutsOf([split])).toContain('split short')
  expect(layoutsOf([{ ...split, text: 'Long. '.repeat(50) }])).not.toContain('split short')
  expect(layoutsOf([{ ...split, points: Array(9).fill('A point of about thirty letters') }])).not.toContain(
    'split short',
  )
  expect(layoutsOf([{ ...split, heading: undefined }])).not.toContain('split short')
})

test('the colors of such grounds come with styles that ask for them alone', () => {
  const theme = { brand: '#0a6e5c' }
  expect(themeStyles(theme, '.x{color:red}')).not.toMatch(/--(?:on-)?brand/)
  const colors = themeStyles(theme, '.ground-brand{background:var(--brand)}')
  expect(colors).toContain('--brand:#0a6e5c')
  expect(colors).toContain('--on-brand:#fff')
})

test('words over a picture can be read where it is white', () => {
  const { onDark, veiled } = tonesOf({ brand: '#c8102e' })
  expect(veiled).toBe(blended(onDark.veil, '#ffffff', VEIL))
  expect(contrastOf(onDark.text, veiled)).toBeGreaterThan(4.5)
  expect(contrastOf('#ffffff', blended(onDark.veil, '#ffffff', 0.4))).toBeLessThan(4.5)
})

test('the styles of a layout come with the sections that have it, by choice or by how much there is', () => {
  const voice = { name: 'A', role: 'B', content: 'C' }
  const voices = (...items: object[]) => ({ type: 'testimonials', heading: 'Voices', items })
  expect(layoutsOf([{ ...cards('plain'), layout: 'mosaic' }])).toEqual(['cards mosaic'])
  expect(layoutsOf([voices(voice)])).toEqual(['testimonials quote'])
  expect(layoutsOf([voices(voice, voice)])).toEqual(['testimonials carousel'])
  expect(layoutsOf([{ ...voices(voice), layout: 'wall' }])).toEqual(['testimonials wall'])
  const step = { title: 'Call', text: 'Early.' }
  const steps = (count: number) => ({ type: 'steps', heading: 'Steps', items: Array(count).fill(step) })
  expect(layoutsOf([steps(6)])).toEqual(['steps column'])
  expect(layoutsOf([steps(7)])).toEqual(['steps columns'])
  expect(layoutsOf([{ ...steps(7), layout: 'row' }])).toEqual(['steps row'])
  expect(layoutsOf([{ type: 'prose', text: 'Long.', leadParagraph: true }])).toEqual(['prose leadParagraph'])
  expect(layoutsOf([{ type: 'prose', text: 'Long.', leadParagraph: false }])).toEqual([])
  expect(layoutsOf([{ type: 'prose', text: 'Long.', pullQuotes: true }])).toEqual(['prose pullQuotes'])
  const split = { type: 'split', heading: 'Few words', text: 'Few.', image: { src: 'a.jpg', alt: 'A' } }
  expect(layoutsOf([{ ...split, layout: 'beside' }])).toContain('split short')
  expect(layoutsOf([{ ...split, layout: 'wide' }])).toEqual(['split wide', 'split image'])
})

test('an opening for several pictures stands beside the one that it has, and as text where it has none', () => {
  const opening = (layout: string, fields: object = {}) =>
    layoutsOf([{ type: 'hero', heading: 'Dry', layout, ...fields }])
  for (const layout of ['collage', 'slides']) {
    expect(opening(layout, { image, pictures: [image] })).toEqual([layout])
    expect(opening(layout, { image })).toEqual(['framed'])
    expect(opening(layout, { pictures: [image] })).toEqual(['plain'])
  }
  expect(opening('overlap')).toEqual(['plain'])
  expect(opening('words', { image })).toEqual(['words'])
})

test('cards are rows where few of them have long texts each', () => {
  const long = { title: 'Care', text: 'Long. '.repeat(60) }
  const layoutOfCards = (...items: object[]) => layoutsOf([{ ...cards(), items }])
  expect(layoutOfCards(long, long, long)).toEqual(['cards rows'])
  expect(layoutOfCards(long, long, long, long)).toEqual(['cards grid'])
  expect(layoutOfCards(long, { title: 'Care', text: 'Short.' })).toEqual(['cards grid'])
  expect(layoutOfCards()).toEqual(['cards grid'])
  expect(layoutsOf([{ ...cards(), layout: 'plain', items: [long] }])).toEqual(['cards plain'])
})

test('packages are a table where at least three have four lines with others in common', () => {
  const one = { name: 'One', price: '$1', list: ['a', 'b', 'c', 'e'], missing: ['d'] }
  const other = { name: 'Two', price: '$2', list: ['a', 'b', 'c', 'd'] }
  const offers = (...items: object[]) => layoutsOf([{ type: 'pricing', heading: 'Prices', items }])
  expect(offers(one, other, one)).toEqual(['pricing table'])
  expect(offers(one, other)).toEqual(['pricing cards'])
  expect(offers({ ...one, missing: undefined }, other, { name: 'Three', price: '$3' })).toEqual(['pricing cards'])
})

test('a picture behind a call to act is its ground, one beside it is not', () => {
  const grounds = (layout?: string) => layoutsOf([{ ...cta, image, ...(layout && { layout }) }])
  for (const layout of [undefined, 'large']) expect(grounds(layout)).toContain('ground-picture')
  expect(grounds('picture')).toEqual(['cta picture', 'cta image'])
})
