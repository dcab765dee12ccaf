import { joinMoved } from './doctor/moved.ts'
import { strayPage, strayPages } from './doctor/stray-pages.ts'
import { headlessSections, strayEntry, straySection, straySections } from './doctor/strays.ts'
import { explainErrors, valueAt } from './messages/explain.ts'
import { blockPath, capital, placeName } from './messages/names.ts'
import { splitFinding } from './messages/split-entries.ts'
import { didYouMean, listNames } from './nearest.ts'
import { isRecord } from './parse.ts'
import type { Finding, Path } from './problem.ts'
import { schemaOf, sectionTypes } from './schemas.ts'
import { schemaErrors } from './validators.ts'
import { blockSchema } from './walk.ts'

/** The parts of the file that are maps of things of one kind, with the schema of each thing. */
const collections = { facts: 'fact', forms: 'form', data: 'data' } as const

/** Everything outside the pages that breaks the schemas, in the file's data before tokens are filled. */
export function validateFrame(data: unknown): Finding[] {
  const strays = strayPages(data)
  const rest = partsOf(data).filter(({ place }) => !strays.some((stray) => isUnder(place, stray)))
  return [...strays.map(strayPage), ...rest]
}

function partsOf(data: unknown): Finding[] {
  const findings = check('file-frame', 'pages', data, [])
  if (!isRecord(data)) return findings
  for (const part of ['site', 'navigation'] as const) {
    if (isRecord(data[part])) findings.push(...check(part, part, data[part], [part]))
  }
  for (const [part, schema] of Object.entries(collections)) {
    for (const [name, value] of entries(data[part])) findings.push(...check(schema, schema, value, [part, name]))
  }
  for (const [from, to] of entries(data.redirects)) findings.push(...validateRedirect(from, to))
  for (const [name, block] of entries(data.shared)) findings.push(...validateBlock(block, ['shared', name]))
  return findings
}

/** What is wrong in one page, whatever the rest of the file says. */
export function validatePage(page: unknown, route: string): Finding[] {
  const findings = check('page-frame', 'page', page, ['pages', route])
  const headless = isRecord(page) && headlessSections(page, ['pages', route])
  if (headless) return [headless]
  if (!isRecord(page) || !Array.isArray(page.blocks)) return findings
  const blocks: unknown[] = page.blocks
  for (const [index, block] of blocks.entries()) {
    const path = blockPath(route, index)
    const half = secondHalf(blocks[index - 1], block)
    if (half !== undefined) {
      const first = findings.filter(({ place }) => isUnder(place, blockPath(route, index - 1)))
      for (const finding of first) findings.splice(findings.indexOf(finding), 1)
      findings.push(splitFinding(half, path))
      continue
    }
    const stray = isRecord(block) && !('type' in block) && strayEntry(block, blockSchema(blocks[index - 1]), path)
    findings.push(...(stray ? [stray] : validateBlock(block, path)))
  }
  return findings.length > 1 ? joinMoved(findings) : findings
}

/** The first key of a section without type that the section before it lacks to be right: a dash too many cut them. */
function secondHalf(before: unknown, block: unknown): string | undefined {
  if (!isRecord(before) || !isRecord(block) || 'type' in block || 'use' in block) return undefined
  const name = `sections/${String(before.type)}`
  const keys = Object.keys(block)
  if (!sectionTypes().includes(String(before.type)) || keys.some((key) => Object.hasOwn(before, key))) return undefined
  const isWhole = schemaErrors(name, { ...before, ...block }).length === 0 && schemaErrors(name, before).length > 0
  return isWhole ? keys[0] : undefined
}

/** What is wrong in one section; of an unknown or missing type nothing else is judged. */
export function validateBlock(block: unknown, path: Path): Finding[] {
  if (isRecord(block) && 'use' in block && path[0] === 'pages') return validateUse(block, path)
  const type = isRecord(block) ? block.type : undefined
  const types = sectionTypes()
  if (typeof type === 'string' && types.includes(type)) return checkSection(block, `sections/${type}`, path)
  if (isRecord(block) && 'type' in block && block.type !== null) return [unknownType(type, types, path)]
  return [missingType(block, types, path)]
}

