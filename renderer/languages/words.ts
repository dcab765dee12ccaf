import type { en } from './en.ts'

/**
 * A word that depends on a number: its forms by Unicode's plural categories. Those that English lacks stand where a site
 * says them in its own words: Polish has "few" and "many".
 */
export interface Plural extends Partial<Record<Intl.LDMLPluralRule, string>> {
  one: string
  other: string
}

type Shape<Group> = { [Name in keyof Group]: Group[Name] extends string ? string : Plural }

/** All words that a site brings along, in one language. */
export type Words = { [Group in keyof typeof en]: Shape<(typeof en)[Group]> }

/** A word with its values in their places; what has no value stays as it is. */
export const fill = (text: string, values: Record<string, string | number>): string =>
  text.replace(/\{(\w+)\}/g, (braces, name: string) => String(values[name] ?? braces))

/** The form of a word that fits a number, and the number in it as the language writes it: "1 field", "1,200 fields". */
export function fillCount(
  forms: Plural,
  count: number,
  language: string,
  values: Record<string, string | number> = {},
): string {
  const form = forms[new Intl.PluralRules(language).select(count)] ?? forms.other
  return fill(form, { count: count.toLocaleString(language), ...values })
}
