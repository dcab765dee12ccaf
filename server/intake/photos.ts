/** From what came as files to pictures fit to keep: bounded in number and size, opened and written anew. */
import { inMegabytes, photoLimits } from '../../renderer/forms/photo-limits.ts'
import { fill, type Words } from '../../renderer/languages/index.ts'
import type { PhotoDesk } from '../photos/desk.ts'
import type { Photo } from '../store/types.ts'
import type { Match } from './match.ts'
import type { UploadedFile } from './multipart.ts'

/** What is wrong with the pictures, by field: a sentence for the visitor. */
type Refused = { errors: Record<string, string> }
type PhotoWords = Words['photos']

export const photoFields = ({ form }: Match) =>
  form.fields.filter(({ type }) => type === 'file').map(({ name }) => name)

/** The files of the form's own fields. Those of others were not asked for, and nobody opens them. */
export function ownFiles(match: Match, files: UploadedFile[]): UploadedFile[] {
  const fields = photoFields(match)
  return files.filter(({ field }) => fields.includes(field))
}

/** What is noted of a lead whose pictures could not be taken. */
export const notTaken = 'pictures-not-taken'

/**
 * Writes each picture anew. The first that is refused ends it: the visitor has to choose again anyway. Where pictures
 * cannot be taken at all there are none, and `isLost` says so.
 */
export async function readPhotos(
  files: UploadedFile[],
  client: string,
  desk: Pick<PhotoDesk, 'reencode'>,
  words: PhotoWords,
): Promise<{ photos: Photo[]; isLost?: boolean } | Refused> {
  if (files.length === 0) return { photos: [] }
  const tooMuch = excess(files, words)
  if (tooMuch) return tooMuch
  const sent = files.flatMap(({ bytes }) => bytes ?? [])
  const opened = sent.length === files.length && (await desk.reencode(client, sent).catch(() => undefined))
  if (!opened) return { photos: [], isLost: true }
  const photos: Photo[] = []
  for (const [index, { field, name }] of files.entries()) {
    const bytes = opened[index]
    if (!bytes) return { errors: { [field]: fill(words.noPicture, { name }) } }
    photos.push({ field, name, bytes })
  }
  return { photos }
}

function excess(files: UploadedFile[], words: PhotoWords): Refused | undefined {
  const [first] = files
  if (first && files.length > photoLimits.most)
    return { errors: { [first.field]: fill(words.tooMany, { count: photoLimits.most }) } }
  const large = files.find(({ bytes }) => bytes && bytes.length > photoLimits.bytes)
  if (!large) return undefined
  const { name, field } = large
  return { errors: { [field]: fill(words.tooLarge, { name, size: inMegabytes(photoLimits.bytes) }) } }
}
