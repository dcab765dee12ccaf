import { IntlMessageFormat } from 'intl-messageformat'

/** Fills ICU messages of a language, each of which is read once. `<` in them is no tag. */
export function createFill(language: string) {
  const formats = new Map<string, IntlMessageFormat>()
  return (text: string, values: Readonly<Record<string, string | number>>): string => {
    const format = formats.get(text) ?? new IntlMessageFormat(text, language, undefined, { ignoreTag: true })
    formats.set(text, format)
    return String(format.format(values))
  }
}
