/** Where the places of a business are, and when they are open. */
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { addressLines } from '../../renderer/common/address.ts'
import { commaOf } from '../../renderer/common/direction.ts'
import { businessCard } from '../../renderer/html/document/structured-data/business.ts'
import { directions, placesOf } from '../../renderer/html/places.ts'
import { nextSpecialHours } from '../../renderer/html/special-hours.ts'
import { readSite, type Site } from '../../renderer/pipeline/index.ts'
import type { LocationsBlock, SiteSettings } from '../../renderer/schema/types.generated.ts'
import { pageHtml } from '../words/render.tsx'

/** Before the holidays of the fixture, which are shown then. */
beforeAll(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2099-12-01T12:00:00Z') }))
afterAll(() => void vi.useRealTimers())

const { site } = await readSite('tests/fixture/pages.yaml')
if (!site) throw new Error('no site')
const { settings } = site
const withSettings = (changed: Partial<SiteSettings>): Site => ({ ...site, settings: { ...settings, ...changed } })

test('an address without a postal code has no gap in its place', () => {
  expect(addressLines({ street: '1 Pier Road', locality: 'Kowloon', country: 'HK' })).toEqual([
    '1 Pier Road',
    'Kowloon',
  ])
  expect(addressLines({ street: '1 Main', locality: 'Cork', region: 'Co. Cork', country: 'IE' })[1]).toBe(
    'Cork, Co. Cork',
  )
  expect(addressLines({ street: 'Werkhof 7', locality: 'Leipzig', postalCode: '04229', country: 'DE' })[1]).toBe(
    '04229 Leipzig',
  )
})

const phones = { html: pageHtml(site, '/about'), text: pageHtml(site, '/about').replaceAll(/<[^>]*>/g, ' ') }

describe('the way to a place', () => {
  const apps = (...asked: Parameters<typeof directions>) => directions(...asked).map(({ app }) => app)

  test('is shown in the maps that the site names, in their order', () => {
    expect(apps(settings)).toEqual(['Google Maps', 'Apple Maps', 'OpenStreetMap'])
    expect(apps(settings, ['openstreetmap', 'google'])).toEqual(['OpenStreetMap', 'Google Maps'])
    expect(apps(settings, ['apple', 'apple'])).toEqual(['Apple Maps'])
    expect(apps(settings, [])).toEqual([])
    const { address } = settings
    expect(apps(address ? { address } : {}), 'where it lies is not known').toEqual(['Google Maps', 'Apple Maps'])
    expect(directions(address ? { address } : {}, ['openstreetmap'])[0]?.href).toMatch(/to=12%20Mill%20Street/)
  })

  test('stands so on the page', () => {
    expect(pageHtml(withSettings({ mapLinks: ['openstreetmap'] }), '/about')).not.toContain('Google Maps')
    expect(pageHtml(withSettings({ mapLinks: ['openstreetmap'] }), '/about')).toContain('Directions with OpenStreetMap')
    expect(pageHtml(withSettings({ mapLinks: [] }), '/about')).not.toContain('Directions with')
  })
})

describe('days on which one place has other hours', () => {
  const [first, ...others] = settings.locations ?? []
  if (!first) throw new Error('no place')
  const closed = { date: '2099-12-03', until: '2099-12-14', label: 'Platform closed' }
  const inventory = { date: '2099-12-02', label: 'Counting screws', mainPlaceOnly: true }
  const changed = withSettings({
    specialHours: [...(settings.specialHours ?? []), inventory],
    locations: [{ ...first, specialHours: [closed] }, ...others],
  })

  const sectionOf = (page: string) => /<section [^>]*class="[^"]* locations".*?<\/section>/s.exec(page)?.[0] ?? ''

  test('hold there and nowhere else', () => {
    const labels = placesOf(changed.settings).map(({ specialHours }) => specialHours.map(({ label }) => label))
    expect(labels).toEqual([
      ['Counting screws', 'Christmas', "New Year's Eve", 'First ride', 'Bridge works'],
      ['Christmas', "New Year's Eve", 'First ride', 'Bridge works', 'Platform closed'],
      ['Christmas', "New Year's Eve", 'First ride', 'Bridge works'],
    ])
  })

  test('stand on the card of the place, with those of all places, and nowhere twice', () => {
    const section = sectionOf(pageHtml(changed, '/about'))
    const cards = section.split('<li class="surface').slice(1)
    const days = cards.map((card) => [...card.matchAll(/<dt>(Counting screws|Platform closed|Christmas)/g)])
    expect(days.map((found) => found.map(([, label]) => label))).toEqual([
      ['Counting screws', 'Christmas'],
      ['Platform closed', 'Christmas'],
      ['Christmas'],
    ])
    expect(section.match(/<dt>Christmas/g)).toHaveLength(3)
  })

  test('are told to the script that says whether it is open now, and to search engines', () => {
    const page = pageHtml(changed, '/about')
    const openings = [...sectionOf(page).matchAll(/data-opening="([^"]*)"/g)].map(([, json = '']) =>
      Object.keys(JSON.parse(json.replaceAll('&quot;', '"').replaceAll('&#x27;', "'")).special),
    )
    expect(openings.map((days) => days.includes('2099-12-05'))).toEqual([false, true, false])
    expect(openings.map((days) => days.includes('2099-12-02'))).toEqual([true, false, false])
    expect(openings.map((days) => days.includes('2099-12-25'))).toEqual([true, true, true])
    const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(page) ?? []
    const graph: Record<string, unknown>[] = JSON.parse(json)['@graph']
    const [station, stand] = graph.filter(({ parentOrganization }) => parentOrganization)
    expect(JSON.stringify(station?.specialOpeningHoursSpecification)).toContain('"validFrom":"2099-12-03"')
    expect(JSON.stringify(station?.specialOpeningHoursSpecification)).not.toContain('2099-12-02')
    expect(JSON.stringify(stand?.specialOpeningHoursSpecification)).not.toContain('2099-12-03')
    expect(JSON.stringify(businessCard(changed.settings))).toContain('2099-12-02')
  })
})

