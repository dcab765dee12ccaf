import { isRecord } from '../../library/is-record.ts'
import { didYouMean, nearest } from '../../library/nearest.ts'
import { quote } from '../../library/place-names.ts'
import type { Finding } from '../../library/problem.ts'
import { namedWords, wordsOf } from '../../library/words/index.ts'
import { tokenNames } from '../../making/tokens.ts'
import type { Check } from './check.ts'

/** What a site says in other words than the catalogue of its language. */
export const words = {
  when: 'always',
  codes: {
    'unknown-word': {
      severity: 'error',
      about: 'No word of the site has this name. The names stand in renderer/library/words/en.ts.',
    },
    'word-without-its-names': {
      severity: 'error',
      about: 'A word lacks a name in braces that is filled where it is shown, or has one that nothing fills.',
    },
  },
  ofSite: ({ site: { data } }) => (isRecord(data.site) ? checkWords(data.site) : []),
} satisfies Check

function checkWords({ words: own, language }: Record<string, unknown>): Finding[] {
  if (!isRecord(own)) return []
  const known = new Map(namedWords(wordsOf(String(language))))
  return Object.entries(own).flatMap(([name, text]): Finding[] => {
    const usual = known.get(name)
    const path = ['site', 'words', name]
    if (usual === undefined) return [unknown(name, [...known.keys()], path)]
    if (typeof text !== 'string' || sameNames(usual, text)) return []
    const message = `${quote(text)} does not have the names in braces that ${quote(usual)} has`
    return [{ code: 'word-without-its-names', place: { path }, message, hint: `Write it with ${braces(usual)}.` }]
  })
}

function unknown(name: string, names: string[], path: string[]): Finding {
  const inGroup = names.filter((other) => other.startsWith(name.replace(/\..*/, '.')))
  const meant = nearest(name, names) === undefined ? '' : didYouMean(name, names)
  const others =
    inGroup.length > 0 ? `Words of that group: ${inGroup.join(', ')}` : 'Write group and name: menu is "document.menu".'
  const message = `Cannot find a word by the name ${quote(name)}`
  return { code: 'unknown-word', place: { path, key: true }, message, hint: `${meant}${others}` }
}

const namesIn = (text: string) => [...new Set(tokenNames(text))].sort()
const sameNames = (one: string, other: string) => namesIn(one).join() === namesIn(other).join()
const braces = (text: string) =>
  namesIn(text)
    .map((name) => `{${name}}`)
    .join(' and ') || 'no braces'
