import { isRecord } from '../../common/is-record.ts'
import type { Finding, Path } from '../../common/problem.ts'
import { message } from '../../messages/message.ts'
import { type Rename, renames } from './renames.ts'
import { isOlder, VERSION } from './version.ts'

/** One place with an old name: a value, or a key. */
export interface OldName {
  path: Path
  isKey: boolean
  from: string
  to: string
  /** The version that takes it no longer. */
  ends?: string | undefined
}

export interface Upgraded {
  data: unknown
  old: OldName[]
}

/** The data with new names in place of old ones; where there are none, the same object. Its "engine" says which were old for it. */
export function upgrade(data: unknown, known: readonly Rename[] = renames): Upgraded {
  if (!isRecord(data)) return { data, old: [] }
  const rules = known.filter(({ ends }) => ends === undefined || isOlder(data.engine, ends))
  const old: OldName[] = []
  const shared = mapValues(data.shared, (block, name) => upgradeBlock(block, ['shared', name], rules, old))
  const pages = mapValues(data.pages, (page, route) => upgradePage(page, ['pages', route], rules, old))
  if (old.length === 0) return { data, old }
  return { data: { ...data, ...(data.shared !== undefined && { shared }), pages }, old }
}

/** What is said of each old name, at its line: a mistake where this version takes it no longer. */
export function warnings(old: readonly OldName[], version = VERSION): Finding[] {
  return old.map(({ path, isKey, from, to, ends }) => {
    const hasEnded = ends !== undefined && !isOlder(version, ends)
    return {
      code: 'old-name',
      severity: hasEnded ? 'error' : 'warning',
      place: isKey ? { path, key: true } : { path },
      message: message('old-name', { from, to }),
      hint: hasEnded ? message('old-name.ended-hint', { version: ends }) : message('old-name.hint'),
    }
  })
}

function upgradePage(page: unknown, path: Path, rules: readonly Rename[], old: OldName[]): unknown {
  if (!isRecord(page)) return page
  const before = old.length
  const fields = rules.filter((rule) => rule.kind === 'page-field')
  const renamed = renameKeys(page, path, fields, old)
  const blocks = Array.isArray(page.blocks)
    ? page.blocks.map((block: unknown, index) => upgradeBlock(block, [...path, 'blocks', index], rules, old))
    : page.blocks
  return old.length === before ? page : { ...renamed, ...('blocks' in page && { blocks }) }
}

function upgradeBlock(block: unknown, path: Path, rules: readonly Rename[], old: OldName[]): unknown {
  if (!isRecord(block) || typeof block.type !== 'string') return block
  const before = old.length
  const { type: oldType } = block
  const section = rules.find((rule) => rule.kind === 'section' && rule.from === oldType)
  const type = section?.to ?? oldType
  if (section) old.push({ path: [...path, 'type'], isKey: false, from: oldType, to: type, ends: section.ends })
  const fields = rules.filter((rule) => rule.kind === 'field' && (rule.of === '*' || rule.of === type))
  const renamed = renameKeys(block, path, fields, old)
  return old.length === before ? block : { ...renamed, type }
}

/** Where both names stand, the new one counts and the old one is left to be reported as unknown. */
function renameKeys(value: Record<string, unknown>, path: Path, rules: readonly Rename[], old: OldName[]) {
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => {
      const rule = rules.find(({ from, to }) => from === key && !(to in value))
      if (!rule) return [key, inner]
      old.push({ path: [...path, key], isKey: true, from: key, to: rule.to, ends: rule.ends })
      return [rule.to, inner]
    }),
  )
}

function mapValues(value: unknown, map: (inner: unknown, key: string) => unknown): unknown {
  if (!isRecord(value)) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, map(inner, key)]))
}
