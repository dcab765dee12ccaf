import { type Block, closing, middleOf, opening } from './blocks.ts'
import { createWriter, nthName } from './sentences.ts'

export interface Page {
  route: string
  kind: string
  title: string
  description: string
  blocks: Block[]
}

/** Pages of eight sections, about 6 KB of YAML each. They link to one another, and each to the one after it. */
function makePages(count: number): Page[] {
  return Array.from({ length: count }, (_, index) => makePage(index, count))
}

function makePage(index: number, count: number): Page {
  const writer = createWriter(index)
  const link = () => routeOf(writer.number(0, count - 1))
  const title = nthName(index)
  return {
    route: routeOf(index),
    kind: 'guide',
    title,
    description: `${title}: what grows there, who looks after it, and when to come and see it.`,
    blocks: distinct([
      opening(writer, link),
      ...middleOf(6, writer, link),
      closing(writer, () => routeOf((index + 1) % count)),
    ]),
  }
}

/** The headings of a page differ, as those that somebody writes do. */
export function distinct(blocks: readonly Block[]): Block[] {
  const headings = blocks.map(({ heading }) => heading)
  return blocks.map((block, index) =>
    headings.indexOf(block.heading) < index && block.heading
      ? { ...block, heading: `${block.heading} ${index}` }
      : block,
  )
}

function routeOf(index: number): string {
  return index === 0
    ? '/'
    : `/${nthName(index)
        .toLowerCase()
        .replaceAll(/[^a-z]+/g, '-')}`
}

/** The page with another text in its opening. */
export function editPage(page: Page, words: string): Page {
  const [first, ...others] = page.blocks
  return { ...page, blocks: [{ ...(first as Block), text: words }, ...others] }
}

/** What is built, and how much of it. */
export interface Content {
  name: string
  /** What stands around the pages; header and footer show it. */
  frame: object
  makePages: (count: number) => Page[]
}

const frame = {
  site: {
    brand: 'Alder Point Garden',
    tagline: 'Open to everybody since the tide allowed it',
    description: 'A botanic garden on an estuary, made up to measure how fast its pages are built.',
    url: 'https://www.alder-point.example.com',
    language: 'en-US',
    phone: '(207) 555-0119',
    phoneCountryCode: '+1',
    email: 'gate@alder-point.example.com',
    locality: 'Alder Point',
    titleSuffix: 'Alder Point Garden',
    address: { street: '1 Pier Street', locality: 'Alder Point', region: 'ME', postalCode: '04999', country: 'US' },
    geo: { latitude: 44.1, longitude: -68.9 },
    serviceRadiusMiles: 20,
    hours: [
      { days: ['Tuesday', 'Wednesday', 'Thursday', 'Friday'], label: 'Tue–Fri', text: '10:00 AM – 6:00 PM' },
      { days: ['Saturday', 'Sunday'], label: 'Sat–Sun', text: '9:00 AM – 8:00 PM' },
    ],
    keywords: ['botanic garden', 'open days'],
    ogImage: '/og-image.png',
    // Drawn ones are kept from build to build: the first would measure something else than the others.
    socialPictures: 'same',
  },
  navigation: {
    header: [
      { label: 'Home', href: '/' },
      { label: 'Tides', href: 'https://tides.example.com/' },
    ],
    quote: { label: 'Plan a visit', href: '/' },
    mobile: [{ label: 'Home', href: '/' }],
    footer: [{ heading: 'The garden', items: [{ label: 'First page', href: '/' }] }],
  },
}

/** A garden's pages of ten types of sections, alike in length. */
export const garden: Content = { name: 'garden', frame, makePages }