function checkSection(block: unknown, name: string, path: Path): Finding[] {
  const findings = check(name, name, block, path)
  if (findings.length === 0) return findings
  const other = findings.length > 1 ? fittingType(block) : undefined
  if (other !== undefined) return [otherSection(block, other, path)]
  const strays = straySections(block, schemaOf(name), path)
  const rest = findings.filter(({ place }) => !strays.some((stray) => isUnder(place, stray)))
  return [...rest, ...strays.map((stray) => straySection(stray, valueAt(block, stray.slice(path.length))))]
}

/** The type whose rules a section keeps, where its own says otherwise: copied, with another "type". */
function fittingType(block: unknown): string | undefined {
  return sectionTypes().find((type) => schemaErrors(`sections/${type}`, { ...Object(block), type }).length === 0)
}

function otherSection(block: unknown, other: string, path: Path): Finding {
  const { type } = Object(block)
  const keys = Object.keys(schemaOf(`sections/${type}`).properties ?? {})
  return {
    code: 'other-section',
    place: { path: [...path, 'type'] },
    message: `${capital(placeName(path))} says "${type}", but has the keys of "${other}"`,
    hint: `Write "type: ${other}", or give it the keys of "${type}": ${listNames(keys)}`,
  }
}

function isUnder(place: Finding['place'], path: Path): boolean {
  return 'path' in place && path.every((step, index) => place.path[index] === step)
}

function validateUse(block: Record<string, unknown>, path: Path): Finding[] {
  const extra = Object.keys(block).find((key) => key !== 'use')
  if (extra === undefined) return typeof block.use === 'string' && block.use !== '' ? [] : [namesNothing(path)]
  return [
    {
      code: 'unknown-key',
      place: { path: [...path, extra], key: true },
      message: `Cannot use "${extra}" beside "use" in ${placeName(path)}`,
      hint: 'A shared section is taken as it is. Change it under "shared:", or write the section out here with its "type".',
    },
  ]
}

function namesNothing(path: Path): Finding {
  return {
    code: 'wrong-type',
    place: { path: [...path, 'use'], key: true },
    message: `"use" in ${placeName(path)} names no shared section`,
    hint: 'Write the name of a section under "shared:" after the colon, without brackets or braces: "- use: name".',
  }
}

function unknownType(type: unknown, types: string[], path: Path): Finding {
  return {
    code: 'unknown-section',
    place: { path: [...path, 'type'] },
    message: `Cannot find section type "${String(type)}" used by ${placeName(path)}`,
    hint: `${didYouMean(String(type), types)}Known types: ${listNames(types)}`,
  }
}

function missingType(block: unknown, types: string[], path: Path): Finding {
  const empty = !isRecord(block)
  return {
    code: empty ? 'wrong-type' : 'missing-field',
    place: { path },
    message: empty ? `${capital(placeName(path))} is no section` : `"type" is missing from ${placeName(path)}`,
    hint: `Begin it with "type:" and one of ${listNames(types)}${path[0] === 'pages' ? ', or with "use:" and the name of a shared section' : ''}`,
  }
}

function validateRedirect(from: string, to: unknown): Finding[] {
  if (typeof to === 'string' && to !== '') return []
  const schema = { type: 'string', description: 'The page that the old address leads to.' }
  const error = { keyword: 'type', instancePath: '', schemaPath: '', params: { type: 'string' } }
  return explainErrors([error], schema, to, ['redirects', from])
}

function check(validator: string, schema: string, value: unknown, path: Path): Finding[] {
  const errors = schemaErrors(validator, value)
  return errors.length === 0 ? [] : explainErrors(errors, schemaOf(schema), value, path)
}

export function entries(value: unknown): [string, unknown][] {
  return isRecord(value) ? Object.entries(value) : []
}
