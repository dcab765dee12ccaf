/** A headline of one word, which the layout "words" sets as wide as the screen under very large headings. */
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Opening } from '../../renderer/html/components/Opening.tsx'
import { type PageContextValue, PageProvider } from '../../renderer/html/context.ts'

function classOf(heading: string, layout: 'words' | 'plain' = 'words'): string | undefined {
  const value = { site: { settings: {} }, page: {} } as unknown as PageContextValue
  const props = { type: 'hero', layout, heading, text: '', className: '' } as const
  const html = renderToStaticMarkup(
    <PageProvider value={value}>
      <Opening {...props}>{undefined}</Opening>
    </PageProvider>,
  )
  return /<h1 class="([^"]*)"/.exec(html)?.[1]
}

test('one short word is set as wide as the screen, and one of four letters larger still', () => {
  expect(classOf('Cheveux')).toBe('is-word')
  expect(classOf('Włosy')).toBe('is-word')
  expect(classOf('Haar')).toBe('is-word is-short')
})

test('wide letters count twice, so that the word does not leave the page', () => {
  expect(classOf('Mama')).toBe('is-word')
  expect(classOf('Wimmern')).toBeUndefined()
})

test('several words, a longer one, and a word in another layout are set as before', () => {
  for (const heading of ['Hair cut', 'Reportage', 'A4']) expect(classOf(heading)).toBeUndefined()
  expect(classOf('Haar', 'plain')).toBeUndefined()
})
