/** Where a call to act stands on its band. */
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Band } from '../../renderer/html/components/Band.ts'
import { type PageContextValue, PageProvider } from '../../renderer/html/context.ts'
import type { CtaBlock } from '../../renderer/schema/types.generated.ts'
import { Cta } from '../../sections/cta/Cta.tsx'

type Place = 'left' | 'centered' | 'above' | 'row' | undefined

/** The words that stand for a call to act in one of its layouts. */
const drawn = (block: Partial<CtaBlock>) =>
  renderToStaticMarkup(
    <PageProvider value={{ site: { settings: {} } } as unknown as PageContextValue}>
      <Cta type="cta" heading="Call" actions={[{ label: 'Write', href: '/write' }]} {...block} />
    </PageProvider>,
  )

test('a card and a line stand on the ground of the page, the card with its tone', () => {
  for (const layout of ['card', 'line'] as const) expect(drawn({ layout })).toContain('band-plain')
  expect(drawn({ layout: 'line', tone: 'dark' })).toMatch(/<section[^>]*band-dark/)
  const card = drawn({ layout: 'card', tone: 'dark' })
  expect(card).toMatch(/<section[^>]*band-plain/)
  expect(card).toMatch(/<div class="call-card [^"]*band-dark/)
  expect(drawn({ layout: 'large' })).toMatch(/<section[^>]*band-dark/)
})

test('a light card has its own colors, whatever it lies on', () => {
  const isLight = (tone: CtaBlock['tone']) =>
    /<div class="call-card [^"]*\bsurface\b/.test(drawn({ layout: 'card', tone }))
  const tones = ['plain', 'tint', 'pattern', 'dark', 'brand'] as const
  expect(tones.filter(isLight)).toEqual(['plain', 'tint', 'pattern'])
})

test('the heading names the section, wherever it stands', () => {
  for (const layout of ['band', 'large', 'card', 'line'] as const) {
    const [, name] = /aria-labelledby="([^"]+)"/.exec(drawn({ layout })) ?? []
    expect(drawn({ layout }), layout).toMatch(new RegExp(`<h2 id="${name}"`))
  }
})

test('actions are words in the largest type and in a line, and buttons elsewhere, unless they say so themselves', () => {
  for (const layout of ['large', 'line'] as const) {
    expect(drawn({ layout })).toContain('class="arrow-link"')
    const actions = [{ label: 'Write', href: '/write', look: 'primary' as const }]
    expect(drawn({ layout, actions })).toContain('button button-primary')
  }
  expect(drawn({ layout: 'card' })).toContain('button button-primary')
})

test('without a picture a call beside one is a band', () => {
  expect(drawn({ layout: 'picture' })).toBe(drawn({}))
})

/** The HTML of a call to act, where the theme and its own field say these of the place of headings. */
function shown(ofTheme: Place, own?: Place): string {
  const settings = { theme: { shape: { headingPlace: ofTheme } } }
  return renderToStaticMarkup(
    <PageProvider value={{ site: { settings } } as unknown as PageContextValue}>
      <Band value={own ? { headingPlace: own } : {}}>
        <Cta type="cta" heading="Call" text="Now." actions={[{ label: 'Write', href: '/write' }]} />
      </Band>
    </PageProvider>,
  )
}

const centring = /text-center|justify-center|mx-auto/g

test('nothing of a call to act is centered where headings stand at the left, by the theme or by itself', () => {
  for (const html of [shown('left'), shown(undefined, 'left'), shown('centered', 'left')]) {
    expect(html.match(centring)).toBeNull()
    expect(html).toContain('lg:grid-cols-[var(--heading-column,22rem)_minmax(0,1fr)]')
  }
})

test('heading, text and buttons are centered where nothing is said, and where headings are', () => {
  for (const html of [shown(undefined), shown('centered'), shown('left', 'centered')]) {
    expect(html.match(centring)?.length).toBeGreaterThanOrEqual(4)
    expect(html).not.toContain('lg:grid-cols')
  }
})

test('nothing is centered, and nothing beside the heading, where headings stand over their sections', () => {
  for (const html of [shown('above'), shown('row'), shown('centered', 'above'), shown('left', 'row')]) {
    expect(html.match(centring)).toBeNull()
    expect(html).not.toContain('lg:grid-cols')
    expect(html).toContain('ground-above')
  }
  expect(shown('row')).toContain('ground-row')
  expect(shown('above')).not.toContain('ground-row')
})
