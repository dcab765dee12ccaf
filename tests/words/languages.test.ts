/** A site in two languages: its pages, what leads from one to the other, and what the check says of them. */
import { readFileSync } from 'node:fs'
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { emitData } from '../../renderer/build/data.ts'
import { sitemap } from '../../renderer/build/search.ts'
import { createAsk } from '../../renderer/html/questions.ts'
import { readSite, type Site } from '../../renderer/pipeline/index.ts'
import { createApp } from '../../server/app.ts'
import { readBuild } from '../../server/build.ts'
import { createVelocityCounter } from '../../server/intake/velocity.ts'
import { leadMail } from '../../server/mail/message.ts'
import { confirmationMail } from '../../server/newsletter/confirmation.ts'
import { createPhotoDesk } from '../../server/photos/desk.ts'
import { openStore } from '../../server/store/open.ts'
import { createVitalsTally } from '../../server/vitals/tally.ts'
import { testSettings } from '../server/support/site.ts'
import { missingHtml, pageHtml } from './render.tsx'

const file = 'tests/fixture/languages.yaml'
const url = 'https://www.linden.example.com'

let site: Site
beforeAll(async () => {
  const read = await readSite(file)
  if (!read.site) throw new Error(JSON.stringify(read.problems))
  site = read.site
}, 60_000)

const attribute = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([, found]) => found)

/** What the check finds, and the site, when the file says something else. */
async function readWith(from: string, to: string) {
  const text = readFileSync(file, 'utf8')
  expect(text).toContain(from)
  return readSite(file, { unsaved: text.replace(from, to) })
}

describe('words of its own in a language', () => {
  test('are none of another one', async () => {
    const { site: own } = await readWith(
      '  language: en-US\n',
      '  language: en-US\n  words: { document.skip: Past the menu }\n',
    )
    expect(own?.words.document.skip).toBe('Past the menu')
    expect(own?.translations['es-US']?.words.document.skip).toBe('Ir al contenido')
  })

  test('are those over the form of the foot, whose look is the same in all', async () => {
    const { site: own, problems } = await readSite(file, {
      unsaved: readFileSync(file, 'utf8').replace(
        '  language: en-US\n',
        '  language: en-US\n  theme: { brand: "#0e4a4f", footer: { layout: halves, form: contact, heading: Write to us } }\n',
      ),
    })
    expect(problems.filter(({ severity }) => severity === 'error')).toEqual([])
    const [english, spanish] = [own, own?.translations['es-US']].map((one) => one?.settings.theme)
    expect(english?.footer?.heading).toBe('Write to us')
    expect(spanish).toEqual({ ...english, footer: { ...english?.footer, heading: 'Pregúntenos' } })
  })

  test('are checked in each', async () => {
    const { problems } = await readWith('words: { draft.home:', 'words: { document.skipp: Abajo, draft.home:')
    expect(problems).toContainEqual(expect.objectContaining({ code: 'unknown-word' }))
  })

  test('are missed in a language that the builder has none for', async () => {
    const { problems } = await readWith('[en-US, es-US]', '[en-US, es-US, cs-CZ]')
    const [found] = problems.filter(({ code }) => code === 'words-in-english')
    expect(found?.message).toMatch(/^\d+ words that visitors see are English on pages in Czech/)
  })
})

