import { isRecord } from '../common/is-record.ts'
import { en } from './en.ts'
import { catalogueOf, namedWords, numbersFor, type OwnWords, pluralCategories } from './index.ts'
import type { Words } from './words.ts'

/**
 * What has to be on a site for it to show the words of a group: types of sections, and what {@link featuresOf} finds.
 * Every site shows the words of the groups that are not here.
 */
export const shownWith: Readonly<Partial<Record<keyof Words, readonly string[]>>> = {
  allergens: ['dishes'],
  answer: ['forms'],
  blog: ['article', 'posts'],
  carousel: ['testimonials'],
  compare: ['before-after'],
  consent: ['analytics'],
  contact: ['contact'],
  diets: ['dishes'],
  dishes: ['dishes'],
  draft: ['drafts'],
  estimator: ['estimator'],
  estimatorInMeters: ['estimator'],
  events: ['events'],
  foreign: ['booking', 'map', 'video'],
  form: ['forms'],
  formKinds: ['forms'],
  gallery: ['gallery'],
  hours: ['hours', 'timetable'],
  logos: ['logos'],
  lookup: ['zip-lookup'],
  mail: ['forms'],
  map: ['map'],
  more: ['faq', 'regions', 'services-hub'],
  moved: ['redirects'],
  newsletter: ['newsletters'],
  offer: ['pricing'],
  photos: ['photos'],
  place: ['locations', 'map'],
  post: ['article', 'services-hub'],
  project: ['case'],
  reply: ['forms'],
  search: ['search', 'site-map'],
  stars: ['reviews', 'testimonials'],
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
  types: Iterable<string>
  drafts: boolean
}

function featuresOf({ site, forms, redirects, types, drafts }: WrittenSite): Set<string> {
  const { hours, analytics } = Object(site)
  const all = Object.values(forms).filter(isRecord)
  const fields = all.flatMap(({ fields }) => (Array.isArray(fields) ? fields : [])).filter(isRecord)
  const features = {
    hours,
    analytics,
    drafts,
    redirects: Object.keys(redirects).length > 0,
    forms: all.length > 0,
    newsletters: all.some(({ newsletter }) => newsletter),
    photos: fields.some(({ type }) => type === 'file'),
    formSteps: fields.some(({ newStep }) => newStep),
  }
  return new Set([...types, ...Object.entries(features).flatMap(([name, has]) => (has ? [name] : []))])
}

/**
 * The words that a site shows in English, since its language has no catalogue and it does not say them itself: by their
 * names, those that depend on a number once for each form that the language has.
 */
export function wordsInEnglish(language: string, own: OwnWords, content: WrittenSite): [name: string, text: string][] {
  if (catalogueOf(language)) return []
  const features = featuresOf(content)
  const groups = Object.entries(en).filter(([group]) => {
    const needed = shownWith[group as keyof Words]
    return !needed || needed.some((feature) => features.has(feature))
  })
  // What some languages say of a million is never counted here.
  const forms = pluralCategories(language).filter((form) => numbersFor(form, language).length > 0)
  const all = namedWords(withForms(Object.fromEntries(groups), forms))
  return all.filter(([name]) => own[name] === undefined)
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
