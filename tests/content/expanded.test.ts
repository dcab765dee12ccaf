/** What the parts of a file become before pages are drawn: languages, titles, names in braces, what links need to know. */
import { describe, expect, test } from 'vitest'
import { homeOf, outlinePage, unreadablePage } from '../../renderer/expand/outline.ts'
import { pageTitle } from '../../renderer/expand/title.ts'
import { overfullTokens, tokensOf, unknownTokens } from '../../renderer/expand/tokens.ts'
import { hasCertainLanguages, languagesOf, ownLanguage, translatedData } from '../../renderer/expand/translations.ts'

test('a title without the brand gets the suffix of the site, or the brand', () => {
  expect(pageTitle({ brand: 'Oak', titleSuffix: 'Oak, Louisville' }, 'Gutters')).toBe('Gutters | Oak, Louisville')
  expect(pageTitle({ brand: 'Oak' }, 'Gutters')).toBe('Gutters | Oak')
  expect(pageTitle({ brand: 'Oak', titleSuffix: 'x' }, 'Gutters of OAK')).toBe('Gutters of OAK')
})

describe('the languages of a site', () => {
  const of = (language: unknown, languages?: unknown) => ({ data: { site: { language, languages } } })

  test('begin with its first', () => {
    expect(languagesOf(of('en-US', ['es', 'en-US']))).toEqual(['en-US', 'es'])
    expect(languagesOf(of('en-US'))).toEqual(['en-US'])
    expect(languagesOf(of('none', ['es']))).toEqual(['es'])
    expect(languagesOf(of('none', 'es'))).toEqual(['none'])
  })

  test('can be told where each is one', () => {
    expect(hasCertainLanguages(of('en', ['es', 'de-AT']))).toBe(true)
    expect(hasCertainLanguages(of('en', ['es', 'Spanish words']))).toBe(false)
    expect(hasCertainLanguages(of('en', 'es'))).toBe(false)
    expect(hasCertainLanguages(of('en'))).toBe(true)
  })

  test('are meant by other tags of the same, unless there are two', () => {
    expect(ownLanguage('es-US', ['en', 'es'])).toBe('es')
    expect(ownLanguage('es-US', ['es-MX', 'es'])).toBeUndefined()
    expect(ownLanguage('fr', ['en', 'es'])).toBeUndefined()
    expect(ownLanguage('español', ['en', 'es'])).toBeUndefined()
  })

  test('take the place of what is translated, and leave what a form sends', () => {
    const data = {
      site: { brand: 'Oak', tagline: 'Roofs', words: { a: 'b' }, language: 'en' },
      facts: { reply: { value: 'soon', source: 'owner' }, other: { value: 'yes' }, odd: 5 },
      navigation: { header: [1] },
      forms: {
        contact: {
          endpoint: '/send',
          submit: 'Send',
          fields: [
            { name: 'name', label: 'Name' },
            {
              name: 'roof',
              label: 'Roof',
              options: [
                { value: 'a', label: 'A' },
                { value: 'b', label: 'B' },
              ],
            },
            'odd',
          ],
        },
        news: { newsletter: { every: 'month' }, fields: 'odd' },
        odd: 5,
      },
      shared: { one: 1, two: 2 },
      translations: {
        es: {
          site: { tagline: 'Techos' },
          facts: { reply: 'pronto', odd: 'x' },
          forms: {
            contact: {
              submit: 'Enviar',
              newsletter: {},
              fields: { name: { label: 'Nombre' }, roof: { options: { a: 'Á' } } },
            },
            news: { submit: 'Va', newsletter: { thanks: 'Gracias' } },
            odd: { submit: 'x' },
          },
          shared: { two: 'dos' },
        },
      },
    }
    const { site, facts, navigation, forms, shared } = translatedData(data, 'es')
    expect(site).toEqual({ brand: 'Oak', tagline: 'Techos', words: undefined, language: 'es' })
    expect(facts).toEqual({ reply: { value: 'pronto', source: 'owner' }, other: { value: 'yes' }, odd: 5 })
    expect(navigation).toEqual({ header: [1] })
    expect(forms).toEqual({
      contact: {
        endpoint: '/send',
        submit: 'Enviar',
        fields: [
          { name: 'name', label: 'Nombre' },
          {
            name: 'roof',
            label: 'Roof',
            options: [
              { value: 'a', label: 'Á' },
              { value: 'b', label: 'B' },
            ],
          },
          'odd',
        ],
      },
      news: { submit: 'Va', newsletter: { thanks: 'Gracias' }, fields: [] },
      odd: 5,
    })
    expect(shared).toEqual({ one: 1, two: 'dos' })
    expect(translatedData({ site: { brand: 'Oak' }, forms: 'odd' }, 'es')).toMatchObject({
      site: { language: 'es' },
      forms: 'odd',
    })
    expect(translatedData({ ...data, translations: { es: { navigation: { footer: [] } } } }, 'es').navigation).toEqual({
      footer: [],
    })
  })
})

