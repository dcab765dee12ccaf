import { isRecord } from '../common/is-record.ts'
import { firstList, knownList, suggestion } from '../common/nearest.ts'
import { valueAt } from '../common/pointers.ts'
import { type Finding, type Path, worded } from '../common/problem.ts'
import { at, message } from '../messages/message.ts'
import { shown } from '../messages/shown.ts'
import { schemaOf, sectionSchema, sectionTypes } from '../schema/schemas.ts'
import { straySections } from '../schema/stray-sections.ts'
import { schemaErrors } from '../schema/validators.ts'
import { fittingType, fittingTypes, isWholeSection } from '../schema/whole-section.ts'
import { explainErrors } from './messages/explain.ts'
import { synonymOf } from './messages/synonyms.ts'
import { lostSection } from './mistakes/lost-sections.ts'
import { straySection } from './mistakes/stray-sections.ts'

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
  const findings = findingsOf(name, name, block, path)
  if (findings.length === 0) return findings
  // What lacks fields alone is of its type, and not finished.
  const isStrange = findings.length > 1 && findings.some(({ code }) => code !== 'missing-field')
  const other = isStrange ? fittingType(Object(block)) : undefined
  if (other !== undefined) return [otherSection(block, other, path)]
  const lost = runsInto(Object(block), path)
  if (lost) return [lost]
  const strays = straySections(block, schemaOf(name), path)
  const rest = findings.filter(({ place }) => !strays.some((stray) => isUnder(place, stray)))
  return [...rest, ...strays.map((stray) => straySection(stray, valueAt(block, stray.slice(path.length))))]
}

/** A section that has lost its first line, so that its keys stand under those of a whole one. */
function runsInto(block: Record<string, unknown>, path: Path): Finding | undefined {
  const keys = Object.keys(block)
  const schema = block.use === undefined ? sectionSchema(String(block.type)) : schemaOf('use')
  const strange = keys.findIndex((key) => !Object.hasOwn(schema?.properties ?? {}, key))
  const part = (from: number, to?: number) => Object.fromEntries(keys.slice(from, to).map((key) => [key, block[key]]))
  // A heading alone may as well be one key too many.
  for (let at = Math.min(strange, keys.length - 2); at > 0; at--) {
    if (!isWholeSection(part(0, at))) continue
    const types = fittingTypes(part(at))
    if (types.length > 0) return lostSection({ path: [...path, keys[at] ?? ''], key: true }, keys[at] ?? '', types)
  }
  return undefined
}

function otherSection(block: unknown, other: string, path: Path): Finding {
  const { type } = Object(block)
  const keys = Object.keys(schemaOf(`sections/${type}`).properties ?? {})
  return {
    ...worded('other-section', { place: at(path), type, other }, { other, type, keys: { list: keys } }),
    place: { path: [...path, 'type'] },
  }
}

function validateUse(block: Record<string, unknown>, path: Path): Finding[] {
  const extra = Object.keys(block).find((key) => !Object.hasOwn(schemaOf('use').properties ?? {}, key))
  const lost = extra === undefined ? undefined : runsInto(block, path)
  if (lost) return [lost]
  if (extra === undefined)
    return typeof block.use === 'string' && block.use !== ''
      ? findingsOf('use', 'use', block, path)
      : [namesNothing(path)]
  return [
    {
      code: 'unknown-key',
      place: { path: [...path, extra], key: true },
      message: message('unknown-key.beside-use', { key: { field: extra }, place: at(path) }),
      hint: message('unknown-key.beside-use-hint'),
    },
  ]
}

function namesNothing(path: Path): Finding {
  return {
    code: 'wrong-type',
    place: { path: [...path, 'use'], key: true },
    message: message('wrong-type.use', { place: at(path) }),
    hint: message('wrong-type.use-hint'),
  }
}

function unknownType(type: unknown, types: string[], path: Path): Finding {
  const typeName = String(type)
  const name = synonymOf(typeName, types)
  const meant = name === undefined ? suggestion(typeName, types) : [message('did-you-mean', { name })]
  const choices = name === undefined ? knownList(typeName, types) : firstList([...new Set([name, ...types])])
  return {
    code: 'unknown-section',
    place: { path: [...path, 'type'] },
    message: message('unknown-section', { type: shown(typeName), place: at(path) }),
    hint: [...meant, message('unknown-section.hint', { types: choices })],
  }
}

function missingType(block: unknown, types: string[], path: Path): Finding {
  const empty = !isRecord(block)
  return {
    code: empty ? 'wrong-type' : 'missing-field',
    place: { path },
    message: message(empty ? 'wrong-type.section' : 'missing-field.type', { place: at(path) }),
    hint: message(path[0] === 'pages' ? 'section.begin-or-use' : 'section.begin', { types: { list: types } }),
  }
}

/** What breaks a schema, in words; `validator` names the schema's part that is asked. */
export function findingsOf(validator: string, schema: string, value: unknown, path: Path): Finding[] {
  const errors = schemaErrors(validator, value)
  return errors.length === 0 ? [] : explainErrors(errors, schemaOf(schema), value, path)
}

export function isUnder(place: Finding['place'], path: Path): boolean {
  return 'path' in place && path.every((step, index) => place.path[index] === step)
}
