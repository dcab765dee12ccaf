import type { Finding, Place } from '../../common/problem.ts'
import { joinPath } from '../../common/problem.ts'
import { sentences } from '../../messages/english.ts'
import { message } from '../../messages/message.ts'
import type { Expansion } from './expand.ts'

/**
 * Moves findings in made pages to the template that they were made from, or to the item whose words they are about.
 * The same mistake in many of them is one finding, which names the first page.
 */
export function atTemplates(
  findings: readonly Finding[],
  expansion: Pick<Expansion, 'origins' | 'wordsUnderData'>,
): Finding[] {
  const { origins } = expansion
  if (origins.size === 0) return [...findings]
  const first = new Map<string, Finding>()
  const pages = new Map<Finding, Set<string>>()
  const moved: Finding[] = []
  for (const finding of findings) {
    const route = routeOf(finding.place)
    const isMade = route !== undefined && origins.has(route)
    const place = atTemplate(finding.place, expansion)
    const isHere = (other: Place) => keyOf(atTemplate(other, expansion)) === keyOf(place)
    const key = `${finding.code} ${keyOf(place)}`
    const origin = isMade ? first.get(key) : undefined
    const also = finding.also?.filter((other) => !isMade || !isHere(other)).map((other) => atTemplate(other, expansion))
    const here = origin ?? { ...finding, place, ...(also && { also }) }
    if (!origin) moved.push(here)
    if (!isMade) continue
    first.set(key, here)
    const routes = pages.get(here) ?? new Set()
    for (const other of [finding.place, ...(finding.also ?? [])]) if (isHere(other)) routes.add(String(routeOf(other)))
    pages.set(here, routes)
  }
  return moved.map((finding) => withCount(finding, (pages.get(finding)?.size ?? 1) - 1))
}

const keyOf = (place: Place) => ('path' in place ? joinPath(place.path) : '')

const withCount = (finding: Finding, more: number): Finding =>
  more === 0 ? finding : { ...finding, hint: sentences(finding.hint, message('same-on-pages', { count: more })) }

function routeOf(place: Place): string | undefined {
  return 'path' in place && place.path[0] === 'pages' ? String(place.path[1]) : undefined
}

function atTemplate(place: Place, { origins, wordsUnderData }: Pick<Expansion, 'origins' | 'wordsUnderData'>): Place {
  const route = routeOf(place)
  const template = route === undefined ? undefined : origins.get(route)
  if (template === undefined || !('path' in place)) return place
  return { ...place, path: wordsUnderData(place) ?? ['pages', template, ...place.path.slice(2)] }
}
