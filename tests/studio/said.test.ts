/** Changes and refusals are said in the language of whoever works in the studio, and in English to everybody else. */
import { describe, expect, test } from 'vitest'
import type { Path } from '../../renderer/common/problem.ts'
import { inEnglish, sayAllIn } from '../../renderer/messages/english.ts'
import { message } from '../../renderer/messages/message.ts'
import { changeOf } from '../../studio/draft/words.ts'
import { applyOperations } from '../../studio/edit/operations/apply.ts'
import type { Operation } from '../../studio/edit/operations/operation.ts'
import { partsOf } from '../../studio/edit/operations/parts.ts'
import { Refusal, unknownName } from '../../studio/edit/refusal.ts'
import { leftInEnglish } from './support/left-in-english.ts'

const file = `site:
  brand: Oak
  usual: &usual [x]
  late: *usual
shared:
  estimate: { type: cta, heading: Call us }
redirects: { /old: / }
pages:
  /:
    title: Home
    blocks:
      - { type: hero, heading: Roofs }
      - use: estimate
      - type: stats
        items: [{ value: "3", label: Crews }, { value: "5", label: Roofs }]
  /a/{area.slug}:
    title: Areas
  /about:
    title: About
`
const home: Path = ['pages', '/', 'blocks']
const parts = partsOf(file)

describe('in English are said', () => {
  const set = (path: Path): Operation => ({ do: 'set', path, value: 'x' })
  test.each<[string, Operation[]]>([
    ['Form heading of the page hero on /about added', [set(['pages', '/about', 'blocks', 0, 'formHeading'])]],
    ['Sections of /about changed', [set(['pages', '/about', 'blocks'])]],
    ['Item 1 of keywords in /about added', [set(['pages', '/about', 'keywords', 0])]],
    ['The section on /about added', [set(['pages', '/about', 'blocks', 7])]],
    ['Page hero on /new added', [{ do: 'insert', path: ['pages', '/new', 'blocks', 0], value: { type: 'page-hero' } }]],
    ['Section on / added', [{ do: 'insert', path: [...home, 0], value: {} }]],
    ['Shared section "why" on / added', [{ do: 'insert', path: [...home, 0], value: { use: 'why' } }]],
    ['The shared section "estimate" on / removed', [{ do: 'remove', path: [...home, 1] }]],
    ['Heading of the shared section "estimate" changed', [set(['shared', 'estimate', 'heading'])]],
    ['The redirect from "/old" removed', [{ do: 'remove', path: ['redirects', '/old'] }]],
    ['The fact "years" renamed to "age"', [{ do: 'rename', path: ['facts', 'years'], key: 'age' }]],
    ['The hero on / shared as "top"', [{ do: 'share', path: [...home, 0], name: 'top' }]],
    ['The site removed', [{ do: 'remove', path: ['site'] }]],
    ['Page /about removed', [{ do: 'remove', path: ['pages', '/about'] }]],
    ['The hero on / copied and 2 more changes', Array(3).fill({ do: 'duplicate', path: [...home, 0] })],
    ['Nothing changed', []],
  ])('%s', (words, operations) => {
    const own = partsOf(file.replace('title: About', 'title: About\n    blocks: [{ type: page-hero }]'))
    expect(inEnglish(changeOf(operations, own).words)).toBe(words)
  })

  test('words of an assistant as it wrote them, in every language', () => {
    const { words } = changeOf([set(['site', 'phone'])], parts, 'A better number')
    expect(['en', 'de', 'es'].map((language) => sayAllIn(language)(words))).toEqual(Array(3).fill('A better number'))
  })
})

