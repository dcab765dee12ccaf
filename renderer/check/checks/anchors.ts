import { blocksOf } from '../../common/blocks-of.ts'
import { blockPath } from '../../common/place-names.ts'
import { type Finding, joinPath } from '../../common/problem.ts'
import { anchorsOfSection, sectionOf } from '../../expand/anchors.ts'
import { at, message } from '../../messages/message.ts'
import { type Check, error } from './check.ts'

/** Two sections of one page that answer to the same anchor: a link would reach only the first. */
export const anchors = {
  when: 'always',
  codes: {
    'duplicate-anchor': error(
      'Two sections of one page have the same name for links ("id"), so that a link reaches only the first. Give one of them another id, or keep only one of two sections that have the same name by their type.',
    ),
  },
  ofPage({ route, data, findings }, { frame }) {
    const said = new Set(findings.map(({ place }) => ('path' in place ? joinPath(place.path) : '')))
    const seen = new Map<string, number>()
    return blocksOf(data).flatMap((block, index) => {
      const names = anchorsOfSection(sectionOf(block, frame.shared))
      const again = names.find((name) => seen.has(name))
      for (const name of names) seen.set(name, seen.get(name) ?? index)
      if (again === undefined) return []
      const path = [...blockPath(route, index), ...(Object(block).id === again ? ['id'] : [])]
      return said.has(joinPath(path)) ? [] : [duplicate(path, again, seen.get(again) ?? 0)]
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
