/** What an author is told of pages whose sections do not fit their kind, by sentences and values (told.test.ts). */
import { expect, test } from 'vitest'
import { edit, fixture, toldOf } from './fixture.ts'

const sections: Record<string, string> = {
  notice: '{ type: notice, text: The office is closed. }',
  hero: '{ type: hero, heading: Roofs, text: We mend them., actions: [{ label: Call, href: / }], image: { src: hero.jpg, decorative: true } }',
  opening: '{ type: page-hero, heading: Gutters, text: By hand. }',
  prose: '{ type: prose, text: How often a gutter needs a hand in it. }',
  stats: '{ type: stats, items: [{ value: "9", label: crews }, { value: "7", label: trucks }] }',
  article: '{ type: article, text: Begin at the downspout. }',
  contact: '{ type: contact, heading: Write to us, form: contact }',
  cta: '{ use: estimate }',
}

const orders = [
  'opening cta',
  'notice opening prose cta',
  'prose opening cta',
  'hero opening cta',
  'notice cta opening',
  'opening stats prose article cta',
  'opening article',
  'article prose stats',
  'prose',
  'contact opening notice',
]

test.each([
  ['home', ''],
  ['service', ''],
  ['guide', ''],
  ['legal', ''],
  ['blog', ''],
  ['post', ''],
  ['portfolio', ''],
  ['project', ''],
  ['confirmation', ''],
  ['own', '{ first: page-hero, last: cta }'],
  ['own', '{ must: [page-hero, article], order: [page-hero, prose, stats, cta], needs: [contact] }'],
  ['own', '{ must: [article], may: [prose], fields: [date, summary] }'],
  ['own', '{ order: [stats, prose, page-hero] }'],
])('a page of the kind "%s" %s with its sections in several orders', (kind, rules) => {
  const kinds = rules === '' ? '' : `kinds:\n  own: ${rules}\n`
  const outcomes = orders.map((order) => {
    const blocks = order.split(' ').map((name) => `      - ${sections[name]}\n`)
    const page = `  /gutters:\n    kind: ${kind}\n    title: Gutters\n    description: How often gutters need a hand in them, and what it costs in a year.\n    blocks:\n${blocks.join('')}`
    const linked = edit(fixture, '- { label: Leaks, href: /roof-leaks }', '- { label: Gutters, href: /gutters }')
    return `${order}\n${toldOf(kinds + linked + page)}`
  })
  expect(outcomes.join('\n\n')).toMatchSnapshot()
})

test('a draft may break its kind', () => {
  const page = (line: string) =>
    `${fixture}  /gutters:\n    kind: legal\n${line}    title: Gutters\n    description: How often gutters need a hand in them, and what it costs.\n    blocks: [${sections.prose}]\n`
  expect(toldOf(page('    draft: true\n'))).toBe('')
  expect(toldOf(page('    noindex: true\n'))).toContain('missing-section')
})
