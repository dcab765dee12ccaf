/** A figure and the unit after it. */
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { type PageContextValue, PageProvider } from '../../renderer/html/context.ts'
import { Stats } from '../../sections/stats/Stats.tsx'

const drawn = (value: string) => {
  const context = { site: { settings: { language: 'en-US' } }, page: {} } as unknown as PageContextValue
  const items = [
    { value, label: 'One' },
    { value: '2', label: 'Two' },
  ] as const
  const html = renderToStaticMarkup(
    <PageProvider value={context}>
      <Stats type="stats" heading="Figures" items={[...items]} />
    </PageProvider>,
  )
  return /<dd[^>]*>([^<]*)<\/dd>/.exec(html)?.[1]
}

test.each([
  ['4.2 m', '4.2\u00a0m'],
  ['1,200 kg', '1,200\u00a0kg'],
  ['20 to 50 years', '20 to 50 years'],
  ['Open all night', 'Open all night'],
])('"%s" breaks nowhere between a figure and its unit', (value, shown) => expect(drawn(value)).toBe(shown))