describe('in German and Spanish are said', () => {
  const set = (path: Path): Operation => ({ do: 'set', path, value: 'x' })
  test.each<[string, Operation[], string]>([
    ['a field', [set([...home, 0, 'heading'])], '„Überschrift“ in Abschnitt „Auftakt“ auf / geändert'],
    ['a new field', [set(['site', 'phone'])], '„Telefon“ in „Betrieb, Zeiten, Farben“ hinzugefügt'],
    [
      'a field of an item',
      [set([...home, 2, 'items', 1, 'label'])],
      '„Beschriftung“ in Eintrag 2 von „Einträge“ in Abschnitt „Zahlen“ auf / geändert',
    ],
    ['a section', [{ do: 'move', path: [...home, 0], to: 1 }], 'Abschnitt „Auftakt“ auf / verschoben'],
    ['a shared one', [{ do: 'remove', path: [...home, 1] }], 'Abschnitt „estimate“ (gemeinsam) auf / entfernt'],
    [
      'a new one',
      [{ do: 'insert', path: [...home, 0], value: { type: 'faq' } }],
      'Abschnitt „Fragen und Antworten“ auf / hinzugefügt',
    ],
    ['a page', [{ do: 'page', route: '/new', kind: 'guide' }], 'Seite /new angelegt'],
    ['a copy', [{ do: 'page', route: '/new', copy: '/about' }], 'Seite /new aus /about angelegt'],
    ['the order of pages', [{ do: 'move', path: ['pages', '/about'], to: 0 }], 'Seite /about verschoben'],
    ['an address', [{ do: 'readdress', from: '/about', to: '/us' }], 'Seite /about ist jetzt /us'],
    ['a title', [set(['pages', '/about', 'title'])], '„Titel“ von /about geändert'],
    [
      'a name',
      [{ do: 'rename', path: ['shared', 'estimate'], key: 'call' }],
      'Abschnitt „estimate“ (gemeinsam) umbenannt in „call“',
    ],
    [
      'several',
      [set(['site', 'phone']), set(['site', 'email'])],
      '„Telefon“ in „Betrieb, Zeiten, Farben“ hinzugefügt und 1 weitere Änderung',
    ],
  ])('the change of %s', (_, operations, words) => {
    const change = changeOf(operations, parts).words
    expect(sayAllIn('de')(change)).toBe(words)
    expect(sayAllIn('de')(message('change.undone', { change }))).toBe(`Rückgängig gemacht: ${words}`)
    expect(leftInEnglish([change])).toEqual([])
  })

  test.each<[Operation, string]>([
    [set([]), 'Die ganze Datei lässt sich nicht auf einmal setzen'],
    [set([...home, 9, 'heading']), 'Es gibt keine Stelle 9 in „Abschnitte“ von /'],
    [
      set(['site', 'late', 0]),
      'Diese Stelle verwendet einen Anker (&) oder Alias (*): Ein Wert steht an mehreren Stellen',
    ],
    [{ do: 'remove', path: ['pages', '/none'] }, 'Die Seite „/none“ gibt es nicht'],
    [{ do: 'remove', path: ['site', 'vat'] }, 'Da ist nichts: „vat“ in „Betrieb, Zeiten, Farben“'],
    [{ do: 'remove', path: ['site'] }, 'Eine Website braucht „Betrieb, Zeiten, Farben“'],
    [{ do: 'rename', path: [...home, 0], key: 'x' }, 'Ein Eintrag einer Liste hat keinen Namen'],
    [
      { do: 'rename', path: ['pages', '/about'], key: '/us' },
      'Eine Seite kommt auf eigenem Weg zu einer anderen Adresse',
    ],
    [{ do: 'rename', path: ['site', 'brand'], key: 'late' }, '„late“ gibt es schon in „Betrieb, Zeiten, Farben“'],
    [
      { do: 'move', path: ['site', 'brand'], to: 0 },
      '„Name des Betriebs“ in „Betrieb, Zeiten, Farben“ ist kein Eintrag einer Liste',
    ],
    [{ do: 'move', path: [...home, 0], to: 9 }, 'Es gibt keine Stelle 9 in „Abschnitte“ von /'],
    [
      { do: 'insert', path: ['site', 'brand'], value: 'x' },
      '„Name des Betriebs“ in „Betrieb, Zeiten, Farben“ gibt es schon',
    ],
    [{ do: 'share', path: [...home, 1], name: 'x' }, 'Abschnitt 2 von / ist schon geteilt, als „estimate“'],
    [
      { do: 'share', path: [...home, 0], name: 'Big one' },
      '„Big one“ kann nicht der Name eines gemeinsamen Abschnitts sein',
    ],
    [{ do: 'readdress', from: '/about', to: '/' }, 'Die Seite / gibt es schon (Zeile 9)'],
    [{ do: 'readdress', from: '/about', to: '/old' }, '/old ist eine alte Adresse unter „redirects:“ (Zeile 7)'],
    [{ do: 'readdress', from: '/', to: '/home' }, 'Die Startseite behält ihre Adresse „/“'],
  ])('the refusal of %j', (operation, words) => {
    const refusal = refusalOf(operation)
    expect(leftInEnglish([refusal.said.message, refusal.said.hint])).toEqual([])
    expect(sayAllIn('de')(refusal.said.message)).toBe(words)
  })

  test('why an address is taken by something else than a page', () => {
    const { said } = refusalOf({ do: 'readdress', from: '/about', to: '/metrics' })
    expect(sayAllIn('de')(said.message)).toMatch(/^\/metrics kann nicht die Adresse einer Seite sein: ./)
    expect(sayAllIn('es')(said.hint)).toBe('Elija otra.')
  })

  function refusalOf(operation: Operation): Refusal {
    try {
      applyOperations(file, [operation])
    } catch (error) {
      if (error instanceof Refusal) return error
      throw error
    }
    throw new Error('It was not refused.')
  }

  test('names that are not there, with those that are', () => {
    const { said } = unknownName('no-such.picture', 'rof.jpg', ['roof.jpg', 'van.jpg'])
    expect([said.message, said.hint].map(sayAllIn('es'))).toEqual([
      'No existe la imagen «rof.jpg»',
      '¿Quería decir «roof.jpg»? Conocidos: roof.jpg, van.jpg',
    ])
  })
})
