import { isRecord } from '../common/is-record.ts'
import { en } from './en.ts'
import { catalogueOf, namedWords, numbersFor, type OwnWords, pluralCategories } from './index.ts'

/**
 * What has to be on a site for it to show the words of a group, or one of them: types of sections, what
 * {@link featuresOfSection} finds in them, and {@link featuresOf} elsewhere. Every site shows the words that are not here.
 */
export const shownWith: Readonly<Record<string, readonly string[]>> = {
  allergens: ['dishes.allergens'],
  answer: ['forms'],
  'answer.busy': ['photos'],
  'answer.picturesTooLarge': ['photos'],
  blog: ['article', 'posts'],
  carousel: ['testimonials.carousel'],
  compare: ['before-after'],
  consent: ['analytics'],
  contact: ['contact'],
  diets: ['dishes.marks'],
  dishes: ['dishes.marks', 'dishes.allergens'],
  'document.feed': ['article', 'posts'],
  'document.languages': ['languages'],
  'document.notice': ['notice', 'announcement'],
  draft: ['drafts'],
  estimator: ['estimator'],
  estimatorInMeters: ['estimator'],
  events: ['events'],
  foreign: ['video'],
  'foreign.calendar': ['booking'],
  'foreign.calendarNote': ['booking'],
  'foreign.map': ['map.interactive'],
  'foreign.mapNote': ['map.interactive'],
  'foreign.playFilm': ['hero.film', 'page-hero.film'],
  'foreign.stopFilm': ['hero.film', 'page-hero.film'],
  'foreign.open': ['booking', 'map.interactive', 'video'],
  form: ['forms'],
  formKinds: ['forms'],
  gallery: ['gallery'],
  'gallery.position': ['gallery', 'hero.slides', 'page-hero.slides'],
  hours: ['hours', 'timetable'],
  logos: ['logos'],
  lookup: ['zip-lookup'],
  mail: ['forms'],
  'mail.picturesKept': ['photos'],
  map: ['map'],
  'more.about': ['services-hub'],
  'more.answer': ['faq.relatedPage'],
  'more.count': ['regions'],
  'more.zipCodes': ['regions'],
  moved: ['redirects'],
  newsletter: ['newsletters'],
  'notFound.search': ['search'],
  offer: ['pricing'],
  photos: ['photos'],
  place: ['locations', 'map'],
  post: ['article', 'services-hub'],
  project: ['case'],
  reply: ['forms'],
  search: ['search', 'site-map'],
  stars: ['reviews.rating', 'testimonials.rating'],
  'stars.reviews': ['reviews.aggregate'],
  steps: ['estimator', 'formSteps'],
  table: ['table'],
  team: ['team'],
  timetable: ['timetable'],
}

/** The parts of a file on which words depend, as written. */
export interface WrittenSite {
  site: unknown
  forms: Readonly<Record<string, unknown>>
  redirects: object
  /** Of all pages, what {@link featuresOfSection} finds. */
  sections: Iterable<string>
  drafts: boolean
}

/** What a section has, at any depth, that brings words along. */
const telling = ['allergens', 'marks', 'rating', 'aggregate', 'interactive', 'relatedPage', 'film']

/** What words a section can show: its type, and by "dishes.marks" what only some have. */
export function featuresOfSection(section: unknown): string[] {
  const { type, layout = 'carousel' } = Object(section)
  const found = new Set<string>()
  findTelling(section, found)
  return [type, ...[layout, ...found].map((feature) => `${type}.${feature}`)].map(String)
}

/** Every section of every page is looked through: into one set, for the time that more of them take. */
function findTelling(value: unknown, found: Set<string>): void {
  if (typeof value !== 'object' || value === null) return
  for (const [key, entry] of Object.entries(value)) {
    if (telling.includes(key)) found.add(key)
    findTelling(entry, found)
  }
}

function featuresOf({ site, forms, redirects, sections, drafts }: WrittenSite): Set<string> {
  const { hours, analytics, languages, announcement } = Object(site)
  const all = Object.values(forms).filter(isRecord)
  const fields = all.flatMap(({ fields }) => (Array.isArray(fields) ? fields : [])).filter(isRecord)
  const features = {
    hours,
    analytics,
    languages,
    announcement,
    drafts,
    redirects: Object.keys(redirects).length > 0,
    forms: all.length > 0,
    newsletters: all.some(({ newsletter }) => newsletter),
    photos: fields.some(({ type }) => type === 'file'),
    formSteps: fields.some(({ newStep }) => newStep),
  }
  return new Set([...sections, ...Object.entries(features).flatMap(([name, has]) => (has ? [name] : []))])
}

/**
 * The words that a site shows in English, since its language has no catalogue and it does not say them itself: by their
 * names, those that depend on a number once for each form that the language has.
 */
export function wordsInEnglish(language: string, own: OwnWords, content: WrittenSite): [name: string, text: string][] {
  if (catalogueOf(language)) return []
  const features = featuresOf(content)
  // What some languages say of a million is never counted here.
  const forms = pluralCategories(language).filter((form) => numbersFor(form, language).length > 0)
  return namedWords(withForms(en, forms)).filter(([name]) => {
    const needed = neededFor(name)
    return own[name] === undefined && (!needed || needed.some((feature) => features.has(feature)))
  })
}

/** What has to be there for a word, by its name such as "stars.reviews.one"; undefined for one that every site shows. */
export function neededFor(name: string): readonly string[] | undefined {
  const [group = '', word = ''] = name.split('.')
  return shownWith[`${group}.${word}`] ?? shownWith[group]
}

function withForms(words: object, categories: readonly string[]): object {
  const forms = Object.entries(words).map(([name, word]) => {
    if (typeof word === 'string') return [name, word]
    if (typeof word.other === 'string')
      return [name, Object.fromEntries(categories.map((form) => [form, word[form] ?? word.other]))]
    return [name, withForms(word, categories)]
  })
  return Object.fromEntries(forms)
}
