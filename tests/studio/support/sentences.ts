/** The English sentences that the code holds, in the pieces in which it writes them. */
import { globSync, readFileSync } from 'node:fs'
import { parseSync, Visitor } from 'vite'

/** Texts of files, and those of them that a person reads: no description of a code, no broken promise of our own. */
export interface Pieces {
  all: string[]
  said: string[]
}

export function piecesIn(patterns: string[], except: readonly string[] = []): Pieces {
  const files = globSync(patterns).filter((file) => !except.includes(file))
  const pieces = files.map(piecesOf)
  return { all: pieces.flatMap(({ all }) => all), said: pieces.flatMap(({ said }) => said) }
}

interface Spanned {
  start: number
  end: number
}

function piecesOf(file: string): Pieces {
  const found: (Spanned & { text: string })[] = []
  const unsaid: Spanned[] = []
  const visitor = new Visitor({
    Literal(node) {
      if (typeof node.value === 'string') found.push({ start: node.start, end: node.end, text: node.value })
    },
    TemplateElement(node) {
      found.push({ start: node.start, end: node.end, text: node.value.cooked ?? '' })
    },
    NewExpression(node) {
      if (node.callee.type === 'Identifier' && node.callee.name === 'Error') unsaid.push(node)
    },
    // What the list of problems says of a code: warning('…') of check.ts.
    CallExpression({ callee, arguments: [about] }) {
      const isCode = callee.type === 'Identifier' && ['warning', 'error'].includes(callee.name)
      if (isCode && about) unsaid.push(about)
    },
    ObjectExpression(node) {
      const properties = node.properties.filter((property) => property.type === 'Property')
      const keys = properties.map(({ key }) => (key.type === 'Identifier' ? key.name : ''))
      unsaid.push(...properties.map(({ key }) => key))
      if (keys.includes('severity')) unsaid.push(...properties.filter((_, index) => keys[index] === 'about'))
    },
  })
  visitor.visit(parseSync(file, readFileSync(file, 'utf8')).program)
  const isSaid = ({ start, end }: Spanned) => !unsaid.some((node) => node.start <= start && end <= node.end)
  return { all: found.map(({ text }) => text), said: found.filter(isSaid).map(({ text }) => text) }
}
