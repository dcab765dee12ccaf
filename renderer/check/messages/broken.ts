import type { ErrorObject } from 'ajv'
import { capital, placeName } from '../../common/place-names.ts'
import type { Finding, Path } from '../../common/problem.ts'
import type { Schema } from '../../schema/schemas.ts'

/** What a message is made from: the error, the value it is about, and the schema of that value. */
export interface Broken {
  error: ErrorObject
  /** From the top of the file. */
  path: Path
  value: unknown
  schema: Schema
  /** Whether the line cannot be left out. */
  isRequired: boolean
  /** The keys that stand beside the value and belong into it. */
  beside: string[]
  /** Of an unknown key: those for which it stands. */
  meant: readonly string[]
  /** A key beside it to which the value belongs. */
  otherKey?: string | undefined
}

export type Explain = (broken: Broken) => Finding

/** What the field is for, to end a hint with. */
export const purposeOf = ({ schema }: Broken) => (schema.description ? ` ${schema.description}` : '')

/** The end of a sentence that says what to write, where the line may also go. */
export const orRemove = ({ isRequired }: Broken) => (isRequired ? '' : ', or remove the line')

/** The name of the place, to begin a message with. */
export const nameOf = ({ path }: Broken) => capital(placeName(path))
