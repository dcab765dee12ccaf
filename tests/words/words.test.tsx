/** No word of a site comes from the code: all stand in the catalogue or in the file. */
import { globSync, readFileSync } from 'node:fs'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, describe, expect, test } from 'vitest'
import { feed } from '../../renderer/build/feed.ts'
import { redirectPage } from '../../renderer/build/redirects.ts'
import { formRules } from '../../renderer/forms/rules.ts'
import { catalogues, fill, fillCount, namedWords, wordsOf } from '../../renderer/languages/index.ts'
import {
  featuresOfSection,
  neededFor,
  shownWith,
  type WrittenSite,
  wordsInEnglish,
} from '../../renderer/languages/shown.ts'
import { readSite, type Site } from '../../renderer/pipeline/index.ts'
import { summarise } from '../../sections/estimator/estimate.ts'
import { problemWith } from '../../sections/estimator/questions.ts'
import { Result } from '../../sections/estimator/Result.tsx'
import { respond } from '../../server/answers.ts'
import { heldMail, leadMail } from '../../server/mail/message.ts'
import { wordsOfSite } from '../../server/site.ts'
import type { Lead } from '../../server/store/types.ts'
import { missingHtml, pageHtml } from './render.tsx'
import { wordsWritten } from './source.ts'
import { plainLetters, wide, wideSite } from './support.ts'

let site: Site
beforeAll(async () => {
  site = await wideSite('tests/fixture/pages.yaml')
}, 60_000)

describe('in a language of wide letters nothing is shown in plain ones', () => {
  test('on any page of the fixture, which has every section', () => {
    for (const route of site.routes) expect(plainLetters(pageHtml(site, route)), route).toEqual([])
  })

  test('in the structured data of a page', () => {
    const [, json = ''] =
      /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(pageHtml(site, site.routes[1] ?? '')) ?? []
    const names = [...json.matchAll(/"(?:name|description|headline)":"([^"]*)"/g)].map(([, name]) => name)
    expect(names.length).toBeGreaterThan(2)
    expect(names.filter((name) => /[a-z]{2}/i.test(String(name)))).toEqual([])
  })

  test('where there is no page, or one that has moved', () => {
    expect(plainLetters(missingHtml(site))).toEqual([])
    expect(plainLetters(redirectPage('/a', { ...site.settings, words: site.words.moved }))).toEqual([])
  })

  test('in the feed', () =>
    expect(plainLetters(feed(site).replace(/<\?xml.*?>|<(id|published|updated)>.*/g, ''))).toEqual([]))

  test('in what a form says of its fields', () => {
    const { quote } = site.forms
    if (!quote) throw new Error('no form "quote"')
    const { error } = formRules(quote, site.words.form).safeParse({ name: 'x'.repeat(300), email: 'x', phone: '1' })
    const messages = error?.issues.map(({ message }) => message) ?? []
    expect(messages.length).toBeGreaterThan(2)
    expect(messages.flatMap((message) => plainLetters(`>${message}`))).toEqual([])
  })

  test('in what the calculator answers', () => {
    const block = site.pages.flatMap(({ blocks }) => blocks).find(({ type }) => type === 'estimator')
    if (block?.type !== 'estimator') throw new Error('no calculator')
    const speech = { words: site.words.estimator, language: 'ja-JP', currency: 'USD' }
    const [pitch, storeys, material] = [block.pitches, block.storeys, block.materials].map(([first]) => first?.id ?? '')
    const answers = { measure: 'roof', size: 2000, pitch, storeys, material } as Parameters<typeof summarise>[1]
    const result = <Result rates={block} answers={answers} assumptions={block.assumptions} speech={speech} />
    expect(plainLetters(renderToStaticMarkup(result))).toEqual([])
    expect(plainLetters(`>${summarise(block, answers, speech)}`)).toEqual([])
    for (const question of ['size', 'pitch'] as const)
      expect(plainLetters(`>${problemWith(question, {}, speech, false)}`)).toEqual([])
  })

  test('on the pages that the server writes', async () => {
    const { settings, forms } = site
    const [name = '', form] =
      Object.entries(forms).find(([, { fields }]) => fields.some(({ required }) => required)) ?? []
    if (!form) throw new Error('no form')
    const { answer: words, photos: photoWords } = wordsOfSite(settings)
    const parts = {
      layout: (title: string, main: string) => `<title>${title}</title>${main}`,
      security: {},
      phone: settings.phone,
      words,
      photoWords,
    }
    const received = { kind: 'form', match: { name, form }, values: {}, origin: { page: '', source: {} } } as const
    const answers = [
      { status: 413, message: 'too long' },
      { status: 413, message: 'too long', hasPictures: true },
      { status: 503, message: 'busy' },
      { status: 400, message: 'not UTF-8' },
      { ...received, status: 422, errors: { [form.fields[0]?.name ?? '']: form.fields[0]?.required ?? '' } },
      { ...received, status: 503, retryAfterSeconds: 5, cause: 'full' },
    ] as const
    for (const answer of answers) {
      const html = await respond(answer, parts, true).text()
      expect(html).toContain('<h1')
      expect(plainLetters(html), String(answer.status)).toEqual([])
    }
  })

  test('in its mails', () => {
    const [form = ''] = Object.keys(site.forms)
    const { brand, phone, email, url, words } = site.settings
    const file = {
      site: { brand, phone, email, url, words, language: 'ja-JP' },
      forms: {},
      security: {},
      redirects: {},
    }
    const lead = {
      id: '1',
      form,
      state: 'inbox',
      reasons: [],
      fields: {},
      extra: {},
      page: '/',
      receivedAt: 0,
    } as unknown as Lead
    const sender = { from: 'a@b.example', to: 'a@b.example' }
    const mails = [leadMail(lead, file, sender), heldMail([lead], 2, file, sender)]
    for (const { subject, text } of mails) {
      const own = `${subject}\n${text}`.replaceAll(form, '').replaceAll('UTC', '')
      expect(own.split('\n').flatMap((line) => plainLetters(`>${line}`))).toEqual([])
    }
  })

  test('but a word that the code brings is found', () => {
    expect(plainLetters('<p aria-label="Ｃｌｏｓｅ">Close</p>')).toEqual(['Close'])
    expect(plainLetters('<p aria-label="Close">Ｃｌｏｓｅ</p>')).toEqual(['Close'])
  })
})

