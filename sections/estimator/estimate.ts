import { fill, type Words } from '../../renderer/languages/words.ts'
import type { EstimatorBlock } from '../../renderer/schema/types.generated.ts'

/** What the calculator needs from its block. */
export type Rates = Pick<EstimatorBlock, 'wastePercent' | 'spreadPercent' | 'pitches' | 'storeys' | 'materials'>

/** The words of the calculator for its unit, the language in which it writes numbers, and what prices are in. */
export interface Speech {
  words: Words['estimator']
  language: string
  currency: string
}

export interface Answers {
  /** Whether `size` is the footprint of the house or the area of the roof itself. */
  measure: 'footprint' | 'roof'
  /** Square feet or square meters: see {@link isMetric}. */
  size: number
  /** The chosen ids. */
  pitch: string
  storeys: string
  material: string
}

export interface Estimate {
  /** Roof area with waste: squares of 100 square feet to one decimal, or whole square meters. */
  amount: number
  /** Rounded to the nearest hundred. */
  low: number
  high: number
}

const SQUARE_FEET_PER_SQUARE = 100
const SQUARE_METERS_PER_SQUARE = 9.290304
const RUN_INCHES = 12

type Pitch = Rates['pitches'][number]
type Material = Rates['materials'][number]

/** Whether sizes are square meters: the rate of the first material says so. */
export const isMetric = ({ materials: [first] }: Pick<Rates, 'materials'>) => first?.ratePerSquareMeter !== undefined

/** A ballpark from geometry and the sample rates of the block: an answer to "roughly what", never a quote. */
export function estimate(rates: Rates, answers: Answers): Estimate {
  const pitch = choice(rates.pitches, answers.pitch)
  const storeys = choice(rates.storeys, answers.storeys)
  const material = choice(rates.materials, answers.material)
  const slopeFactor = answers.measure === 'roof' ? 1 : slopeOf(pitch)
  const area = answers.size * slopeFactor * (1 + rates.wastePercent / 100)
  const inMeters = isMetric(rates)
  const amount = inMeters ? Math.round(area) : Math.round((area / SQUARE_FEET_PER_SQUARE) * 10) / 10
  const price = amount * rateOf(material, inMeters) * (1 + (pitch.labourPercent + storeys.labourPercent) / 100)
  const spread = rates.spreadPercent / 100
  return { amount, low: roundToHundred(price * (1 - spread)), high: roundToHundred(price * (1 + spread)) }
}

/** How much longer a slope is than the ground under it. */
function slopeOf({ rise = 0, degrees }: Pitch): number {
  if (degrees !== undefined) return 1 / Math.cos((degrees * Math.PI) / 180)
  return Math.hypot(rise, RUN_INCHES) / RUN_INCHES
}

/** The price of a square meter or of a square, whichever of the two the author wrote. */
function rateOf({ ratePerSquare = 0, ratePerSquareMeter }: Material, inMeters: boolean): number {
  if (inMeters) return ratePerSquareMeter ?? ratePerSquare / SQUARE_METERS_PER_SQUARE
  return ratePerSquareMeter === undefined ? ratePerSquare : ratePerSquareMeter * SQUARE_METERS_PER_SQUARE
}

/** The item of a list by its id. */
export function choice<Item extends { id: string }>(items: Item[], id: string): Item {
  const match = items.find((item) => item.id === id)
  if (!match) throw new Error(`no choice "${id}"`)
  return match
}

const roundToHundred = (price: number) => Math.round(price / 100) * 100

/** The range as shown: "$9,800 – $13,200", "9.800 € – 13.200 €". */
export function formatRange({ low, high }: Estimate, { language, currency }: Omit<Speech, 'words'>): string {
  const price = new Intl.NumberFormat(language, { style: 'currency', currency, maximumFractionDigits: 0 })
  return `${price.format(low)} – ${price.format(high)}`
}

/** The area of a result in all words for it: squares, and square feet or meters. */
export function areaOf({ amount }: Estimate, rates: Rates, language: string) {
  const area = isMetric(rates) ? amount : Math.round(amount * SQUARE_FEET_PER_SQUARE)
  return { squares: amount.toLocaleString(language), area: area.toLocaleString(language) }
}

/** The answers in words, one line for each. */
export function describe(rates: Rates, answers: Answers, { words, language }: Speech): string[] {
  const size = fill(words.amount, { count: answers.size.toLocaleString(language) })
  return [
    fill(answers.measure === 'roof' ? words.roofIs : words.footprintIs, { value: size }),
    fill(words.slopeIs, { value: choice(rates.pitches, answers.pitch).label }),
    fill(words.heightIs, { value: choice(rates.storeys, answers.storeys).label }),
    fill(words.materialIs, { value: choice(rates.materials, answers.material).label }),
  ]
}

/** The range and the answers in a few lines, to be sent along with the visitor's request. */
export function summarise(rates: Rates, answers: Answers, speech: Speech): string {
  const { words, language } = speech
  const result = estimate(rates, answers)
  const range = fill(words.summary, { range: formatRange(result, speech), ...areaOf(result, rates, language) })
  return [range, ...describe(rates, answers, speech)].join('\n')
}
