/** What the studio says, it says in the words of an owner: no YAML, no keys, no lines of a file, and places as the screen names them. */
import { describe, expect, test } from 'vitest'
import { problemsIn, readExamplesOfProblems } from '../../renderer/gallery/problems/example.ts'
import { at, message } from '../../renderer/messages/message.ts'
import { changeOf } from '../../studio/draft/words.ts'
import type { Operation } from '../../studio/edit/operations/operation.ts'
import { partsOf } from '../../studio/edit/operations/parts.ts'
import { createDraftReader } from '../../studio/server/draft-data.ts'
import { createSpeak } from '../../studio/server/on-screen.ts'
import { outsideCodes, toldProblem } from '../../studio/server/told-problem.ts'
import { catalogues, english } from './support/catalogues.ts'

/** Words of those who edit the file, by language. */
const forbidden: Record<string, RegExp> = {
  en: /YAML|\bkeys? (?:of|in|here|on)\b|\bthe key\b|indent|\bschema\b(?!\.org)|\btokens?\b|\bstring\b|\barray\b|boolean|\bpath\b|\b(?:on|in|at) lines?\b|column of the|hyphen|bearer/i,
  de: /YAML|Schlüsselwort|einrück|eingerückt|\bSchema\b|\bToken|Zeichenkette|\bPfad|in Zeile|Bindestrich/i,
  es: /YAML|\bclaves? (?:de|en) |sangr[ií]|\besquema|\btoken|cadena de|\bruta\b|en la línea|guion(?:es)? y/i,
}
/** The same in all of them: what is typed into a file or a terminal. */
const typed =
  /npm |npx |pages\.yaml|(?:public|images)\/(?![\w-])|UTF-8|["„«][a-z][\w-]*: ?["“»a-z]|["„«][a-z][\w-]*:["“»]|["„«][a-z]+[A-Z]\w*["“»]|\bslugs?\b|endpoint|payload|Markdown|JSON|[Tt]erminal/

const namesGone = (text: string) => text.replaceAll(/\{\w+(?=[},])/g, '{')
const isForEditors = (language: string, text: string) =>
  forbidden[language]?.test(namesGone(text)) || typed.test(namesGone(text))

/** Said by commands, by the desk to whoever runs the server, and to assistants; the studio says none of them. */
const elsewhere = ['command', 'undo', 'new-site', 'copy', 'copies', 'publish', 'operations', 'yaml', 'unreadable-file']
/** Of the key with which a service is paid, which is called so there. */
const ofServices = ['assistant.wrong-key-hint']
/** Said only of sections that a project's own code shows, to whoever writes that code; and by the studio of GitHub to whoever sets it up. */
const ofCode = ['own-section', 'github']
const ofCommands = [
  ...['missing-file.pages-hint', 'empty-file.home-first', 'no-such.schema', 'no-such.tool', 'no-such.key'],
  ...['smart-quotes', 'smart-quotes.around', 'smart-quotes.key', 'smart-quotes.key-hint'],
]
const isSaidHere = (id: string) =>
  ![...elsewhere, ...ofCode, ...outsideCodes].includes(id.split('.')[0] ?? '') &&
  ![...ofCommands, ...ofServices].includes(id)

/** Structured data, keys of services, templates and what the program's makers set: none of it is for every owner. */
const advanced = /schema\.org|formsKey|public key|matomo|_KEY|template|The pages, by address|The version of/

describe.each(catalogues)(
  'in the language %s',
  (language, { messages = {}, studio = {}, shell = {}, descriptions = {} }) => {
    test('no sentence of the studio has words of those who edit the file', () => {
      const said = Object.entries({ ...messages, ...studio }).filter(
        ([id]) => isSaidHere(id) || Object.hasOwn(studio, id),
      )
      const own = Object.entries(shell)
      expect(said.length + own.length).toBeGreaterThan(800)
      expect([...said, ...own].filter(([, text]) => isForEditors(language, text))).toEqual([])
    })

    test('no description has what is typed into a file, but for what stands under "Advanced"', () => {
      const said = Object.entries({ ...descriptions, ...studio }).filter(([text]) => Object.hasOwn(descriptions, text))
      const wrong = said.filter(
        ([text, words]) => typed.test(words.replace(/\s*Markdown\.$/, '')) && !advanced.test(text),
      )
      expect(said.length).toBeGreaterThan(600)
      expect(wrong.map(([, words]) => words)).toEqual([])
    })

    test('other words of the studio replace a sentence that there is, and need no more than it has', () => {
      expect(
        Object.keys(studio).filter((id) => !Object.hasOwn({ ...english.messages, ...english.descriptions }, id)),
      ).toEqual([])
    })
  },
)

