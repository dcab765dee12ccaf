/** Where copies are kept: a folder, or a bucket of anything that speaks S3. */
import type { Settings } from '../../server/settings.ts'

/** What is written and read, bit by bit. */
export type Bytes = ReadableStream<Uint8Array<ArrayBuffer>>

export interface Place {
  /** The names of all that lies there. */
  list(): Promise<string[]>
  /** Writes all of it or nothing: nobody ever sees a part under this name. */
  write(name: string, bytes: Bytes): Promise<void>
  read(name: string): Promise<Bytes>
  /** No matter whether it is there. */
  remove(name: string): Promise<void>
}

export type CopySettings = Pick<
  Settings,
  | 'COPIES_TO'
  | 'COPIES_KEY'
  | 'COPIES_HOURS'
  | 'COPIES_KEEP'
  | 'COPIES_KEEP_DAYS'
  | 'COPIES_S3_ENDPOINT'
  | 'COPIES_S3_REGION'
  | 'COPIES_S3_KEY'
  | 'COPIES_S3_SECRET'
>
