import postcss, { type AtRule, type ChildNode, type Container, type Declaration, type Rule } from 'postcss'
import { classesOf } from './selectors.ts'
import { type ShortNames, shortSelector } from './short.ts'

/** Gives the part of a style sheet that pages need on which certain classes may stand. */
export type PartOf = (mayStand: (name: string) => boolean) => string

/**
 * Reads a style sheet. A part of it keeps the order of the sheet, and is without the rules that need other classes and
 * without the custom properties and animations that nothing in it uses. Elements, attributes and states may always be
 * there. A custom property that nothing in the whole sheet uses is meant for another sheet, such as that of the toasts.
 * Classes with a short name have that.
 */
export function readSheet(text: string, short: ShortNames = new Map()): PartOf {
  const root = postcss.parse(text)
  const needs = new Map<unknown, string[][]>()
  root.walkRules((rule) => {
    needs.set(rule, rule.selectors.map(classesOf))
    rule.selector = shortSelector(rule.selector, short)
  })
  const inSheet = new Set([...text.matchAll(/var\((--[\w-]+)/g)].map(([, name = '']) => name))
  return (mayStand) => {
    const canMatch = (rule: unknown) => needs.get(rule)?.some((names) => names.every(mayStand)) !== false
    const names = usedNames(root, canMatch, inSheet)
    const isKept = (node: ChildNode) => {
      if (node.type === 'rule') return canMatch(node)
      if (node.type === 'decl') return !node.prop.startsWith('--') || names.has(node.prop)
      return !(node.type === 'atrule' && /^(keyframes|property)$/.test(node.name)) || names.has(node.params)
    }
    return printAll(root, isKept)
  }
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

const printAll = ({ nodes }: Container, isKept: (node: ChildNode) => boolean): string =>
  nodes?.map((node) => (isKept(node) ? print(node, isKept) : '')).join('') ?? ''

function print(node: ChildNode, isKept: (node: ChildNode) => boolean): string {
  if (node.type === 'decl') return `${node};`
  if (node.type === 'comment') return ''
  const head = node.type === 'rule' ? node.selector : `@${node.name} ${node.params}`
  if (!node.nodes) return `${head};`
  const inner = printAll(node as AtRule | Rule, isKept).replace(/;$/, '')
  // A layer wins against those that are named before it, whatever is in them.
  const isLayer = node.type === 'atrule' && node.name === 'layer'
  return inner || isLayer ? `${head}{${inner}}` : ''
}
