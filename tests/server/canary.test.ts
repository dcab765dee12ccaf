/** The test lead: what it sends, how far it comes, and that nothing of it stays. */
import sharp from 'sharp'
import { expect, test, vi } from 'vitest'
import type { Form } from '../../renderer/schema/types.generated.ts'
import { type CanaryParts, runCanary } from '../../server/health/canary.ts'
import type { Lead } from '../../server/store/types.ts'
import { siteFile } from './fixtures/forms.ts'
import { testSettings } from './support/site.ts'

const id = '0192f0c0-0000-7000-8000-000000000001'
const settings = await testSettings()
const leadWith = (mail: object, state = 'canary') =>
  ({ id, state, mail: { lastError: null, ...mail } }) as unknown as Lead

/** A canary on a site whose form answers, and whose store finds one lead after another. */
async function fly(leads: (Lead | undefined)[], more: Partial<CanaryParts> = {}, status = 200) {
  const sent: Request[] = []
  const erase = vi.fn(async () => 1)
  const nudge = vi.fn()
  const store = {
    lead: async () => (leads.length > 1 ? leads.shift() : leads[0]),
    erase,
  } as unknown as CanaryParts['store']
  const fetch = (request: Request) => {
    sent.push(request)
    return Response.json({ id, message: 'No' }, { status })
  }
  const parts = { fetch, siteFile, settings, store, transport: undefined, canaryToken: 'token', nudge, mailMs: 150 }
  const { ms, ...result } = await runCanary({ ...parts, ...more })
  expect(ms).toBeGreaterThanOrEqual(0)
  expect(ms).toBeLessThan(30_000)
  return { result, sent, erase, nudge }
}

const transport = (problem?: string, verify = async () => undefined) =>
  ({ verify: vi.fn(verify), problem: () => problem }) as unknown as NonNullable<CanaryParts['transport']>

test('comes to its mail, is waited for, and is erased', async () => {
  const leads = ['pending', 'pending', 'sent'].map((state) => leadWith({ state }))
  const { result, erase, nudge } = await fly(leads, { mailMs: 20_000 })
  expect(result).toEqual({ ok: true, steps: ['stored', 'mailed'], problem: undefined })
  expect(nudge).toHaveBeenCalledOnce()
  expect(erase).toHaveBeenCalledExactlyOnceWith({ id })
})

test.each([
  ['the form answered 503: No', [leadWith({ state: 'sent' })], {}, 503],
  ['the answered lead is not in the database', [undefined], {}, 200],
  ['the answered lead is not in the database', [leadWith({ state: 'sent' }, 'inbox')], {}, 200],
  ['the mail was not sent: refused', [leadWith({ state: 'pending', lastError: 'refused' })], {}, 200],
  ['the mail was not sent within 0.15 s', [leadWith({ state: 'pending' })], {}, 200],
  [
    'the mail was not sent within 0.15 s: no password',
    [leadWith({ state: 'pending' })],
    { transport: transport('no password') },
    200,
  ],
  [
    'no answer',
    [leadWith({ state: 'none' })],
    { transport: transport(undefined, () => Promise.reject(new Error('no answer'))) },
    200,
  ],
] as const)('says that %s', async (problem, leads, more, status) => {
  const { result, erase } = await fly([...leads], more, status)
  expect(result).toMatchObject({ ok: false, problem })
  expect(erase).toHaveBeenCalledTimes(status === 200 ? 1 : 0)
})

test('asks whether a mail would go where nobody gets it, and leaves a site without forms alone', async () => {
  const asked = transport()
  const { result, nudge } = await fly([leadWith({ state: 'none' })], { transport: asked })
  expect(result.steps).toEqual(['stored', 'mail server answers'])
  expect(asked.verify).toHaveBeenCalledOnce()
  expect(nudge).not.toHaveBeenCalled()
  expect((await fly([leadWith({ state: 'none' })])).result.steps).toEqual(['stored', 'mail is not configured'])
  const without = await fly([], { siteFile: { ...siteFile, forms: {} } })
  expect(without.result).toEqual({ ok: true, steps: ['the site has no form'], problem: undefined })
  expect(without.sent).toEqual([])
})

test('fills in every kind of field so that the form takes it', async () => {
  const fields = [
    { name: 'name', type: 'text' },
    { name: 'email', type: 'email' },
    { name: 'phone', type: 'tel' },
    { name: 'zip', type: 'postal-code' },
    { name: 'day', type: 'date', earliest: '2027-01-02' },
    { name: 'before', type: 'date', latest: '2027-03-04' },
    { name: 'least', type: 'number', min: 3 },
    { name: 'below', type: 'number', max: -2 },
    { name: 'above', type: 'number', max: 5 },
    {
      name: 'choice',
      type: 'select',
      options: [
        { value: 'first', label: 'A' },
        { value: 'second', label: 'B' },
      ],
    },
    { name: 'consent', type: 'consent' },
  ]
  const form = { endpoint: '/send', payload: { formType: 'x' }, fields } as unknown as Form
  const site = { ...siteFile.site, country: 'US' }
  const { sent } = await fly([leadWith({ state: 'none' })], { siteFile: { ...siteFile, site, forms: { form } } })
  const [request] = sent
  expect(request?.url).toBe('https://www.example.com/send')
  expect(request?.method).toBe('POST')
  expect(Object.fromEntries(request?.headers ?? [])).toMatchObject({
    'content-type': 'application/json',
    authorization: 'Bearer public-key',
    'idempotency-key': expect.stringMatching(/^[\da-f-]{36}$/),
  })
  expect([...(request?.headers.values() ?? [])]).toContain('token')
  expect(await request?.json()).toEqual({
    name: 'Canary',
    email: 'canary@example.com',
    phone: '555-0100',
    zip: expect.stringMatching(/^\d{5}$/),
    day: '2027-01-02',
    before: '2027-03-04',
    least: '3',
    below: '-2',
    above: '0',
    choice: 'first',
    consent: 'yes',
    formType: 'x',
  })
})

test('sends a picture along where a form takes one, and the key of the settings before that of the site', async () => {
  const form = {
    endpoint: '/send',
    fields: [
      { name: 'name', type: 'text' },
      { name: 'photo', type: 'file' },
    ],
  } as unknown as Form
  const own = { ...settings, PUBLIC_FORMS_KEY: 'own-key' }
  const { sent } = await fly([leadWith({ state: 'none' })], {
    settings: own,
    siteFile: { ...siteFile, forms: { form } },
  })
  const data = await sent[0]?.formData()
  expect(data?.get('name')).toBe('Canary')
  const photo = data?.get('photo') as File
  const { format, width } = await sharp(await photo.arrayBuffer()).metadata()
  expect([photo.name, format, width]).toEqual(['canary.gif', 'gif', 1])
  expect(sent[0]?.headers.get('authorization')).toBe('Bearer own-key')
  const { formsKey: _, ...keyless } = siteFile.site
  const without = await fly([leadWith({ state: 'none' })], {
    siteFile: { ...siteFile, site: keyless, forms: { form } },
  })
  expect(without.sent[0]?.headers.has('authorization')).toBe(false)
})
