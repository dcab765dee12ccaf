import type { ErrorObject } from 'ajv'
import type { Finding, Path } from '../../common/problem.ts'
import { type Message, message } from '../../messages/message.ts'
import type { Schema } from '../../schema/schemas.ts'

/** What a message is made from: the error, the value it is about, and the schema of that value. */
export interface Broken {
  error: ErrorObject
  /** From the top of the file. */
  path: Path
  value: unknown
  /** The part of the file, such as "site:", in which it stands. */
  part: unknown
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

/** What a field is for, to end a hint with. */
export const purposeOf = ({ description }: Schema = {}): readonly Message[] =>
  description === undefined ? [] : [message('described', { description: { description } })]

/** Whether the line may go as well, for a sentence that says what to write. */
export const isOptional = ({ isRequired }: Broken) => (isRequired ? 'no' : 'yes')
