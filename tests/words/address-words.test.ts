/** What addresses are made of titles. */
import { expect, test } from 'vitest'
import { addressWords } from '../../renderer/common/address-words.ts'

test.each([
  ['Über uns & Größe', 'de-DE', 'ueber-uns-groesse'],
  ['U\u0308ber', 'de-AT', 'ueber'],
  ['Über uns', undefined, 'uber-uns'],
  ['Smørrebrød på Ærø', 'da-DK', 'smoerrebroed-paa-aeroe'],
  ['Señalización', 'es-ES', 'senalizacion'],
  ['Łódź, цены', 'de-DE', 'lodz-tseny'],
])('"%s" in %s is "%s"', (text, language, address) => {
  expect(addressWords(text, language)).toBe(address)
})
