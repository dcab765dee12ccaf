/** The words of the studio's shell: each is shown somewhere, with what stands in its places. */
import { globSync, readFileSync } from 'node:fs'
import { parseSync, Visitor } from 'vite'
import { expect, test } from 'vitest'
import { english, placesOf } from './support/catalogues.ts'

interface Node {
  type: string
  [key: string]: unknown
}

/** Words that are shown as they stand, and those that are filled, with the names of what they are filled with. */
const plain: string[] = []
const filled: [id: string, values: string][] = []
for (const file of globSync('studio/shell/**/*.{ts,tsx}')) look(file)

function look(file: string): void {
  const inCalls = new Set<unknown>()
  const visitor = new Visitor({
    CallExpression({ callee, arguments: [first, values] }) {
      if (callee.type !== 'Identifier' || callee.name !== 'fill' || values?.type !== 'ObjectExpression') return
      inCalls.add(first)
      const names = values.properties.map((property) => (property.type === 'Property' ? nameOf(property.key) : '...'))
      filled.push([idOf(first as unknown as Node), String(names.toSorted())])
    },
    MemberExpression(node) {
      if (nameOf(node.object) === 'words' && !inCalls.has(node)) plain.push(idOf(node as unknown as Node))
    },
  })
  visitor.visit(parseSync(file, readFileSync(file, 'utf8')).program)
}

function nameOf(node: { type: string }): string {
  return String((node as Node).name)
}

/** The id of `words.save`; of words[`keys.${name}`] what stands before the name: "keys."; of words[width] nothing. */
function idOf({ computed, property }: Node): string {
  if (!computed) return nameOf(property as Node)
  const { quasis = [] } = property as { quasis?: { value: { cooked: string } }[] }
  return quasis[0]?.value.cooked ?? ''
}

const isPart = (id: string) => id.endsWith('.')

test('every word is shown somewhere', () => {
  const shown = new Set([...plain, ...filled.map(([id]) => id)])
  const isShown = (id: string) => shown.has(id) || [...shown].some((part) => isPart(part) && id.startsWith(part))
  expect(shown.size).toBeGreaterThan(100)
  expect(Object.keys(english.shell).filter((id) => !isShown(id))).toEqual([])
})

test('words get all that stands in their places, and nothing else', () => {
  const texts: Readonly<Record<string, string>> = english.shell
  const wrong = filled.filter(([id, values]) => values !== String(placesOf(texts[id] ?? '')))
  expect(filled.length).toBeGreaterThan(40)
  expect(wrong).toEqual([])
  const unfilled = Object.entries(texts).filter(([id, text]) => plain.includes(id) && placesOf(text).length > 0)
  expect(unfilled).toEqual([])
})
