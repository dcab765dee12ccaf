/** To whom a form answers, and the keys of submissions. */
import { describe, expect, test } from 'vitest'
import type { Form } from '../../renderer/schema/types.generated.ts'
import { answerTo, plainName } from '../../server/intake/answer-mail.ts'
import { submissionKey } from '../../server/intake/fingerprint.ts'
import { hasBearer, isAllowed } from '../../server/intake/key.ts'
import { siteFile } from './fixtures/forms.ts'

describe('the answer to a visitor', () => {
  const form = {
    answer: { subject: 'Thanks', text: 'Hello {name}, {name}!' },
    fields: [
      { name: 'name', type: 'text' },
      { name: 'mail', type: 'email' },
    ],
  } as unknown as Form
  const own = { LEADS_TO: 'owner@a.b, other@a.b', LEADS_FROM: 'web@a.b', CANARY_TO: 'canary@a.b' }
  const to = (mail: string, more: { name?: string; verdict?: object; form?: object } = {}) =>
    answerTo(
      { ...form, ...more.form },
      { mail, name: more.name ?? 'Ada' },
      { state: 'inbox', score: 0, reasons: [], ...more.verdict },
      own,
    )

  test('goes to the address of the form, with a name that is one', () => {
    expect(to('Ada@C.d')).toEqual({ address: 'ada@c.d', subject: 'Thanks', text: 'Hello Ada, Ada!' })
    expect(to('ada@c.d', { name: 'www.spam.example' })?.text).toBe('Hello,!')
    expect(to('ada@c.d', { verdict: { score: 19 } })).toBeDefined()
    expect(to('ada@c.d', { verdict: { score: 60, state: 'held' } })).toBeDefined()
  })

  test.each([
    '',
    'none',
    'postmaster@c.d',
    'mailer-daemon@c.d',
    'hostmaster@c.d',
    'abuse@c.d',
    'bounce@c.d',
    'bounces+1@c.d',
    'noreply@c.d',
    'no-reply@c.d',
    'donotreply@c.d',
    'do-not-reply.x@c.d',
    'owner@a.b',
    'OTHER@a.b',
    'web@a.b',
    'canary@a.b',
  ])('goes to nobody at "%s"', (mail) => expect(to(mail)).toBeUndefined())

  test('goes to nobody where it is not promised, or where too much is odd', () => {
    expect(to('ada@c.d', { form: { answer: undefined } })).toBeUndefined()
    expect(to('ada@c.d', { form: { newsletter: {} } })).toBeUndefined()
    expect(to('ada@c.d', { verdict: { score: 20 } })).toBeUndefined()
    expect(to('abuses@c.d')).toBeDefined()
  })

  test.each([
    [' Ada  Lovelace ', 'Ada Lovelace'],
    ["Dr. Mary-Ann O'Neil", "Dr. Mary-Ann O'Neil"],
    ['Zoë', 'Zoë'],
    ['a b c d', 'a b c d'],
    ['a b c d e', ''],
    ['x'.repeat(40), 'x'.repeat(40)],
    ['x'.repeat(41), ''],
    ['A1', ''],
    ['a.b', ''],
    ["'a", ''],
    ['a-', ''],
    ['', ''],
  ])('takes %j for the name %j', (written, name) => expect(plainName(written)).toBe(name))
})

describe('keys', () => {
  const bearer = (token: string) => new Headers({ authorization: token })
  test('are those of the build or of the settings, where a form of the address sends one', () => {
    const parts = { settings: { PUBLIC_FORMS_KEY: 'own' }, siteFile }
    const path = '/functions/v1/send-contact-email'
    expect(
      ['Bearer public-key', 'bearer  own', 'Bearer other', 'Bearer public-ke'].map((token) =>
        isAllowed(bearer(token), path, parts),
      ),
    ).toEqual([true, true, false, false])
    expect(isAllowed(new Headers(), path, parts)).toBe(false)
    expect(isAllowed(new Headers(), path, { ...parts, settings: { PUBLIC_FORMS_KEY: undefined } })).toBe(false)
    expect(isAllowed(new Headers(), '/submit-form.php', parts)).toBe(true)
    const { formsKey: _, ...site } = siteFile.site
    expect(isAllowed(new Headers(), path, { ...parts, siteFile: { ...siteFile, site } })).toBe(true)
    expect(hasBearer(bearer('x'), 'x')).toBe(true)
  })

  test('of a submission are one for the same content, whatever the order', () => {
    const key = (values: [string, unknown][], browser = '', form = 'a', foreign = false) =>
      submissionKey(browser, form, values, foreign)
    const one = key([
      ['a', 1],
      ['b', 2],
    ])
    expect(one).toMatchObject({ value: expect.stringMatching(/^content /), validMs: 600_000 })
    expect(
      key([
        ['b', 2],
        ['a', 1],
      ]),
    ).toEqual(one)
    for (const other of [
      key([['a', 1]]),
      key(
        [
          ['a', 1],
          ['b', 2],
        ],
        '',
        'b',
      ),
      key(
        [
          ['a', 1],
          ['b', 2],
        ],
        '',
        'a',
        true,
      ),
    ])
      expect(other.value).not.toBe(one.value)
    const sent = key([['a', 1]], 'k')
    expect(sent).toMatchObject({ value: expect.stringMatching(/^key /), validMs: 30 * 86_400_000 })
    expect(key([['a', 1]], 'k'.repeat(201)).value).toBe(key([['a', 1]], 'k'.repeat(200)).value)
    expect(key([['a', 2]], 'k').value).not.toBe(sent.value)
  })
})
