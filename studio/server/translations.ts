/** How far a site is translated: by pages, and by what all of them share. */
import { ownWords } from '../../renderer/check/checks/words.ts'
import { blocksOf } from '../../renderer/common/blocks-of.ts'
import { isRecord } from '../../renderer/common/is-record.ts'
import { valueAt } from '../../renderer/common/pointers.ts'
import type { Path } from '../../renderer/common/problem.ts'
import { languagesOf } from '../../renderer/expand/translations.ts'
import { featuresOfSection, wordsInEnglish } from '../../renderer/languages/shown.ts'
import type { Plain } from '../edit/operations/operation.ts'
import { type DraftData, pageTitle } from './draft-data.ts'
import { type FormUse, formUses } from './form-uses.ts'

export interface TranslatedPage {
  /** In the first language. */
  route: string
  title: string
  /** Where its translation is. */
  at?: string
  /** Its translation is a draft, which visitors do not see. */
  isBegun?: true
  /** The address that its translation will have; one whose pages are made of data is no page to be copied. */
  to?: string
}

/** Texts of the site that all its pages show, and where they stand under "site:". */
const TEXTS = {
  tagline: ['tagline'],
  copyright: ['copyright'],
  foot: ['theme', 'footer', 'heading'],
  description: ['description'],
} satisfies Record<string, Path>

const parts = Object.keys(TEXTS) as (keyof typeof TEXTS)[]

/** What pages of a language show in the first one: where it is written, and with what it begins there. */
export interface WaitingWords {
  part: 'menus' | keyof typeof TEXTS | 'form' | 'shared' | 'fact' | 'words'
  /** What it is called; of words, how many. */
  name?: string
  count?: number
  path: Path
  start?: Plain
}

export interface Translation {
  language: string
  /** The site is content with some pages in this language. */
  isPartial: boolean
  pages: TranslatedPage[]
  waiting: WaitingWords[]
}

/** The further languages of a site, each with what is done and what waits. */
export function translationsOf(data: DraftData): Translation[] {
  const uses = formUses(data)
  return languagesOf({ data: data.frame })
    .slice(1)
    .map((language) => ({
      language,
      isPartial: data.at(['translations', language, 'pages']) === 'some',
      pages: pagesIn(language, data),
      waiting: waitingIn(language, data, uses),
    }))
}

function pagesIn(language: string, data: DraftData): TranslatedPage[] {
  const all = [...data.pages].map(([route, page]) => ({ route, ...(isRecord(page) && page) }) as Page)
  const own = new Map(all.filter((page) => page.language === language).map((page) => [page.translationOf, page]))
  const home = own.get('/')?.route ?? homeFor(language, data)
  return all
    .filter((page) => page.language === undefined && page.draft !== true)
    .map(({ route }) => {
      const translated = own.get(route)
      return {
        route,
        title: pageTitle(data, route),
        ...(translated && { at: translated.route }),
        ...(translated?.draft === true && { isBegun: true as const }),
        ...(!translated && !route.includes('{') && { to: free(addressIn(route, home, own), data) }),
      }
    })
}

interface Page {
  route: string
  language?: string
  translationOf?: string
  draft?: boolean
}

/** "/pl", or where that is a page of its own, "/pl-pl". */
const homeFor = (language: string, { pages }: DraftData): string => {
  const short = `/${language.slice(0, 2)}`
  return pages.has(short) ? `/${language.toLowerCase()}` : short
}

/** Below the translation of the page that it stands below, else below the home page of the language. */
function addressIn(route: string, home: string, own: ReadonlyMap<string | undefined, Page>): string {
  if (route === '/') return home
  for (let end = route.lastIndexOf('/'); end > 0; end = route.lastIndexOf('/', end - 1)) {
    const above = own.get(route.slice(0, end))
    if (above) return above.route + route.slice(end)
  }
  return home + route
}

function free(address: string, { pages }: DraftData, count = 2): string {
  if (!pages.has(address)) return address
  return pages.has(`${address}-${count}`) ? free(address, { pages } as DraftData, count + 1) : `${address}-${count}`
}

