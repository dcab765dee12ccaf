import { blocksOf } from '../../common/blocks-of.ts'
import { isRecord } from '../../common/is-record.ts'
import { mainPlaceName } from '../../common/main-place.ts'
import { knownList, suggestion } from '../../common/nearest.ts'
import { blockPath } from '../../common/place-names.ts'
import type { Finding, Path } from '../../common/problem.ts'
import type { Frame } from '../../expand/frame.ts'
import { at, message } from '../../messages/message.ts'
import { shown } from '../../messages/shown.ts'
import { type Check, error } from './check.ts'

/** Sections that show one place of the business, by its name. */
export const places = {
  when: 'always',
  codes: {
    'unknown-place': error(
      'A section shows a place that the business does not have. Places have the names that stand under "locations:" of the site; the one of "address:" has that of "placeName:".',
    ),
  },
  ofPage: ({ route, data }, { frame }) =>
    blocksOf(data).flatMap((block, index) => unknownPlace(block, blockPath(route, index), frame)),
  ofSite: ({ site }) =>
    Object.entries(site.shared).flatMap(([name, block]) => unknownPlace(block, ['shared', name], site)),
} satisfies Check

function unknownPlace(block: unknown, path: Path, { data }: Pick<Frame, 'data'>): Finding[] {
  if (!isRecord(block) || block.type !== 'locations' || typeof block.only !== 'string') return []
  const site = Object(data.site)
  const further = (Array.isArray(site.locations) ? site.locations : []).map((place: unknown) => Object(place).name)
  const main = site.address === undefined ? [] : [block.mainName ?? mainPlaceName(site)]
  const names = [...main, ...further].map(String)
  const name = block.only
  if (names.includes(name)) return []
  return [
    {
      code: 'unknown-place',
      about: name,
      place: { path: [...path, 'only'] },
      message: message('unknown-place', { name: shown(name), place: at(path) }),
      hint: [...suggestion(name, names), message('unknown-place.hint', { known: knownList(name, names) })],
    },
  ]
}
