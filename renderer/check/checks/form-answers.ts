import { quote } from '../../common/place-names.ts'
import type { Finding } from '../../common/problem.ts'
import { isElsewhere } from '../../common/reserved.ts'
import type { Check } from './check.ts'

/** Mails that forms promise to their visitors. */
export const formAnswers = {
  when: 'always',
  codes: {
    'lost-answer': {
      severity: 'error',
      about:
        'A form has an answer by mail that nobody would get: it asks for no email address, is for a newsletter, whose visitors get a mail of its own, or is sent to another server than that of this site, which sends the mails.',
    },
  },
  ofSite: ({ site }) => Object.entries(site.forms).flatMap(([name, form]) => checkAnswer(name, form)),
} satisfies Check

function checkAnswer(form: string, value: unknown): Finding[] {
  const { answer, fields, endpoint, newsletter } = Object(value)
  if (answer === undefined) return []
  const place = { path: ['forms', form, 'answer'], key: true }
  const lost = (message: string, hint: string): Finding[] => [{ code: 'lost-answer', place, message, hint }]
  const asksForAddress = Array.isArray(fields) && fields.some((field) => Object(field).type === 'email')
  if (!asksForAddress)
    return lost(
      `Form ${quote(form)} has an answer by mail, but no field for an email address`,
      'Add a field of type "email", or remove "answer:".',
    )
  if (newsletter !== undefined)
    return lost(
      `Form ${quote(form)} is for a newsletter: its visitors get the mail that asks them to confirm, and no answer besides`,
      'Remove "answer:", or remove "newsletter:" if visitors enter no list with this form.',
    )
  if (isElsewhere(endpoint))
    return lost(
      `Form ${quote(form)} has an answer by mail, which only the server of this site can send`,
      'Let "endpoint:" be a path on this site, such as "/submit-form.php", or remove "answer:".',
    )
  return []
}
