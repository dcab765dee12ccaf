import { knownList, suggestion } from '../../renderer/common/nearest.ts'
import type { Said } from '../../renderer/common/problem.ts'
import { inEnglish } from '../../renderer/messages/english.ts'
import { type MessageId, message } from '../../renderer/messages/message.ts'

/** What a tool would not do, in words for an author. It is no fault of the program: no stack is shown. */
export class Refusal extends Error {
  /** In English, as `message`. */
  readonly hint: string
  readonly said: { message: Said | string; hint: Said | string }

  /** Words as a text are for who reads English alone: commands of engineers, and assistants. */
  constructor(message: Said | string, hint: Said | string) {
    super(inEnglish(message))
    this.name = 'Refusal'
    this.hint = inEnglish(hint)
    this.said = { message, hint }
  }
}

type Missing = Extract<MessageId, `no-such.${string}`>

/** Above so many names, a list says less than the nearest one alone. */
const FEW = 12

/** Refuses a name that does not exist, with the nearest one that does. `id` says what is missing. */
export function unknownName(id: Missing, name: string, names: readonly string[]): Refusal {
  const meant = suggestion(name, names)
  const list = names.length > 0 ? message('no-such.known', { names: knownList(name, names) }) : message('no-such.none')
  const hint = meant.length > 0 && names.length > FEW ? meant : [...meant, list]
  return new Refusal(message(id, { name }), hint)
}

/** Refuses a text that a tool could spoil further. */
export const brokenYaml = (line: number) => new Refusal(message('broken-yaml', { line }), message('broken-yaml.hint'))
