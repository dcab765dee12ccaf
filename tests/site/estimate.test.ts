import { describe, expect, test } from 'vitest'
import { currencyOf } from '../../renderer/common/currency.ts'
import { wordsOf } from '../../renderer/languages/index.ts'
import { type Answers, estimate, formatRange, type Rates, summarise } from '../../sections/estimator/estimate.ts'
import { problemWith, sizeOf } from '../../sections/estimator/questions.ts'

/** Round figures, so that every expected number below can be worked out by hand. */
const rates: Rates = {
  wastePercent: 10,
  spreadPercent: 20,
  pitches: [
    { id: 'flat', label: 'Flat', rise: 0, labourPercent: 0 },
    { id: 'five', label: '5 in 12', rise: 5, labourPercent: 0 },
    { id: 'nine', label: '9 in 12', rise: 9, labourPercent: 10 },
    { id: 'twelve', label: '12 in 12', rise: 12, labourPercent: 25 },
  ],
  storeys: [
    { id: 'one', label: 'One story', labourPercent: 0 },
    { id: 'two', label: 'Two stories', labourPercent: 5 },
  ],
  materials: [
    { id: 'shingle', label: 'Shingles', ratePerSquare: 500 },
    { id: 'metal', label: 'Metal', ratePerSquare: 1200 },
  ],
}
const answers: Answers = { measure: 'footprint', size: 1200, pitch: 'five', storeys: 'one', material: 'shingle' }
const given = (change: Partial<Answers>) => estimate(rates, { ...answers, ...change })

describe('the area', () => {
  test('grows from the footprint with the slope: 5, 12, 13 is a right triangle', () => {
    // 1200 × 13/12 = 1300; with 10 % waste 1430 square feet.
    expect(given({}).amount).toBe(14.3)
  })

  test('at 9 in 12 is a quarter more, because 9, 12, 15 is a right triangle', () => {
    // 1200 × 15/12 = 1500; with waste 1650.
    expect(given({ pitch: 'nine' }).amount).toBe(16.5)
  })

  test('at 12 in 12 grows by the square root of two', () => {
    // 1000 × 1.41421 × 1.1 = 1555.6
    expect(given({ pitch: 'twelve', size: 1000 }).amount).toBe(15.6)
  })

  test('of a flat roof is the footprint and the waste', () => {
    expect(given({ pitch: 'flat', size: 1000 }).amount).toBe(11)
  })

  test('of the roof itself takes no slope, only waste', () => {
    expect(given({ measure: 'roof', pitch: 'twelve', size: 2000 }).amount).toBe(22)
  })

  test('agrees with the example on the page: 1,500 square feet at 6 in 12 and 12 % waste make 18.8 squares', () => {
    const page: Rates = {
      ...rates,
      wastePercent: 12,
      pitches: [{ id: 'six', label: '6 in 12', rise: 6, labourPercent: 0 }],
    }
    expect(estimate(page, { ...answers, size: 1500, pitch: 'six' }).amount).toBe(18.8)
  })
})

describe('the range', () => {
  test('reaches as far below the price as above it, in whole hundreds', () => {
    // 14.3 × 500 = 7150; ± 20 %: 5720 and 8580.
    expect(given({})).toMatchObject({ low: 5700, high: 8600 })
  })

  test('adds what a steep slope and a second story cost', () => {
    // 16.5 × 500 × (1 + 10 % + 5 %) = 9487.50; ± 20 %: 7590 and 11385.
    expect(given({ pitch: 'nine', storeys: 'two' })).toMatchObject({ low: 7600, high: 11400 })
  })

  test('takes the rate of the chosen material', () => {
    // 14.3 × 1200 = 17160; ± 20 %: 13728 and 20592.
    expect(formatRange(given({ material: 'metal' }), { language: 'en-US', currency: 'USD' })).toBe('$13,700 – $20,600')
  })
})

test('a size is taken as people write it', () => {
  const written = [
    '1500',
    ' 1,500 ',
    '1 500',
    '1\u00a0500',
    '1500 sq ft',
    '1,500 Sq. Ft.',
    '1500sf',
    '1500 ft²',
    'about 1500',
  ]
  for (const text of written) expect(sizeOf(text, 'en-US', false), text).toBe(1500)
})

