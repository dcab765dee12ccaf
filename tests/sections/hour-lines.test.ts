/** The ways in which a theme lists opening hours, wherever they stand. */
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { readSite, type Site } from '../../renderer/pipeline/index.ts'
import { schemaOf } from '../../renderer/schema/schemas.ts'
import type { SiteSettings, SiteTheme } from '../../renderer/schema/types.generated.ts'
import { pageHtml } from '../words/render.tsx'

/** Before the holidays of the fixture, which are shown then. */
beforeAll(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2099-12-01T12:00:00Z') }))
afterAll(() => void vi.useRealTimers())

const { site } = await readSite('tests/fixture/pages.yaml')
if (!site) throw new Error('no site')
const { settings } = site

type Hours = NonNullable<NonNullable<SiteTheme['shape']>['hours']>
const siteWith = (hours: Hours | undefined, more: Partial<SiteSettings> = {}): Site => ({
  ...site,
  settings: {
    ...settings,
    ...more,
    theme: { ...settings.theme, shape: { ...settings.theme?.shape, ...(hours && { hours }) } },
  },
})

const between = (html: string, pattern: RegExp) => (pattern.exec(html)?.[0] ?? '').replaceAll('\u00a0', ' ')
/** Where hours stand: at the foot, beside a form, in a section of their own, each with its holidays. */
const foot = (hours?: Hours, more?: Partial<SiteSettings>) =>
  between(pageHtml(siteWith(hours, more), '/'), /<footer.*<\/footer>/s)
const contact = (hours?: Hours) => between(pageHtml(siteWith(hours), '/'), /<div class="contact-details.*?<\/section>/s)
const section = (hours?: Hours) =>
  between(pageHtml(siteWith(hours), '/about'), /<section [^>]*class="[^"]* hours[^"]*".*?<\/section>/s)

const plain = (html: string) => html.replaceAll(/<[^>]*>/g, '')

describe('opening hours', () => {
  test('stand in rows where the theme says nothing of them', () => {
    expect([foot(), contact(), section()]).toEqual([foot('rows'), contact('rows'), section('rows')])
    expect(foot()).toContain('<div><dt>Sat</dt><dd>10:00 AM – 2:00 PM</dd></div>')
    expect(contact()).toContain('<li>Sat: 10:00 AM – 2:00 PM</li>')
    expect(section()).toMatch(/<div class="flex [^"]*" data-days="5"><dt>Sat<\/dt><dd>10:00 AM – 2:00 PM<\/dd><\/div>/)
  })

  test.each([foot, contact, section])('follow the days right after them, line by line: %o', (place) => {
    expect(place('inline')).toMatch(/<span(?: data-days="5")?><b>Sat<\/b> 10:00 AM – 2:00 PM<\/span>/)
    expect(place('inline')).toMatch(/<span [^>]*data-until="2099-12-26"[^>]*><b>Christmas, /)
  })

  test.each([foot, contact, section])('are one text, with signs between the days that no time has: %o', (place) => {
    const html = place('sentence')
    expect(plain(html)).toContain('Mon–Fri 9:00 AM – 1:00 PM, 2:00 – 6:00 PM; Sat 10:00 AM – 2:00 PM; Sun Closed')
    expect(html, 'a sign goes with what it stands before').toMatch(/<span [^>]*data-until="[\d-]+"[^>]*>; <b>/)
  })

  test('have the semicolon of the language', () => {
    expect(plain(foot('sentence', { language: 'ar-EG' }))).toContain('؛ Sun')
  })

  test.each([foot, contact, section])('stand under their days: %o', (place) => {
    expect(place('stacked')).toContain('<dl class="hour-blocks">')
    expect(place('stacked')).toMatch(/<div(?: data-days="5")?><dt>Sat<\/dt><dd>10:00 AM – 2:00 PM<\/dd><\/div>/)
  })

  test.each((schemaOf('theme').properties?.shape?.properties?.hours?.enum ?? []) as Hours[])(
    'keep in "%s" what scripts know their lines by, and say all that they say in rows',
    (hours) => {
      const marks = (html: string) => html.match(/data-(?:days|dates|until)="[^"]*"/g)
      expect(marks(section(hours))).toEqual(marks(section()))
      expect(marks(foot(hours))).toEqual(marks(foot()))
      expect(section(hours)).toContain('data-opening')
      for (const words of ['Mon–Fri', 'Closed', 'New Year&#x27;s Eve', 'Meet us at the locks'])
        expect(section(hours)).toContain(words)
    },
  )
})
