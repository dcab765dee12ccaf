/** Mails that forms answer their visitors with: what they say, to whom they go, and to whom never. */
import { pino } from 'pino'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { answerTo, plainName } from '../../server/intake/answer-mail.ts'
import { startMail } from '../../server/mail/start.ts'
import { newId } from '../../server/store/ids.ts'
import { siteFile } from './fixtures/forms.ts'
import { testApp } from './support/app.ts'
import { jsonPost } from './support/post.ts'
import { type Smtp, startSmtp } from './support/smtp.ts'
import { until } from './support/wait.ts'

const rent = siteFile.forms.rent
if (!rent) throw new Error('no form "rent"')
const own = { LEADS_TO: 'owner@example.com, office@example.com', LEADS_FROM: 'web@example.com', CANARY_TO: undefined }
const good = { state: 'inbox', score: 0, reasons: [] } as const
const answer = (fields: Record<string, string>, verdict: Parameters<typeof answerTo>[2] = { ...good, reasons: [] }) =>
  answerTo(rent, fields, verdict, own)

describe('an answer', () => {
  test('has the text of the form with the visitor’s name', () => {
    expect(answer({ name: 'Ada Example', address: 'Ada@Example.com', message: 'Buy now' })).toEqual({
      address: 'ada@example.com',
      subject: 'We have your request',
      text: 'Hello Ada Example,\n\nwe call back tomorrow.\n',
    })
  })

  test.each(['Ada', 'Jean-Luc O’Neill', 'J. R. Smith', 'María José', 'Žofie Müller', '李小龙'])('greets %s', (name) =>
    expect(plainName(name)).toBe(name),
  )

  test.each([
    'Win at evil.com',
    'https://evil.example',
    'Call 555 0100',
    'You have won a new car today',
    'A\r\nBcc: b@example.com',
    'Ada@example.com',
    '$&',
    '\u202eadA',
    'A'.repeat(41),
    '',
  ])('says nothing of %j, which is no plain name', (name) => {
    expect(answer({ name, address: 'ada@example.com' })?.text).toBe('Hello,\n\nwe call back tomorrow.\n')
  })

  test.each([
    ['nobody', ''],
    ['what is no plain address', '"a@example.com Bcc":evil@x.test'],
    ['several', 'a@example.com,b@example.com'],
    ['the business itself', 'OFFICE@example.com'],
    ['the sender of leads', 'web@example.com'],
    ['a machine', 'no-reply@example.com'],
    ['a mail server', 'MAILER-DAEMON@example.com'],
  ])('goes not to %s', (_, address) => expect(answer({ name: 'Ada', address })).toBeUndefined())

  test('goes not to senders about whom too much is odd, and waits where the owner decides', () => {
    const fields = { name: 'Ada', address: 'ada@example.com' }
    expect(answer(fields, { state: 'inbox', score: 30, reasons: ['repeated-text'] })).toBeUndefined()
    expect(answer(fields, { state: 'held', score: 45, reasons: [] })).toBeDefined()
    expect(answerTo({ fields: rent.fields }, fields, { ...good, reasons: [] }, own)).toBeUndefined()
  })
})

describe('a form with an answer', () => {
  let smtp: Smtp
  let site: Awaited<ReturnType<typeof testApp>>
  let mail: ReturnType<typeof startMail>
  let results: string[]
  const start = () =>
    startMail({
      store: site.store,
      settings: { ...site.settings, MAIL_RETRY_SECONDS: 0.2 },
      siteFile: () => siteFile,
      log: pino({ level: 'silent' }),
      onResult: () => {},
      onAnswer: (result) => void results.push(result),
    })

  beforeEach(async () => {
    smtp = await startSmtp()
    site = await testApp({ SMTP_URL: smtp.url, LEADS_TO: 'owner@example.com', LEADS_FROM: 'web@example.com' })
    results = []
    mail = start()
  })
  afterEach(async () => {
    await mail.stop()
    await smtp.stop()
    await site.close()
  })

  const send = async (fields: Record<string, string>, headers: Record<string, string> = {}) => {
    const body = { name: 'Ada Example', message: `Two bikes ${newId()}`, ...fields }
    const response = await site.app.request('/rent', jsonPost(body, headers))
    mail.nudge()
    return String((await response.json()).id)
  }
  const stateOf = async (id: string) => (await site.store.lead(id))?.answer
  const leadIsMailed = (id: string) => until('the lead', async () => (await site.store.lead(id))?.mail.state === 'sent')
  const to = (address: string) => smtp.received.filter((received) => received.to.includes(address))

  test('answers once, as a machine, for the business, in plain text without what was typed', async () => {
    const id = await send({ address: 'ada@example.com', message: 'Cheap pills at evil dot com' })
    await until('the answer', async () => (await stateOf(id)) === 'sent')
    await leadIsMailed(id)
    const [received, ...more] = to('ada@example.com')
    expect([more, to('owner@example.com').length]).toEqual([[], 1])
    const raw = received?.raw ?? ''
    for (const line of [
      /^From: Example Roofing <web@example.com>\r$/m,
      /^To: ada@example.com\r$/m,
      /^Reply-To: Example Roofing <office@example.com>\r$/m,
      /^Subject: We have your request\r$/m,
      /^Auto-Submitted: auto-replied\r$/m,
      /^Content-Type: text\/plain/m,
      /^Hello Ada Example,\r$/m,
    ])
      expect(raw).toMatch(line)
    expect(raw).not.toContain('pills')
    expect(received?.id).toBe(`<answer.${id}@example.com>`)
  })

  test('answers nothing that is held, and what the owner releases', async () => {
    const id = await send({ address: 'ada@example.com', zq_ref2: 'robot' })
    const other = await send({ address: 'grace@example.com' })
    await until('the other', async () => (await stateOf(other)) === 'sent')
    expect([await stateOf(id), to('ada@example.com')]).toEqual(['waiting', []])
    await site.store.release(id)
    await until('the answer', async () => (await stateOf(id)) === 'sent')
    expect(to('ada@example.com')).toHaveLength(1)
  })

  test('tries again when the mail server asks for that, and gives up where the address is refused', async () => {
    smtp.behave('later')
    const id = await send({ address: 'ada@example.com' })
    await until('two tries', async () => results.filter((result) => result === 'later').length >= 2)
    smtp.behave('accept')
    await until('the answer', async () => (await stateOf(id)) === 'sent')
    smtp.behave('refuse')
    const refused = await send({ address: 'nobody@example.com' })
    await until('giving up', async () => (await stateOf(refused)) === 'dead')
  })

  test('does not send again what may have gone through, unlike the mail to the owner', async () => {
    smtp.behave('cut')
    const id = await send({ address: 'ada@example.com' })
    await until('giving up', async () => (await stateOf(id)) === 'dead')
    smtp.behave('accept')
    await leadIsMailed(id).catch(() => {})
    expect(to('ada@example.com')).toHaveLength(1)
  })

  test('answers after the server was stopped before it could', async () => {
    await mail.stop()
    const id = await send({ address: 'ada@example.com' })
    expect([await stateOf(id), smtp.received]).toEqual(['pending', []])
    mail = start()
    await until('the answer', async () => (await stateOf(id)) === 'sent')
  })
})
