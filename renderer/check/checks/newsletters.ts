import { isRecord } from '../../common/is-record.ts'
import { type Finding, worded } from '../../common/problem.ts'
import { isElsewhere } from '../../common/reserved.ts'
import type { Frame } from '../../expand/frame.ts'
import { message } from '../../messages/message.ts'
import { shown } from '../../messages/shown.ts'
import type { Text } from '../../schema/walk.ts'
import { type Check, error, warning } from './check.ts'
import { schema } from './schema.ts'

/** Forms for a newsletter that nobody could be asked through, and invitations that show a form for something else. */
export const newsletters = {
  when: 'always',
  codes: {
    'newsletter-address': error(
      'A form for a newsletter has no required field "email" of type email, so that nobody could be asked to confirm the address. Add it: { name: email, label: Email, type: email, required: Please enter your email address }.',
    ),
    'not-a-newsletter': warning(
      'An invitation to a newsletter shows a form without "newsletter:". What visitors enter there comes to you as a request, and no address is confirmed.',
    ),
    'bad-value': schema.codes['bad-value'],
  },
  ofTexts: (texts, { frame }) => otherForms(texts, frame),
  ofSite: ({ site: { forms } }) =>
    Object.entries(forms).flatMap(([name, form]) =>
      isRecord(form) && form.newsletter !== undefined ? [...lostAddress(name, form), ...sentElsewhere(name, form)] : [],
    ),
} satisfies Check

function lostAddress(name: string, { fields }: Record<string, unknown>): Finding[] {
  const all = Array.isArray(fields) ? fields.map(Object) : []
  const isAddress = ({ name, type, required }: Record<string, unknown>) =>
    name === 'email' && type === 'email' && required
  if (all.some(isAddress)) return []
  return [
    { ...worded('newsletter-address', { form: shown(name) }), place: { path: ['forms', name, 'fields'], key: true } },
  ]
}

/** The mail that asks for the confirmation is sent by our own server. */
function sentElsewhere(name: string, { endpoint }: Record<string, unknown>): Finding[] {
  if (!isElsewhere(endpoint)) return []
  return [
    {
      code: 'bad-value',
      place: { path: ['forms', name, 'endpoint'] },
      message: message('bad-value.newsletter-elsewhere', { form: shown(name) }),
      hint: message('bad-value.newsletter-elsewhere-hint'),
    },
  ]
}

function otherForms(texts: readonly Text[], { forms }: Pick<Frame, 'forms'>): Finding[] {
  const places = texts.filter(({ text, path }) => text === 'newsletter' && path.at(-1) === 'type')
  const sections = new Set(places.map(({ path }) => path.slice(0, -1).join(' ')))
  return texts.flatMap(({ text, path, schema: { reference } }): Finding[] => {
    if (reference !== 'form' || !sections.has(path.slice(0, -1).join(' '))) return []
    const form = forms[text]
    if (!isRecord(form) || form.newsletter !== undefined) return []
    return [{ ...worded('not-a-newsletter', { form: shown(text) }), place: { path } }]
  })
}