test('several breaks a day are told to search engines and to the script', () => {
  const breaks = [
    { from: '10:00', until: '10:30' },
    { from: '13:00', until: '14:00' },
  ]
  const line = {
    days: ['Monday' as const],
    label: 'Mon',
    text: '9–10, 10:30–13, 14–18',
    opens: '09:00',
    closes: '18:00',
  }
  const { openingHoursSpecification } = businessCard({ ...settings, hours: [{ ...line, breaks }] })
  expect(openingHoursSpecification).toMatchObject([
    { opens: '09:00', closes: '10:00' },
    { opens: '10:30', closes: '13:00' },
    { opens: '14:00', closes: '18:00' },
  ])
  const page = pageHtml(withSettings({ hours: [{ ...line, breaks }] }), '/about')
  expect(page).toContain('[[540,600],[630,780],[840,1080]]')
})

test('a business of several places names its first one', () => {
  const two = withSettings({ placeName: 'Mill Yard' })
  expect(placesOf(two.settings)[0]?.name).toBe('Mill Yard')
  expect(placesOf(two.settings, 'Office')[0]?.name).toBe('Office')
})

test('a section shows the one place that it names, with all its days', () => {
  const specialHours = [{ date: '2099-12-02', label: 'Winter' }]
  const two = withSettings({ placeName: 'Mill Yard', specialHours })
  const home = site.pages.find(({ route }) => route === '/')
  const block: LocationsBlock = { type: 'locations', heading: 'The yard', only: 'Mill Yard' }
  if (!home) throw new Error('no home page')
  const html = pageHtml({ ...two, pages: [{ ...home, blocks: [block] }] }, '/')
  const shown = html.match(/<li class="surface[^>]*>.*?<h3>(.*?)<\/h3>/gs)
  expect(shown).toHaveLength(1)
  expect(shown?.[0]).toContain('<h3>Mill Yard</h3>')
  expect(html).toContain('>Holidays and other days</h3>')
})

test('the numbers under which a business is registered stand at the foot of every page, and in its data', () => {
  const polish = withSettings({ registration: 'NIP 781-000-00-00' })
  expect(pageHtml(polish, '/')).toMatch(/© [^<]* · NIP 781-000-00-00</)
  expect(businessCard(polish.settings)).toMatchObject({ identifier: 'NIP 781-000-00-00' })
  expect(pageHtml(site, '/')).not.toContain(' · NIP')
})

describe('in Arabic', () => {
  const arabic = withSettings({ language: 'ar-JO' })
  test.each([
    [{ street: 'شارع مكة 145', locality: 'عمّان', postalCode: '11185', country: 'JO' }, 'عمّان 11185'],
    [{ street: 'Jalan Merdeka 1', locality: 'Jakarta', postalCode: '10110', country: 'ID' }, 'Jakarta 10110'],
  ])('the code of an address stands where its country has it: %o', (address, town) =>
    expect(addressLines(address)[1]).toBe(town),
  )

  test('parts of an address and of a list have the comma of the language', () => {
    expect(commaOf('ar-JO')).toBe('، ')
    expect(commaOf('he-IL')).toBe(', ')
    const special = { label: 'عيد الفطر', date: '2099-12-09' }
    const [line] = nextSpecialHours({ ...arabic.settings, specialHours: [special] }, site.words)
    expect(line?.label).toMatch(/^عيد الفطر، /)
  })
})

test('no line ends within a telephone number, and what is called has no spaces', () => {
  const { html, text } = phones
  expect(html).toContain('href="tel:+15415550142"')
  expect(text).toContain('(541)\u00a0555-0142')
  expect(text).toContain('(541)\u00a0555-0177')
  expect(text).not.toMatch(/\(541\) 555/)
})