test('a size that could mean something else is not guessed at', () => {
  for (const text of ['', 'large', '1,5', '12,50', '1500-1800', '15 squares', '140 m²', '200 sq yd', '30x50'])
    expect(sizeOf(text, 'en-US', false), text).toBeNaN()
})

test('a size is read with the decimal sign of the language', () => {
  for (const text of ['1.500', '1500', '1500 Quadratfuß', 'etwa 1.500,0'])
    expect(sizeOf(text, 'de-DE', false), text).toBe(1500)
  expect(sizeOf('1,500', 'de-DE', false)).toBe(1.5)
})

test('the summary carries every answer along, in words', () => {
  const speech = { words: wordsOf('en-US').estimator, language: 'en-US', currency: 'USD' }
  expect(summarise(rates, { ...answers, measure: 'roof', size: 2000, storeys: 'two' }, speech)).toBe(
    [
      'Online estimate: $9,200 – $13,900 for 22 squares',
      'Roof area: 2,000 square feet',
      'Slope: 5 in 12',
      'Height: Two stories',
      'Material: Shingles',
    ].join('\n'),
  )
})

test('an answer that is no choice is a mistake of ours', () => {
  expect(() => given({ material: 'thatch' })).toThrow('thatch')
})

describe('in square meters', () => {
  const metric: Rates = {
    ...rates,
    pitches: [{ id: 'sixty', label: '60°', degrees: 60, labourPercent: 0 }, ...rates.pitches],
    materials: [{ id: 'clay', label: 'Ziegel', ratePerSquareMeter: 90 }, ...rates.materials],
  }
  const speech = { words: { ...wordsOf('de').estimator, ...wordsOf('de').estimatorInMeters }, language: 'de-DE' }

  test('the unit follows the rate, the slope its angle, and the price the currency', () => {
    // 100 × 1 / cos 60° = 200; with 10 % waste 220 square meters, × 90 = 19800; ± 20 %: 15840 and 23760.
    const given = { ...answers, size: 100, pitch: 'sixty', material: 'clay' }
    expect(summarise(metric, given, { ...speech, currency: 'EUR' }).replaceAll('\u00a0', ' ')).toBe(
      [
        'Online-Schätzung: 15.800 € – 23.800 € für 220 Quadratmeter',
        'Grundfläche: 100 Quadratmeter',
        'Neigung: 60°',
        'Höhe: One story',
        'Material: Ziegel',
      ].join('\n'),
    )
  })

  test('a rate of the other unit is converted', () => {
    // 500 for 100 square feet are 53.82 for a square meter: 110 × 53.82 = 5920; ± 20 %: 4736 and 7104.
    expect(estimate(metric, { ...answers, size: 100, pitch: 'flat' })).toEqual({ amount: 110, low: 4700, high: 7100 })
  })

  test('sizes are read with that unit, and not with feet', () => {
    for (const text of ['140', '140 m²', '140 qm', 'ca. 140 Quadratmeter', '140,0 m2', '140 sq m'])
      expect(sizeOf(text, 'de-DE', true), text).toBe(140)
    for (const text of [
      'circa 140 mq',
      '140 metri quadrati',
      'cerca de 140 metros quadrados',
      'ongeveer 140 vierkante meter',
    ])
      expect(sizeOf(text, 'it-IT', true), text).toBe(140)
    for (const text of ['około 140 m²', '140 metrów kw.', '140 metrów kwadratowych'])
      expect(sizeOf(text, 'pl-PL', true), text).toBe(140)
    for (const text of ['140 Quadratfuß', '1500 sq ft', '140 m']) expect(sizeOf(text, 'de-DE', true), text).toBeNaN()
  })

  test('a size that no house has is named with the sizes that houses have', () => {
    const said = (size: number) => problemWith('size', { size }, { ...speech, currency: 'EUR' }, true)
    expect(said(10)).toBe('Bitte die Größe in Quadratmetern angeben, zwischen 20 und 5.000')
    expect(said(140)).toBeUndefined()
  })
})

test('prices are in the currency of the country', () => {
  expect(['US', 'DE', 'GB', 'CH', 'LI', 'HR', 'MX', 'XX'].map(currencyOf)).toEqual([
    'USD',
    'EUR',
    'GBP',
    'CHF',
    'CHF',
    'EUR',
    'MXN',
    'XXX',
  ])
})
