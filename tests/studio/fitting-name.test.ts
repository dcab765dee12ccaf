/** Names that owners type for facts, forms and old addresses, which the file has in a form of its own. */
import { expect, test } from 'vitest'
import { addressWords } from '../../renderer/common/address-words.ts'
import { allForms } from '../../studio/server/schemas.ts'
import { fittingName } from '../../studio/shell/form/fitting-name.ts'

const { parts } = allForms({})

test.each([
  ['forms', 'Anfrage für Säuglinge', 'anfrage-fuer-saeuglinge'],
  ['facts', 'Years in business', 'yearsInBusiness'],
  ['translations', 'EN', 'en'],
  ['translations', 'en-us', 'en-US'],
  ['redirects', 'https://www.old.example/About.html?a=1', '/About.html'],
  ['redirects', 'leistungen/', '/leistungen'],
  ['forms', 'contact', 'contact'],
])('of %s, "%s" becomes "%s"', (part, written, name) => {
  const pattern = parts[part]?.propertyNames?.pattern
  expect(pattern).toEqual(expect.any(String))
  expect(fittingName(written, addressWords(written, 'de-DE'), pattern)).toBe(name)
})

test('what has no letters, or is no language, is refused', () => {
  expect(fittingName('24', '24', parts.forms?.propertyNames?.pattern)).toBeUndefined()
  expect(fittingName('Englisch', 'englisch', parts.translations?.propertyNames?.pattern)).toBeUndefined()
})
