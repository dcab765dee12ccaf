/** Forms with pictures: `multipart/form-data`, as browsers send it with scripts and without. */
import { parseMultipart } from '@remix-run/multipart-parser'
import { photoLimits } from '../../renderer/library/photo-limits.ts'
import type { Upload } from '../photos/desk.ts'
import { BadRequest } from './bad-request.ts'
import { byName } from './by-name.ts'
import { cleanLine } from './clean.ts'

/** What came as a file, unopened. */
export type UploadedFile = { field: string; name: string; bytes: Uint8Array }

const mostParts = 60
const longestName = 80
/** What is too large is still read so far: a browser shows no answer before it has sent all. */
const mostDrained = 3 * photoLimits.together

/** Reads all of a body, or all of it away. Throws {@link BadRequest} 413 or 503 when there is no room for it. */
export async function readUpload(body: AsyncIterable<Uint8Array>, upload: Upload): Promise<Uint8Array> {
  let chunks: Uint8Array[] = []
  let length = 0
  let refusal: BadRequest | undefined
  for await (const chunk of body) {
    length += chunk.byteLength
    if (length > mostDrained) break
    if (length > photoLimits.together) refusal ??= new BadRequest(413, 'The pictures are too large together')
    else if (!upload.take(chunk.byteLength)) refusal ??= new BadRequest(503, 'Too many pictures arrive just now')
    if (refusal) chunks = []
    else chunks.push(chunk)
  }
  if (refusal) throw refusal
  return Buffer.concat(chunks)
}

/** The fields and files of a body. Throws where it is not well-formed. */
export function fromMultipart(body: Uint8Array, boundary: string) {
  const pairs: [string, string][] = []
  const files: UploadedFile[] = []
  const sizes = { maxFileSize: body.length, maxTotalSize: body.length, maxParts: mostParts }
  for (const part of parseMultipart(body, { boundary, ...sizes })) {
    const field = part.name ?? ''
    // An empty file field sends a file of no bytes.
    if (part.isFile && part.size > 0) files.push({ field, name: fileName(part.filename), bytes: part.bytes })
    if (!part.isFile) pairs.push([field, part.text])
  }
  return { ...byName(pairs), files }
}

const fileName = (sent = '') => cleanLine(sent.replace(/^.*[\\/]/s, '')).slice(-longestName) || '?'