function waitingIn(language: string, data: DraftData, uses: Record<string, FormUse>): WaitingWords[] {
  const { frame, at } = data
  const base = ['translations', language]
  /** Copied, and not written anew: nobody has translated it. */
  const waits = (path: Path, original: unknown) => {
    const written = at([...base, ...path])
    return written === undefined || (isInWords(original) && JSON.stringify(written) === JSON.stringify(original))
  }
  const { navigation, facts, shared } = frame
  const texts = parts.flatMap((part): WaitingWords[] => {
    const path = ['site', ...TEXTS[part]]
    const start = at(path)
    const isMeant = typeof start === 'string' && (part !== 'copyright' || isInWords(wordsAlone(start)))
    return isMeant && waits(path, start) ? [{ part, path: [...base, ...path], start }] : []
  })
  const inMenus = textsIn(navigation)
  const menus = navigation !== undefined && isSame(inMenus, textsIn(at([...base, 'navigation'])))
  return [
    ...(menus ? [{ part: 'menus', path: [...base, 'navigation'] } as const] : []),
    ...texts,
    ...Object.entries(uses).flatMap(([name, { heading, pages }]): WaitingWords[] => {
      const path = [...base, 'forms', name]
      const form = Object(Object(frame.forms)[name])
      if (pages.length === 0 || !lacksWords(form, at(path))) return []
      const start = { ...wordsOf(form), ...Object(at(path)) }
      return [{ part: 'form', name: heading ?? name, path, start }]
    }),
    ...Object.entries(Object(shared)).flatMap(([name, block]): WaitingWords[] => {
      if (!isUsed(name, data) || !waits(['shared', name], block)) return []
      return [
        {
          part: 'shared',
          name: String(Object(block).heading ?? name),
          path: [...base, 'shared', name],
          start: block as Plain,
        },
      ]
    }),
    ...Object.entries(Object(facts)).flatMap(([name, fact]): WaitingWords[] => {
      const start = String(Object(fact).value)
      if (!isInWords(start) || !waits(['facts', name], start)) return []
      return [{ part: 'fact', name, path: [...base, 'facts', name], start }]
    }),
    ...builtIn(language, data),
  ]
}

/** Buttons and notices of a language that brings none along. */
function builtIn(language: string, { frame, pages }: DraftData): WaitingWords[] {
  const { path, own } = ownWords({ data: frame }, language)
  const content = {
    site: frame.site,
    forms: Object(frame.forms),
    redirects: Object(frame.redirects),
    sections: [...pages.values()].flatMap((page) => blocksOf(page).flatMap(featuresOfSection)),
    drafts: [...pages.values()].some((page) => Object(page).draft === true),
  }
  const all = wordsInEnglish(language, {}, content)
  const count = all.filter(([name, english]) => (Object(own)[name] ?? english) === english).length
  if (count === 0) return []
  return [{ part: 'words', count, path, start: { ...Object.fromEntries(all), ...Object(own) } }]
}

const isUsed = (name: string, { pages }: DraftData) =>
  [...pages.values()].some((page) => blocksOf(page).some((block) => Object(block).use === name))

/** Figures and names are the same in all languages. */
const isInWords = (value: unknown) =>
  /(?<!\p{L})\p{Ll}{3}/u.test(typeof value === 'string' ? value : JSON.stringify(value))

/** Without names of values and without where links lead. */
const wordsAlone = (text: string) => text.replaceAll(/\{[^{}]*\}|\]\([^()]*\)/g, '')

/** What visitors read of links. */
function textsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) =>
    typeof inner === 'string' ? (key === 'label' || key === 'heading' ? [inner] : []) : textsIn(inner),
  )
}

/** Some words are the same in two languages, and never all of them. */
const isSame = (original: readonly string[], own: readonly string[]) =>
  own.length === 0 || (own.length > 1 && own.every((text) => original.includes(text)))

/** The words of a form as its translation has them. */
function wordsOf({ fields, newsletter, submit, submitting, success, failure, answer }: Record<string, unknown>) {
  const entries = listOf(fields).map(({ name, label, newStep, placeholder, required, invalid, options }) => {
    const choices = listOf(options).map(({ value, label: said }) => [value, said])
    const own = { label, newStep, placeholder, required, invalid }
    return [name, { ...own, ...(choices.length > 0 && { options: Object.fromEntries(choices) }) }]
  })
  const all = { fields: Object.fromEntries(entries), newsletter, submit, submitting, success, answer, failure }
  // Without what is not there.
  return JSON.parse(JSON.stringify(all))
}

function lacksWords(form: Record<string, unknown>, own: unknown): boolean {
  if (!isRecord(own) || (form.answer !== undefined && own.answer === undefined)) return true
  const labels = listOf(form.fields).flatMap(({ name, label }) => {
    const said = valueAt(own, ['fields', String(name), 'label'])
    return label === undefined ? [] : [{ label: String(label), said: said === undefined ? undefined : String(said) }]
  })
  if (labels.some(({ said }) => said === undefined)) return true
  const originals = [...labels.map(({ label }) => label), String(form.submit)]
  return isSame(originals, [...labels.map(({ said }) => String(said)), String(own.submit)])
}

const listOf = (list: unknown): Record<string, unknown>[] => (Array.isArray(list) ? list.filter(isRecord) : [])
