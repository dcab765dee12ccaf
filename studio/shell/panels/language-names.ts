import { language as own } from '../words/index.ts'

const named = new Intl.DisplayNames([own], { type: 'language', languageDisplay: 'standard', fallback: 'none' })

/** With the country that it is written for, in the reader's own language; what is no language is shown as it is. */
export function regionName(tag: unknown): string {
  try {
    return named.of(String(tag)) ?? String(tag)
  } catch {
    return String(tag ?? '')
  }
}

/** Where languages are written that have words of their own here: the countries differ in times, numbers and some words. */
const countries: Record<string, string[]> = {
  de: ['DE', 'AT', 'CH'],
  en: ['US', 'GB', 'CA', 'AU'],
  es: ['ES', 'US', 'MX'],
  fr: ['FR', 'CA', 'BE', 'CH'],
  it: ['IT', 'CH'],
  nl: ['NL', 'BE'],
  pl: ['PL'],
  pt: ['PT', 'BR'],
}

const letters = [...'abcdefghijklmnopqrstuvwxyz']

export interface Language {
  tag: string
  name: string
  /** Buttons and notices are there in this language. */
  isReady: boolean
}

/** All languages by their names, those first whose words are built in. */
export function allLanguages(ready: readonly string[]): Language[] {
  const inOrder = (list: readonly string[], isReady: boolean) =>
    list
      .map((tag) => ({ tag, name: regionName(tag), isReady }))
      .toSorted((one, other) => one.name.localeCompare(other.name, own))
  const built = ready.flatMap((code) => countries[code]?.map((country) => `${code}-${country}`) ?? [code])
  const others = letters.flatMap((first) => letters.map((second) => first + second))
  return [
    ...inOrder(built, true),
    ...inOrder(
      others.filter((code) => !ready.includes(code) && named.of(code) !== undefined),
      false,
    ),
  ]
}
