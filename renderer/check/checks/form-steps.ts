import { quote } from '../../common/place-names.ts'
import type { Finding } from '../../common/problem.ts'
import type { Check } from './check.ts'

/** Long forms that are cut into steps. */
export const formSteps = {
  when: 'always',
  codes: {
    'broken-steps': {
      severity: 'error',
      about:
        'A form is cut into steps in a way that visitors could not follow. Its first field begins the first step, there are two steps or more, and "validation: messages" lets each step say what is missing.',
    },
  },
  ofSite: ({ site }) => Object.entries(site.forms).flatMap(([name, form]) => checkSteps(name, form)),
} satisfies Check

function checkSteps(form: string, value: unknown): Finding[] {
  const { fields, validation } = Object(value)
  const titles = (Array.isArray(fields) ? fields : []).map((field) => Object(field).newStep)
  const begins = titles.flatMap((title, index) => (typeof title === 'string' ? [index] : []))
  const [first] = begins
  if (first === undefined) return []
  const place = { path: ['forms', form, 'fields', first, 'newStep'] }
  const broken = (message: string, hint: string, at: Finding['place'] = place): Finding[] => [
    { code: 'broken-steps', place: at, message, hint },
  ]
  if (first > 0)
    return broken(
      `The fields of form ${quote(form)} before ${quote(titles[first])} are in no step`,
      'Write "newStep:" with a title at the first field of the form too.',
    )
  if (begins.length === 1)
    return broken(
      `Form ${quote(form)} is cut into one step, ${quote(titles[first])}, which is all of it`,
      'Write "newStep:" at the field with which the second step begins, or remove it here.',
    )
  if (validation === 'browser')
    return broken(
      `Form ${quote(form)} is cut into steps, of which browsers check none by itself`,
      'Write "validation: messages", so that each step says what is missing before the next one shows.',
      { path: ['forms', form, 'validation'] },
    )
  return []
}
