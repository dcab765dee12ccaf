import { checkForms } from './checks/forms.ts'
import { checkKinds } from './checks/kinds.ts'
import { checkReferences, type Surroundings } from './checks/references.ts'
import { checkAnchors, checkRedirects } from './checks/routes.ts'
import type { Outline } from './outline.ts'
import { type Finding, joinPath, type Place } from './problem.ts'

/** What the schemas cannot say: whether the parts of the file fit each other and what is around it. */
export function check(outline: Outline, surroundings: Surroundings): Finding[] {
  if (outline.pages.size === 0) return []
  const kinds = checkKinds(outline)
  const home = kinds.some(({ code, place }) => code === 'missing-section' && 'path' in place && place.path[1] === '/')
  const said = new Set(kinds.map(({ place }) => keyOf(place)))
  return [
    ...kinds,
    ...checkReferences(home ? withoutCertainHome(outline) : outline, surroundings),
    ...checkRedirects(outline),
    ...checkAnchors(outline).filter(({ place }) => !said.has(keyOf(place))),
    ...checkForms(outline),
  ]
}

const keyOf = (place: Place) => ('path' in place ? joinPath(place.path) : '')

/** A section that the home page lacks is reported once, not again for every link to it. */
function withoutCertainHome(outline: Outline): Outline {
  const home = outline.pages.get('/')
  return home ? { ...outline, pages: new Map([...outline.pages, ['/', { ...home, certain: false }]]) } : outline
}
