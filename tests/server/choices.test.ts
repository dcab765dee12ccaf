import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { clockOf } from '../../server/clock.ts'
import { leadMail } from '../../server/mail/message.ts'
import { leadAsText } from '../../server/owner/formats.ts'
import type { Lead } from '../../server/store/types.ts'
import { siteFile } from './fixtures/forms.ts'
import { testApp } from './support/app.ts'
import { bearer, contactPath, jsonPost, quotePath } from './support/post.ts'

let site: Awaited<ReturnType<typeof testApp>>
beforeAll(async () => {
  site = await testApp()
})
afterAll(() => site.close())

/** What a browser without scripts sends: a pair for each box that is ticked. */
const plainPost = (...pairs: [string, string][]): RequestInit => ({
  method: 'POST',
  redirect: 'manual',
  headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-mode': 'navigate' },
  body: new URLSearchParams([['form', 'visit'], ...pairs]).toString(),
})
const visit: [string, string][] = [
  ['email', 'ada@example.com'],
  ['day', '2027-03-05'],
  ['part', 'day'],
  ['rooms', 'attic'],
  ['rooms', 'porch'],
  ['calls', 'yes'],
]

describe('a plain post of a form with choices', () => {
  let lead: Lead | undefined
  beforeAll(async () => {
    expect((await site.app.request(quotePath, plainPost(...visit))).status).toBe(303)
    lead = (await site.leads()).at(-1)
  })

  test('keeps all values, with what the visitor read', () => {
    expect(lead).toMatchObject({
      fields: { day: '2027-03-05', part: 'day', rooms: 'attic\nporch', calls: 'yes' },
      shown: {
        day: { label: 'Day', value: 'Friday, March 5, 2027' },
        part: { label: 'When', value: 'Whole day' },
        rooms: { label: 'Rooms', value: 'Attic, Porch' },
        calls: { label: 'You may call me <soon>.', value: 'Yes' },
      },
    })
  })

  test('keeps when consent was given, in UTC, and of nothing else', () => {
    const { calls, part } = lead?.shown ?? {}
    expect(Math.abs(Date.parse(calls?.agreedAt ?? '') - (lead?.receivedAt ?? 0))).toBeLessThan(60_000)
    expect(calls?.agreedAt).toMatch(/Z$/)
    expect(part).not.toHaveProperty('agreedAt')
  })

  test('is told with labels, also when the form has other words since', () => {
    const { visit: form } = siteFile.forms
    const fields = form?.fields.map(({ options: _, ...field }) => ({ ...field, label: 'Other' })) ?? []
    const changed = { ...siteFile, forms: { visit: { ...form, fields } } } as typeof siteFile
    const sender = { from: 'site@example.com', to: 'office@example.com' }
    const { text } = leadMail(lead as Lead, changed, sender)
    expect(text).toContain('When: Whole day\nRooms: Attic, Porch\nYou may call me <soon>.: Yes (20')
    expect(leadAsText(lead as Lead, clockOf(siteFile.site))).toMatch(/^part +Whole day$/m)
  })

  test('is another lead when another room is ticked', async () => {
    const before = (await site.leads()).length
    await site.app.request(quotePath, plainPost(...visit.filter(([, value]) => value !== 'porch')))
    await site.app.request(quotePath, plainPost(...visit))
    expect((await site.leads()).length).toBe(before + 1)
  })

  test('with mistakes comes back as it was filled in, with the messages at their fields', async () => {
    const pairs: [string, string][] = [
      ['email', 'ada@example.com'],
      ['day', '2027-02-31'],
      ['rooms', 'porch'],
    ]
    const response = await site.app.request(quotePath, plainPost(...pairs))
    const html = await response.text()
    expect(response.status).toBe(422)
    expect(html).toContain('<a href="#field-calls">Please tick the box</a>')
    expect(html).toContain('role="radiogroup" aria-invalid="true" aria-describedby="field-part-error"')
    expect(html).toContain('<p id="field-day-error" class="field-error">Please check “Day”</p>')
    expect(html).toMatch(/name="rooms" value="porch" checked/)
    expect(html).not.toMatch(/name="rooms" value="attic" checked/)
    expect(html).toContain('You may call me &lt;soon&gt;.')
  })
})

test('JSON brings several choices as a list', async () => {
  const { rooms: _, ...single } = Object.fromEntries(visit)
  const body = { ...single, formType: 'visit', rooms: ['porch'] }
  expect((await site.app.request(contactPath, jsonPost(body, bearer))).status).toBe(200)
  expect((await site.leads()).at(-1)).toMatchObject({
    fields: { rooms: 'porch' },
    shown: { rooms: { value: 'Porch' } },
  })
  const refused = await site.app.request(
    contactPath,
    jsonPost({ ...body, rooms: ['cellar'], day: '2028-01-01' }, bearer),
  )
  expect((await refused.json()).fields).toEqual({
    rooms: 'Please check “Rooms”',
    day: 'Please choose Friday, December 31, 2027 or an earlier day',
  })
})

test('a post that may bring pictures keeps several choices too', async () => {
  const body = new FormData()
  for (const [name, value] of [['form', 'visit'], ...visit] as const) body.append(name, value)
  body.set('email', 'bea@example.com')
  const headers = { accept: 'text/html', 'sec-fetch-mode': 'navigate' }
  const response = await site.app.request(quotePath, { method: 'POST', redirect: 'manual', headers, body })
  expect(response.status).toBe(303)
  expect((await site.leads()).at(-1)).toMatchObject({ fields: { rooms: 'attic\nporch' } })
})
