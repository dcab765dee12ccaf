import { quote } from '../messages/names.ts'
import type { SyntaxMistake } from '../parse.ts'
import type { Finding } from '../problem.ts'

/** Explains a mistake in the YAML itself. */
export function explainSyntax(mistake: SyntaxMistake, source: string): Finding {
  const { code, start, end, detail, first = 0 } = mistake
  const place = { start, end }
  if (code === 'DUPLICATE_ROUTE' || code === 'DUPLICATE_KEY') {
    const line = source.slice(0, first).split('\n').length
    const route = code === 'DUPLICATE_ROUTE'
    return {
      code: route ? 'duplicate-route' : 'duplicate-key',
      place,
      message: route
        ? `The page ${quote(detail)} is written twice; first on line ${line}`
        : `The key ${quote(detail)} is written twice in the same place; first on line ${line}`,
      hint: route ? 'Give one of them another address, or remove it.' : 'Keep one of the two lines.',
    }
  }
  return {
    code: 'yaml-syntax',
    place,
    message: `Cannot read this as YAML: ${detail}`,
    hint: 'Compare the line with its neighbours: the same indentation, a space after each colon, text with special characters in quotes.',
  }
}
