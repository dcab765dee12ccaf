/** Forms with pictures: `multipart/form-data`, as browsers send it with scripts and without. */
import { once } from 'node:events'
import type { Readable } from 'node:stream'
import { Busboy } from '@fastify/busboy'
import { photoLimits } from '../../renderer/forms/photo-limits.ts'
import type { Upload } from '../photos/desk.ts'
import { BadRequest } from './bad-request.ts'
import { byName } from './by-name.ts'
import { cleanLine } from './clean.ts'

/** What came as a file, unopened; undefined bytes where there was no room for it. */
export type UploadedFile = { field: string; name: string; bytes: Uint8Array | undefined }

const mostParts = 60
const longestName = 80
/** What is too large is still read so far: a browser shows no answer before it has sent all. */
const mostDrained = 3 * photoLimits.together
/** One byte more than a picture may have tells that it is too large. */
const limits = { parts: mostParts, fileSize: photoLimits.bytes + 1, headerPairs: 20, headerSize: 8 * 1024 }

interface Part {
  field: string
  /** Undefined for a text. */
  fileName: string | undefined
  chunks: Uint8Array[]
  size: number
  isLost: boolean
}

/** How much of a form may be text, in bytes, and where its pictures wait. */
interface Room {
  mostText: number
  upload: Upload
}

/**
 * The fields and files of a body, read as they come. Throws {@link BadRequest} 413 as soon as a part or all of it is too
 * long, and another error where it is not well-formed.
 */
export async function readMultipart(body: AsyncIterable<Uint8Array>, type: string, room: Room) {
  const reading = startReading(type, room)
  let length = 0
  for await (const chunk of body) {
    length += chunk.byteLength
    if (length > mostDrained) break
    if (length > photoLimits.together) reading.refuse('The pictures are too large together')
    await reading.write(chunk)
  }
  return inOrder(await reading.end())
}

/** Takes chunks of a body and gives its parts. What is refused is taken too, and thrown away. */
function startReading(type: string, { mostText, upload }: Room) {
  const parser = new Busboy({ headers: { 'content-type': type }, isPartAFile: () => true, limits })
  const ended = once(parser, 'finish')
  ended.catch(() => {}) // told by write() or end()
  const parts: Part[] = []
  let textSize = 0
  let refusal: BadRequest | undefined
  const refuse = (message: string) => {
    refusal ??= new BadRequest(413, message)
    for (const part of parts.splice(0)) part.chunks = []
  }
  const lose = (part: Part) => {
    upload.give(part.size)
    Object.assign(part, { isLost: true, chunks: [] })
  }
  const take = (part: Part, chunk: Uint8Array) => {
    if (refusal || part.isLost) return
    const isText = part.fileName === undefined
    textSize += isText ? chunk.byteLength : 0
    if (textSize > mostText) return refuse(`The texts of a form may have ${mostText / 1024} KiB at most`)
    if (!isText && !upload.take(chunk.byteLength)) return lose(part)
    part.size += chunk.byteLength
    part.chunks.push(chunk)
  }
  parser.on('file', (field: string | undefined, stream: Readable, fileName: string | undefined) => {
    const part: Part = { field: field ?? '', fileName, chunks: [], size: 0, isLost: false }
    if (!refusal) parts.push(part)
    stream.on('data', (chunk: Uint8Array) => take(part, chunk)).on('error', () => {})
  })
  parser.on('partsLimit', () => refuse(`A form may have ${mostParts} parts at most`))
  return {
    refuse,
    async write(chunk: Uint8Array): Promise<void> {
      if (!refusal && !parser.write(chunk)) await Promise.race([once(parser, 'drain'), ended])
    },
    async end(): Promise<Part[]> {
      if (!refusal) await Promise.all([ended, parser.end()])
      if (refusal) throw refusal
      return parts
    },
  }
}

function inOrder(parts: Part[]) {
  const pairs: [string, string][] = []
  const files: UploadedFile[] = []
  for (const { field, fileName, chunks, size, isLost } of parts) {
    // An empty file field sends a file of no bytes.
    if (fileName === undefined) pairs.push([field, decoder.decode(Buffer.concat(chunks))])
    else if (isLost) files.push({ field, name: cleanName(fileName), bytes: undefined })
    else if (size > 0) files.push({ field, name: cleanName(fileName), bytes: Buffer.concat(chunks) })
  }
  return { ...byName(pairs), files }
}

const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

const cleanName = (sent: string) => cleanLine(sent.replace(/^.*[\\/]/s, '')).slice(-longestName) || '?'
