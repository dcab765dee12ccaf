import { mistakeCodes } from '../../renderer/check/mistakes/codes.ts'
import { sayAllIn } from '../../renderer/messages/english.ts'
import { at, message } from '../../renderer/messages/message.ts'
import type { Problem } from '../../renderer/pipeline/index.ts'
import type { Speak } from './on-screen.ts'

/** A problem as the studio tells it. */
export interface ToldProblem extends Problem {
  /** For whoever edits the file: what is wrong with how it is written, which no form of the studio shows. */
  details?: string
}

/** Besides what cannot be read at all: what somebody wrote that no form has a field for. */
const shapeCodes = ['wrong-type', 'unknown-key', 'split-entry', 'other-section', 'misplaced-page', 'unknown-section']
export const outsideCodes = new Set([...Object.keys(mistakeCodes), ...shapeCodes])
for (const code of ['own-section', 'unconfirmed', 'windows-line-ends']) outsideCodes.delete(code)

/** Quotes around a text that can be read are words like others. */
const isOutside = ({ code, path }: Problem) => outsideCodes.has(code) && !(code === 'smart-quotes' && path)

export function toldProblem(problem: Problem, language: string, say: ReturnType<Speak>): ToldProblem {
  const { said, path = [], line } = problem
  if (!isOutside(problem)) return { ...problem, message: say(said.message), hint: say(said.hint) }
  const plain = sayAllIn(language)
  return {
    ...problem,
    message: say(message('changed-outside', { place: at(path) })),
    hint: say(message('changed-outside.hint')),
    details: `${line}: ${plain(said.message)}. ${plain(said.hint)}`,
  }
}