/** Components of sites, with what they show only once they are used; the studio, the gallery and the preview are ours. */
const components = globSync(['sections/*/*.tsx', 'renderer/html/**/*.tsx'])

describe('no component has a word of its own', () => {
  test.each(components)('%s', (file) => expect(wordsWritten(readFileSync(file, 'utf8'))).toEqual([]))

  test('and one that has is found, in text, attributes and choices', () => {
    const source = `const a = <p aria-label="Close it">Go on {open ? 'Show me' : b.next}</p>`
    expect(wordsWritten(source).sort()).toEqual(['Close it', 'Go on ', 'Show me'])
  })
})

describe('a site in Arabic', () => {
  let arabic: Site
  beforeAll(async () => {
    const unsaved = readFileSync('tests/fixture/pages.yaml', 'utf8').replace('language: en-US', 'language: ar-EG')
    const { site: read, problems } = await readSite('tests/fixture/pages.yaml', { unsaved })
    if (!read) throw new Error(JSON.stringify(problems))
    arabic = read
  })

  test('is written from right to left, and others say nothing of it', () => {
    expect(pageHtml(arabic, '/')).toMatch(
      /^<!DOCTYPE html><html lang="ar-EG" dir="rtl" class="[^"]*\blook-right-to-left\b/i,
    )
    expect(pageHtml(site, '/')).not.toMatch(/rtl|right-to-left/)
  })

  test('keeps the groups of a telephone number in their order, and dials no sign that does', () => {
    const html = pageHtml(arabic, '/')
    expect(html).toContain('\u2066(541)\u00a0555-0142\u2069')
    expect(html).toContain('"telephone":"+15415550142"')
    const dialled = [...html.matchAll(/"(?:tel|sms):([^"]*)"/g)].map(([, number]) => number)
    expect(new Set(dialled)).toEqual(new Set(['+15415550142']))
  })
})

