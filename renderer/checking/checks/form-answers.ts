import { quote } from '../../library/place-names.ts'
import type { Finding } from '../../library/problem.ts'
import { isElsewhere } from '../../library/reserved.ts'
import type { Check } from './check.ts'

/** Mails that forms promise to their visitors. */
export const formAnswers = {
  when: 'always',
  codes: {
    'lost-answer': {
      severity: 'error',
      about:
        'A form has an answer by mail that nobody would get: it asks for no email address, or is sent to another server than that of this site, which sends the mails.',
    },
  },
  ofSite: ({ site }) => Object.entries(site.forms).flatMap(([name, form]) => checkAnswer(name, form)),
} satisfies Check

function checkAnswer(form: string, value: unknown): Finding[] {
  const { answer, fields, endpoint } = Object(value)
  if (answer === undefined) return []
  const place = { path: ['forms', form, 'answer'], key: true }
  const asksForAddress = Array.isArray(fields) && fields.some((field) => Object(field).type === 'email')
  if (!asksForAddress) {
    const message = `Form ${quote(form)} has an answer by mail, but no field for an email address`
    const hint = 'Add a field of type "email", or remove "answer:".'
    return [{ code: 'lost-answer', place, message, hint }]
  }
  if (!isElsewhere(endpoint)) return []
  const message = `Form ${quote(form)} has an answer by mail, which only the server of this site can send`
  const hint = 'Let "endpoint:" be a path on this site, such as "/submit-form.php", or remove "answer:".'
  return [{ code: 'lost-answer', place, message, hint }]
}
