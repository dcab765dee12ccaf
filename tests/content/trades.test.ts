/** Sites of trades that have no starter are said without a workaround, and shown as their country writes. */
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { wordsOf } from '../../renderer/languages/index.ts'
import { readSite } from '../../renderer/pipeline/index.ts'
import { pageHtml } from '../words/render.tsx'

/** Some weeks before the other days of the three businesses, which pages show then. */
beforeAll(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2099-04-20T12:00:00Z') }))
afterAll(() => void vi.useRealTimers())

async function read(trade: string) {
  const { site, problems } = await readSite(`tests/fixture/trades/${trade}.yaml`)
  if (!site) throw new Error(`no site: ${problems.map(({ code }) => code)}`)
  return { html: (route: string) => pageHtml(site, route), problems: problems.map(({ code }) => code) }
}

describe('a bakery with two shops', async () => {
  const { html, problems } = await read('bakery')

  test('has nothing to mend', () => expect(problems).toEqual([]))

  test('says which bread comes on which day', () =>
    expect(html('/bread').match(/>(?:Yes|No)<\/span>/g)).toHaveLength(14))

  test('names both shops on its map and in its list, each with its own days, and what holds in both', () => {
    const shops = html('/shops')
    expect(shops.match(/Chapel Allerton/g)?.length).toBeGreaterThan(1)
    expect(shops).toContain('Spring bank holiday')
    expect(shops).toContain('Company no. 01234567')
  })
})

describe('a car workshop in Polish', async () => {
  const { html, problems } = await read('warsztat')

  test('has nothing to mend', () => expect(problems).toEqual([]))

  test('writes days, numbers and names as Polish does', () => {
    const home = html('/')
    expect(home).toMatch(/1–3\smaja/)
    expect(home).toContain('data-initials="MŻ"')
    expect(home).toContain('NIP 781-000-00-00, REGON 300000000')
    expect(html('/cennik')).toMatch(/>Tak<\/span>.*>Nie<\/span>/s)
  })
})

describe('a clinic in Arabic', async () => {
  const { html, problems } = await read('clinic')

  test('has its words to say, and nothing else to mend', () => expect(problems).toEqual(['words-in-english']))

  test('has the digits that its patients read, in their order', () => {
    const home = html('/')
    expect(home).not.toMatch(/[٠-٩]/)
    expect(home).toContain('\u206648 000\u2069')
    expect(home).toContain('\u206605\u00a0555\u00a00177\u2069')
    expect(home).toMatch(/35\.500[\s\u00a0]د\.أ\./)
    expect(home).toContain('شارع مكة 145، الطابق الثاني، عمّان 11185')
    expect(home).toContain('عيد الفطر، 9–12')
  })

  test('begins its week on Saturday, and keeps the letters of a name apart', () => {
    const doctors = html('/doctors')
    const days = [...doctors.matchAll(/<h3[^>]*>(السبت|الأحد|الاثنين|الخميس)<\/h3>/g)].map(([, day]) => day)
    expect(days).toEqual(['السبت', 'الأحد', 'الاثنين', 'الخميس'])
    for (const letters of ['ل ح', 'ع خ', 'HM']) expect(doctors).toContain(`>${letters}<`)
  })
})

test('in Portugal allergens and subscriptions have the names that they have there, and not those of Brazil', () => {
  const [portugal, brazil] = [wordsOf('pt-PT', {}, 'PT'), wordsOf('pt-BR', {}, 'BR')]
  expect([portugal.allergens.sesame, brazil.allergens.sesame]).toEqual(['sésamo', 'gergelim'])
  expect([portugal.diets.organic, brazil.diets.organic]).toEqual(['biológico', 'orgânico'])
  expect(JSON.stringify(portugal)).not.toMatch(/você|faixa de preço|Cancelar a inscrição|em andamento|laudo/i)
})
