/** Each value that is written once has exactly one place among the panels. */
import { expect, test } from 'vitest'
import type { Path } from '../../renderer/common/problem.ts'
import type { Schema } from '../../renderer/schema/schemas.ts'
import { schemaFor } from '../../studio/edit/operations/demands.ts'
import { allForms } from '../../studio/server/schemas.ts'
import { foldsOf, isInFold, panelNames, panelOf, partsOf } from '../../studio/shell/panels/panels.ts'

const { parts } = allForms({})
const file: Schema = { properties: parts }
const folds = panelNames.flatMap((name) => foldsOf(name).map((fold) => ({ name, fold })))

/** The values that a group has, with those of groups that are known by name. */
function leaves(schema: Schema, path: Path = []): Path[] {
  const { properties } = schema
  if (!properties) return [path]
  return Object.entries(properties).flatMap(([key, inner]) => leaves(inner, [...path, key]))
}

test('every value of the schemas is reached in exactly one fold of one panel', () => {
  const all = leaves(file)
  expect(all.length).toBeGreaterThan(100)
  const places = all.map((path) => ({ path, count: folds.filter(({ fold }) => isInFold(path, fold)).length }))
  expect(places.filter(({ count }) => count !== 1)).toEqual([])
})

test('a panel names no field that the schemas do not have, and knows the parts of the file that it needs', () => {
  const named = folds.flatMap(({ fold: { of, keys, more = [] } }) => [...keys, ...more].map((key) => [...of, key]))
  const schemas = { file, block: () => ({}) }
  expect(named.filter((path) => !schemaFor(schemas, path, () => undefined))).toEqual([])
  expect(partsOf('languages').toSorted()).toEqual(['site', 'translations'])
  expect(new Set(panelNames.flatMap(partsOf))).toEqual(new Set(Object.keys(parts)))
})

test.each([
  [['site', 'phone'], 'business'],
  [['site', 'hours', 0, 'text'], 'business'],
  [['site'], 'business'],
  [['site', 'theme', 'light', 'paper'], 'design'],
  [['navigation', 'header', 0, 'label'], 'menus'],
  [['translations', 'es-US', 'navigation'], 'languages'],
  [['nobody', 'knows', 'this'], 'advanced'],
] as [Path, string][])('%j is changed in the panel "%s..."', (path, panel) => expect(panelOf(path)).toBe(panel))
