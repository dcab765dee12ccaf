/** From the bytes of a request to named values, strictly: what is not well-formed is refused, never repaired. */
import type { Upload } from '../photos/desk.ts'
import { BadRequest } from './bad-request.ts'
import { byName } from './by-name.ts'
import { readMultipart, type UploadedFile } from './multipart.ts'

/** The most bytes a submission without pictures may have. */
const bodyLimit = 32 * 1024

export type Submission = {
  kind: 'json' | 'form'
  values: Map<string, unknown>
  /** Of names that come more than once, all values: several boxes of a group have one name. */
  repeated: Map<string, string[]>
  /** Those of a form that sends pictures, unopened. */
  files: UploadedFile[]
}

type Encoding = 'json' | 'urlencoded' | 'multipart'

/**
 * Reads a submission. Throws {@link BadRequest}: 415 for another type, 413 when too long, 400 when malformed. Without
 * an `upload` the site takes no pictures.
 */
export async function readSubmission(request: Request, upload?: Upload): Promise<Submission> {
  const encoding = encodingOf(request, upload !== undefined)
  if (encoding === 'multipart' && upload) {
    const type = request.headers.get('content-type') ?? ''
    const body = request.body ? untilBroken(request.body) : noBody()
    const read = await readMultipart(body, type, { mostText: bodyLimit, upload }).catch(notAsDeclared)
    // Scripts ask for JSON; a browser that sends the form by itself asks for a page.
    return { kind: request.headers.get('accept')?.includes('text/html') ? 'form' : 'json', ...read }
  }
  const text = await readText(request, bodyLimit)
  if (encoding === 'json') return { kind: 'json', values: fromJson(text), repeated: new Map(), files: [] }
  return { kind: 'form', ...byName(fromForm(text)), files: [] }
}

async function* noBody(): AsyncGenerator<Uint8Array> {}

function encodingOf({ headers }: Request, takesPictures: boolean): Encoding {
  const declared = headers.get('content-type') ?? ''
  const [type, ...parameters] = declared.toLowerCase().split(';')
  const charset = parameters.map((parameter) => parameter.trim()).find((parameter) => parameter.startsWith('charset='))
  const isPlain = (headers.get('content-encoding') ?? 'identity') === 'identity'
  const isUtf8 = !charset || /^charset="?utf-?8"?$/.test(charset)
  const hasBoundary = /;\s*boundary="?[^\s";,]{1,70}"?/i.test(declared)
  if (isPlain && isUtf8 && type?.trim() === 'application/json') return 'json'
  if (isPlain && isUtf8 && type?.trim() === 'application/x-www-form-urlencoded') return 'urlencoded'
  if (takesPictures && isPlain && isUtf8 && type?.trim() === 'multipart/form-data' && hasBoundary) return 'multipart'
  const pictures = takesPictures ? ', multipart/form-data' : ''
  throw new BadRequest(415, `Send application/json${pictures} or application/x-www-form-urlencoded, in UTF-8`)
}

/** A body as text. Throws {@link BadRequest}: 413 when it has more bytes than `most`, 400 when it is no UTF-8. */
export async function readText(request: Request, most: number): Promise<string> {
  const bytes = await readBytes(request, most)
  return decode(() => new TextDecoder('utf-8', { fatal: true }).decode(bytes))
}

/** Counts what really arrives: a declared length can lie. */
async function readBytes({ headers, body }: Request, most: number): Promise<Uint8Array> {
  const tooLong = new BadRequest(413, `A submission may have ${most / 1024} KiB at most`)
  if (Number(headers.get('content-length') ?? 0) > most) throw tooLong
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of body ? untilBroken(body) : []) {
    length += chunk.byteLength
    if (length > most) throw tooLong
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

/** A phone that loses its connection amid a submission is no fault of the server. */
async function* untilBroken(body: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  try {
    yield* body
  } catch {
    throw new BadRequest(400, 'The submission broke off before its end')
  }
}

function decode<Result>(read: () => Result): Result {
  try {
    return read()
  } catch (error) {
    return notAsDeclared(error)
  }
}

function notAsDeclared(error: unknown): never {
  if (error instanceof BadRequest) throw error
  throw new BadRequest(400, 'The submission is not valid UTF-8 text of the declared type')
}

function fromJson(text: string): Map<string, unknown> {
  const value: unknown = decode(() => JSON.parse(text))
  if (isDeep(value, mostLevels)) throw new BadRequest(400, 'The submission has too many lists or objects in each other')
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return new Map(Object.entries(value))
  throw new BadRequest(400, 'The submission must be one JSON object')
}

/** Deeper values would exhaust the stack where they are written out again. */
const mostLevels = 50

function isDeep(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false
  return levels === 0 || Object.values(value).some((inner) => isDeep(inner, levels - 1))
}

/** Unlike URLSearchParams this refuses broken escapes and bytes. */
const fromForm = (text: string) =>
  text
    .split('&')
    .filter(Boolean)
    .map((pair) => {
      const end = pair.includes('=') ? pair.indexOf('=') : pair.length
      return decode(() => [unescapeForm(pair.slice(0, end)), unescapeForm(pair.slice(end + 1))] as const)
    })

const unescapeForm = (part: string) => decodeURIComponent(part.replaceAll('+', ' '))
