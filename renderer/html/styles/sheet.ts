import { type AtRule, type ChildNode, type Container, type Declaration, parse, type Root, type Rule } from 'postcss'
import { type Choices, choicesOf, choose } from './choices.ts'
import { classesOf } from './selectors.ts'
import type { ShortNames } from './short.ts'

/** Gives the part of a style sheet that pages need on which certain classes may stand. */
export type PartOf = (mayStand: (name: string) => boolean) => string

/** A style sheet with its nodes. */
export const parseSheet = (text: string): Root => parse(text)

/**
 * Reads a style sheet. A part of it keeps the order of the sheet, and is without the selectors that need other classes, also
 * in lists such as `:is(.a, .b)`, and without the custom properties and animations that nothing in it uses. Elements,
 * attributes and states may always be
 * there. A custom property that nothing in the whole sheet uses is meant for another sheet, such as that of the toasts.
 * Classes with a short name have that.
 */
export function readSheet(root: Root, short: ShortNames = new Map()): PartOf {
  const needs = new Map<unknown, { choices: Choices; names: string[] }[]>()
  root.walkRules((rule) => {
    const parts = rule.selectors.map((selector) => ({
      choices: choicesOf(selector, short),
      names: classesOf(selector),
    }))
    needs.set(rule, parts)
    dropRepeated(rule)
  })
  const inSheet = new Set<string>()
  root.walkDecls(({ value }) => {
    for (const [, name = ''] of value.matchAll(/var\((--[\w-]+)/g)) inSheet.add(name)
  })
  return (mayStand) => {
    const matching = new Map(
      [...needs].map(([rule, parts]) => [
        rule,
        parts.flatMap(({ choices, names }) => (names.every(mayStand) ? (choose(choices, mayStand) ?? []) : [])),
      ]),
    )
    const selectorOf = (rule: unknown) => matching.get(rule)?.join() ?? ''
    const canMatch = (rule: unknown) => matching.get(rule)?.length !== 0
    const names = usedNames(root, canMatch, inSheet)
    const isKept = (node: ChildNode) => {
      if (node.type === 'rule') return canMatch(node)
      if (node.type === 'decl') return !node.prop.startsWith('--') || names.has(node.prop)
      return !(node.type === 'atrule' && /^(keyframes|property)$/.test(node.name)) || names.has(node.params)
    }
    return printAll(root, { isKept, selectorOf })
  }
}

/** Tools that add what older browsers need may do so one after the other. */
function dropRepeated({ nodes }: Rule) {
  const seen = new Set<string>()
  for (const node of nodes.toReversed()) {
    const text = `${node}`
    if (seen.has(text)) node.remove()
    seen.add(text)
  }
}

/** A style sheet, which is left without what is for paper alone, and that alone, in its layers. */
export function splitPaper(screen: Root): { screen: Root; paper: Root } {
  const paper = screen.clone()
  screen.walkAtRules('media', (rule) => {
    if (isPaper(rule)) rule.remove()
  })
  paper.walkRules((rule) => {
    if (!isOnPaper(rule)) rule.remove()
  })
  paper.walkAtRules((rule) => {
    if (!/^(?:layer|media|supports)$/.test(rule.name) || !rule.nodes) rule.remove()
  })
  return { screen, paper }
}

const isPaper = (node: { type: string } | undefined) =>
  node?.type === 'atrule' && (node as AtRule).name === 'media' && (node as AtRule).params === 'print'

function isOnPaper(node: ChildNode): boolean {
  const { parent } = node
  return parent !== undefined && (isPaper(parent) || isOnPaper(parent as ChildNode))
}

/** Custom properties but those that Tailwind and Lightning CSS keep for themselves. */
const forOthers = /^--(?!tw-|lightningcss-)/

/** The custom properties and animations that rules use, also by way of other properties, or have for another sheet. */
function usedNames(root: Container, canMatch: (rule: unknown) => boolean, inSheet: Set<string>): Set<string> {
  const values: string[] = []
  const valuesOf = new Map<string, string[]>()
  root.walkDecls(({ prop, value, parent }: Declaration) => {
    if (!canMatch(parent)) return
    if (inSheet.has(prop)) valuesOf.set(prop, [...(valuesOf.get(prop) ?? []), value])
    else if (forOthers.test(prop)) values.push(prop, value)
    else if (prop.startsWith('animation') || value.includes('var(')) values.push(value)
  })
  const used = new Set<string>()
  for (const value of values) {
    for (const [name] of value.matchAll(/[a-z_-][\w-]*/gi)) {
      if (!used.has(name)) values.push(...(valuesOf.get(name) ?? []))
      used.add(name)
    }
  }
  return used
}

interface Choice {
  isKept: (node: ChildNode) => boolean
  /** The selectors of a rule that may match. */
  selectorOf: (rule: Rule) => string
}

const printAll = ({ nodes }: Container, choice: Choice): string =>
  nodes?.map((node) => (choice.isKept(node) ? print(node, choice) : '')).join('') ?? ''

function print(node: ChildNode, choice: Choice): string {
  if (node.type === 'decl') return `${node};`
  if (node.type === 'comment') return ''
  const head = node.type === 'rule' ? choice.selectorOf(node) : `@${node.name} ${node.params}`
  if (!node.nodes) return `${head};`
  const inner = printAll(node as AtRule | Rule, choice).replace(/;$/, '')
  // A layer wins against those that are named before it, whatever is in them.
  const isLayer = node.type === 'atrule' && node.name === 'layer'
  return inner || isLayer ? `${head}{${inner}}` : ''
}
