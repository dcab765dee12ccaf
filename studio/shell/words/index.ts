import { withBase, withoutBase } from '../../../renderer/common/base.ts'
import type { Catalogue } from '../../../renderer/messages/catalogues.ts'
import { createFill } from '../../../renderer/messages/formats.ts'

/** What the page is told of where it is. */
export interface Place {
  /** Where the pages of the site are. */
  site: string
  /** Whether a studio of one's own publishes. */
  publishes?: true
  /** Behind a desk, which keeps and writes the draft: where it begins, and where whoever may publishes. */
  desk?: string
  publish?: string
}

/** What the server writes into the page. */
export type Spoken = Pick<Catalogue, 'shell' | 'parts' | 'fields' | 'choices'> & { place: Place }

/** The server sends the page in the first language of the browser's that has a catalogue, with its words. */
export const language = document.documentElement.lang

export const {
  shell: words,
  place,
  ...names
}: Spoken = JSON.parse(document.querySelector('#words')?.textContent ?? '{}')

/** Words with what stands in their places: they are ICU messages. */
export const fill = createFill(language)

/** Where something of the site is, as the draft has it. */
export const siteAddress = (address: string) => withBase(address, place.site)

/** The address of the site that the frame shows. Where it was led out of the draft's pages, it is that of the published one. */
export const routeAt = ({ pathname }: Pick<Location, 'pathname'>) => withoutBase(pathname, place.site)
