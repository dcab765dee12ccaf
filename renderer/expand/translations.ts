import { isRecord } from '../common/is-record.ts'
import { isLanguage } from '../common/language-name.ts'

/** The languages of a site, its first one at the head. */
export function languagesOf({ data }: { data: Record<string, unknown> }): string[] {
  const { language, languages } = Object(data.site)
  const others = Array.isArray(languages) ? languages.map(String) : []
  // One that is none is reported by itself.
  const isCertain = isLanguage(String(language)) || others.length === 0
  return [...new Set(isCertain ? [String(language), ...others] : others)]
}

/** Whether the list of languages can be read; where it cannot, that is reported by itself. */
export function hasCertainLanguages({ data }: { data: Record<string, unknown> }): boolean {
  const { languages = [] } = Object(data.site)
  return Array.isArray(languages) && languages.every((language) => isLanguage(String(language)))
}

/** The one of several languages that is meant by another tag of it: "es-US" by "es" and "es-MX". */
export function ownLanguage(language: string, languages: readonly string[]): string | undefined {
  const [code, ...more] = languages.filter((own) => own.slice(0, 2) === language.slice(0, 2))
  return more.length > 0 || !isLanguage(language) ? undefined : code
}

/** Pages that say the same in several languages, by the address of the one in the site's first. */
export const byTranslation = <Page extends { route: string; translationOf?: string }>(pages: readonly Page[]) =>
  Map.groupBy(pages, ({ translationOf, route }) => translationOf ?? route)

interface PageLanguage {
  language?: string | undefined
}

/**
 * Tells the language to which the addresses below the first part of an address belong, such as "/es" of "/es/techos": that
 * of the page there, or of most pages below it. Undefined where that is the site's first, or cannot be told.
 */
export function languagesBelow(pages: ReadonlyMap<string, PageLanguage>): (address: string) => string | undefined {
  const below = Map.groupBy(pages, ([route]) => /^\/[^/]+(?=\/)/.exec(route)?.[0])
  const amounts = new Map([...below].map(([top, entries]) => [top, amountsOf(entries.map(([, page]) => page))]))
  return (address) => {
    const top = /^\/[^/]+/.exec(address)?.[0]
    const itself = address === top ? undefined : pages.get(address)
    const others = [...(amounts.get(top) ?? [])].map(([language, amount]) => ({
      language,
      amount: itself && itself.language === language ? amount - 1 : amount,
    }))
    const most = others.filter(({ amount }) => amount > 0).sort((one, other) => other.amount - one.amount)[0]
    return top === undefined ? undefined : (pages.get(top)?.language ?? most?.language)
  }
}

const amountsOf = (pages: readonly PageLanguage[]) =>
  [...Map.groupBy(pages, ({ language }) => language)].map(([language, { length }]): [string | undefined, number] => [
    language,
    length,
  ])

/** The parts of a file as pages of another language see them: what is translated in the place of what is not. */
export function translatedData(data: Record<string, unknown>, language: string): Record<string, unknown> {
  const { site, facts, navigation, forms, shared }: Record<string, unknown> = Object(
    Object(data.translations)[language],
  )
  const { theme, ...own }: Record<string, unknown> = Object(site)
  const original = Object(data.site)
  return {
    ...data,
    // What the site says in other words than the catalogue of its first language is no word of another one.
    site: {
      ...original,
      words: undefined,
      ...own,
      ...(theme !== undefined && withWords(original.theme, theme)),
      language,
    },
    facts: mapValues(data.facts, (fact, name) => withValue(fact, Object(facts)[name])),
    navigation: navigation ?? data.navigation,
    forms: mapValues(data.forms, (form, name) => translatedForm(form, Object(forms)[name])),
    shared: { ...Object(data.shared), ...Object(shared) },
  }
}

/** The words that stand among the looks of a theme, in another language. */
function withWords(theme: unknown, words: unknown): Record<string, unknown> {
  const footer = { ...Object(Object(theme).footer), ...Object(Object(words).footer) }
  return { theme: { ...Object(theme), footer } }
}

const withValue = (fact: unknown, value: unknown) => (isRecord(fact) && value !== undefined ? { ...fact, value } : fact)

/** A form with the words of another language: what it sends, and where, stays. */
function translatedForm(form: unknown, words: unknown): unknown {
  if (!isRecord(form) || !isRecord(words)) return form
  const { fields: own, newsletter = {}, ...rest } = words
  const fields = (Array.isArray(form.fields) ? form.fields : []).map((field: unknown) =>
    isRecord(field) ? translatedField(field, Object(Object(own)[String(field.name)])) : field,
  )
  return { ...form, ...rest, ...(form.newsletter !== undefined && { newsletter }), fields }
}

function translatedField(field: Record<string, unknown>, { options: labels, ...words }: Record<string, unknown>) {
  const options = (Array.isArray(field.options) ? field.options : []).map((option: unknown) => ({
    ...Object(option),
    label: Object(labels)[Object(option).value] ?? Object(option).label,
  }))
  return { ...field, ...words, ...(field.options !== undefined && { options }) }
}

/** A group with each of its values in another form; none where it is no group. */
export function mapValues(values: unknown, map: (value: unknown, name: string) => unknown): unknown {
  if (!isRecord(values)) return values
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, map(value, name)]))
}
