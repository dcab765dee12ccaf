import { expect, test } from 'vitest'
import { languagesBelow } from '../../renderer/expand/translations.ts'

const below = (pages: Record<string, string | undefined>) =>
  languagesBelow(new Map(Object.entries(pages).map(([route, language]) => [route, { language }])))

test('an address belongs to the language of most pages below its first part', () => {
  const languageOf = below({ '/': undefined, '/es/a': 'es', '/es/b': 'es', '/es/c': 'de', '/es/d': undefined })
  expect(languageOf('/es/new')).toBe('es')
  expect(languageOf('/es')).toBe('es')
  expect(languageOf('/fr/new')).toBeUndefined()
  expect(languageOf('/')).toBeUndefined()
})

test('the page of the first part counts more than those below it', () => {
  expect(below({ '/es': 'es', '/es/a': 'de', '/es/b': 'de' })('/es/new')).toBe('es')
})

test('a page does not count for itself', () => {
  const languageOf = below({ '/es/a': undefined, '/es/b': 'es' })
  expect(languageOf('/es/a')).toBe('es')
  expect(languageOf('/es/b')).toBeUndefined()
})
