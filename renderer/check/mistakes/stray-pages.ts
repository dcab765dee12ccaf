import { isRecord } from '../../common/is-record.ts'
import { type Finding, type Path, worded } from '../../common/problem.ts'
import { partNames } from '../../schema/schemas.ts'

/** Where pages stand that were put into another part of the file than "pages:". */
export function strayPages(data: unknown): Path[] {
  const parts = partNames().filter((part) => part !== 'pages')
  return parts.flatMap((part) => {
    const group = isRecord(data) && isRecord(data[part]) ? data[part] : {}
    return Object.keys(group).flatMap((key) => (isPage(key, group[key]) ? [[part, key]] : []))
  })
}

const isPage = (key: string, value: unknown) => key.startsWith('/') && isRecord(value) && 'blocks' in value

export function strayPage([part = '', route = '']: Path): Finding {
  return { ...worded('misplaced-page', { route, part }), place: { path: [part, route], key: true } }
}
