/**
 * What the server writes itself: pages for forms that could not be taken, mails, lists for owners, figures. After a change
 * that is meant, `npx vitest run tests/server/written.test.ts -u` writes it again.
 */
import { describe, expect, test, vi } from 'vitest'
import { wordsOf } from '../../renderer/languages/index.ts'
import type { Form } from '../../renderer/schema/types.generated.ts'
import { clockOf } from '../../server/clock.ts'
import { createMetrics } from '../../server/health/metrics.ts'
import { heldMail, leadMail, oneLine } from '../../server/mail/message.ts'
import { confirmationMail } from '../../server/newsletter/confirmation.ts'
import { linkTo } from '../../server/newsletter/links.ts'
import { followLink, type NewsletterStore, showLink } from '../../server/newsletter/page.ts'
import { csvColumns, inColumns, leadAsCsv, leadAsJson, leadAsLine, leadAsText } from '../../server/owner/formats.ts'
import { formPage } from '../../server/pages/form-page.ts'
import { attributes, escapeHtml } from '../../server/pages/html.ts'
import type { SiteFile } from '../../server/site.ts'
import type { Lead } from '../../server/store/types.ts'
import { siteFile } from './fixtures/forms.ts'
import { newLead } from './fixtures/lead.ts'

const words = wordsOf('en-US')
const id = '0192f0c0-0000-7000-8000-000000000001'
const at = Date.parse('2026-11-21T14:05:00Z')

const lead = (changes: Partial<Lead> = {}): Lead => ({
  ...newLead(),
  id,
  box: 'new',
  kind: 'request',
  source: {},
  receivedAt: at,
  confirmedAt: null,
  answeredAt: null,
  doneAt: null,
  mail: {
    state: 'pending',
    attempts: 0,
    putOff: 0,
    doubtful: 0,
    dueAt: at + 60_000,
    firstAttemptAt: null,
    sentAt: null,
    lastError: null,
  },
  photos: 0,
  ...changes,
})

/** Everything that a lead can say of itself. */
const full = lead({
  state: 'held',
  score: 5,
  reasons: ['links', 'speed'],
  kind: 'newsletter',
  confirmedAt: at + 1000,
  fields: {
    name: 'Ada',
    email: 'ada@example.com',
    phone: '+15025550101',
    message: 'Two\nlines; "quoted"',
    roof: 'a',
    empty: '',
  },
  shown: {
    roof: { label: 'Roof', value: 'Flat' },
    calls: { label: 'You may call', value: 'yes', agreedAt: '2026-11-21' },
  },
  extra: { language: 'es-US', width: 390 },
  source: { campaign: 'spring' },
  page: '/roof-repair',
  photos: 2,
  answer: 'sent',
  mail: {
    state: 'sent',
    attempts: 3,
    putOff: 0,
    doubtful: 1,
    dueAt: at,
    firstAttemptAt: at + 1,
    sentAt: at + 2000,
    lastError: 'was busy',
  },
})

const every: Form = {
  endpoint: '/every',
  validation: 'messages',
  payload: { formType: 'every' },
  fields: [
    { name: 'name', label: 'Name', type: 'text', required: 'Name, please', autocomplete: 'name', width: 'half' },
    { name: 'zip', label: 'ZIP', type: 'postal-code', inputmode: 'numeric', width: 'half' },
    { name: 'size', label: 'Size', type: 'number', min: 1, max: 9 },
    { name: 'email', label: 'Email', type: 'email' },
    { name: 'phone', label: 'Phone', type: 'tel' },
    { name: 'day', label: 'Day', type: 'date', earliest: '2027-01-01', latest: '2027-12-31' },
    {
      name: 'kind',
      label: 'Kind',
      type: 'select',
      placeholder: 'Choose',
      options: [
        { value: 'a', label: 'A' },
        { value: 'b', label: 'B' },
      ],
    },
    { name: 'bare', label: 'Bare', type: 'select', options: [{ value: 'a', label: 'A' }] },
    {
      name: 'part',
      label: 'Part',
      type: 'radio',
      required: 'Choose',
      options: [
        { value: 'am', label: 'AM' },
        { value: 'pm', label: 'PM' },
      ],
    },
    {
      name: 'rooms',
      label: 'Rooms',
      type: 'checkboxes',
      required: 'Choose',
      options: [
        { value: 'attic', label: 'Attic' },
        { value: 'porch', label: 'Porch' },
      ],
    },
    { name: 'calls', label: 'Call <me>', type: 'consent', required: 'Tick' },
    { name: 'soon', label: 'Soon', type: 'checkbox' },
    { name: 'text', label: 'Text', type: 'textarea' },
    { name: 'long', label: 'Long', type: 'textarea', rows: 6 },
    { name: 'photos', label: 'Photos', type: 'file' },
  ],
  submit: 'Send it',
  submitting: 'Sending',
  success: { title: 'Sent', text: 'Soon.' },
  failure: { title: 'Not sent', text: 'Call.' },
}
const parts = { key: 'k-1', words: words.answer, photoWords: words.photos, errors: {}, values: {} }
const match = { name: 'every', form: every }

