import { IntlMessageFormat } from 'intl-messageformat'
import type { Catalogue } from '../../../renderer/messages/catalogues.ts'

export type Spoken = Pick<Catalogue, 'shell' | 'parts' | 'fields' | 'choices'>

/** The server sends the page in the first language of the browser's that has a catalogue, with its words. */
export const language = document.documentElement.lang

export const { shell: words, ...names }: Spoken = JSON.parse(document.querySelector('#words')?.textContent ?? '{}')

const formats = new Map<string, IntlMessageFormat>()

/** Words with what stands in their places: they are ICU messages, each read once. */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  const format = formats.get(text) ?? new IntlMessageFormat(text, language, undefined, { ignoreTag: true })
  formats.set(text, format)
  return String(format.format(values))
}
