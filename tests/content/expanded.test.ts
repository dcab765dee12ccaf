/** What the parts of a file become before pages are drawn: how visits are counted, languages, menus' homes and titles. */
import { describe, expect, test } from 'vitest'
import { englishDays } from '../../renderer/common/weekdays.ts'
import { analyticsSources, asksConsent, countingOf, leavesTraces, services } from '../../renderer/expand/analytics.ts'
import { announcementOn } from '../../renderer/expand/announcement.ts'
import { dialable, markdownLinks, resolveHref, targetOf } from '../../renderer/expand/links.ts'
import { openingHours, pairsOf, specialHoursOn } from '../../renderer/expand/opening-hours.ts'
import { homeOf, outlinePage, unreadablePage } from '../../renderer/expand/outline.ts'
import { addresses, countMade, setsIn } from '../../renderer/expand/templates/addresses.ts'
import { dottedTokens, fill, lookUp, pathOf } from '../../renderer/expand/templates/fill.ts'
import { setsOf } from '../../renderer/expand/templates/sets.ts'
import { pageTitle } from '../../renderer/expand/title.ts'
import { overfullTokens, tokensOf, unknownTokens } from '../../renderer/expand/tokens.ts'
import { hasCertainLanguages, languagesOf, ownLanguage, translatedData } from '../../renderer/expand/translations.ts'

const url = 'https://www.oak.example.com'

describe('visits are counted', () => {
  test.each([
    [{ provider: 'plausible' }, { host: 'https://plausible.io', id: 'oak.example.com' }],
    [
      { provider: 'plausible', domain: 'oak.example', host: 'https://own.example' },
      { host: 'https://own.example', id: 'oak.example' },
    ],
    [
      { provider: 'umami', siteId: 'u-1' },
      { host: 'https://cloud.umami.is', collector: 'https://gateway.umami.is', id: 'u-1' },
    ],
    [
      { provider: 'umami', siteId: 'u-1', host: 'https://own.example' },
      { host: 'https://own.example', id: 'u-1' },
    ],
    [
      { provider: 'matomo', siteId: '7', host: 'https://own.example' },
      { host: 'https://own.example', id: '7' },
    ],
    [
      { provider: 'matomo', host: 'https://own.example' },
      { host: 'https://own.example', id: '' },
    ],
    [
      { provider: 'ga4', measurementId: 'G-1' },
      { host: 'https://www.googletagmanager.com', id: 'G-1', cookies: true, asks: true },
    ],
  ] as const)('%j', (analytics, counting) => {
    expect(countingOf(analytics, url)).toEqual({
      provider: analytics.provider,
      cookies: false,
      asks: false,
      ...counting,
    })
  })

  test('with consent where a service leaves traces, unless the site says otherwise', () => {
    expect(leavesTraces({ provider: 'matomo', cookies: true })).toBe(true)
    expect(leavesTraces({ provider: 'matomo', cookies: false })).toBe(false)
    expect(leavesTraces({ provider: 'plausible', cookies: true })).toBe(false)
    expect(asksConsent({ provider: 'ga4', consent: 'never' })).toBe(false)
    expect(asksConsent({ provider: 'plausible', consent: 'always' })).toBe(true)
    expect(asksConsent({ provider: 'matomo', cookies: true })).toBe(true)
  })

  test('from and to the addresses of the service alone', () => {
    const own = { host: 'https://own.example/stats' }
    expect(analyticsSources({ provider: 'plausible' }, url)).toEqual({
      'script-src': ['https://plausible.io'],
      'connect-src': ['https://plausible.io'],
      'img-src': [],
    })
    expect(analyticsSources({ provider: 'umami', siteId: 'u' }, url)['connect-src']).toEqual([
      'https://gateway.umami.is',
    ])
    expect(analyticsSources({ provider: 'matomo', ...own }, url)).toEqual({
      'script-src': ['https://own.example'],
      'connect-src': ['https://own.example'],
      'img-src': ['https://own.example'],
    })
    const google = [
      'https://*.google-analytics.com',
      'https://*.analytics.google.com',
      'https://www.googletagmanager.com',
    ]
    expect(analyticsSources({ provider: 'ga4' }, url)).toEqual({
      'script-src': ['https://www.googletagmanager.com'],
      'connect-src': google,
      'img-src': google,
    })
  })

  test('under an ID of the form that the service gives', () => {
    for (const { idForm, idExample = '' } of Object.values(services)) {
      if (!idForm) continue
      const example = idExample.replaceAll('"', '')
      expect(example).toMatch(idForm)
      for (const other of [`x${example}`, `${example}x`, '', '0']) expect(other).not.toMatch(idForm)
    }
  })
})

test('an announcement stands until its last day has passed', () => {
  const given = { until: '2026-01-15' }
  expect(announcementOn(given, '2026-01-15')).toBe(given)
  expect(announcementOn(given, '2026-01-16')).toBeUndefined()
  expect(announcementOn(undefined, '2026-01-15')).toBeUndefined()
})