describe('the page of a form', () => {
  test('that was never filled in', () => {
    expect(formPage({ ...parts, match, failure: 'Try <again>.' })).toMatchSnapshot()
  })

  test('keeps what was entered, and says what is wrong at each field', () => {
    const values = {
      name: 'A "B" <c>',
      zip: '40217',
      size: '3',
      day: '2027-02-01',
      kind: 'b',
      part: 'pm',
      rooms: 'porch',
      calls: 'yes',
      soon: 'yes',
      text: '<b>',
      photos: 'a.jpg',
      serviceType: 'roof-repair',
    }
    const errors = Object.fromEntries(every.fields.map(({ name }) => [name, `${name} <is> wrong`]))
    expect(
      formPage({ ...parts, match, values, errors, page: '/a?b', language: 'es-US', action: '/send' }),
    ).toMatchSnapshot()
  })

  test('with steps, with no file and with a service of its own', () => {
    const [one, two] = every.fields
    const fields = [
      { ...one, newStep: 'You & I' },
      { ...two, newStep: 'More', name: 'serviceType' },
    ] as Form['fields']
    const form = { ...every, fields, payload: undefined } as unknown as Form
    expect(formPage({ ...parts, match: { name: 'steps', form }, values: { serviceType: 'x' } })).toMatchSnapshot()
  })

  test('has attributes that are safe, and none that are not', () => {
    expect(attributes({ a: '<"\'&>', b: true, c: false, d: undefined, e: 0, f: '' })).toBe(
      ' a="&lt;&quot;&#39;&amp;&gt;" b e="0" f=""',
    )
    expect(escapeHtml('a<b>')).toBe('a&lt;b&gt;')
  })
})

describe('mails', () => {
  const sender = { from: 'leads@example.com', to: 'a@example.com, b@example.com', canaryTo: 'c@example.com' }
  const file: SiteFile = { ...siteFile, forms: { ...siteFile.forms, every } }

  test('about leads say everything that came', () => {
    expect(leadMail(lead(), file, sender)).toMatchSnapshot()
    expect(leadMail({ ...full, form: 'every' }, file, sender)).toMatchSnapshot()
    expect(
      leadMail(lead({ form: 'gone', fields: { email: 'no address' }, state: 'canary' }), file, sender),
    ).toMatchSnapshot()
    expect(leadMail(lead({ state: 'canary' }), file, { from: 'x@y', to: 'z@y' }).to).toEqual(['z@y'])
  })

  test('have a subject on one line', () => {
    expect(oneLine('a\r\nb\u2028c\u0007d')).toBe('a  b c d')
  })

  test('about leads that are held say how to let them go, and how many more there are', () => {
    const mails = [heldMail([full], 1, file, sender), heldMail([full, lead()], 5, file, sender)]
    expect(mails.map(({ messageId: _, ...mail }) => mail)).toMatchSnapshot()
  })

  test('that ask whether a newsletter may come have the words of the form, or the usual ones', () => {
    const news = lead({ form: 'news', kind: 'newsletter', mail: { ...lead().mail, firstAttemptAt: at } })
    const own = {
      ...file,
      forms: {
        ...file.forms,
        news: { ...(file.forms.news as Form), newsletter: { subject: 'Ours', text: 'Our words.' } },
      },
    }
    expect([confirmationMail(news, file, 'x@y', 's'), confirmationMail(news, own, 'x@y', 's')]).toMatchSnapshot()
  })
})