const file = `site:
  brand: Oak
  hours: [{ label: Mon, opens: "08:00" }]
shared: { estimate-cta: { type: cta, heading: Call us } }
pages:
  /: { title: Home, blocks: [{ type: hero, heading: Roofs }, { use: estimate-cta }, { type: cards, items: [{ title: Repair, text: Soon }, {}] }] }
  /about: { title: About us, blocks: [] }
`
const read = createDraftReader()
const speak = createSpeak({ source: () => file }, read)

describe('places bear the names of the screen', () => {
  const blocks = ['pages', '/', 'blocks']
  test.each([
    [['site', 'brand'], 'Business › Business name'],
    [['site', 'theme', 'fonts', 'pair'], 'Design › Fonts › Pair'],
    [['site', 'analytics'], 'Advanced › Visits counted'],
    [['site', 'hours', 0, 'opens'], 'Business › Mon › Opens'],
    [['pages', '/about', 'title'], 'About us › Title'],
    [['pages', '/gone', 'title'], '/gone › Title'],
    [[...blocks, 0, 'heading'], 'Home › Hero › Heading'],
    [[...blocks, 1], 'Home › Estimate CTA'],
    [[...blocks, 2, 'items', 0, 'text'], 'Home › Cards › Repair › Text'],
    [[...blocks, 2, 'items', 1], 'Home › Cards › Entry 2'],
    [[...blocks, 2, 'items'], 'Home › Cards › Items'],
    [['shared', 'estimate-cta', 'heading'], 'Shared sections › estimate-cta › Heading'],
    [[], 'the site'],
    [['pages'], 'the site'],
  ])('%j', (place, said) => expect(speak('en')(message('publish.place', { place: at(place) }))).toBe(`"${said}"`))

  test.each<[string, Operation]>([
    ['Home › Hero › Heading changed', { do: 'set', path: [...blocks, 0, 'heading'], value: 'x' }],
    ['Business › Phone added', { do: 'set', path: ['site', 'phone'], value: '1' }],
    ['Design › Pair added', { do: 'set', path: ['site', 'theme', 'fonts', 'pair'], value: 'warm' }],
    ['Advanced › Visits counted added', { do: 'set', path: ['site', 'analytics'], value: {} }],
    ['Page "About us" removed', { do: 'remove', path: ['pages', '/about'] }],
    ['Home › estimate-cta moved', { do: 'move', path: [...blocks, 1], to: 0 }],
  ])('%s', (said, operation) => expect(speak('en')(changeOf([operation], partsOf(file)).words)).toBe(said))
})

describe('a problem is told', () => {
  const found = readExamplesOfProblems().flatMap(({ examples }) =>
    examples.flatMap(({ bad, good: _, ...place }) => problemsIn(bad, place).map(({ problem }) => problem)),
  )

  test.each(Object.keys(forbidden))('without words of those who edit the file: %s', (language) => {
    expect(found.length).toBeGreaterThan(150)
    const say = speak(language)
    const told = found.map((problem) => toldProblem(problem, language, say))
    // What is too long is the owner's own, and shown.
    const wrong = told.filter(
      ({ code, message, hint }) => code !== 'too-long' && isForEditors(language, `${message} ${hint}`),
    )
    expect(wrong.map(({ code, message, hint }) => [code, message, hint])).toEqual([])
  })

  test('with its details for whoever edits the file, and only where no form shows the place', () => {
    const say = speak('en')
    const details = (code: string) => {
      const problem = found.find((each) => each.code === code)
      return problem && toldProblem(problem, 'en', say).details
    }
    expect(details('tab-indent')).toMatch(/^\d+: The line begins with a tab\. /)
    expect(details('unknown-key')).toMatch(/^\d+: Cannot use the key /)
    expect(['too-long', 'missing-image', 'unconfirmed'].map(details)).toEqual([undefined, undefined, undefined])
  })
})