test('the home of a language is the page that says the same as the first one', () => {
  const page = (more: object) => ({ ...unreadablePage, ...more })
  const pages = new Map([
    ['/', page({})],
    ['/es/a', page({ language: 'es', translationOf: '/a' })],
    ['/es', page({ language: 'es', translationOf: '/' })],
    ['/de', page({ language: 'de', translationOf: '/' })],
  ])
  expect([undefined, 'es', 'de', 'fr'].map((language) => homeOf(pages, language))).toEqual(['/', '/es', '/de', '/'])
})

test('what links have to know of a page', () => {
  const shared = { end: { type: 'cta', id: 'end' } }
  const blocks = [{ use: 'end' }, { type: 'prose', id: 'a' }, { use: 'end' }, { use: 5 }, 'odd']
  const page = { blocks, draft: 'true', language: 5, translationOf: '/' }
  expect(outlinePage(page, { data: {}, shared })).toMatchObject({ draft: false, takes: ['end'], translationOf: '/' })
  expect(outlinePage(page, { data: {}, shared })).not.toHaveProperty('language')
  const sound = { blocks: [{ type: 'prose', id: 'a' }], draft: true, language: 'es' }
  expect(outlinePage(sound, { data: {}, shared })).toMatchObject({
    names: ['a'],
    certain: true,
    draft: true,
    language: 'es',
  })
  expect(outlinePage(sound, { data: {}, shared }, false)).toMatchObject({ certain: false })
  expect(outlinePage('odd', { data: {}, shared })).toEqual({ names: [], certain: false, draft: false, takes: [] })
  expect(outlinePage({ blocks: 'odd' }, { data: {}, shared }).takes).toEqual([])
})

describe('names in braces', () => {
  test('stand for texts and numbers of the site, its address, its radius and its facts', () => {
    const tokens = tokensOf({
      site: {
        brand: 'Oak',
        founded: 1998,
        tagline: '{brand} lasts',
        phone: 'five',
        language: 'en-US',
        serviceRadiusMiles: 30,
        address: { street: '1 Slate Street', locality: 'Louisville', region: 'KY', postalCode: '40217', country: 'US' },
        hours: [],
      },
      facts: { reply: { value: 'soon' }, odd: 5, none: {} },
    })
    expect(tokens.get('tagline')).toBe('Oak lasts')
    expect(tokens.get('phone'), 'no link can take it').toBe('')
    expect(tokens.get('serviceRadius')).toBe('30 miles')
    expect(tokens.get('address')).toContain('1 Slate Street, Louisville')
    expect(['facts.reply', 'facts.odd', 'facts.none'].map((name) => tokens.get(name))).toEqual(['soon', '', ''])
    expect(tokens.has('hours')).toBe(false)
    expect(tokens.get('url'), 'it has to be there').toBe('')
    expect(tokens.has('legalName'), 'it may be left out').toBe(false)
    expect(tokensOf({ site: { nmae: 'Oak', brnd: 'Oak' } }).get('brand')).toBe('')
    expect(tokensOf({}).get('legalName'), 'without a site nothing is certain').toBe('')
    expect(tokensOf({ site: { language: 'none', serviceRadiusMiles: 10 } }).get('serviceRadius')).toMatch(/^1[06] /)
    expect(unknownTokens('{brand} {other} {own}', tokens, ['own'])).toEqual(['other'])
  })

  test('that lead back to themselves stay, and too many within one another are told', () => {
    const circle = { site: { tagline: '{description}', description: 'a {tagline}' } }
    expect(tokensOf(circle).get('tagline')).toBe('a {tagline}')
    expect(overfullTokens(circle)).toEqual([])
    const nine = (name: string) => `{facts.${name}}`.repeat(9)
    const facts = { a: { value: nine('b') }, b: { value: nine('c') }, c: { value: nine('d') }, d: { value: 'x' } }
    expect(overfullTokens({ facts })).toEqual(['facts.a'])
    expect(tokensOf({ facts }).get('facts.c')).toBe('x'.repeat(9))
    expect(tokensOf({ facts }).get('facts.a')).toBe('')
  })
})
