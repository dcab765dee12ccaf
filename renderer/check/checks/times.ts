import { blocksOf } from '../../common/blocks-of.ts'
import { blockPath } from '../../common/place-names.ts'
import { type Finding, type Path, worded } from '../../common/problem.ts'
import type { Frame } from '../../expand/frame.ts'
import { spanOf } from '../../expand/periods.ts'
import { at, message } from '../../messages/message.ts'
import { type Check, error } from './check.ts'
import { hours } from './hours.ts'

/** When pages, sections and the announcement show ("from" and "until"). */
export const times = {
  when: 'always',
  codes: {
    'times-order': error(
      'Something is over before it begins ("until" and "from"), so that it would never show. The last day counts in full. Correct one of them.',
    ),
    'timed-home': error(
      'The home page has "from" or "until". It is always there: let sections of it come and go instead.',
    ),
    'no-time-zone': hours.codes['no-time-zone'],
  },
  ofPage: ({ route, data }, { frame }) => {
    const { from, until } = Object(data)
    if (route === '/' && (from ?? until) !== undefined) return [timedHome(from === undefined ? 'until' : 'from')]
    return [
      ...checkOrder(data, ['pages', route], frame),
      ...blocksOf(data).flatMap((block, index) => checkOrder(block, blockPath(route, index), frame)),
    ]
  },
  ofSite: ({ site }) => [
    ...checkOrder(Object(site.data.site).announcement, ['site', 'announcement'], site),
    ...Object.entries(site.shared).flatMap(([name, block]) => checkOrder(block, ['shared', name], site)),
    ...checkZone(site),
  ],
} satisfies Check

function checkOrder(written: unknown, path: Path, frame: Frame): Finding[] {
  const span = spanOf(written, frame)
  if (span.from < span.until) return []
  const { from, until } = Object(written)
  return [{ ...worded('times-order', { place: at(path), from, until }), place: { path: [...path, 'until'] } }]
}

const timedHome = (key: string): Finding => ({
  ...worded('timed-home', { key }),
  place: { path: ['pages', '/', key], key: true },
})

function checkZone({ data, pages }: Parameters<NonNullable<Check['ofSite']>>[0]['site']): Finding[] {
  const [route] = [...pages].find(([, { periods }]) => periods) ?? []
  if (route === undefined || Object(data.site).timeZone !== undefined) return []
  return [
    {
      code: 'no-time-zone',
      place: { path: ['site'], key: true },
      message: message('no-time-zone.times', { route }),
      hint: message('no-time-zone.hint'),
    },
  ]
}
