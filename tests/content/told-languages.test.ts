/** What an author is told of a site in two languages, by sentences and values (told.test.ts). */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { toldOf } from './fixture.ts'

const inTwo = readFileSync('tests/fixture/languages.yaml', 'utf8')
const withoutPlace = (line: string) => line.replace(/^\S+ /, '')

test.each([
  ['languages: [en-US, es-US]', 'languages: [en-US, es-MX]'],
  ['languages: [en-US, es-US]', 'languages: [en-US, es-US, de-DE]'],
  ['languages: [en-US, es-US]', 'languages: [en-US, Spanish]'],
  ['languages: [en-US, es-US]', 'languages: [en-US]'],
  ['  es-US:\n', '  es:\n'],
  ['  es-US:\n', '  fr-FR:\n'],
  ['pages: all', 'pages: some'],
  ['pages: all', 'pages: none'],
  [
    '    navigation:\n      header:\n        - { label: Inicio',
    '    navigation:\n      headr:\n        - { label: Inicio',
  ],
  ['      - { label: Inicio, href: /es }', '      - { label: Inicio, href: / }'],
  ['    - { label: Repairs, href: /repairs }', '    - { label: Repairs, href: /es/reparaciones }'],
  ['[escríbanos](#contact)', '[escríbanos](/repairs) o [aquí](/repairs)'],
  ['text: In dollars.', 'text: "In [dollars](/es)."'],
  ['      response: en 24 horas', '      respons: en 24 horas'],
  ['    facts:\n      response: en 24 horas\n', ''],
  ['value: within 24 hours', 'value: 24 h'],
  ['        answer: { subject: Tenemos', '        anser: { subject: Tenemos'],
  [/ {8}answer: { subject: Tenemos.*\n/, ''],
  [/ {6}letter:\n {8}type: newsletter\n {8}heading: Las.*\n.*\n/, ''],
  ['      letter:\n        type', '      leter:\n        type'],
  ['      letter:\n        type: newsletter\n', '      letter:\n        type: newsleter\n'],
  [/ {6}news:\n {8}newsletter(?:.*\n)*?.*Inténtelo de nuevo. }\n/, ''],
  ['      news:\n        newsletter', '      nws:\n        newsletter'],
  ['          name: { label: Nombre', '          nombre: { label: Nombre'],
  ['          name: { label: Nombre, newStep', '          name: { label: Nombre, type: text, newStep'],
  ['          zip: { label: Código postal, newStep: Su bici }\n', ''],
  ['options: { city: De ciudad, cargo: De carga }', 'options: { city: De ciudad }'],
  ['options: { city: De ciudad, cargo: De carga }', 'options: { city: De ciudad, carga: De carga }'],
  ['options: { city: De ciudad, cargo: De carga }', 'options: [De ciudad]'],
  ['invalid: Revise su correo', 'invald: Revise su correo'],
  ['Hola {name}:', 'Hola {nombre}:'],
  ['words: { draft.home: Volver a la portada }', 'words: { draft.hme: Volver a la portada }'],
  ['words: { draft.home: Volver a la portada }', 'words: { form.optional: "(si {x})", draft.home: "" }'],
  ['words: { draft.home: Volver a la portada }', 'words: { document.skip: Skip to the content }'],
  ['label: Lun, text: "9:00 a. m. – 1:00', 'label: Lun, text: "8:00 a. m. – 1:00'],
  ['- { days: [Monday], label: Lun', '- { days: [Tuesday], label: Lun'],
  ['until: "2099-12-26"', 'until: "2099-12-23"'],
  ['break: { from: "12:00", until: "13:00" }', 'break: { from: "13:00", until: "12:00" }'],
  ['phone: (208) 555-0120', 'phone: 555-0120'],
  ['author: sam', 'author: sma'],
  ['tags: [Temporadas]', 'tags: [temporadas]'],
  ['tags: [Temporadas]', 'tags: [Otoño]'],
  ['name: Temporadas, heading', 'name: Temporada, heading'],
  ['    language: es-US\n    translationOf: /repairs\n', '    translationOf: /repairs\n'],
  ['    language: es-US\n    translationOf: /repairs\n', ''],
  ['    language: es-US\n    translationOf: /repairs\n', '    language: es-US\n'],
  ['translationOf: /repairs', 'translationOf: /repair'],
  ['translationOf: /repairs', 'translationOf: /received'],
  ['translationOf: /repairs', 'translationOf: /es'],
  ['    language: es-US\n    translationOf: /repairs\n', '    language: en-US\n    translationOf: /repairs\n'],
  ['    language: es-US\n    translationOf: /repairs\n', '    language: es-MX\n    translationOf: /repairs\n'],
  ['    title: Prices\n', '    draft: true\n    title: Prices\n'],
  ['kind: confirmation\n    language: es-US', 'kind: guide\n    language: es-US'],
  ['thankYouPage: /received', 'thankYouPage: /recieved'],
  ['thankYouPage: /received', 'thankYouPage: /prices'],
  ['formsAddress: /send-form', 'formsAddress: /messages'],
  ['formsAddress: /send-form', 'formsAddress: /repairs'],
  ['date: "2026-03-01"', 'date: "2026-13-01"'],
  ['date: "2026-03-01"', 'date: "2098-03-01"'],
  [/ {4}summary: Qué.*\n/, ''],
  ['kind: post\n', 'kind: guide\n'],
  ['- { type: posts, heading: Para leer }', '- { type: posts, heading: Para leer, tag: Otoño }'],
  ['newsletter: { subject: Letters from the workshop }', 'newsletter: {}'],
  ['  news:\n    endpoint: /news', '  news:\n    endpoint: /messages'],
  [
    '- { name: email, label: Email, type: email, required: Please enter your email, invalid: Please check your email }\n    submit: Sign',
    '- { name: email, label: Email, type: text }\n    submit: Sign',
  ],
  ['newStep: Your bike, ', ''],
  ['newStep: Who you are, ', ''],
  ['- { name: email, label: Email, type', '- { name: email, label: Email, newStep: Mail, type'],
] as const)('%j, written as %j', (before, written) => {
  const changed = inTwo.replace(before, () => written)
  expect(changed).not.toBe(inTwo)
  // Without what is told of the site as it is.
  const old = new Set(toldOf(inTwo).split('\n').map(withoutPlace))
  const fresh = toldOf(changed)
    .split('\n')
    .filter((line) => !old.has(withoutPlace(line)))
  expect(fresh.join('\n')).toMatchSnapshot()
})
