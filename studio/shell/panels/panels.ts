import type { Path } from '../../../renderer/common/problem.ts'
import type { Drawing } from '../parts/drawings.ts'
import type { Spoken } from '../words/index.ts'

type NameOf<Word> = Word extends `folds.${infer Name}` ? Name : never

/** Some fields of one group, under a heading of a panel. */
export interface Fold {
  name: NameOf<keyof Spoken['shell']>
  /** The group, or the file itself, and which fields of it stand here. */
  of: Path
  keys: readonly string[]
  /** Fields that few need: they are folded away below the others. */
  more?: readonly string[]
  /** Folded away until somebody opens it. */
  isShut?: true
}

const theme: Path = ['site', 'theme']
const schemes = ['light', 'dark', 'onDark', 'onBrand']

/**
 * What is written once for all pages, by what an owner looks for. Each value of the file outside its pages stands in
 * exactly one place of these (tests/studio/panels.test.ts).
 */
export const panels = {
  business: {
    icon: 'store',
    folds: [
      {
        name: 'contact',
        of: ['site'],
        keys: ['brand', 'tagline', 'phone', 'email'],
        more: ['legalName', 'registration', 'copyright', 'phoneCountryCode'],
      },
      { name: 'hours', of: ['site'], keys: ['hours'], more: ['timeZone'] },
      { name: 'holidays', of: ['site'], keys: ['specialHours'] },
      {
        name: 'address',
        of: ['site'],
        keys: ['locality', 'address'],
        more: ['geo', 'mapLinks', 'serviceRadiusMiles'],
        isShut: true,
      },
      { name: 'places', of: ['site'], keys: ['locations'], more: ['placeName'], isShut: true },
      { name: 'announcement', of: ['site'], keys: ['announcement'], isShut: true },
      { name: 'facts', of: [], keys: ['facts'], isShut: true },
    ],
  },
  design: {
    icon: 'palette',
    folds: [
      {
        name: 'colors',
        of: theme,
        keys: ['brand', 'secondary', 'scheme'],
        more: ['ink', 'paper', 'tint', 'accent', 'accentDark', 'highlight', ...schemes],
      },
      { name: 'fonts', of: [...theme, 'fonts'], keys: ['pair'], more: ['heading', 'headingWeight', 'text'] },
      { name: 'header', of: [...theme, 'header'], keys: ['brand', 'ground'], more: ['phone', 'place', 'quote'] },
      {
        name: 'footer',
        of: [...theme, 'footer'],
        keys: ['layout', 'ground'],
        more: ['edge', 'image', 'form', 'heading', 'without'],
      },
      {
        name: 'shape',
        of: [...theme, 'shape'],
        keys: [
          'corners',
          'pattern',
          'buttons',
          'cards',
          'density',
          'headingSize',
          'headingPlace',
          'headingMark',
          'headings',
          'menu',
          'width',
          'page',
          'bands',
          'textSize',
        ],
        more: [
          'links',
          'marks',
          'numerals',
          'badges',
          'questions',
          'tables',
          'portraits',
          'quotes',
          'prices',
          'figures',
          'sliderHandle',
          'forms',
          'fields',
          'labels',
          'send',
          'hours',
          'details',
          'trail',
          'titles',
        ],
      },
      { name: 'margin', of: [...theme, 'margin'], keys: ['src', 'side'], isShut: true },
      { name: 'motion', of: theme, keys: ['motion'] },
      { name: 'phones', of: [...theme, 'mobile'], keys: ['callLine', 'place'], isShut: true },
      { name: 'logo', of: ['site'], keys: ['logo', 'mark'], more: ['notFound'], isShut: true },
    ],
  },
  menus: {
    icon: 'menu',
    folds: [
      { name: 'menus', of: [], keys: ['navigation'] },
      { name: 'search', of: ['site'], keys: ['search'] },
    ],
  },
  forms: {
    icon: 'form',
    folds: [
      { name: 'forms', of: [], keys: ['forms'] },
      {
        name: 'sending',
        of: ['site'],
        keys: ['thankYouPage', 'formStarts'],
        more: ['formsAddress', 'formsKey'],
        isShut: true,
      },
    ],
  },
  languages: {
    icon: 'languages',
    folds: [
      { name: 'languages', of: ['site'], keys: ['language', 'languages'] },
      { name: 'translations', of: [], keys: ['translations'] },
      { name: 'words', of: ['site'], keys: ['words'], isShut: true },
    ],
  },
  search: {
    icon: 'search',
    folds: [
      { name: 'results', of: ['site'], keys: ['titleSuffix', 'description'], more: ['businessType', 'keywords'] },
      { name: 'sharing', of: ['site'], keys: ['socialPictures', 'ogImage'] },
      { name: 'elsewhere', of: ['site'], keys: ['profiles'], isShut: true },
      { name: 'redirects', of: [], keys: ['redirects'], isShut: true },
    ],
  },
  advanced: {
    icon: 'sliders',
    folds: [
      { name: 'address-of-site', of: ['site'], keys: ['url'] },
      { name: 'visits', of: ['site'], keys: ['analytics', 'webVitals'], isShut: true },
      { name: 'blog', of: ['site'], keys: ['postsPerPage', 'authors', 'tags'], isShut: true },
      { name: 'data', of: [], keys: ['data'], isShut: true },
      { name: 'kinds', of: [], keys: ['kinds'], isShut: true },
    ],
  },
} as const satisfies Record<string, { icon: Drawing; folds: readonly Fold[] }>

export type PanelName = keyof typeof panels
export const panelNames = Object.keys(panels) as PanelName[]
export const foldsOf = (name: PanelName): readonly Fold[] => panels[name].folds

/** Whether one of two paths leads on from where the other ends. */
const meet = (one: Path, other: Path) => one.every((step, at) => at >= other.length || step === other[at])

const places = ({ of, keys, more = [] }: Fold): Path[] => [...keys, ...more].map((key) => [...of, key])

export const isInFold = (path: Path, fold: Fold) => places(fold).some((place) => meet(place, path))

/** Where a value of the file is changed. */
export const panelOf = (path: Path): PanelName =>
  panelNames.find((name) => foldsOf(name).some((fold) => isInFold(path, fold))) ?? 'advanced'

/** What has to be known of the file for a panel. */
export const partsOf = (name: PanelName): string[] => [
  ...new Set(foldsOf(name).flatMap((fold) => places(fold).map(([part]) => String(part)))),
]
