/** From the bytes of a request to named values, strictly: what is not well-formed is refused, never repaired. */

/** The most bytes a submission may have. */
const bodyLimit = 32 * 1024

export type Submission = {
  kind: 'json' | 'form'
  values: Map<string, unknown>
  /** Of names that a plain post brings more than once, all values: several boxes of a group have one name. */
  repeated: Map<string, string[]>
}

/** A request that cannot be a submission: the status to answer and the reason in words. */
export class BadRequest extends Error {
  readonly status: 400 | 401 | 413 | 415
  constructor(status: 400 | 401 | 413 | 415, message: string) {
    super(message)
    this.status = status
  }
}

/** Reads a submission. Throws {@link BadRequest}: 415 for another type, 413 when too long, 400 when malformed. */
export async function readSubmission(request: Request): Promise<Submission> {
  const kind = kindOf(request)
  const bytes = await readBytes(request)
  const text = decode(() => new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  return kind === 'json' ? { kind, values: fromJson(text), repeated: new Map() } : { kind, ...fromForm(text) }
}

function kindOf({ headers }: Request): Submission['kind'] {
  const [type, ...parameters] = (headers.get('content-type') ?? '').toLowerCase().split(';')
  const charset = parameters.map((parameter) => parameter.trim()).find((parameter) => parameter.startsWith('charset='))
  const isPlain = (headers.get('content-encoding') ?? 'identity') === 'identity'
  const isUtf8 = !charset || /^charset="?utf-?8"?$/.test(charset)
  if (isPlain && isUtf8 && type?.trim() === 'application/json') return 'json'
  if (isPlain && isUtf8 && type?.trim() === 'application/x-www-form-urlencoded') return 'form'
  throw new BadRequest(415, 'Send application/json or application/x-www-form-urlencoded, in UTF-8')
}

/** Counts what really arrives: a declared length can lie. */
async function readBytes({ headers, body }: Request): Promise<Uint8Array> {
  const tooLong = new BadRequest(413, `A submission may have ${bodyLimit / 1024} KiB at most`)
  if (Number(headers.get('content-length') ?? 0) > bodyLimit) throw tooLong
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of body ? untilBroken(body) : []) {
    length += chunk.byteLength
    if (length > bodyLimit) throw tooLong
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
  } catch {
    throw new BadRequest(400, 'The submission is not valid UTF-8 text of the declared type')
  }
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

/** Unlike URLSearchParams this refuses broken escapes and bytes. Of a repeated name the first value counts. */
function fromForm(text: string): Pick<Submission, 'values' | 'repeated'> {
  const values = new Map<string, string>()
  const repeated = new Map<string, string[]>()
  for (const pair of text.split('&').filter(Boolean)) {
    const end = pair.includes('=') ? pair.indexOf('=') : pair.length
    const [name, value] = decode(() => [unescapeForm(pair.slice(0, end)), unescapeForm(pair.slice(end + 1))] as const)
    const first = values.get(name)
    if (first === undefined) values.set(name, value)
    else repeated.set(name, [...(repeated.get(name) ?? [first]), value])
  }
  return { values, repeated }
}

const unescapeForm = (part: string) => decodeURIComponent(part.replaceAll('+', ' '))
