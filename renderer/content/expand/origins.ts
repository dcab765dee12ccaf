import type { Finding, Place } from '../problem.ts'
import { joinPath } from '../problem.ts'
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
  const repeats = new Map<Finding, Set<string>>()
  const moved: Finding[] = []
  for (const finding of findings) {
    const route = routeOf(finding.place)
    const template = route === undefined ? undefined : origins.get(route)
    const also = finding.also?.map((place) => atTemplate(place, expansion))
    const here = { ...finding, place: atTemplate(finding.place, expansion), ...(also && { also }) }
    const key = `${finding.code} ${'path' in here.place ? joinPath(here.place.path) : ''}`
    const known = template === undefined ? undefined : first.get(key)
    if (known) repeats.get(known)?.add(String(route))
    if (known) continue
    moved.push(here)
    if (template !== undefined) {
      first.set(key, here)
      repeats.set(here, new Set())
    }
  }
  return moved.map((finding) => withCount(finding, repeats.get(finding)?.size ?? 0))
}

function withCount(finding: Finding, more: number): Finding {
  if (more === 0) return finding
  const hint = `${finding.hint} The same goes for ${more} more page${more > 1 ? 's' : ''} made from this template.`
  return { ...finding, hint }
}

function routeOf(place: Place): string | undefined {
  return 'path' in place && place.path[0] === 'pages' ? String(place.path[1]) : undefined
}

function atTemplate(place: Place, { origins, wordsUnderData }: Pick<Expansion, 'origins' | 'wordsUnderData'>): Place {
  const route = routeOf(place)
  const template = route === undefined ? undefined : origins.get(route)
  if (template === undefined || !('path' in place)) return place
  return { ...place, path: wordsUnderData(place) ?? ['pages', template, ...place.path.slice(2)] }
}
