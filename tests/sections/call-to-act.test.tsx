/** Where a call to act stands on its band. */
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Band } from '../../renderer/html/components/Band.ts'
import { type PageContextValue, PageProvider } from '../../renderer/html/context.ts'
import { Cta } from '../../sections/cta/Cta.tsx'

type Place = 'left' | 'centered' | 'above' | 'row' | undefined

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
