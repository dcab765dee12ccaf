import { describe, expect, test } from 'vitest'
import { edit, fixture, printed, problemsOf } from './fixture.ts'

test('the fixture has no problem', () => {
  expect(problemsOf(fixture)).toEqual([])
})

describe('the whole printed message', () => {
  test('of an unknown section type', () => {
    expect(printed('type: cards', 'type: crads')).toMatchInlineSnapshot(`
      "pages.yaml:104:15  Cannot find section type "crads" used by block 2 of /roof-leaks
        104 |       - type: crads
                            ^^^^^
        Did you mean "cards"? Known types: cards, case, cta, stats, tabs …
        [unknown-section] docs/problems.md#unknown-section"
    `)
  })
  test('of an unknown key', () => {
    expect(printed('heading: Common causes', 'headng: Common causes')).toMatchInlineSnapshot(`
      "pages.yaml:106:9  Cannot use the key "headng" in block 2 of /roof-leaks
        106 |         headng: Common causes
                      ^^^^^^
        Did you mean "heading"? Known keys here: heading, intro, actions, tone, layout …
        [unknown-key] docs/problems.md#unknown-key"
    `)
  })
  test('of a missing required field', () => {
    expect(printed('        heading: Common causes\n', '')).toMatchInlineSnapshot(`
      "pages.yaml:104:9  "heading" is missing from block 2 of /roof-leaks
        104 |       - type: cards
                      ^^^^^^^^^^^
        Add "heading: …". The heading of the section, shown as a second-level heading.
        [missing-field] docs/problems.md#missing-field"
    `)
  })
  test('of a wrong type', () => {
    expect(printed('heading: Common causes', 'heading: 5')).toMatchInlineSnapshot(`
      "pages.yaml:106:18  "heading" in block 2 of /roof-leaks is "5", a number, where text is meant
        106 |         heading: 5
                               ^
        Put it in quotes: heading: "5". The heading of the section, shown as a second-level heading.
        [wrong-type] docs/problems.md#wrong-type"
    `)
  })
  test('of a duplicate route', () => {
    expect(printed('  /roof-leaks:\n', '  /:\n    kind: guide\n  /roof-leaks:\n')).toMatchInlineSnapshot(`
      "pages.yaml:92:3  The address "/" is written twice; first on line 53
        92 |   /:
               ^
        Give one of them another address, or remove it.
        [duplicate-route] docs/problems.md#duplicate-route"
    `)
  })
  test('of a duplicate key', () => {
    expect(printed('    title: Roof Leaks\n', '    title: Roof Leaks\n    title: Leaks\n')).toMatchInlineSnapshot(`
      "pages.yaml:95:5  The key "title" is written twice in the same place; first on line 94
        95 |     title: Leaks
                 ^^^^^
        Keep one of the two lines. If the second begins a new entry of a list, put a dash before it.
        [duplicate-key] docs/problems.md#duplicate-key"
    `)
  })
  test('of an unknown token', () => {
    expect(printed('We come {facts.response}', 'We come {facts.respnse}')).toMatchInlineSnapshot(`
      "pages.yaml:99:63  Cannot find what "{facts.respnse}" stands for, used in "text" in block 1 of /roof-leaks
        99 |         text: Water travels far from where it enters. We come {facts.respnse}.
                                                                           ^^^^^^^^^^^^^^^
        Did you mean "{facts.response}"? Add it under "facts:", or use one of {facts.response}
        [unknown-token] docs/problems.md#unknown-token"
    `)
  })
  test('of a dead internal link', () => {
    expect(printed('label: Leaks, href: /roof-leaks', 'label: Leaks, href: /roof-leak')).toMatchInlineSnapshot(`
      "pages.yaml:24:29  Cannot find page "/roof-leak", linked from "href" in the entry "Leaks" of "header" in "navigation"
        24 |     - { label: Leaks, href: /roof-leak }
                                         ^^^^^^^^^^
        Did you mean "/roof-leaks"? Link to a page under "pages:", or add this one (with "draft: true" until it is written).
        [dead-link] docs/problems.md#dead-link"
    `)
  })
  test('of a dead anchor', () => {
    expect(printed('/roof-leaks#causes', '/roof-leaks#cause')).toMatchInlineSnapshot(`
      "pages.yaml:60:44  Cannot find a section "#cause" on /roof-leaks, linked from "text" in block 1 of /
        60 |         text: We mend it, see [roof leaks](/roof-leaks#cause).
                                                        ^^^^^^^^^^^^^^^^^
        Did you mean "/roof-leaks#causes"? Give the section that you mean "id: cause", or link to one of #estimate, #causes.
        [dead-anchor] docs/problems.md#dead-anchor"
    `)
  })
  test('of a file without pages', () => {
    expect(printed(fixture.slice(fixture.indexOf('  /:\n')), '')).toMatchInlineSnapshot(`
      "pages.yaml:52:1  Cannot find any page under "pages"
        52 | pages:
             ^^^^^
        Add a page: its address, such as "/about:", and under it kind, title, description and blocks.
        [no-pages] docs/problems.md#no-pages"
    `)
  })
})