describe('a page in the second language', () => {
  test('is in it from <html> to what all pages share', () => {
    const html = pageHtml(site, '/es/reparaciones')
    expect(html).toContain('<html lang="es-US"')
    expect(html).toContain('<title>Reparación de bicicletas | Linden Cycles, taller en Millbrook</title>')
    expect(html).toContain('Ir al contenido')
    expect(html).toContain('Le respondemos en 24 horas.')
    expect(html).toContain('Llamar al (541)\u00a0555-0163')
    expect(html).toContain('Pregúntenos')
    for (const english of ['Skip to', 'Send<', 'Home', 'Ask us', 'within 24', 'Write to us'])
      expect(html).not.toContain(english)
  })

  test('has the form of the first with its words, and says its language with what it sends', () => {
    const html = pageHtml(site, '/es/reparaciones')
    expect(attribute(html, /<option value="\w+">([^<]+)/g)).toEqual(['De ciudad', 'De carga'])
    expect(html).toContain('<input type="hidden" name="pageLanguage" value="es-US"/>')
    expect(html).toContain('action="/send-form"')
    expect(pageHtml(site, '/repairs')).not.toContain('pageLanguage')
  })

  test('leads to the home page of its language, by logo, trail and anchors', () => {
    const html = pageHtml(site, '/es/reparaciones')
    expect(html).toContain('<a href="/es" class="header-logo logo"')
    expect(attribute(html, /<li><a href="([^"]*)" class="inline-block/g)).toEqual(['/es'])
    expect(html).toContain('<a href="/es#contact" class="button')
    expect(html).toContain('<a href="#estimate">escríbanos</a>')
    expect(html).not.toContain('"/#contact"')
  })
})

describe('a visitor', () => {
  const switches = (html: string) => attribute(html, /<a href="([^"]*)" lang="es-US" hrefLang="es-US">Español/g)

  test('comes to the same page in the other language, or to its home page where there is none', () => {
    expect(new Set(switches(pageHtml(site, '/repairs')))).toEqual(new Set(['/es/reparaciones']))
    expect(new Set(switches(pageHtml(site, '/prices')))).toEqual(new Set(['/es']))
    expect(pageHtml(site, '/es/reparaciones')).toContain('<a href="/repairs" lang="en-US" hrefLang="en-US">English</a>')
  })

  test('is not led to a page that is not published yet', async () => {
    const { site: own } = await readWith('  /es/reparaciones:\n', '  /es/reparaciones:\n    draft: true\n')
    if (!own) throw new Error('a draft is no mistake')
    expect(new Set(switches(pageHtml(own, '/repairs')))).toEqual(new Set(['/es']))
    expect(createAsk(own, {})('languages', '/repairs')).toEqual([{ language: 'en-US', route: '/repairs' }])
  })

  test('is told in their language that a page is not there', () => {
    expect(missingHtml(site, 'es-US')).toContain('Esta página no existe')
    expect(missingHtml(site, 'es-US')).toContain('<a href="/es" class="button')
    expect(missingHtml(site)).toContain('Oops! Page not found')
  })
})

describe('search engines', () => {
  const alternates = (html: string) => attribute(html, /<link rel="alternate" hrefLang="([^"]*" href="[^"]*)"/g)

  test('learn of both pages from each of the two, and which one is for everybody else', () => {
    const both = [
      `en-US" href="${url}/repairs`,
      `es-US" href="${url}/es/reparaciones`,
      `x-default" href="${url}/repairs`,
    ]
    expect(alternates(pageHtml(site, '/repairs'))).toEqual(both)
    expect(alternates(pageHtml(site, '/es/reparaciones'))).toEqual(both)
    expect(alternates(pageHtml(site, '/prices'))).toEqual([])
    expect(alternates(pageHtml(site, '/es/gracias')), 'kept from search engines').toEqual([])
    expect(pageHtml(site, '/es/reparaciones')).toContain('<meta property="og:locale" content="es_US"/>')
  })

  test('find both in the sitemap too', () => {
    const [entry] = sitemap(site)
      .split('\n')
      .filter((line) => line.includes(`<loc>${url}/es/reparaciones</loc>`))
    for (const [language, route] of [
      ['en-US', '/repairs'],
      ['es-US', '/es/reparaciones'],
      ['x-default', '/repairs'],
    ])
      expect(entry).toContain(`<xhtml:link rel="alternate" hreflang="${language}" href="${url}${route}"/>`)
    expect(sitemap(site)).toContain(`<url><loc>${url}/prices</loc></url>`)
  })

  test('read structured data in the language of the page', () => {
    expect(pageHtml(site, '/es')).toMatch(/"@type":"WebSite".*"inLanguage":"es-US"/)
    expect(pageHtml(site, '/')).toMatch(/"@type":"WebSite".*"inLanguage":"en-US"/)
  })
})