describe('what a site shows in English', () => {
  const bare: WrittenSite = { site: {}, forms: {}, redirects: {}, sections: [], drafts: false }
  const names = (...given: Parameters<typeof wordsInEnglish>) => wordsInEnglish(...given).map(([name]) => name)

  test('is nothing in a language with a catalogue, and what it does not say itself in another', () => {
    expect(names('de-DE', {}, bare)).toEqual([])
    expect(names('cs-CZ', {}, bare)).toContain('document.skip')
    expect(names('cs-CZ', { 'document.skip': 'K obsahu' }, bare)).not.toContain('document.skip')
  })

  test('depends on what there is on it', () => {
    const groups = (written: Partial<WrittenSite>) =>
      new Set(names('cs-CZ', {}, { ...bare, ...written }).map((name) => name.split('.')[0]))
    expect([...groups({})]).toEqual(['document', 'notFound'])
    expect([...groups({ sections: ['estimator'] })]).toContain('estimator')
    const fields = [{ type: 'file', newStep: 'Photos' }]
    expect([...groups({ forms: { quote: { fields } } })].sort()).toEqual(
      ['answer', 'document', 'form', 'formKinds', 'mail', 'notFound', 'photos', 'reply', 'steps'].sort(),
    )
  })

  test('has each form of a word that the language has for whole numbers, which is not that for 1.5', () =>
    expect(
      names('cs-CZ', {}, { ...bare, sections: ['reviews.aggregate'] }).filter((name) => name.includes('reviews')),
    ).toEqual(['stars.reviews.one', 'stars.reviews.few', 'stars.reviews.other']))

  test('begins with what every visitor sees, and ends with what only the owner reads', () => {
    const everything = [...new Set(Object.values(shownWith).flat())]
    const groups = names('cs-CZ', {}, { ...bare, sections: everything }).map((name) => name.split('.')[0])
    const [first, second, ...others] = new Set(groups)
    expect([first, second]).toEqual(['document', 'notFound'])
    expect(others.slice(-7)).toEqual(['form', 'formKinds', 'photos', 'answer', 'newsletter', 'reply', 'mail'])
  })

  test('is known by names that words or groups of them have', () => {
    const names = namedWords(wordsOf('en')).flatMap(([name]) => [
      name,
      name.replace(/\..*/, ''),
      name.replace(/\.\w+$/, ''),
    ])
    expect(Object.keys(shownWith).filter((name) => !names.includes(name))).toEqual([])
  })

  test('leaves out what no section of its kind says here', () => {
    const dish = { name: 'Soup', marks: ['vegan'] }
    const groups = (section: object) =>
      new Set(names('cs-CZ', {}, { ...bare, sections: featuresOfSection(section) }).map((name) => name.split('.')[0]))
    const card = groups({ type: 'dishes', categories: [{ items: [dish] }] })
    expect([card.has('diets'), card.has('dishes'), card.has('allergens')]).toEqual([true, true, false])
    expect(groups({ type: 'testimonials', layout: 'wall', items: [] }).has('carousel')).toBe(false)
    expect(groups({ type: 'testimonials', items: [] }).has('carousel')).toBe(true)
  })

  test('is known for every section of the fixture', () => {
    const everywhere = ['drafts', 'forms', 'formSteps', 'hours', 'newsletters', 'photos', 'redirects', 'search']
    for (const page of site.pages) {
      const asked = new Set<string>()
      const words = new Proxy(site.words, {
        get: (all, group) =>
          new Proxy(Reflect.get(all, group), {
            get: (own, word) => asked.add(`${String(group)}.${String(word)}`) && Reflect.get(own, word),
          }),
      })
      pageHtml({ ...site, words }, page.route)
      const there = [...everywhere, ...page.blocks.flatMap(featuresOfSection)]
      const unknown = [...asked].filter(
        (name) => !(neededFor(name) ?? there).some((feature) => there.includes(feature)),
      )
      expect(unknown, page.route).toEqual([])
    }
  })
})