test('one run reports every mistake of a file, in the order of lines', () => {
  const edits: [string, string][] = [
    ['locality: Louisville\n', 'locality: 5\n'],
    ['label: Leaks, href: /roof-leaks', 'label: Leaks, href: /roof-leak'],
    ['heading: Find out', 'heading: "{brnd}" # Find out'],
    ['type: stats', 'type: stast'],
    ['    title: Roof Leaks\n', '    title: Roof: Leaks\n'],
  ]
  const source = edits.reduce((text, [before, after]) => edit(text, before, after), fixture)
  const problems = problemsOf(source)
  expect(problems.map(({ code }) => code)).toEqual([
    'wrong-type',
    'dead-link',
    'unknown-token',
    'unknown-section',
    'unquoted-colon',
  ])
  expect(problems.map(({ line }) => line)).toEqual(problems.map(({ line }) => line).toSorted((a, b) => a - b))
})

test('a page that cannot be read hides no mistake in another, and no link to it is dead', () => {
  const broken = edit(edit(fixture, '    title: Roof Leaks\n', '    title: Roof: Leaks\n'), 'type: hero', 'type: herro')
  expect(problemsOf(broken).map(({ code }) => code)).toEqual(['unknown-section', 'unquoted-colon'])
})

test('a page without a section is one problem, and no link to its sections is dead', () => {
  const bare = edit(fixture, fixture.slice(fixture.indexOf('    blocks:\n      - type: page-hero')), '    blocks: []\n')
  expect(problemsOf(bare).map(({ code }) => code)).toEqual(['too-few-items'])
})

test('pages written as a list are one problem, and no link is dead for it', () => {
  const list = `${fixture.slice(0, fixture.indexOf('  /:\n'))}  - path: /\n    title: Roofers\n`
  expect(problemsOf(list).map(({ code }) => code)).toEqual(['wrong-type'])
})

test('what a hint lists ends before the lines that it adds', () => {
  const [form] = problemsOf(
    edit(fixture.replaceAll('form: contact', 'form: kontact'), 'form: kontact', 'form: contact'),
  )
  expect(form?.hint).toContain('Known: contact. Also on lines ')
  const facts = fixture.slice(fixture.indexOf('facts:\n'), fixture.indexOf('navigation:\n'))
  expect(problemsOf(edit(fixture, facts, ''))[0]?.hint).toMatch(/^Add it under "facts:"\. Also on line/)
})

test('tabs in place of all spaces are one problem', () => {
  expect(problemsOf(fixture.replaceAll('  ', '\t')).map(({ code }) => code)).toEqual(['tab-indent'])
})

test('a mistake in very many places names some of their lines', () => {
  const keywords = `keywords:\n${'    - "{phon}"\n'.repeat(40)}`
  const [problem, ...others] = problemsOf(edit(fixture, 'keywords: [roofing]\n', keywords))
  expect(others).toEqual([])
  expect(problem?.hint).toMatch(/ … and 9 more\.$/)
})

test('the same dead link in several places is one problem that names every line', () => {
  const [problem, ...others] = problemsOf(fixture.replaceAll('href: "#contact"', 'href: "#kontakt"'))
  expect(others).toEqual([])
  expect(problem).toMatchObject({
    code: 'dead-anchor',
    line: 31,
    hint: expect.stringContaining('Also on lines 48, 62.'),
  })
})
