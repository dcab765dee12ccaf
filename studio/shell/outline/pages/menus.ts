import type { Path } from '../../../../renderer/common/problem.ts'
import type { Operation, Plain } from '../../../edit/operations/operation.ts'
import type { PageEntry } from '../../../server/overview.ts'
import { askValue } from '../../store/api.ts'
import { type FileData, now } from '../../store/state.ts'
import type { MenuItem, MenuName } from './menu.ts'
import { isHome } from './tree.ts'

export type Menus = Partial<Record<MenuName, MenuItem[]>> & { [part: string]: unknown }

export interface OwnMenus {
  path: Path
  menus: Menus
  /** Whether pages of the language show the menus of the first one. */
  isOther: boolean
}

/** The menus that pages in a language show. */
export function menusIn(data: Pick<FileData, string>, language: string | undefined): OwnMenus {
  const first = Object(data.navigation) as Menus
  if (language === undefined) return { path: ['navigation'], menus: first, isOther: false }
  const own = Object(Object(data.translations)[language]).navigation as Menus | undefined
  return { path: ['translations', language, 'navigation'], menus: own ?? first, isOther: own === undefined }
}

/** The same, asked of the draft. */
export async function askMenus(language: string | undefined): Promise<OwnMenus> {
  const parts = ['navigation', 'translations'].map(async (part) => [part, (await askValue([part])).value])
  return menusIn(Object.fromEntries(await Promise.all(parts)), language)
}

/** Lets the address of a page, and links within a text, lead to the page in a language where there is one. */
export function linksIn(language: string | undefined, made: Record<string, string> = {}): (text: string) => string {
  const { pages = [] } = now().overview ?? {}
  const same = pages.filter((page) => page.language === language)
  const own = new Map(same.flatMap(({ route, translationOf }) => (translationOf ? [[translationOf, route]] : [])))
  for (const [route, to] of Object.entries(made)) own.set(route, to)
  return (text) => text.replace(/^\/[^\s#?]*|(?<=\]\()\/[^\s#?)]*/g, (route) => own.get(route) ?? route)
}

/** The menus of a language that had none, with the pages of that language in them where there are such. */
export function ownMenus({ menus }: OwnMenus, language: string | undefined): Menus {
  const lead = linksIn(language)
  const translated = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(translated)
    if (typeof value !== 'object' || value === null) return value
    const entries = Object.entries(value).map(([key, inner]) => {
      return [key, key === 'href' ? lead(String(inner)) : translated(inner)]
    })
    return Object.fromEntries(entries)
  }
  return translated(menus) as Menus
}

/** Which menus hold pages of a kind; phones may have one of their own. */
const menusFor = ({ menus }: OwnMenus, kind: string): MenuName[] =>
  kind === 'legal' ? ['legal'] : menus.mobile ? ['header', 'mobile'] : ['header']

/** What puts a page last into the menus of its language. */
export function putIntoMenu(
  own: OwnMenus,
  page: Pick<PageEntry, 'title' | 'route' | 'kind' | 'language'>,
): Operation[] {
  const value = { label: page.title, href: page.route }
  const before: Menus = own.isOther ? ownMenus(own, page.language) : own.menus
  const names = menusFor(own, page.kind)
  if (!own.isOther)
    return names.map((name) => ({ do: 'insert', path: [...own.path, name, before[name]?.length ?? 0], value }))
  const added = Object.fromEntries(names.map((name) => [name, [...(before[name] ?? []), value]]))
  return [{ do: 'set', path: own.path, value: { ...before, ...added } as Plain }]
}

/** The entries of the menus at the top, on phones and in the small print that lead to a page. */
export function entriesOf({ path, menus }: OwnMenus, route: string): { path: Path; item: MenuItem }[] {
  const inList = (items: readonly MenuItem[], base: Path): { path: Path; item: MenuItem }[] =>
    items.flatMap((item, index) => [
      ...(item.href === route ? [{ path: [...base, index], item }] : []),
      ...inList(item.items ?? [], [...base, index, 'items']),
    ])
  const names: MenuName[] = ['header', 'mobile', 'legal']
  return names.flatMap((name) => inList(menus[name] ?? [], [...path, name]))
}

/** What takes entries out, from the last one on, so that those before keep their places. */
export const withoutEntries = (entries: readonly { path: Path }[]): Operation[] =>
  entries.toReversed().map(({ path }) => ({ do: 'remove', path }))

/** A page by its address as menus have it. */
export const pageAt = (href: string | undefined): PageEntry | undefined =>
  now().overview?.pages.find(({ route }) => route === href?.replace(/#.*$/, ''))

export const homeIn = (pages: readonly PageEntry[], language: string | undefined): string =>
  pages.find((page) => isHome(page) && page.language === language)?.route ?? '/'