describe('the catalogue', () => {
  const english = namedWords(wordsOf('en'))

  test.each(Object.keys(catalogues))('%s puts in what the English words do', (language) => {
    const inBraces = (text: string) => [...new Set(text.match(/\{\w+\}/g))].sort()
    const words = new Map(namedWords(wordsOf(language)))
    const names = english.map(([name]) => name)
    const forms = names.filter((name) => name.endsWith('.one')).map((name) => name.replace(/one$/, ''))
    const whole = Array.from({ length: 200 }, (_, count) => new Intl.PluralRules(language).select(count))
    const needed = forms.flatMap((name) => [...new Set(whole)].map((form) => `${name}${form}`))
    expect([...words.keys()].sort()).toEqual([...new Set([...names, ...needed])].sort())
    for (const [name, text] of english) expect(inBraces(words.get(name) ?? ''), name).toEqual(inBraces(text))
  })

  test('has words for each number, in the digits of the language', () => {
    const { attention } = wordsOf('de-DE').form
    expect(fillCount(attention, 1, 'de-DE')).toBe('1 Feld bitte prüfen')
    expect(fillCount(attention, 1200, 'de-DE')).toBe('1.200 Felder bitte prüfen')
    // In French nothing is one.
    expect(fillCount(wordsOf('fr-FR').form.attention, 0, 'fr-FR')).toBe('0 champ à vérifier')
  })

  test('has three forms of a word in Polish, and one more for fractions', () => {
    const { attention } = wordsOf('pl-PL').form
    expect([1, 3, 5, 22, 112].map((count) => fillCount(attention, count, 'pl-PL').split(' ')[1])).toEqual([
      'pole',
      'pola',
      'pól',
      'pola',
      'pól',
    ])
  })

  test('says in Portugal what Brazil says otherwise, and calls a postal code what the country of the business does', () => {
    const said = (language: string, country?: string) => wordsOf(language, {}, country)
    expect([said('pt-BR'), said('pt'), said('pt-PT'), said('pt-AO')].map(({ contact }) => contact.office)).toEqual([
      'Endereço',
      'Endereço',
      'Morada',
      'Morada',
    ])
    expect(said('pt-BR', 'BR').lookup.label).toBe('CEP')
    expect(said('pt-BR', 'PT').lookup.label).toBe('Código postal')
    expect(said('pt-PT', 'PT').lookup).toMatchObject({ label: 'Código postal', waiting: 'Consulta em curso…' })
  })

  test('has the forms of a word that a language needs and a site gives', () => {
    const own = {
      'stars.reviews.one': 'z {count} recenze',
      'stars.reviews.few': 'z {count} recenzí!',
      'stars.one': 'no form',
    }
    const { reviews } = wordsOf('cs-CZ', own).stars
    expect([1, 3, 5].map((count) => fillCount(reviews, count, 'cs-CZ'))).toEqual([
      'z 1 recenze',
      'z 3 recenzí!',
      'from 5 reviews',
    ])
    // English has no such form, and a group is none.
    expect(wordsOf('en-US', { 'stars.reviews.few': 'some' }).stars.reviews).toEqual(wordsOf('en').stars.reviews)
    expect(wordsOf('cs-CZ', own).stars).not.toHaveProperty('one')
  })

  test('calls a postal code what a country calls it', () => {
    expect(wordsOf('en-US').lookup.link).toBe('see all ZIP codes')
    expect(wordsOf('en-GB').lookup.link).toBe('see all postcodes')
    expect(wordsOf('es-US').lookup.link).toBe('ver todos los códigos postales')
  })

  test('gives way to what a site says itself, and is English where a language has no words', () => {
    expect(wordsOf('de-DE', { 'document.menu': 'Seiten' }).document.menu).toBe('Seiten')
    expect(wordsOf('de-DE').document.menu).toBe('Menü')
    expect(wordsOf('cs-CZ').document.menu).toBe('Menu')
    expect(fill(wordsOf('es').document.call, { phone: '123' })).toBe('Llamar al 123')
  })

  test('is widened by this test without touching what is put in', () =>
    expect(wide('Call {phone}')).toBe('Ｃａｌｌ {phone}'))
})
