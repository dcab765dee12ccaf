import { blocksOf } from '../../common/blocks-of.ts'
import { blockPath } from '../../common/place-names.ts'
import { type Finding, joinPath } from '../../common/problem.ts'
import { anchorsOfSection, sectionOf } from '../../expand/anchors.ts'
import type { Period } from '../../expand/periods.ts'
import { at, message } from '../../messages/message.ts'
import { type Check, error } from './check.ts'

/** The only period of a page that always shows as it is written. */
const always: Pick<Period, 'hidden'>[] = [{ hidden: [] }]

/** Two sections of one page that answer to the same anchor: a link would reach only the first. */
export const anchors = {
  when: 'always',
  codes: {
    'duplicate-anchor': error(
      'Two sections of one page have the same name for links ("id"), so that a link reaches only the first. Give one of them another id, or keep only one of two sections that have the same name by their type.',
    ),
  },
  ofPage({ route, data, outline: { periods = always }, findings }, { frame }) {
    // Of two, one may take the place of the other on a day.
    const areTogether = (one: number, other: number) =>
      periods.some(({ hidden }) => !hidden.includes(one) && !hidden.includes(other))
    const said = new Set(findings.map(({ place }) => ('path' in place ? joinPath(place.path) : '')))
    const seen: { name: string; index: number }[] = []
    return blocksOf(data).flatMap((block, index) => {
      const names = anchorsOfSection(sectionOf(block, frame.shared))
      const again = seen.find(({ name, index: other }) => names.includes(name) && areTogether(other, index))
      seen.push(...names.map((name) => ({ name, index })))
      if (!again) return []
      const path = [...blockPath(route, index), ...(Object(block).id === again.name ? ['id'] : [])]
      return said.has(joinPath(path)) ? [] : [duplicate(path, again.name, again.index)]
    })
  },
} satisfies Check

function duplicate(path: (string | number)[], anchor: string, first: number): Finding {
  return {
    code: 'duplicate-anchor',
    place: { path },
    message: message('duplicate-anchor', { block: at(path.slice(0, 4)), anchor, first: first + 1 }),
    hint: path.length > 4 ? message('duplicate-anchor.rename') : message('duplicate-anchor.keep-one'),
  }
}
