import { describe, expect, test } from 'vitest'
import { servedZipCodes } from '../../renderer/build/data.ts'
import { checkPages, linkContext, pageTitle, resolveHref, type Site } from '../../renderer/pipeline/index.ts'
import { edit, fixture, options } from './fixture.ts'

function siteOf(source: string): Site {
  const { site, problems } = checkPages(source, options)
  if (!site) throw new Error(JSON.stringify(problems))
  return site
}

const site = siteOf(fixture)
const page = (route: string, from = site) => {
  const found = from.pages.find((candidate) => candidate.route === route)
  if (!found) throw new Error(`No page ${route}`)
  return found
}

describe('a resolved site', () => {
  test('has its pages in the order of the file and survives JSON', () => {
    expect(site.pages.map(({ route }) => route)).toEqual(['/', '/roof-leaks'])
    const { hashOf: _, ...data } = site
    expect(JSON.parse(JSON.stringify(site))).toEqual(data)
  })

  test.each([
    ['https://shop.example.com/dach – eins?für=$5', 'https://shop.example.com/dach%20%E2%80%93%20eins?f%C3%BCr=%245'],
    ['/roof-leaks?for=a – b$#causes', '/roof-leaks?for=a%20%E2%80%93%20b%24#causes'],
    ['/roof-leaks', '/roof-leaks'],
  ])('leads old addresses to %s in a form that headers can carry', (written, to) => {
    const source = edit(fixture, '/leak: /roof-leaks', `/leak: "${written}"`)
    expect(siteOf(source).redirects['/leak']).toBe(to)
    expect(new Response(null, { status: 301, headers: { location: to } }).headers.get('location')).toBe(to)
  })

  test('has tokens filled in menus, forms, shared sections and pages', () => {
    expect(site.forms.contact?.success.text).toBe('We call you back within 24 hours.')
    expect(site.forms.contact?.failure.text).toBe('Please call (502)\u00a0555-0142')
    expect(JSON.stringify({ ...site, words: undefined })).not.toMatch(/\{[a-z]+[.}]/i)
  })

  test('has shared sections in place, with the links of the page on which they stand', () => {
    expect(page('/roof-leaks').blocks.at(-1)).toMatchObject({
      type: 'cta',
      actions: [{ href: '#estimate' }, { label: 'Call (502)\u00a0555-0142', href: 'tel:+15025550142' }],
    })
  })

  test('knows the forms of each page, each once, those of shared sections too', () => {
    expect(page('/').forms).toEqual(['contact'])
    const [own, shared] = [
      '        form: contact\n        formHeading: Have it looked at\n        serviceType: general\n',
      '    type: cta\n',
    ]
    const without = edit(fixture, own, '')
    expect(page('/roof-leaks', siteOf(without)).forms).toEqual([])
    const form = '    type: contact\n    heading: Write to us\n    form: contact\n  closing:\n    type: cta\n'
    const taking = siteOf(edit(without, shared, form))
    expect(page('/roof-leaks', taking).forms).toEqual(['contact'])
    expect(page('/roof-leaks', siteOf(edit(fixture, shared, form))).forms, 'its own and that of a section').toEqual([
      'contact',
    ])
  })

  test('knows which postal codes are served, also in shared sections, without reading a page', () => {
    const regions = (name: string, code: string) =>
      `{ type: regions, heading: Where, items: [{ name: "${name}", description: Near, zipCodes: ["${code}"] }] }`
    const first = edit(fixture, 'shared:\n', `shared:\n  east: ${regions('East of {brand}', '40202')}\n`)
    const block = '      - type: stats\n'
    const source = edit(first, block, `      - use: east\n      - ${regions('West', '40203')}\n${block}`)
    const blocks = {
      get() {
        throw new Error('the page was read')
      },
    }
    const pages = siteOf(source).pages.map((each) => Object.create(each, { blocks }))
    expect(servedZipCodes({ pages })).toEqual({ 40202: 'East of Oak Roofing', 40203: 'West' })
  })

  test('leads menus to sections of the home page', () => {
    expect((site.navigation.footer ?? [])[0]?.items[0]?.href).toBe('/#contact')
  })

  test('knows the anchors of each page: ids, and those that a section always answers to', () => {
    expect(page('/').anchors).toEqual(expect.arrayContaining(['services', 'services-hub', 'contact']))
    expect(page('/roof-leaks').anchors).toContain('causes')
  })

  test('fills phone numbers in Markdown links in the form that a phone dials', () => {
    const text = 'We mend it, see [roof leaks](/roof-leaks#causes).'
    const calling = siteOf(edit(fixture, text, '"Call [{phone}](tel:{phone}) or [write](#contact)"'))
    expect(page('/', calling).blocks[0]).toMatchObject({
      text: 'Call [(502)\u00a0555-0142](tel:+15025550142) or [write](#contact)',
    })
  })

  test('fills tokens in tokens', () => {
    const nested = siteOf(edit(fixture, 'value: within 24 hours', 'value: "soon, {brand} says"'))
    expect(nested.forms.contact?.success.text).toBe('We call you back soon, Oak Roofing says.')
  })

  test('keeps the placeholders that a section fills by itself', () => {
    const lookup =
      '      - { type: zip-lookup, heading: Near you?, label: ZIP code, button: Check, served: "Yes, {zip} in {region}", unserved: "No, not {zip}", invalid: Five digits, failure: "Call {phone}" }\n'
    const asking = siteOf(edit(fixture, '      - use: estimate\n', `${lookup}      - use: estimate\n`))
    expect(page('/roof-leaks', asking).blocks[2]).toMatchObject({
      served: 'Yes, {zip} in {region}',
      failure: 'Call (502)\u00a0555-0142',
    })
  })

  test('changes everywhere when one value changes', () => {
    const moved = JSON.stringify(siteOf(edit(fixture, '(502) 555-0142', '(502) 555-0199')))
    expect(moved).not.toContain('0142')
    expect(moved).toContain('tel:+15025550199')
  })
})

