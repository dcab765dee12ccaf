import { isRecord } from '../common/is-record.ts'
import { blockPath } from '../common/place-names.ts'
import type { Finding } from '../common/problem.ts'
import { schemaAt } from '../schema/schema-at.ts'
import { schemaOf, sectionTypes } from '../schema/schemas.ts'
import { blockSchema } from '../schema/walk.ts'
import { isWholeSection } from '../schema/whole-section.ts'
import { explainErrors } from './messages/explain.ts'
import { splitFinding } from './messages/split-entries.ts'
import { joinMoved } from './mistakes/moved.ts'
import { strayPage, strayPages } from './mistakes/stray-pages.ts'
import { headlessSections, strayEntry } from './mistakes/stray-sections.ts'
import { findingsOf, isUnder, validateBlock } from './validate-block.ts'

/** The parts of the file that are maps of things of one kind, with the schema of each thing. */
const collections = { facts: 'fact', forms: 'form', data: 'data', kinds: 'kind' } as const

/** Everything outside the pages that breaks the schemas, in the file's data before tokens are filled. */
export function validateFrame(data: unknown): Finding[] {
  const strays = strayPages(data)
  const rest = partsOf(data).filter(({ place }) => !strays.some((stray) => isUnder(place, stray)))
  return [...strays.map(strayPage), ...rest]
}

function partsOf(data: unknown): Finding[] {
  const findings = findingsOf('file-frame', 'pages', data, [])
  if (!isRecord(data)) return findings
  for (const part of ['site', 'navigation'] as const) {
    if (isRecord(data[part])) findings.push(...findingsOf(part, part, data[part], [part]))
  }
  for (const [part, schema] of Object.entries(collections)) {
    for (const [name, value] of entries(data[part])) findings.push(...findingsOf(schema, schema, value, [part, name]))
  }
  for (const [from, to] of entries(data.redirects)) findings.push(...validateRedirect(from, to))
  for (const [name, block] of entries(data.shared)) findings.push(...validateBlock(block, ['shared', name]))
  for (const [language, translation] of entries(data.translations))
    findings.push(...validateTranslation(translation, language))
  return findings
}

function validateTranslation(translation: unknown, language: string): Finding[] {
  const path = ['translations', language]
  const { navigation, shared, ...rest } = isRecord(translation) ? translation : {}
  return [
    ...findingsOf('translation', 'translation', isRecord(translation) ? rest : translation, path),
    ...(navigation === undefined ? [] : findingsOf('navigation', 'navigation', navigation, [...path, 'navigation'])),
    ...entries(shared).flatMap(([name, block]) => validateBlock(block, [...path, 'shared', name])),
  ]
}

/** What is wrong in one page, whatever the rest of the file says. */
export function validatePage(page: unknown, route: string): Finding[] {
  const findings = findingsOf('page-frame', 'page', page, ['pages', route])
  const headless = isRecord(page) && headlessSections(page, ['pages', route])
  if (headless) return [headless]
  if (!isRecord(page) || !Array.isArray(page.blocks)) return findings
  const blocks: unknown[] = page.blocks
  let next = 0
  for (const [index, block] of blocks.entries()) {
    const path = blockPath(route, index)
    if (index < next) continue
    const parts = partsFrom(blocks, index)
    if (parts.length > 0) {
      const first = findings.filter(({ place }) => isUnder(place, blockPath(route, index - 1)))
      for (const finding of first) findings.splice(findings.indexOf(finding), 1)
      findings.push(splitFinding(parts, path))
      next = index + parts.length
      continue
    }
    const stray = isRecord(block) && !('type' in block) && strayEntry(block, blockSchema(blocks[index - 1]), path)
    findings.push(...(stray ? [stray] : validateBlock(block, path)))
  }
  return findings.length > 1 ? joinMoved(findings) : findings
}

/** The first keys of the sections without type that the one before them lacks to be right: dashes too many cut it. */
function partsFrom(blocks: readonly unknown[], index: number): string[] {
  const before = blocks[index - 1]
  if (!isRecord(before) || !sectionTypes().includes(String(before.type))) return []
  const whole = { ...before }
  const firstKeys: string[] = []
  for (const block of blocks.slice(index)) {
    if (!isRecord(block) || 'type' in block || 'use' in block) break
    if (Object.keys(block).some((key) => Object.hasOwn(whole, key))) break
    Object.assign(whole, block)
    firstKeys.push(Object.keys(block)[0] ?? '')
  }
  return firstKeys.length > 0 && isWholeSection(whole) && (firstKeys.length > 1 || !isWholeSection(before))
    ? firstKeys
    : []
}

function validateRedirect(from: string, to: unknown): Finding[] {
  if (typeof to === 'string' && to !== '') return []
  const { description = '' } = schemaAt(schemaOf('pages'), ['redirects', from]) ?? {}
  const error = { keyword: 'type', instancePath: '', schemaPath: '', params: { type: 'string' } }
  return explainErrors([error], { type: 'string', description }, to, ['redirects', from])
}

function entries(value: unknown): [string, unknown][] {
  return isRecord(value) ? Object.entries(value) : []
}
