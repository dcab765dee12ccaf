import { isCollection, parseDocument, visit } from 'yaml'
import { currencyOf } from '../../renderer/common/currency.ts'
import { starterTextIn } from '../../renderer/schema/starter-texts.ts'
import { applyEdits, type Edit } from './edits.ts'
import { writeText } from './operations/plain-text.ts'

/** The YAML of a starter with its words in another language; those that nobody has said in it stay English. */
export function starterInWords(source: string, language: string, country: string): string {
  const edits: Edit[] = []
  visit(parseDocument(source), {
    Scalar(key, { value, range, type = '' }, path) {
      if (key === 'key' || typeof value !== 'string' || !range) return
      const said = starterTextIn(value, language)
      if (said === value) return
      const [start, end] = range
      const isFlow = path.some((node) => isCollection(node) && node.flow)
      const lines = () => source.slice(start, end).replaceAll(/\S.*/g, (line) => starterTextIn(line, language))
      const text = type.startsWith('BLOCK') ? lines() : writeText(withPrices(said, language, country), isFlow)
      edits.push({ start, end, text })
    },
  })
  return applyEdits(source, edits)
}

/** "ab ¤100" in the money of the country: "ab 100 €". */
function withPrices(text: string, language: string, country: string): string {
  const format = { style: 'currency', currency: currencyOf(country), maximumFractionDigits: 0 } as const
  return text.replaceAll(/¤(\d+)/g, (_, amount) => Number(amount).toLocaleString(language, format))
}
