import { didYouMean, knownNames } from '../../renderer/common/nearest.ts'
import type { Said } from '../../renderer/common/problem.ts'
import { inEnglish } from '../../renderer/messages/english.ts'

/** What a tool would not do, in words for an author. It is no fault of the program: no stack is shown. */
export class Refusal extends Error {
  /** In English, as `message`. */
  readonly hint: string
  readonly said: { message: Said; hint: Said }

  constructor(message: Said, hint: Said) {
    super(inEnglish(message))
    this.name = 'Refusal'
    this.hint = inEnglish(hint)
    this.said = { message, hint }
  }
}

/** Above so many names, a list says less than the nearest one alone. */
const FEW = 12

/** Refuses a name that does not exist, with the nearest one that does. */
export function unknownName(thing: string, name: string, known: readonly string[]): Refusal {
  const meant = didYouMean(name, known)
  const list = known.length > 0 ? `Known: ${knownNames(name, known)}` : 'There is none yet.'
  const hint = meant !== '' && known.length > FEW ? meant.trim() : `${meant}${list}`
  return new Refusal(`Cannot find the ${thing} "${name}"`, hint)
}
