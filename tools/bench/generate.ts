import { readFileSync } from 'node:fs'
import { randomOf } from './random.ts'

const WORDS =
  'roof shingle gutter flashing valley ridge eave soffit fascia drip edge deck rafter truss attic vent chimney brick mortar siding window trim downspout storm hail wind rain ice snow leak stain ceiling repair replace inspect measure photograph estimate permit crew ladder harness nail felt membrane seam slope pitch square bundle warranty claim adjuster neighbor street porch garage maple oak river hill county parish winter spring summer autumn morning evening'.split(
    ' ',
  )
const LETTERS = 26
/** Pages of the real site, which are not there. */
const links = /href: \/[\w-]+/g

/**
 * The text of a pages.yaml with so many pages of eight blocks, about 4 KB each, and the real site's settings. Of one
 * with doubts, four pages in ten have a warning: HTML in a heading, a long title, or the words of the page before.
 */
export function generateSite(pages: number, { doubts = false } = {}): string {
  const real = readFileSync('pages.yaml', 'utf8')
  const part = (from: string, to: string) =>
    real.slice(real.indexOf(from), real.indexOf(to)).replaceAll(links, 'href: /')
  const site = part('site:\n', '\nfacts:')
  // The pictures for sharing pages are drawn once and kept: they would hide what is measured here.
  const settings = site.replace(/^site:\n/m, 'site:\n  socialPictures: same\n')
  const facts = part('\nfacts:', '\nnavigation:')
  const forms = part('\nforms:', '\nshared:')
  const navigation = `
navigation:
  header: [{ label: Home, href: / }, { label: Guides, href: ${route(1)} }]
  quote: { label: Get a Quote, href: "#estimate" }
  mobile: [{ label: Home, href: / }]
  footer: [{ heading: Guides, items: [{ label: First guide, href: ${route(1)} }] }]
`
  const items = Array.from({ length: pages }, (_, index) => generatePage(index, pages, doubts ? doubtIn(index) : {}))
  return `${settings}${facts}\n${navigation}${forms}\npages:\n${items.join('')}`
}

/** The address of the nth generated page; the first is the home page. */
export function route(index: number): string {
  if (index === 0) return '/'
  const letters = [...index.toString(LETTERS)].map((digit) => String.fromCharCode(97 + Number.parseInt(digit, LETTERS)))
  return `/guide-${letters.join('')}`
}

interface Doubt {
  title?: string
  heading?: string
  isCopy?: boolean
}

function doubtIn(index: number): Doubt {
  if (index % 10 === 5) return { heading: ' <b>now</b>' }
  if (index % 10 === 9) return { isCopy: true }
  return index % 5 === 2 ? { title: ` with ${'many '.repeat(16)}words` } : {}
}

/** One page of eight blocks, with links to the next pages so that none is an orphan. */
function generatePage(index: number, pages: number, { title = '', heading = '', isCopy = false }: Doubt): string {
  const next = randomOf(isCopy ? index : index + 1)
  const words = (count: number) =>
    Array.from({ length: count }, () => WORDS[Math.floor(next() * WORDS.length)]).join(' ')
  const sentence = (count: number) => {
    const text = words(count)
    return `${text[0]?.toUpperCase()}${text.slice(1)}.`
  }
  const link = (step: number) => route((index + step) % pages)
  const cards = (count: number) =>
    Array.from(
      { length: count },
      (_, card) => `          - { title: ${words(2)} ${card}, icon: house, text: ${sentence(14)} }\n`,
    )
  return `  ${route(index)}:
    kind: guide
    title: Guide ${index} ${words(1)}${title}
    description: ${sentence(14)}
    keywords: [${words(2)} ${index}, ${words(2)}]
    blocks:
      - type: page-hero
        heading: Guide ${index} ${words(2)}${heading}
        subtitle: ${sentence(8)}
        text: ${sentence(24)}
        actions:
          - { label: Request an estimate, href: "#estimate" }
          - { label: "Call {phone}", href: "tel:{phone}" }
        form: page-hero
        serviceType: general
        formHeading: Ask us
        formNote: ${words(5)}
      - type: prose
        heading: ${sentence(4)}
        text: |
          ${sentence(40)} See [${words(2)}](${link(1)}).

          - ${sentence(9)}
          - ${sentence(9)}
      - type: cards
        heading: ${sentence(4)}
        tone: tint
        items:
${cards(4).join('')}      - type: steps
        heading: ${sentence(4)}
        items:
          - { title: ${words(3)} one, text: ${sentence(16)} }
          - { title: ${words(3)} two, text: ${sentence(16)} }
          - { title: ${words(3)} three, text: ${sentence(16)} }
      - type: stats
        tone: dark
        items:
          - { value: "${index}", label: ${words(2)} a }
          - { value: 24/7, label: ${words(2)} b }
          - { value: 100%, label: ${words(2)} c }
      - type: faq
        heading: ${sentence(4)}
        categories:
          - name: ${words(1)}
            entries:
              - { question: ${words(7)} 1?, answer: ${sentence(24)} }
              - { question: ${words(7)} 2?, answer: ${sentence(24)} }
      - type: links
        heading: ${sentence(3)}
        items:
          - { label: ${words(3)} a, href: ${link(1)}, text: ${sentence(8)} }
          - { label: ${words(3)} b, href: ${link(2)}, text: ${sentence(8)} }
      - type: cta
        heading: ${sentence(5)}
        text: ${sentence(16)}
        actions:
          - { label: Ask for an estimate, href: "#estimate" }
          - { label: "Call {phone}", href: "tel:{phone}" }
`
}