test('a title without the brand gets the suffix of the site, or the brand', () => {
  expect(pageTitle({ brand: 'Oak', titleSuffix: 'Oak, Louisville' }, 'Gutters')).toBe('Gutters | Oak, Louisville')
  expect(pageTitle({ brand: 'Oak' }, 'Gutters')).toBe('Gutters | Oak')
  expect(pageTitle({ brand: 'Oak', titleSuffix: 'x' }, 'Gutters of OAK')).toBe('Gutters of OAK')
})

describe('links', () => {
  test.each([
    ['#a', { kind: 'anchor', anchor: 'a' }],
    ['/a', { kind: 'page', route: '/a' }],
    ['/a#b', { kind: 'page', route: '/a', anchor: 'b' }],
    ['/a#', { kind: 'page', route: '/a' }],
    ['/a?b=c#d', { kind: 'page', route: '/a', anchor: 'd' }],
    ['/v1.2/a', { kind: 'page', route: '/v1.2/a' }],
    ['/feed.xml', { kind: 'file' }],
    ['/a.PDF?x=1', { kind: 'file' }],
    ['//a.example', { kind: 'unclear' }],
    ['https://a.example', { kind: 'outside' }],
    ['HTTP://a.example/b', { kind: 'outside' }],
    ['https:///b', { kind: 'unclear' }],
    ['x https://a.example', { kind: 'unclear' }],
    ['mailto:a@b.example', { kind: 'outside' }],
    ['mailto:a', { kind: 'unclear' }],
    ['tel:+1 5', { kind: 'outside' }],
    ['sms:(502)', { kind: 'outside' }],
    ['tel:oak', { kind: 'unclear' }],
    ['a', { kind: 'unclear' }],
  ])('%s is of the kind %j', (href, target) => expect(targetOf(href)).toEqual(target))

  test.each([
    ['javascript:go()', '#'],
    ['java\nscript:go()', '#'],
    [' javascript:go()', '#'],
    ['data:text/html,x', '#'],
    ['https://a.example/b:c', 'https://a.example/b:c'],
    ['/a:b', '/a:b'],
    ['mailto:a@b.example', 'mailto:a@b.example'],
    ['#own', '#own'],
    ['#home', '/es#home'],
    ['#nowhere', '#nowhere'],
    ['#', '#'],
    ['#contact', '#estimate'],
    ['tel:(502) 555-0142', 'tel:+15025550142'],
    ['sms:0502', 'sms:+1502'],
    ['tel:+44 (0)114', 'tel:+44114'],
  ])('%j leads to %s', (href, to) => {
    const context = { phoneCountryCode: '+1', anchors: ['own'], homeAnchors: ['home', 'contact'], hasRequest: true }
    expect(resolveHref(href, { ...context, home: '/es' })).toBe(to)
    expect(resolveHref('#contact', { ...context, hasRequest: false })).toBe('/#contact')
  })

  test('numbers keep the zero that their country keeps, and all digits where none is known', () => {
    for (const code of ['+39', '+378', '+225', '+241', '+242'])
      expect(dialable('tel:06 1234', code)).toBe(`tel:${code}061234`)
    expect(dialable('tel:06 1234', '+49')).toBe('tel:+4961234')
    expect(dialable('tel:06 1234')).toBe('tel:061234')
    expect(dialable('tel:')).toBe('tel:')
  })

  test('of a Markdown text are found, but not those in code', () => {
    const hrefs = (text: string) => markdownLinks(text).map(({ href, image }) => (image ? `!${href}` : href))
    expect(hrefs('[a](/a) ![b](/b.png "B") [c]( </c> ) [d](/d \'D\')')).toEqual(['/a', '!/b.png', '/c', '/d'])
    expect(hrefs('`[a](/a)` and ``[b](/b) ` ``')).toEqual([])
    expect(hrefs('Text\n[a]: /a\n   [b]: </b>\n    [c]: /c')).toEqual(['/a', '/b'])
    expect(hrefs('[a] (/a), [b]')).toEqual([])
  })
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
  expect(outlinePage(page, { shared })).toMatchObject({ draft: false, takes: ['end'], translationOf: '/' })
  expect(outlinePage(page, { shared })).not.toHaveProperty('language')
  const sound = { blocks: [{ type: 'prose', id: 'a' }], draft: true, language: 'es' }
  expect(outlinePage(sound, { shared })).toMatchObject({ names: ['a'], certain: true, draft: true, language: 'es' })
  expect(outlinePage(sound, { shared }, false)).toMatchObject({ certain: false })
  expect(outlinePage('odd', { shared })).toEqual({ names: [], certain: false, draft: false, takes: [] })
  expect(outlinePage({ blocks: 'odd' }, { shared }).takes).toEqual([])
})

