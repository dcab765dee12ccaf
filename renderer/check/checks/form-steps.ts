import type { Finding, Path } from '../../common/problem.ts'
import { type MessageId, message } from '../../messages/message.ts'
import { shown } from '../../messages/shown.ts'
import { type Check, error } from './check.ts'

/** Long forms that are cut into steps. */
export const formSteps = {
  when: 'always',
  codes: {
    'broken-steps': error(
      'A form is cut into steps in a way that visitors could not follow. Its first field begins the first step, there are two steps or more, and "validation: messages" lets each step say what is missing.',
    ),
  },
  ofSite: ({ site }) => Object.entries(site.forms).flatMap(([name, form]) => checkSteps(name, form)),
} satisfies Check

function checkSteps(form: string, value: unknown): Finding[] {
  const { fields, validation } = Object(value)
  const titles = (Array.isArray(fields) ? fields : []).map((field) => Object(field).newStep)
  const begins = titles.flatMap((title, index) => (typeof title === 'string' ? [index] : []))
  const [first] = begins
  if (first === undefined) return []
  const broken = (said: MessageId, hint: MessageId, ...place: Path): Finding[] => [
    {
      code: 'broken-steps',
      place: { path: ['forms', form, ...place] },
      message: message(said, { form: shown(form), title: shown(titles[first]) }),
      hint: message(hint),
    },
  ]
  if (first > 0) return broken('broken-steps.no-first', 'broken-steps.no-first-hint', 'fields', first, 'newStep')
  if (begins.length === 1)
    return broken('broken-steps.only-one', 'broken-steps.only-one-hint', 'fields', first, 'newStep')
  if (validation === 'browser') return broken('broken-steps.unchecked', 'broken-steps.unchecked-hint', 'validation')
  return []
}
