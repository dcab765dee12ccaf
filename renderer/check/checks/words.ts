import { isRecord } from '../../common/is-record.ts'
import { isLanguage } from '../../common/language-name.ts'
import { suggestion } from '../../common/nearest.ts'
import { type Finding, worded } from '../../common/problem.ts'
import { tokenNames } from '../../expand/tokens.ts'
import { languagesOf } from '../../expand/translations.ts'
import { namedWords, numbersFor, pluralCategories, wordsOf } from '../../languages/index.ts'
import { message } from '../../messages/message.ts'
import { shown } from '../../messages/shown.ts'
import { type Check, error, type SiteToCheck } from './check.ts'

/** What a site says in other words than the catalogue of its language. */
export const words = {
  when: 'always',
  codes: {
    'unknown-word': error('No word of the site has this name. The names stand in renderer/languages/en.ts.'),
    'word-without-its-names': error(
      'A word lacks a name in braces that is filled where it is shown, or has one that nothing fills.',
    ),
  },
  ofSite: ({ site }) => languagesOf(site).flatMap((language) => checkWords(site, language)),
} satisfies Check

type Site = SiteToCheck['site']

function checkWords(site: Site, language: string): Finding[] {
  const { path, own } = ownWords(site, language)
  if (!isRecord(own)) return []
  const builtIn = new Map(namedWords(wordsOf(language)))
  return Object.entries(own).flatMap(([name, text]): Finding[] => {
    const usual = builtIn.get(name) ?? builtIn.get(otherForm(name, language))
    const place = [...path, name]
    if (usual === undefined) return [unknown(name, [...builtIn.keys()], place)]
    if (typeof text !== 'string' || sameNames(usual, text, isOfOneNumber(name, language))) return []
    const tokens = namesIn(usual).map((token) => `{${token}}`)
    return [
      {
        ...worded(
          'word-without-its-names',
          { words: shown(text), usual: shown(usual) },
          { count: tokens.length, tokens: { list: tokens, word: 'and' } },
        ),
        place: { path: place },
      },
    ]
  })
}

/** What a site says in a language in words of its own, and where it does. */
export function ownWords({ data }: Pick<Site, 'data'>, language: string): { path: string[]; own: unknown } {
  const isFirst = language === languagesOf({ data })[0]
  const path = isFirst ? ['site', 'words'] : ['translations', language, 'site', 'words']
  return { path, own: path.reduce<unknown>((inner, key) => Object(inner)[key], data) }
}

/** "stars.reviews.few" is a form of "stars.reviews.other" where the language has such. */
function otherForm(name: string, language: string): string {
  const form = name.slice(name.lastIndexOf('.') + 1)
  return isLanguage(language) && pluralCategories(language).includes(form) ? name.replace(/[^.]*$/, 'other') : name
}

function unknown(name: string, names: string[], path: string[]): Finding {
  const inGroup = names.filter((other) => other.startsWith(name.replace(/\..*/, '.')))
  const others =
    inGroup.length > 0
      ? message('unknown-word.group', { names: { list: inGroup, most: inGroup.length } })
      : message('unknown-word.hint')
  return {
    code: 'unknown-word',
    place: { path, key: true },
    message: message('unknown-word', { name: shown(name) }),
    hint: [...suggestion(name, names), others],
  }
}

const namesIn = (text: string) => [...new Set(tokenNames(text))].sort()

/** A form for a single number says it in words: "one field", and what Arabic has for two. */
function sameNames(usual: string, own: string, isOfOneNumber: boolean): boolean {
  const [names, ownNames] = [namesIn(usual), namesIn(own)]
  return [names, isOfOneNumber && names.filter((name) => name !== 'count')].some(
    (all) => String(all) === String(ownNames),
  )
}

const isOfOneNumber = (name: string, language: string) =>
  isLanguage(language) && numbersFor(name.replace(/^.*\./, ''), language).length === 1
