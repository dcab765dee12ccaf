import { capitalize, type Writer } from './sentences.ts'

export type Block = Record<string, unknown> & { type: string }

type Maker = (writer: Writer, link: () => string) => Block

const times = <Item>(count: number, make: () => Item) => Array.from({ length: count }, make)
/** A sentence for a field that takes no Markdown. */
const plain = (writer: Writer) => writer.sentence().replaceAll('**', '')
const heading = ({ pick, word }: Writer) =>
  capitalize(
    pick([`the ${word('thing')} ${word('when')}`, `${word('quality')} and ${word('quality')}`, word('reason')]),
  )
const label = ({ word }: Writer) => capitalize(`${word('quality')} ${word('thing')}`)

export const opening: Maker = (writer, link) => ({
  type: 'page-hero',
  eyebrow: capitalize(writer.word('when')),
  heading: heading(writer),
  text: writer.sentences(1, 3),
  actions: times(writer.number(1, 2), () => ({ label: label(writer), href: link() })),
})

export const closing: Maker = (writer, link) => ({
  type: 'cta',
  heading: heading(writer),
  text: writer.sentences(1, 2),
  actions: [{ label: label(writer), href: link() }],
})

const prose: Maker = (writer, link) => {
  const paragraphs = times(writer.number(1, 4), () => writer.sentences(1, 5))
  const points = times(writer.number(2, 4), () => `- ${writer.sentence()}`).join('\n')
  const text = [...paragraphs, `See [the ${writer.word('thing')}](${link()}).`, `### ${heading(writer)}`, points]
  return { type: 'prose', heading: heading(writer), text: `${wrap(text.join('\n\n'))}\n` }
}

/** Lines as somebody would break them who writes by hand. */
const wrap = (text: string) => text.replaceAll(/(.{60,75}) /g, '$1\n')

/** What may stand between the opening and the closing of a page. */
const middle: Maker[] = [
  prose,
  prose,
  (writer) => ({
    type: 'checklist',
    heading: heading(writer),
    items: times(writer.number(2, 6), () => ({ title: label(writer), text: plain(writer) })),
  }),
  (writer) => ({
    type: 'table',
    heading: heading(writer),
    caption: plain(writer),
    columns: ['Bed', 'Looked after by', 'Plants', 'When'],
    rows: times(writer.number(2, 8), () => [
      label(writer),
      capitalize(writer.word('person')),
      `${writer.number(3, 900)}`,
      writer.word('when'),
    ]),
  }),
  (writer) => ({
    type: 'faq',
    heading: heading(writer),
    categories: times(writer.number(1, 2), () => ({
      name: capitalize(writer.word('thing')),
      entries: times(writer.number(1, 3), () => ({
        question: `Is the ${writer.word('thing')} ${writer.word('quality')} ${writer.word('when')}?`,
        answer: writer.sentences(1, 3),
      })),
    })),
  }),
  (writer, link) => ({
    type: 'cards',
    heading: heading(writer),
    items: times(writer.number(2, 5), () => ({
      title: label(writer),
      icon: writer.pick(['leaf', 'sprout', 'map-pin', 'clock']),
      text: writer.sentences(1, 2),
      link: { label: `To the ${writer.word('thing')}`, href: link() },
    })),
  }),
  (writer) => ({
    type: 'stats',
    heading: heading(writer),
    items: times(writer.number(3, 5), () => ({
      value: `${writer.number(2, 990)}`,
      label: `${label(writer)} in bed ${writer.number(100, 999_999)}`,
    })),
  }),
  (writer) => ({
    type: 'steps',
    heading: heading(writer),
    items: times(writer.number(2, 6), () => ({ title: label(writer), text: writer.sentences(1, 2) })),
  }),
  (writer, link) => ({
    type: 'links',
    heading: heading(writer),
    items: times(writer.number(2, 6), () => ({ label: label(writer), href: link(), text: plain(writer) })),
  }),
  (writer) => ({ type: 'notice', text: writer.sentences(1, 2) }),
]

/** So many sections, none of them of the same maker. */
export function middleOf(count: number, writer: Writer, link: () => string): Block[] {
  const left = [...middle]
  return times(count, () => left.splice(writer.number(0, left.length - 1), 1)[0] as Maker).map((make) =>
    make(writer, link),
  )
}
