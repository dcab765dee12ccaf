import type { Finding, Path } from '../../common/problem.ts'
import { message } from '../../messages/message.ts'
import { shown } from '../../messages/shown.ts'
import type { DataSets } from './sets.ts'

/** A token of a set in a page, without its braces, and where it stands. */
export interface Token {
  name: string
  path: Path
}

/** The sets whose items the tokens speak of, and which the address of their page does not name. */
export function absentSets(tokens: readonly Token[], named: readonly string[], sets: DataSets): string[] {
  const needed = tokens.flatMap(({ name }) => {
    const [set = '', field = ''] = name.split('.')
    return [set, sets.get(set)?.fields[field]?.by ?? set]
  })
  return [...new Set(needed)].filter((set) => sets.has(set) && !named.includes(set))
}

/** A set that is left out of an address is one mistake, however often the page speaks of its items. */
export function absentFinding(route: string, absent: readonly string[], tokens: readonly Token[]): Finding {
  const slugs = { list: absent.map((set) => `{${set}.slug}`), quoted: true, word: 'and' } as const
  const first = tokens.find(({ name }) => absent.includes(String(name.split('.')[0]))) ?? tokens[0]
  return {
    code: 'unknown-token',
    place: { path: ['pages', route], key: true },
    message: message('unknown-token.absent', { route: shown(route), slugs, token: shown(`{${first?.name}}`) }),
    hint: message('unknown-token.absent-hint', { slugs }),
  }
}

/** What the address may have been before a set was left out of it: links to the pages that it made are not dead. */
export function formerAddresses(route: string, sets: readonly string[]): string[] {
  const slugs = sets.map((set) => `/{${set}.slug}`).join('')
  const fixed = route.split('/').filter((part) => part !== '' && !part.includes('{'))
  return [...new Set([slugs, `/${[...fixed, slugs.slice(1)].join('/')}`])]
}
