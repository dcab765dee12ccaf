import { isRecord } from '../common/is-record.ts'
import { targetOf } from './links.ts'

/** Menus without the entries that lead to some pages. A list that is left without entries goes, and its heading with it. */
export function withoutLinks(menu: unknown, isGone: (route: string) => boolean): unknown {
  if (Array.isArray(menu)) return menu.flatMap((entry: unknown) => withoutLinks(entry, isGone) ?? [])
  if (!isRecord(menu)) return menu
  const target = targetOf(String(menu.href ?? '#'))
  if (target.kind === 'page' && isGone(target.route)) return undefined
  const entries = Object.entries(menu).map(([key, value]) => [key, withoutLinks(value, isGone)] as const)
  const left = entries.filter(([, value]) => value !== undefined && !(Array.isArray(value) && value.length === 0))
  return menu.heading !== undefined && left.length < entries.length ? undefined : Object.fromEntries(left)
}
