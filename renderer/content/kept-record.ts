import { hash } from 'node:crypto'
import { noFindings, type PageRecord } from './record.ts'

const digestLength = 28

/** A page's record with its form on the disk: a digest, the sketch and the rest as JSON, which is read when asked for. */
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

  /** The same for all records that differ in nothing but their sketches. */
  get digest(): string {
    return this.text.slice(0, digestLength)
  }

  get sketch(): Uint32Array {
    this.#sketch ??= this.#record?.sketch ?? readSketch(this.text)
    return this.#sketch
  }

  /** Undefined where the text was cut off when it was written. */
  get record(): PageRecord | undefined {
    this.#record ??= read(this.text, this.sketch)
    return this.#record
  }
}

/** Nearly all pages are without findings, which are then left out. */
function write({ findings, sketch, ...rest }: PageRecord): string {
  const isClean = Object.values(findings).every((found) => found.length === 0)
  const json = JSON.stringify({ ...rest, ...(!isClean && { findings }) })
  return `${hash('sha1', json, 'base64')} ${Buffer.from(sketch.buffer).toString('base64')} ${json}`
}

function read(text: string, sketch: Uint32Array): PageRecord | undefined {
  try {
    return { findings: noFindings, ...JSON.parse(text.slice(endOfSketch(text))), sketch }
  } catch {
    return undefined
  }
}

function readSketch(text: string): Uint32Array {
  const bytes = Buffer.from(text.slice(digestLength, endOfSketch(text)), 'base64')
  return new Uint32Array(new Uint8Array(bytes.subarray(0, bytes.length - (bytes.length % 4))).buffer)
}

const endOfSketch = (text: string) => text.indexOf(' ', digestLength + 1)
