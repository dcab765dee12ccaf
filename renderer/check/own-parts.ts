import { readFileSync } from 'node:fs'
import { suggestion } from '../common/nearest.ts'
import { type Problem, worded } from '../common/problem.ts'
import { sentences } from '../messages/english.ts'
import { componentName, ownFile, ownFiles, ownTypes, partName, replaceable } from '../own.ts'
import { jsonFault, ownFault } from '../schema/own-schemas.ts'
import { sectionTypes } from '../schema/schemas.ts'
import { ownSchemaFaults } from '../schema/validators.ts'

/** What is wrong with the sections and parts that a project brings, so that no page can be made with them. */
export function ownFaults(): Problem[] {
  const types = ownTypes()
  const schemas = ownSchemaFaults()
  const sound = types.filter((type) => !schemas.some(({ file }) => file === `sections/${type}`))
  const words = ownFiles('sections/*/words/*.json').flatMap((file) => jsonFault(file) ?? [])
  return [
    ...schemas,
    ...words,
    ...sound.flatMap(faultsOfSection),
    ...ownFiles('overrides/*.tsx').flatMap(faultsOfOverride),
  ]
}

function faultsOfSection(type: string): Problem[] {
  const name = componentName(type)
  const file = `sections/${type}/${name}.tsx`
  const examples = `sections/${type}/examples.yaml`
  const isThere = ownFiles(file).length > 0
  return [
    ...(isThere
      ? faultOfExport(file, name)
      : [ownFault(`sections/${type}`, worded('own-section.no-component', { type }, { type, name }))]),
    ...(ownFiles(examples).length > 0
      ? []
      : [ownFault(`sections/${type}`, worded('own-section.no-examples', { type }, { type }))]),
  ]
}

function faultsOfOverride(file: string): Problem[] {
  const name = partName(file)
  const names = [...Object.keys(replaceable), ...sectionTypes().map(componentName)]
  if (names.includes(name)) return faultOfExport(file, name)
  const { message, hint } = worded('own-section.no-part', { name }, { names: { list: names, most: 60 } })
  return [ownFault(file, { message, hint: sentences(suggestion(name, names), hint) })]
}

/** Nothing is said of a file that hands on what another exports: the bundler knows what that is. */
function faultOfExport(file: string, name: string): Problem[] {
  const code = readFileSync(ownFile(file), 'utf8')
  const names = exportsOf(code)
  if (names.includes(name) || /^export \*/m.test(code)) return []
  return [
    ownFault(
      file,
      worded('own-section.no-export', { file, name }, { name, count: names.length, names: { list: names } }),
    ),
  ]
}

function exportsOf(code: string): string[] {
  const declared = [...code.matchAll(/^export (?:async )?(?:function\*?|const|let|var|class) (\w+)/gm)]
  const listed = [...code.matchAll(/^export \{([^}]*)\}/gm)].flatMap(([, list = '']) => list.split(','))
  const fallback = /^export default /m.test(code) ? ['default'] : []
  return [
    ...declared.map(([, name = '']) => name),
    ...listed
      .map(
        (part) =>
          part
            .trim()
            .split(/\s+as\s+/)
            .at(-1) ?? '',
      )
      .filter(Boolean),
    ...fallback,
  ]
}
