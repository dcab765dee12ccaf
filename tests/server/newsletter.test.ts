import { pino } from 'pino'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { clockOf } from '../../server/clock.ts'
import { startMail } from '../../server/mail/start.ts'
import { confirmationMail } from '../../server/newsletter/confirmation.ts'
import { leadOfToken, linkTo, sentPath } from '../../server/newsletter/links.ts'
import { runCommand } from '../../server/owner/commands.ts'
import type { Options } from '../../server/owner/options.ts'
import { applyRetention } from '../../server/retention.ts'
import type { Translation } from '../../server/site.ts'
import type { Lead } from '../../server/store/types.ts'
import { siteFile } from './fixtures/forms.ts'
import { testApp } from './support/app.ts'
import { formPost, jsonPost } from './support/post.ts'
import { type Smtp, startSmtp } from './support/smtp.ts'
import { until } from './support/wait.ts'

const news = (email = 'ada@example.com') => ({ email, name: 'Ada <b>Typed</b>', agreed: 'yes' })
const news303 = (email?: string) => formPost({ form: 'news', ...news(email) })
let site: Awaited<ReturnType<typeof testApp>>
let smtp: Smtp
let mail: ReturnType<typeof startMail>
const open = async (env: Record<string, string> = {}) => {
  const mailEnv = { SMTP_URL: smtp.url, LEADS_FROM: 'web@example.com', LEADS_TO: 'owner@example.com' }
  site = await testApp({ ...mailEnv, MAIL_RETRY_SECONDS: '1', ...env })
  const { store, settings } = site
  const log = pino({ level: 'silent' })
  mail = startMail({ settings, store, siteFile: () => siteFile, log, onResult: () => {}, onAnswer: () => {} })
}
beforeEach(async () => {
  smtp = await startSmtp()
})
afterEach(async () => {
  await mail.stop()
  await site.close()
  await smtp.stop()
})

const post = (body: object, headers: Record<string, string> = {}) =>
  site.app.request('/news', jsonPost({ ...body }, headers))
const states = async () => (await site.leads()).map(({ state, mail }) => `${state} ${mail.state}`)
/** The text of a mail as its reader sees it. */
const textOf = (raw = '') =>
  raw
    .slice(raw.indexOf('\r\n\r\n'))
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)))
const linkIn = (raw = '') => {
  const link = new URL(/https:\S+newsletter-confirm\S+/.exec(textOf(raw))?.[0] ?? 'https://none.example')
  return link.pathname + link.search
}
const arrived = (amount: number) =>
  until('mail', () => {
    mail.nudge()
    return smtp.received.length >= amount
  })
const print = async (command: string, options: Partial<Options> = {}) => {
  const lines: string[] = []
  const all = { format: 'csv' as const, dead: false, clock: clockOf(siteFile.site), site: siteFile.site, ...options }
  for await (const line of runCommand(site.store, command, [], all)) lines.push(line)
  return lines
}