describe('for the owner', () => {
  const clock = clockOf(siteFile.site)
  const sent = lead({ kind: 'newsletter', mail: { ...lead().mail, state: 'dead', lastError: null, attempts: 1 } })

  test.each([
    ['nothing but what came', lead()],
    ['all there is', full],
    ['an address that nobody confirmed', sent],
  ])('a lead with %s is a line, a text, a row and data', (_, each) => {
    const row = leadAsCsv(each, clock)
    expect([leadAsLine(each, clock), leadAsText(each, clock), row, leadAsJson(each)]).toMatchSnapshot()
  })

  test('a row has a cell for each column', () => {
    expect(leadAsCsv(lead({ fields: {} }), clock).split(',')).toHaveLength(csvColumns.length)
    expect(csvColumns).toMatchSnapshot()
  })

  test('columns are as wide as their widest cell', () => {
    expect(inColumns([['a', 'bb'], ['ccc'], ['', 'd']])).toEqual(['a    bb', 'ccc', '     d'])
    expect(inColumns([])).toEqual([])
  })

  test('the clock is that of the business, or UTC', () => {
    expect(clock.long(at)).toBe('Saturday, November 21, 2026, 9:05 AM EST')
    expect(clock.short(at)).toBe('2026-11-21 09:05 EST')
    for (const timeZone of [undefined, 'Nowhere/None'])
      expect(clockOf({ ...siteFile.site, timeZone }).short(at)).toBe('2026-11-21 14:05 UTC')
  })
})

test('figures for a monitor are a line each, and what the database knows where it can be asked', () => {
  const metrics = createMetrics()
  metrics.stop()
  metrics.count('mail_results_total{result="sent"}')
  metrics.count('mail_results_total{result="sent"}')
  metrics.set('ready', 1)
  for (const seconds of [0.005, 0.3, 3]) metrics.took(seconds)
  const counts = {
    leads: { inbox: 1, held: 2, spam: 3, canary: 4 },
    mail: { pending: 5, sent: 6, dead: 7, none: 8 },
    oldestDueMs: 1500,
    webhooks: { sent: 9, dead: 10 },
    oldestWebhookMs: 2500,
  }
  const rendered = (given?: typeof counts) =>
    metrics.render(given as never).replace(/(leads_(?:event|process).*) \d.*/g, '$1 N')
  expect(rendered(counts)).toMatchSnapshot()
  expect(rendered()).toContain('leads_database_up 0\nleads_event_loop_delay_max_seconds N\n')
})

describe('links in mails', () => {
  const secret = 's'
  const context = { words: words.newsletter, brand: 'Oak', linkToLeave: () => '/leave?token=1' }
  const fresh = lead({ kind: 'newsletter', state: 'inbox', receivedAt: Date.now() })
  const tokenOf = (purpose: 'confirm' | 'leave') =>
    new URL(linkTo(purpose, fresh, siteFile.site, secret)).searchParams.get('token') ?? ''
  const storeOf = (found?: Lead) =>
    ({
      secret: async () => secret,
      lead: vi.fn(async () => found),
      confirm: vi.fn(async () => true),
      leave: vi.fn(async () => true),
    }) as unknown as NewsletterStore
  const week = 7 * 24 * 60 * 60_000
  const late = { ...fresh, receivedAt: Date.now() - week - 60_000 }
  const mailed = { ...late, mail: { ...fresh.mail, firstAttemptAt: Date.now() - week + 60_000 } }

  test.each([
    ['confirm', 'that waits', fresh],
    ['confirm', 'that waits since it was mailed', mailed],
    ['confirm', 'that waited for too long', late],
    ['confirm', 'that was confirmed, however long ago', { ...late, confirmedAt: 1 }],
    ['confirm', 'that is gone', undefined],
    ['confirm', 'that is held', { ...fresh, state: 'held' }],
    ['confirm', 'that is no newsletter', { ...fresh, kind: 'request' }],
    ['leave', 'that is there', fresh],
    ['leave', 'that is gone', undefined],
  ] as const)('%s an address %s', async (purpose, _, found) => {
    const { status, title, main } = await showLink(storeOf(found as Lead), purpose, tokenOf(purpose), context)
    expect({ status, title, main }).toMatchSnapshot()
  })

  test('of another purpose or of nobody are gone, and do nothing', async () => {
    for (const token of [tokenOf('leave'), `${tokenOf('confirm')}x`, ''])
      expect(await showLink(storeOf(fresh), 'confirm', token, context)).toMatchObject({ status: 410 })
    const store = storeOf(fresh)
    await followLink(store, 'confirm', tokenOf('leave'))
    for (const done of [store.confirm, store.leave]) expect(done).not.toHaveBeenCalled()
    await followLink(store, 'confirm', tokenOf('confirm'))
    expect(store.confirm).toHaveBeenCalledExactlyOnceWith(id, week)
    expect(store.leave).not.toHaveBeenCalled()
    await followLink(store, 'leave', tokenOf('leave'))
    expect(store.leave).toHaveBeenCalledExactlyOnceWith(id)
  })
})
