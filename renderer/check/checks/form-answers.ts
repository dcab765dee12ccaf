import type { Finding } from '../../common/problem.ts'
import { isElsewhere } from '../../common/reserved.ts'
import { type MessageId, message } from '../../messages/message.ts'
import { shown } from '../../messages/shown.ts'
import { type Check, error } from './check.ts'

/** Mails that forms promise to their visitors. */
export const formAnswers = {
  when: 'always',
  codes: {
    'lost-answer': error(
      'A form has an answer by mail that nobody would get: it asks for no email address, is for a newsletter, whose visitors get a mail of its own, or is sent to another server than that of this site, which sends the mails.',
    ),
  },
  ofSite: ({ site }) => Object.entries(site.forms).flatMap(([name, form]) => checkAnswer(name, form)),
} satisfies Check

function checkAnswer(form: string, value: unknown): Finding[] {
  const { answer, fields, endpoint, newsletter } = Object(value)
  if (answer === undefined) return []
  const place = { path: ['forms', form, 'answer'], key: true }
  const lost = (said: MessageId, hint: MessageId): Finding[] => [
    { code: 'lost-answer', place, message: message(said, { form: shown(form) }), hint: message(hint) },
  ]
  const asksForAddress = Array.isArray(fields) && fields.some((field) => Object(field).type === 'email')
  if (!asksForAddress) return lost('lost-answer.no-address', 'lost-answer.no-address-hint')
  if (newsletter !== undefined) return lost('lost-answer.newsletter', 'lost-answer.newsletter-hint')
  if (isElsewhere(endpoint)) return lost('lost-answer.elsewhere', 'lost-answer.elsewhere-hint')
  return []
}