test('an address is mailed a link, counts when its button is pressed, and is gone when its owner leaves', async () => {
  await open()
  expect((await post(news())).status).toBe(200)
  await arrived(1)
  const [first] = smtp.received
  expect(first?.to).toEqual(['ada@example.com'])
  expect(first?.raw).toMatch(/^Subject: \[Example Roofing\] Please confirm your address\r$/m)
  expect(first?.raw).toMatch(/^From: Example Roofing <web@example.com>\r$/m)
  expect(first?.raw).toMatch(/^Reply-To: Example Roofing <office@example.com>\r$/m)
  expect(first?.raw).not.toContain('Typed')
  expect(textOf(first?.raw)).toContain('If it was not you, there is nothing to do')
  const link = linkIn(first?.raw)

  const page = await site.app.request(link)
  expect([page.status, page.headers.get('referrer-policy'), page.headers.get('cache-control')]).toEqual([
    ...[200, 'no-referrer', 'no-store'],
  ])
  expect(await page.text()).toMatch(
    /Example header.*<form method="post"><button type="submit"[^>]*>Yes, send it to me/s,
  )
  expect(await print('newsletter')).toHaveLength(1)

  for (const _ of ['once', 'again']) {
    const pressed = await site.app.request(link, { method: 'POST' })
    expect([pressed.status, pressed.headers.get('location')]).toEqual([303, link])
  }
  expect(await (await site.app.request(link)).text()).toContain('Your address is confirmed')
  const [, row = '', ...more] = await print('newsletter')
  expect(more).toEqual([])
  expect(row).toMatch(
    /^ada@example.com,Ada <b>Typed<\/b>,news,\S+ \S+ E[SD]T,20\S+Z,https:\/\/www.example.com\/newsletter-leave\?/,
  )
  expect((await print('export', { kind: 'newsletter' }))[1]).toMatch(/,news,newsletter,20\S+Z,inbox,/)

  const leave = row.split(',').at(-1)?.replace('https://www.example.com', '') ?? ''
  expect(await (await site.app.request(leave)).text()).toContain('<form method="post">')
  expect(await print('newsletter')).toHaveLength(2)
  const oneClick = { method: 'POST', body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }) }
  for (const _ of ['once', 'again']) expect((await site.app.request(leave, oneClick)).status).toBe(303)
  expect(await (await site.app.request(leave)).text()).toContain('You are unsubscribed')
  expect((await site.app.request(link)).status).toBe(410)
  expect(await site.leads()).toEqual([])
  expect(smtp.received).toHaveLength(1)
})

test('without scripts the visitor reads what comes next, and the same mistakes are told as with them', async () => {
  await open()
  const sent = await site.app.request('/news', news303())
  expect(sent.status).toBe(303)
  const next = await site.app.request(sent.headers.get('location') ?? '')
  expect(await next.text()).toContain('<h1>One more step</h1><p>Please open the mail that we sent you.</p>')
  expect((await site.app.request('/newsletter-confirm?sent=contact')).status).toBe(410)
  expect((await site.app.request('/news', news303('ada@example'))).status).toBe(422)
  const list = await post(news('ada@example.com,eve@example.com'))
  expect([list.status, await list.json()]).toMatchObject([422, { fields: { email: 'No address' } }])
  expect((await post({ ...news(), agreed: '' })).status).toBe(422)
  expect(await site.leads()).toHaveLength(1)
})

test('a known address, a new one and one that had enough get the same answer', async () => {
  await open()
  const answers = new Set<string>()
  const ask = async (email: string) => {
    const response = await post(news(email))
    answers.add(`${response.status} ${await response.text()} ${[...response.headers].join()}`)
  }
  await ask('ada@example.com')
  await arrived(1)
  await ask('Ada+more@Example.com')
  await site.app.request(linkIn(smtp.received[0]?.raw), { method: 'POST' })
  await ask('ada@example.com')
  await ask('bob@example.com')
  await arrived(2)
  expect([...answers]).toEqual([expect.stringMatching(/^200 {"ok":true} /)])
  expect(smtp.received.map(({ to }) => to[0])).toEqual(['ada@example.com', 'bob@example.com'])
})

test('what looks like spam or comes in numbers is held, and mails nobody until the owner releases it', async () => {
  await open()
  await post({ ...news(), zq_ref2: 'x' }, { 'sec-fetch-site': 'cross-site' })
  for (let number = 0; number < 6; number += 1) await post(news(`ada${number}@example.com`))
  await arrived(4)
  expect(await states()).toEqual([
    ...['spam waiting', ...Array.from({ length: 4 }, () => expect.stringMatching(/^inbox (pending|sent)$/))],
    ...['held waiting', 'held waiting'],
  ])
  const held = (await site.leads()).at(-1)
  await site.store.release(held?.id ?? '')
  await arrived(5)
  expect(smtp.received.at(-1)?.to).toEqual(['ada5@example.com'])
  expect(smtp.received.flatMap(({ to }) => to)).not.toContain('owner@example.com')
})

