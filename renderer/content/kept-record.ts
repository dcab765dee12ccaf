import { hash } from 'node:crypto'
import { noFindings, type PageRecord, type Snippet } from './record.ts'

/** JSON has no tab between or within its values. */
const separator = '\t'

/** A page's record with its form on the disk: digest, sketch, snippet and the rest, each read when it is asked for. */
export class KeptRecord {
  #text?: string
  #record?: PageRecord
  #sketch?: Uint32Array

  /** From the record itself, or from the text that was kept of it. */
  constructor(from: PageRecord | string) {
    if (typeof from === 'string') this.#text = from
    else this.#record = from
  }

  get text(): string {
    this.#text ??= this.#record ? write(this.#record) : ''
    return this.#text
  }

  /** The same for all records that differ in nothing but their sketches and snippets. */
  get digest(): string {
    return partOf(this.text, 0)
  }

  get sketch(): Uint32Array {
    this.#sketch ??= this.#record?.sketch ?? readSketch(partOf(this.text, 1))
    return this.#sketch
  }

  get snippetText(): string {
    return partOf(this.text, 2)
  }

  /** Undefined where the text was cut off when it was written. */
  get snippet(): Snippet | undefined {
    return this.#record?.snippet ?? (read(this.snippetText) as Snippet | undefined)
  }

  /** Undefined where the text was cut off when it was written. */
  get record(): PageRecord | undefined {
    this.#record ??= this.#read()
    return this.#record
  }

  #read(): PageRecord | undefined {
    const { sketch, snippet } = this
    const rest = read(partOf(this.text, 3)) as Omit<PageRecord, 'findings'> | undefined
    return snippet && rest && { findings: noFindings, ...rest, snippet, sketch }
  }
}

/** Nearly all pages are without findings, which are then left out. */
function write({ findings, sketch, snippet, ...rest }: PageRecord): string {
  const isClean = Object.values(findings).every((found) => found.length === 0)
  const json = JSON.stringify({ ...rest, ...(!isClean && { findings }) })
  const bytes = Buffer.from(sketch.buffer, sketch.byteOffset, sketch.byteLength)
  return [hash('sha1', json, 'base64'), bytes.toString('base64'), JSON.stringify(snippet), json].join(separator)
}

function partOf(text: string, index: number): string {
  let start = 0
  for (let skipped = 0; skipped < index; skipped++) start = text.indexOf(separator, start) + 1
  const end = text.indexOf(separator, start)
  return text.slice(start, end < 0 ? undefined : end)
}

function read(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}

function readSketch(text: string): Uint32Array {
  const bytesOfNumber = Uint32Array.BYTES_PER_ELEMENT
  const sketch = new Uint32Array(Math.floor((text.length * 3) / 4 / bytesOfNumber))
  Buffer.from(sketch.buffer).write(text, 'base64')
  return sketch
}