describe('resolveHref()', () => {
  const context = { phoneCountryCode: '+1', anchors: ['prices'], homeAnchors: ['contact'] }

  test.each([
    ['tel:(502) 555-0142', 'tel:+15025550142'],
    ['tel:+49 89 1234', 'tel:+49891234'],
    ['tel:+44 (0)114 496 0123', 'tel:+441144960123'],
    ['sms:502.555.0142', 'sms:+15025550142'],
    ['#prices', '#prices'],
    ['#contact', '/#contact'],
    ['#unknown', '#unknown'],
    ['/#contact', '/#contact'],
    ['/roof-repair', '/roof-repair'],
    ['mailto:a@example.com', 'mailto:a@example.com'],
    ['https://example.com/#contact', 'https://example.com/#contact'],
  ] as const)('makes %s %s', (href, target) => {
    expect(resolveHref(href, context)).toBe(target)
    expect(resolveHref(target, context)).toBe(target)
  })

  test.each([
    ['+44', '0114 496 0123', 'tel:+441144960123'],
    ['+39', '06 6982 1234', 'tel:+390669821234'],
  ])('calls a number of %s, %s, from everywhere', (phoneCountryCode, number, target) => {
    expect(resolveHref(`tel:${number}`, { ...context, phoneCountryCode })).toBe(target)
  })

  test('leads who asks for contact to the form of the page, where it has one and no such section', () => {
    const ask = (anchors: string[], hasRequest: boolean) => resolveHref('#contact', { ...context, anchors, hasRequest })
    expect([ask(['estimate'], true), ask(['estimate'], false), ask(['estimate', 'contact'], true)]).toEqual([
      '#estimate',
      '/#contact',
      '#contact',
    ])
    expect(resolveHref('/#contact', { ...context, hasRequest: true })).toBe('/#contact')
  })

  test('takes its context from a site and a page', () => {
    expect(resolveHref('#causes', linkContext(site, page('/roof-leaks')))).toBe('#causes')
    expect(resolveHref('#contact', linkContext(site, page('/roof-leaks')))).toBe('#estimate')
    expect(resolveHref('#contact', linkContext(site))).toBe('/#contact')
  })
})

test.each([
  ['Roof Repair', 'Roof Repair | Oak Roofing Louisville, KY'],
  ['Why Oak Roofing', 'Why Oak Roofing'],
  ['About oak roofing', 'About oak roofing'],
])('pageTitle() makes %j %j', (title, whole) => {
  expect(pageTitle(site.settings, title)).toBe(whole)
})
