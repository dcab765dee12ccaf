import type { Catalogue } from '../../../renderer/messages/catalogues.ts'
import { createFill } from '../../../renderer/messages/formats.ts'

export type Spoken = Pick<Catalogue, 'shell' | 'parts' | 'fields' | 'choices'>

/** The server sends the page in the first language of the browser's that has a catalogue, with its words. */
export const language = document.documentElement.lang

export const { shell: words, ...names }: Spoken = JSON.parse(document.querySelector('#words')?.textContent ?? '{}')

/** Words with what stands in their places: they are ICU messages. */
export const fill = createFill(language)
