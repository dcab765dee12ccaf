/** The pictures of a lead in its mail: attached as far as mail servers take them, else said where they are. */
import { fill, type Words } from '../../renderer/languages/index.ts'
import type { Photo } from '../store/types.ts'

export type Attachment = { filename: string; content: Buffer; contentType: string }

/** With the third that encoding adds this stays below the 10 MB that the strictest usual mail servers take. */
const mostAttached = 7 * 2 ** 20

/** Names a picture by its lead and its place: what a visitor called it stays out of headers and paths. */
export const photoFile = (lead: string, index: number) => `${lead}-${index + 1}.jpg`

export function attach(lead: string, photos: Photo[], words: Words['mail']) {
  let size = 0
  const attachments = photos.flatMap(({ bytes }, index): Attachment[] => {
    if (size + bytes.length > mostAttached) return []
    size += bytes.length
    return [{ filename: photoFile(lead, index), content: Buffer.from(bytes), contentType: 'image/jpeg' }]
  })
  const left = photos.length - attachments.length
  const command = `npm run leads -- photos ${lead}`
  return { attachments, note: left > 0 ? fill(words.picturesKept, { count: left, command }) : '' }
}
