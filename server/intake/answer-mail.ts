/** The mail that a form promises to its visitor. Whoever fills it in may have named anybody's address. */
import type { Form } from '../../renderer/schema/types.generated.ts'
import { bareAddress } from '../mail/address.ts'
import type { Settings } from '../settings.ts'
import type { AnswerMail } from '../store/types.ts'
import type { Verdict } from './spam.ts'

/** From this score on a submission is not answered, though it reaches the inbox: too much about it is odd. */
const silentFrom = 20

/** Those that nobody reads, or that answer by themselves. */
const machines = /^(?:mailer-daemon|postmaster|hostmaster|abuse|bounces?|no-?reply|do-?not-?reply)(?:[+.-].*)?@/i

type Own = Pick<Settings, 'LEADS_TO' | 'LEADS_FROM' | 'CANARY_TO'>

/** The answer to a submission, to wait with its lead or to go; undefined where there is none. */
export function answerTo(
  { answer, newsletter, fields: declared }: Pick<Form, 'answer' | 'newsletter' | 'fields'>,
  fields: Record<string, string>,
  { state, score }: Verdict,
  own: Own,
): Omit<AnswerMail, 'sender'> | undefined {
  const field = declared.find(({ type }) => type === 'email')
  const address = (fields[field?.name ?? ''] ?? '').toLowerCase()
  // Its address gets the mail that asks to confirm it, and nothing before that.
  if (newsletter) return undefined
  if (!answer || !bareAddress.test(address) || machines.test(address) || isOwn(address, own)) return undefined
  if (state === 'inbox' && score >= silentFrom) return undefined
  return { address, subject: answer.subject, text: withName(answer.text, fields.name) }
}

const isOwn = (address: string, { LEADS_TO = '', LEADS_FROM = '', CANARY_TO = '' }: Own) =>
  [LEADS_TO, LEADS_FROM, CANARY_TO].some((own) =>
    own
      .toLowerCase()
      .split(/[\s,]+/)
      .includes(address),
  )

/** The only thing that a visitor writes into the mail; where it is no plain name, the mail goes without. */
const withName = (text: string, name = '') => {
  const plain = plainName(name)
  return plain ? text.replaceAll('{name}', () => plain) : text.replace(/[^\S\n]?\{name\}/g, '')
}

const longestName = 40
const mostWords = 4

/**
 * A name as people have them: up to four words of letters, with a hyphen, an apostrophe, or a point at a word's end. No
 * address of a page, no number and no sentence gets through, so that a form is of no use to write to strangers.
 */
export function plainName(name: string): string {
  const words = name.normalize('NFC').trim().split(/\s+/)
  const isPlain = words.every((word) => /^[\p{L}\p{M}]+(?:['’-][\p{L}\p{M}]+)*\.?$/u.test(word))
  return isPlain && words.length <= mostWords && name.length <= longestName ? words.join(' ') : ''
}
