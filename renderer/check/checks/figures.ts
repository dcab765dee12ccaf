import { type Finding, worded } from '../../common/problem.ts'
import { fillTokens } from '../../expand/tokens.ts'
import { at, message, type Value } from '../../messages/message.ts'
import { shown } from '../../messages/shown.ts'
import { type Figure, figuresIn } from '../figures.ts'
import { type Check, type SiteToCheck, warning } from './check.ts'

/** Figures of one kind that differ from page to page. */
export const figures = {
  when: 'if sound',
  codes: {
    'figures-differ': warning(
      'Two pages give another figure for the same thing, such as "50+ happy customers" and "1000+ satisfied customers". Write one figure, or say in the words beside each what it counts.',
    ),
  },
  ofSite: (site) => checkFigures(site),
} satisfies Check

/** Pages of one job or one post tell their own figures, and so do those that a template makes of items. */
const ofTheirOwn = ['project', 'post']

function checkFigures({ site, expansion }: SiteToCheck): Finding[] {
  const ownPages = [...site.pages].filter(
    ([route, { draft, head }]) => !draft && !expansion.origins.has(route) && !ofTheirOwn.includes(String(head.kind)),
  )
  const onPages = ownPages.flatMap(([, { figures: own, language }]) =>
    own.map((figure) => filled(figure, site.in(language).tokens)),
  )
  const inShared = Object.entries(site.shared).flatMap(([name, block]) => figuresIn(block, ['shared', name]))
  const all = [...inShared.map((figure) => filled(figure, site.tokens)), ...onPages]
  const kinds = Map.groupBy(all, ({ label }) => kindOf(label))
  return [...kinds].flatMap(([kind, alike]) => (kind === '' ? [] : differing(alike)))
}

const filled = ({ value, label, note, path }: Figure, tokens: Parameters<typeof fillTokens>[1]): Figure => ({
  value: fillTokens(value, tokens),
  label: fillTokens(label, tokens),
  note,
  path,
})

function differing(alike: readonly Figure[]): Finding[] {
  const [first] = alike
  const others = alike.filter((other) => first && contradicts(first, other))
  const other = others.find(({ path }) => path[1] !== first?.path[1])
  if (!first || !other) return []
  const where = ({ path }: Figure) => at(path.slice(0, 2))
  return [
    {
      ...worded('figures-differ', {
        figure: said(first),
        place: where(first),
        other: said(other),
        otherPlace: where(other),
      }),
      place: { path: first.path },
      also: others.map(({ path }) => ({ path })),
    },
  ]
}

/** With the words beside it; reviews have none of their own. */
function said({ value, label, path }: Figure): Value {
  const key = path.at(-1)
  if (key === 'count') return message('figures-differ.reviews', { value })
  return key === 'rating' ? message('figures-differ.rating', { value }) : shown(`${value} ${label}`)
}

/** Two amounts of one thing, unless a note beside each says of what it is one. */
const contradicts = (one: Figure, other: Figure) =>
  amountIn(one.value) !== amountIn(other.value) && !(one.note && other.note && one.note !== other.note)

/** Words that praise or join, and do not say what a figure counts, in the languages that are built in. */
const idle = new Set(
  [
    'a|an|and|average|delighted|happy|in|more|of|our|over|pleased|satisfied|served|than|the|total',
    'aus|das|der|die|für|glückliche|in|mehr|und|unsere|unserer|von|zufriedene|zufriedener',
    'contentas|contentos|de|del|el|en|felices|la|las|los|más|nuestras|nuestros|satisfechas|satisfechos|y',
    'des|du|et|heureux|les|nos|satisfaits',
    'con|dei|delle|di|e|gli|i|il|nostre|nostri|più|soddisfatte|soddisfatti|contenti|contente|oltre',
    'as|com|da|das|dos|e|mais|nossas|nossos|o|os|satisfeitas|satisfeitos|felizes|contentes',
    'blije|de|en|het|meer|onze|tevreden|van|dan',
    'i|nasi|naszych|ponad|w|z|zadowoleni|zadowolonych|szczęśliwych',
  ].flatMap((words) => words.split('|')),
)

/** What a figure counts: the words beside it in their order of letters, without those that are idle. */
function kindOf(label: string): string {
  const words = label.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  const telling = words.filter((word) => !idle.has(word)).map((word) => word.replace(/(?<=\p{L}{3})s$/u, ''))
  return telling.toSorted().join(' ')
}

/** The number, whatever stands around it and separates its thousands: "1,000+" and "1000" are one. */
function amountIn(value: string): string {
  const numbers = value.match(/\d+(?:[.,]\d+)*/g) ?? []
  const plain = numbers.map((number) => number.replaceAll(/[.,](?=\d{3}(?!\d))/g, '').replace(',', '.'))
  return plain.length > 0 ? plain.map(Number).join(' ') : value.trim().toLowerCase()
}
