import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readLayout } from '../../server/pages/html.ts'
import { siteFile } from './fixtures/forms.ts'
import { testApp } from './support/app.ts'
import { bearer, contact, contactPath, formPost, jsonPost, quote, quotePath } from './support/post.ts'
import { builtSite } from './support/site.ts'

let site: Awaited<ReturnType<typeof testApp>>
beforeAll(async () => {
  site = await testApp()
})
afterAll(() => site.close())
const post = (path: string, init: RequestInit) => site.app.request(path, init)
const newLeads = async (act: () => unknown) => {
  const before = (await site.leads()).length
  await act()
  return (await site.leads()).slice(before)
}

describe('a JSON submission', () => {
  test('of the quote form is stored with its mail before the answer says so', async () => {
    const stored = await newLeads(async () => {
      const response = await post(quotePath, jsonPost(quote))
      expect(response.status).toBe(200)
      expect(await response.json()).toMatchObject({ ok: true, repeated: false })
      expect(response.headers.get('cache-control')).toBe('no-store')
    })
    expect(stored).toMatchObject([{ form: 'quote', state: 'inbox', fields: quote, mail: { state: 'pending' } }])
  })

  test('of a form with a public key needs that key', async () => {
    expect((await post(contactPath, jsonPost(contact))).status).toBe(401)
    expect((await post(contactPath, jsonPost(contact, { authorization: 'Bearer other-key!' }))).status).toBe(401)
    const stored = await newLeads(async () =>
      expect((await post(contactPath, jsonPost(contact, bearer))).status).toBe(200),
    )
    expect(stored).toMatchObject([{ form: 'contact', fields: { formType: 'contact', message: 'Hello' } }])
  })

  test('may bring the key of its build, whatever the server is set to', async () => {
    const other = await testApp({ PUBLIC_FORMS_KEY: 'newer-key' })
    for (const authorization of [bearer.authorization, 'Bearer newer-key', 'Bearer neither']) {
      const { status } = await other.app.request(contactPath, jsonPost(contact, { authorization }))
      expect([authorization, status]).toEqual([authorization, authorization === 'Bearer neither' ? 401 : 200])
    }
    await other.close()
  })

  test('finds its form by formType, and keeps the service of its page', async () => {
    const body = { ...contact, formType: 'page-hero', serviceType: 'roof-repair' }
    const stored = await newLeads(() => post(contactPath, jsonPost(body, bearer)))
    expect(stored).toMatchObject([{ form: 'page-hero', fields: { serviceType: 'roof-repair' } }])
  })

  test('with mistakes gets the form’s own messages and stores nothing', async () => {
    const stored = await newLeads(async () => {
      const response = await post(quotePath, jsonPost({ name: ' ', phone: '12', email: 'ada', serviceType: 'blimps' }))
      expect(response.status).toBe(422)
      expect((await response.json()).fields).toEqual({
        name: 'Name is required',
        phone: 'Please check “Phone”',
        email: 'Please enter a valid email',
        zip: 'ZIP code is required',
        serviceType: 'Please check “Service”',
      })
    })
    expect(stored).toEqual([])
  })

  test('sent twice with one key is one lead; another content under the key is another lead', async () => {
    const key = { 'idempotency-key': '0b3c' }
    const stored = await newLeads(async () => {
      const body = { ...quote, name: 'Double Click' }
      const answers = await Promise.all([1, 2].map(async () => (await post(quotePath, jsonPost(body, key))).json()))
      expect(answers[0].id).toBe(answers[1].id)
      await post(quotePath, jsonPost({ ...body, phone: '(502) 555-0102' }, key))
    })
    expect(stored.map((lead) => lead.fields.phone)).toEqual(['(502) 555-0101', '(502) 555-0102'])
  })

  test('of a form that the site no longer has is held for the owner', async () => {
    const stored = await newLeads(() => post(contactPath, jsonPost({ ...contact, formType: 'old-hero' }, bearer)))
    expect(stored).toMatchObject([
      { form: 'unknown', state: 'held', extra: { formType: 'old-hero' }, mail: { state: 'waiting' } },
    ])
  })
})

describe('a plain form, without JavaScript', () => {
  const plainQuote = { ...quote, form: 'quote', name: 'Plain Form' }

  test('is stored and leads to the thank-you page, whatever the form’s endpoint', async () => {
    const stored = await newLeads(async () => {
      const response = await post(quotePath, formPost({ ...contact, name: 'Plain Contact', form: 'contact' }))
      expect([response.status, response.headers.get('location')]).toEqual([303, '/thank-you'])
    })
    expect(stored).toMatchObject([{ form: 'contact' }])
  })

  test('sent twice is one lead', async () => {
    const stored = await newLeads(() => Promise.all([1, 2].map(() => post(quotePath, formPost(plainQuote)))))
    expect(stored).toHaveLength(1)
  })

  test('sent again with only a further field changed is a lead of its own', async () => {
    const further = { ...plainQuote, name: 'Further', utm: 'x'.repeat(2_000) }
    const all = [further, { ...further, utm: `${further.utm}y` }, { ...further, other: '1' }, further]
    const stored = await newLeads(async () => {
      for (const body of all) expect((await post(quotePath, formPost(body))).status).toBe(303)
    })
    expect(stored.map(({ extra }) => Object.keys(extra))).toEqual([['utm'], ['utm'], ['utm', 'other']])
  })

  test('with mistakes gets a page that links to them and keeps what was typed', async () => {
    const response = await post(quotePath, formPost({ ...plainQuote, zip: '', name: '"><script>alert(1)</script>' }))
    const html = await response.text()
    expect(response.status).toBe(422)
    expect(html).toContain('<a href="#field-zip">ZIP code is required</a>')
    expect(html).toContain('id="field-zip" name="zip" required aria-invalid="true" aria-describedby="field-zip-error"')
    expect(html).toContain('value="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;"')
    expect(html).toContain('<option value="roofing" selected>')
    expect(html).toContain('The roof leaks over the porch.')
    expect(html).toContain('Example header')
    expect(html).not.toMatch(/<script>|style=|canonical/)
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'")
  })
})

test('the layout of such pages is the page of thanks, also where that has moved', async () => {
  const layout = await readLayout(await builtSite(), { ...siteFile, redirects: { '/thank-you': '/roof-repair' } })
  expect(layout('Error', '<h1>Error</h1>')).toContain('Example header')
  const plain = await readLayout(await builtSite(), {
    ...siteFile,
    redirects: { '/thank-you': 'https://example.com/' },
  })
  expect(plain('Error', '<h1>Error</h1>')).not.toContain('Example header')
})

test('a submission stays open to POST only', async () => {
  const response = await site.app.request(quotePath)
  expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST'])
})
