import { parseSync } from 'vite'

/** Attributes that are read to somebody. */
const spoken = /^(aria-label|aria-roledescription|aria-description|alt|title|placeholder|label|legend|heading|caption)$/

/** Texts in the markup of a component: between tags, in attributes that are read out, and as choices in braces. */
export function wordsWritten(source: string): string[] {
  const found: string[] = []
  const add = (text: unknown) => typeof text === 'string' && /[a-z]{2}/i.test(text) && found.push(text)
  const literals = (node: Node) => {
    if (node.type === 'Literal') add(node.value)
    if (node.type === 'TemplateLiteral') for (const { value } of node.quasis ?? []) add(Object(value).raw)
    for (const child of [node.consequent, node.alternate, node.left, node.right])
      if (child && !/^JSX/.test(child.type) && node.type !== 'BinaryExpression') literals(child)
  }
  const visit = (node: Node) => {
    if (node.type === 'JSXText') add(node.value)
    if (node.type === 'JSXAttribute' && spoken.test(String(Object(node.name).name)))
      literals(Object(node.value).expression ?? node.value ?? {})
    for (const child of node.children ?? [])
      if (child.type === 'JSXExpressionContainer') literals(Object(child).expression)
    for (const value of Object.values(node))
      for (const child of [value].flat()) if (Object(child).type) visit(child as Node)
  }
  visit(parseSync('component.tsx', source).program as unknown as Node)
  return found
}

interface Node {
  type: string
  name?: unknown
  value?: unknown
  quasis?: { value: unknown }[]
  children?: Node[]
  consequent?: Node
  alternate?: Node
  left?: Node
  right?: Node
}