describe('opening hours', () => {
  test('are cut by a break, and none where it is closed', () => {
    const day = { opens: '08:00', closes: '17:00' }
    expect(pairsOf(day)).toEqual([day])
    expect(pairsOf({ ...day, break: { from: '12:00', until: '13:00' } })).toEqual([
      { opens: '08:00', closes: '12:00' },
      { opens: '13:00', closes: '17:00' },
    ])
    expect([pairsOf({ opens: '08:00' }), pairsOf({ closes: '08:00' }), pairsOf({})]).toEqual([[], [], []])
  })

  test('on special days stand in their order, as long as they have not passed', () => {
    const [late, early, gone] = [
      { date: '2026-12-25' },
      { date: '2026-01-01', until: '2026-01-15' },
      { date: '2026-01-14' },
    ]
    expect(specialHoursOn([late, early, gone], '2026-01-15')).toEqual([early, late])
    expect(specialHoursOn(undefined, '2026-01-15')).toEqual([])
  })

  test('are minutes, which may go on after midnight', () => {
    const { zone, week, special } = openingHours(
      'UTC',
      [
        { days: ['Monday', 'Tuesday'], opens: '07:30', closes: '23:59' },
        { days: ['Tuesday'], opens: '20:00', closes: '02:00' },
        { days: ['Sunday'], opens: '00:00', closes: '00:00' },
      ],
      [
        { date: '2026-12-24', until: '2026-12-26' },
        { date: '2026-12-31', opens: '08:00', closes: '12:00' },
      ],
    )
    expect(zone).toBe('UTC')
    const on = (day: string) => week[(englishDays as readonly string[]).indexOf(day)]
    expect([on('Monday'), on('Wednesday'), on('Sunday')]).toEqual([[[450, 1440]], [], [[0, 1440]]])
    expect(on('Tuesday')).toEqual([
      [450, 1440],
      [1200, 1560],
    ])
    expect(special).toEqual({ '2026-12-24': [], '2026-12-25': [], '2026-12-26': [], '2026-12-31': [[480, 720]] })
    const endless = openingHours('UTC', [], [{ date: '2026-01-01', until: '2036-01-01' }])
    expect(Object.keys(endless.special)).toHaveLength(400)
  })
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

describe('pages that a template makes of sets', () => {
  const sets = setsOf({
    data: {
      area: {
        fields: { name: {}, near: { of: 'area' }, work: { by: 'service' }, note: { optional: true }, odd: 5 },
        items: {
          oak: { name: 'Oakdale', near: 'elm', work: { repair: 'mends' } },
          elm: { name: 'Elmwood', near: 'oak', work: 'odd' },
          odd: 5,
        },
      },
      service: { fields: { name: {} }, items: { repair: { name: 'Repair' } } },
      broken: { fields: {} },
      other: { items: {} },
      odd: 5,
    },
  })
  const at = { area: 'oak', service: 'repair' }

  test('are as many as items, or as pairs of them', () => {
    expect([...sets.keys()]).toEqual(['area', 'service'])
    expect(setsIn('/{area.slug}/{service.slug}/{area.name}')).toEqual(['area', 'service'])
    expect(countMade('/{area.slug}/{service.slug}', sets)).toBe(2)
    expect(countMade('/{area.slug}/{none.slug}', sets)).toBe(2)
    expect(addresses('/{area.slug}/{service.slug}', sets, 2)).toEqual([
      { address: '/oak/repair', combination: at },
      { address: '/elm/repair', combination: { area: 'elm', service: 'repair' } },
    ])
    expect(addresses('/{area.slug}', sets, 1), 'more than may be').toEqual([])
    expect(addresses('/{none.slug}', sets, 9)).toEqual([])
  })

  test.each([
    ['area.slug', 'oak', undefined],
    ['area.slug.name', undefined, undefined],
    ['area.name', 'Oakdale', ['data', 'area', 'items', 'oak', 'name']],
    ['area.name.name', undefined, undefined],
    ['area.near.name', 'Elmwood', ['data', 'area', 'items', 'elm', 'name']],
    ['area.near.slug', 'elm', undefined],
    ['area.near.work', undefined, undefined],
    ['area.work', 'mends', ['data', 'area', 'items', 'oak', 'work', 'repair']],
    ['area.note', '', ['data', 'area', 'items', 'oak', 'note']],
    ['area.note.name', undefined, undefined],
    ['area.none', undefined, undefined],
    ['area', undefined, undefined],
    ['none.name', undefined, undefined],
    ['service.name', 'Repair', ['data', 'service', 'items', 'repair', 'name']],
  ])('%s is %j', (name, words, path) => {
    expect(lookUp(name, at, sets)).toBe(words)
    expect(pathOf(name, at, sets)).toEqual(path)
  })

  test('have the words in all their texts, and keep what stands for nothing', () => {
    const page = { title: '{area.name}, {area.none}', list: ['{a.b}', 5, null], on: true }
    expect(fill(page, (name) => lookUp(name, at, sets))).toEqual({
      title: 'Oakdale, {area.none}',
      list: ['{a.b}', 5, null],
      on: true,
    })
    expect(dottedTokens('{a} {a.b} {a.b-c.d} {1.b}')).toEqual(['a.b', 'a.b-c.d'])
  })
})
