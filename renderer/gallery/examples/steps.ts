const forms = ['open', 'press', 'choose', 'type into', 'see'] as const

/**
 * Something that a visitor does, named by the words on the screen: opens a summary or a dialog, presses a button, chooses
 * a radio button or box, types into a field; or what can then be seen, at which tests look.
 */
export type Step =
  | { open: string }
  | { press: string }
  | { choose: string }
  | { type: string; into: string }
  | { see: string }

/** The steps of an example. Throws with what is wrong about them; `place` says where they stand. */
export function readSteps(given: unknown, place: string): Step[] {
  if (given === undefined) return []
  if (!Array.isArray(given) || given.length === 0) throw new Error(`${place}: "steps" is not a list of steps`)
  const wrong = given.findIndex((step) => !isStep(step))
  if (wrong >= 0) throw new Error(`${place}: step ${wrong + 1} is none of ${forms.join(', ')}, each with words`)
  if (!('see' in given.at(-1))) throw new Error(`${place}: the last step does not say what to see`)
  return given
}

function isStep(step: unknown): step is Step {
  const entries = Object.entries(Object(step))
  const form = entries.map(([key]) => key).join(' ')
  return forms.some((each) => each === form) && entries.every(([, words]) => typeof words === 'string' && words !== '')
}