test('an address that the mail server refuses is no worry of the owner, and is erased with those never confirmed', async () => {
  await open()
  smtp.behave('refuse')
  await post(news())
  await until('refusal', async () => (await states())[0] === 'inbox dead')
  expect((await site.store.counts()).mail.dead).toBe(0)
  expect(await print('resend', { dead: true })).toEqual(['No mail was refused or given up.'])
  await applyRetention(site.store, site.settings)
  expect(await site.leads()).toHaveLength(1)
  expect(await site.store.lapse(-1)).toBe(1)
  expect(await site.leads()).toEqual([])
})

test('a link of somebody else, for another purpose or not made here opens nothing and changes nothing', async () => {
  await open()
  await post(news())
  const [lead] = await site.leads()
  const secret = await site.store.secret()
  const made = lead ? new URL(linkTo('leave', lead, siteFile.site, secret)).searchParams.get('token') : ''
  for (const token of ['', 'x', `${lead?.id}.${'A'.repeat(43)}`, made, `${made}x`]) {
    const link = `/newsletter-confirm?token=${token}`
    expect((await site.app.request(link, { method: 'POST' })).status).toBe(303)
    expect((await site.app.request(link)).status).toBe(410)
  }
  expect(await print('newsletter')).toHaveLength(1)
  expect((await site.app.request('/newsletter-leave', { method: 'PUT' })).status).toBe(405)
})

describe('the mail in the language of the visitor', () => {
  const spanish: Translation = {
    site: { ...siteFile.site, language: 'es-US' },
    forms: {
      news: { ...siteFile.forms.news, newsletter: { subject: 'Casi listo', text: 'Una carta al mes.' } } as never,
    },
    home: '/es',
  }
  const file = { ...siteFile, translations: { 'es-US': spanish } }
  const lead = { id: 'x', form: 'news', extra: { pageLanguage: 'es-US' }, fields: { email: 'ada@example.com' } }
  const asked = { ...lead, mail: { firstAttemptAt: Date.parse('2026-11-21T14:05:00Z') } } as unknown as Lead

  test('has the words of the form or the usual ones, says how long, and what to do with a mail nobody asked for', async () => {
    await open()
    const own = confirmationMail(asked, file, 'web@example.com', 'secret')
    expect(own.subject).toBe('[Example Roofing] Casi listo')
    expect(own.text).toMatch(
      /^Una carta al mes\.\n\nSi fue usted, abra esta página y pulse el botón:\nhttps:\S+language=es-US&token=x\.\S+\n\nEl enlace .*28 de noviembre/,
    )
    expect(own.text).toContain('Si no fue usted, no tiene que hacer nada')
    const usual = confirmationMail({ ...asked, extra: {} }, file, 'web@example.com', 'secret')
    expect(usual.text).toMatch(/^Somebody asked us to send the newsletter of Example Roofing/)
  })
})

test('a token is good for its lead and purpose, under its own secret', async () => {
  await open()
  const lead = { id: '0190b3c4-0000-7000-8000-000000000000', extra: {} }
  const token = new URL(linkTo('confirm', lead, siteFile.site, 'secret')).searchParams.get('token') ?? ''
  expect(leadOfToken('confirm', token, 'secret')).toBe(lead.id)
  expect(leadOfToken('leave', token, 'secret')).toBeUndefined()
  expect(leadOfToken('confirm', token, 'other')).toBeUndefined()
})

test('who sends the form without scripts is led to a page that knows which form it was, in its language', () => {
  expect(sentPath('news', 'es-US')).toBe('/newsletter-confirm?sent=news&language=es-US')
  expect(sentPath('news & more', undefined)).toBe('/newsletter-confirm?sent=news+%26+more')
})