describe('a form sent from a page in the second language', () => {
  let served: Awaited<ReturnType<typeof serve>>
  beforeAll(async () => {
    served = await serve()
  })
  afterAll(() => served.store.close())

  const send = (values: Record<string, string>, address = '/send-form') =>
    served.app.request(address, {
      method: 'POST',
      body: new URLSearchParams({ form: 'contact', pageLanguage: 'es-US', ...values }),
      headers: { 'sec-fetch-site': 'same-origin' },
    })

  test('is answered in it, mistakes and thanks', async () => {
    const wrong = await send({ name: '', email: 'ada' })
    expect(wrong.status).toBe(422)
    const html = await wrong.text()
    for (const words of [
      'Por favor, revise el formulario',
      'Escriba su nombre',
      'Revise su correo',
      '>Enviar<',
      'ES-HEADER',
    ])
      expect(html).toContain(words)
    expect(html).toContain('action="/send-form"')
    expect(html).toContain('name="pageLanguage" value="es-US"')
    const right = await send({ name: 'Ada', email: 'ada@example.com' })
    expect(right.headers.get('location')).toBe('/es/gracias')
  })

  test('is kept and mailed with it', async () => {
    await send({ name: 'Ada', email: 'ada@example.com', bike: 'cargo' })
    const { value: lead } = await served.store.leads()[Symbol.asyncIterator]().next()
    if (!lead) throw new Error('no lead')
    expect(lead.extra).toEqual({ pageLanguage: 'es-US' })
    const { subject, text } = leadMail(lead, served.siteFile, { from: 'a@b.example', to: 'a@b.example' })
    expect(subject).toBe('[Linden Cycles] Nueva solicitud desde el sitio web: contact')
    expect(text).toContain('Nombre: Ada\nCorreo: ada@example.com')
    expect(text).toContain('Idioma: Español\n')
    expect(text).not.toContain('pageLanguage')
    expect(await served.store.answers.of(lead.id)).toMatchObject({
      subject: 'Tenemos su mensaje',
      text: 'Hola Ada: le respondemos en 24 horas.',
    })
  })

  test('ends at the page that the site names, also where it comes to the usual address from a page kept for long', async () => {
    for (const address of ['/send-form', '/submit-form.php']) {
      const answer = await send({ name: 'Ada', email: 'ada@example.com', pageLanguage: '' }, address)
      expect([answer.status, answer.headers.get('location')]).toEqual([303, '/received'])
    }
  })

  test('has its postal code checked as the country of the business writes them', async () => {
    expect(pageHtml(site, '/repairs')).toMatch(/<input [^>]*inputMode="numeric"[^>]*type="text"/)
    const wrong = await (await send({ name: 'Ada', email: 'ada@example.com', zip: 'S1 2NS' })).text()
    expect(wrong).toContain('Por favor, revise «Código postal»')
    expect(wrong).toMatch(/name="zip" autocomplete="postal-code"[^>]* type="text" inputmode="numeric"/)
    expect((await send({ name: 'Ada', email: 'ada@example.com', zip: '97301-1234' })).status).toBe(303)
  })

  test('a language that the site does not have is taken for its first', async () => {
    const html = await (await send({ pageLanguage: '__proto__', name: '' })).text()
    expect(html).toContain('Please check the form')
  })

  test('enters an address for a newsletter in it: the page that follows, the mail, and the page of its link', async () => {
    const body = new URLSearchParams({ form: 'news', pageLanguage: 'es-US', email: 'news@example.com' })
    const headers = { 'sec-fetch-site': 'same-origin' }
    const sent = await served.app.request('/send-form', { method: 'POST', body, headers, redirect: 'manual' })
    const next = await served.app.request(sent.headers.get('location') ?? '')
    expect(await next.text()).toMatch(/ES-HEADER.*Falta un paso/s)
    const { value: lead } = await served.store.leads({ kind: 'newsletter' })[Symbol.asyncIterator]().next()
    if (!lead) throw new Error('no lead')
    const mail = confirmationMail(lead, served.siteFile, 'web@example.com', await served.store.secret())
    expect(mail.subject).toContain('Las cartas del taller')
    expect(mail.text).toMatch(/^Alguien pidió nuestras cartas.*Si no fue usted/s)
    const link = new URL(/https:\S+/.exec(mail.text)?.[0] ?? '')
    expect(await (await served.app.request(link.pathname + link.search)).text()).toMatch(
      /ES-HEADER.*Sí, quiero recibirlo/s,
    )
    const gone = await served.app.request(`${link.pathname}?language=es-US&token=x`)
    expect(await gone.text()).toMatch(/ES-HEADER.*Este enlace ya no funciona/s)
  })

  test('has the usual words for the mail of a newsletter where the file has none in it', async () => {
    const unsaved = readFileSync(file, 'utf8').replace(/ +newsletter: \{ subject: Las cartas.*\n/, '')
    const { site: changed } = await readSite(file, { unsaved })
    expect(changed?.forms.news?.newsletter).toEqual({ subject: 'Letters from the workshop' })
    expect(changed?.translations['es-US']?.forms.news?.newsletter).toEqual({})
  })

  test('addresses below its home page are missed in it', async () => {
    expect(await (await served.app.request('/es/nada')).text()).toBe('ES-404')
    expect(await (await served.app.request('/nothing')).text()).toBe('EN-404')
    expect(await (await served.app.request('/especial')).text()).toBe('EN-404')
  })

  /** The server on a build with as much of the site as it reads. */
  async function serve() {
    const out = await mkdtemp(join(tmpdir(), 'languages-'))
    const page = (mark: string) => `<html><title>x</title><body>${mark}<main id="main">x</main></body></html>`
    const files = { 'received/index.html': page('EN-HEADER'), 'es/gracias/index.html': page('ES-HEADER') }
    for (const [name, text] of Object.entries({ ...files, '404.html': 'EN-404', 'es/404.html': 'ES-404' })) {
      await mkdir(join(out, 'client', name, '..'), { recursive: true })
      await writeFile(join(out, 'client', name), text)
    }
    await emitData(site, { out })
    await writeFile(join(out, 'headers.json'), '[]')
    const settings = await testSettings({ DIST_DIR: out })
    const build = await readBuild(out)
    const { store } = await openStore(settings, { isServer: false })
    const parts = { settings, ...build, store, log: pino({ level: 'silent' }), onAnswer: () => {}, noteProxy: () => {} }
    const counters = { velocity: createVelocityCounter(), vitals: createVitalsTally(store) }
    return {
      app: createApp({ ...parts, ...counters, photos: createPhotoDesk(), canaryToken: '' }),
      store,
      ...build,
    }
  }
})

test('docs/languages.md shows what this site has', () => {
  const shown = [...readFileSync('docs/languages.md', 'utf8').matchAll(/```yaml\n(.*?)```/gs)].map(([, text]) => text)
  expect(shown).toHaveLength(6)
  const flat = (text = '') => text.replaceAll(/^ +/gm, '')
  for (const text of shown) expect(flat(readFileSync(file, 'utf8'))).toContain(flat(text))
})

describe('the check', () => {
  /** The pictures beside the file are for another one of the same folder. */
  const problemsOf = async (unsaved: string) => {
    const { problems } = await readSite(file, { unsaved })
    return problems.filter(({ code }) => code !== 'unused-image')
  }
  const codesOf = async (change: (text: string) => string) => {
    const found = await problemsOf(change(readFileSync(file, 'utf8')))
    return found.filter(({ message }) => !message.includes('/prices')).map(({ code, line }) => ({ code, line }))
  }
  const lineOf = (words: string) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .findIndex((line) => line.includes(words)) + 1

  test('finds nothing but the page without a translation', async () => {
    const problems = await problemsOf(readFileSync(file, 'utf8'))
    expect(problems).toMatchObject([{ code: 'missing-translation', line: lineOf('  /prices:') }])
    expect(await codesOf((text) => text.replace('pages: all', 'pages: some'))).toEqual([])
  })

  test('finds a dead link and an unknown name in a translated menu and section', async () => {
    const dead = await codesOf((text) => text.replace('Inicio, href: /es }', 'Inicio, href: /ess }'))
    expect(dead).toMatchObject([{ code: 'dead-link', line: lineOf('label: Inicio') }])
    const unknown = await codesOf((text) => text.replace('heading: Pregúntenos', 'heading: "Pregúntenos {facts.when}"'))
    expect(unknown).toMatchObject([{ code: 'unknown-token', line: lineOf('heading: Pregúntenos') }])
  })

  test('finds what is wrong with the words of a form', async () => {
    const closed = await codesOf((text) => text.replace('submit: Enviar\n', 'submitt: Enviar\n'))
    expect(closed).toMatchObject([
      { code: expect.stringMatching(/unknown-key|missing-field/), line: lineOf('submit: Enviar') },
    ])
  })

  test('lets two pages in different languages have one title', async () => {
    expect(await codesOf((text) => text.replace('title: Gracias', 'title: Thank You'))).toEqual([])
  })

  test('finds a page below those of a language that does not say its own', async () => {
    const without = (text: string) => text.replace(/ {4}language: es-US\n {4}translationOf: \/repairs\n/, '')
    expect(await codesOf(without)).toMatchObject([
      { code: 'missing-translation' },
      { code: 'page-without-language', line: lineOf('  /es/reparaciones:') },
    ])
    const home = await codesOf((text) => text.replace(/ {4}language: es-US\n {4}translationOf: \/\n/, ''))
    expect(home).toContainEqual(expect.objectContaining({ code: 'page-without-language', line: lineOf('  /es:') }))
  })

  test('finds a weekday that stands in two lines of the hours in a language', async () => {
    const line = '        - { days: [Monday], label: Los lunes, text: Cerrado }\n'
    const found = await codesOf((text) => text.replace(/(?<=\n {6}hours:\n)/, line))
    expect(found.map(({ code }) => code)).toContain('hours-twice')
  })

  test('finds a fact in words that a language lacks, and no figure or name', async () => {
    const withFact = (value: string, used: string) => (text: string) =>
      text
        .replace('\nfacts:\n', `\nfacts:\n  extra: { value: "${value}", source: owner }\n`)
        .replace('heading: Pregúntenos', `heading: "Pregúntenos ${used}"`)
        .replace('heading: Ask us', `heading: "Ask us {facts.extra}"`)
    for (const value of ['24/7', '$2,000,000', 'Ramón Ortiz', '5+'])
      expect(await codesOf(withFact(value, '{facts.extra}'))).toEqual([])
    expect(await codesOf(withFact('within two hours', ''))).toEqual([])
    const [, found, ...others] = await problemsOf(
      withFact('within two hours', '{facts.extra}')(readFileSync(file, 'utf8')),
    )
    expect([found?.code, found?.message, others]).toEqual([
      'untranslated-part',
      expect.stringContaining('shows the fact "extra", which is not'),
      [],
    ])
  })

  test('finds a menu that leaves its language', async () => {
    const left = await codesOf((text) =>
      text.replace('Reparaciones, href: /es/reparaciones }', 'Reparaciones, href: /repairs }'),
    )
    expect(left).toMatchObject([{ code: 'other-language-link', line: lineOf('Reparaciones, href') }])
  })
})
