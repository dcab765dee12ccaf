/** What becomes of words that are copied from a word processor or a page into a field with bold words and lists. */
import { expect, test } from 'vitest'
import { asMarkdown, type Pasted } from '../../studio/shell/form/pasted.ts'

type Part = Pasted | string

/** A node as the browser's parser makes it. */
function node(nodeName: string, attributes: Record<string, string>, ...parts: Part[]): Pasted {
  const childNodes = parts.map((part) => (typeof part === 'string' ? text(part) : part))
  const getAttribute = (name: string) => attributes[name] ?? null
  return { nodeType: 1, nodeName, textContent: null, childNodes, getAttribute }
}
const text = (textContent: string): Pasted => ({ nodeType: 3, nodeName: '#text', textContent, childNodes: [] })
const body = (...parts: Part[]) => node('BODY', {}, ...parts)
const p = (...parts: Part[]) => node('P', { class: 'MsoNormal' }, ...parts)
const item = (...parts: Part[]) => node('P', { class: 'MsoListParagraph', style: 'mso-list:l0 level1 lfo1' }, ...parts)

test('bold and slanted words, links and headings of Word stay', () => {
  const copied = body(
    node('STYLE', {}, 'p { color: red }'),
    node('H2', {}, node('B', {}, 'Für wen')),
    p(
      node('B', {}, 'Ich behandle '),
      'Säuglinge,\n',
      node('I', {}, 'Kinder'),
      ' und Erwachsene.',
      node('O:P', {}, ' '),
    ),
    p(node('A', { href: 'https://verband.example/' }, 'Zum Verband')),
  )
  expect(asMarkdown(copied)).toBe(
    '### Für wen\n\n**Ich behandle** Säuglinge, *Kinder* und Erwachsene.\n\n[Zum Verband](https://verband.example/)',
  )
})

test('lists of Word, and those of a page, are lists', () => {
  const copied = body(
    p('Ich helfe bei'),
    item('·', node('SPAN', {}, '\u00a0\u00a0 '), 'Rücken'),
    item('1.', ' ', 'Knie'),
  )
  expect(asMarkdown(copied)).toBe('Ich helfe bei\n\n- Rücken\n1. Knie')
  const page = body(
    node('UL', {}, node('LI', {}, 'One'), '\n', node('LI', {}, 'Two')),
    node('OL', {}, node('LI', {}, 'A')),
  )
  expect(asMarkdown(page)).toBe('- One\n- Two\n\n1. A')
})

test('what has nothing of it is left to the browser, and programs are no links', () => {
  expect(asMarkdown(body(p('Plain words'), p('Two paragraphs')))).toBeUndefined()
  expect(asMarkdown(body(node('B', { style: 'font-weight:normal' }, p('Of a document'))))).toBeUndefined()
  expect(asMarkdown(body(p(node('A', { href: 'javascript:alert(1)' }, 'Here'), node('B', {}, ' bold '))))).toBe(
    'Here **bold**',
  )
})
