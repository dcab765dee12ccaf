import { catalogueOf, spokenOf, type Texts } from '../../renderer/messages/catalogues.ts'

/** A copy of schemas in which descriptions are in a language, as far as they are known in it, and for who sees no file. */
export function described<Value>(value: Value, language: string): Value {
  const { descriptions, studio } = catalogueOf(spokenOf([language]))
  return withTexts(value, { ...descriptions, ...studio })
}

function withTexts<Value>(value: Value, texts: Texts): Value {
  if (Array.isArray(value)) return value.map((item) => withTexts(item, texts)) as Value
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).map(([key, inner]) => {
    if (key !== 'description' || typeof inner !== 'string') return [key, withTexts(inner, texts)]
    return [key, Object.hasOwn(texts, inner) ? texts[inner] : inner]
  })
  return Object.fromEntries(entries)
}
