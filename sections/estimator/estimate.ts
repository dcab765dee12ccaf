import { fill, type Words } from '../../renderer/library/words/words.ts'
import type { EstimatorBlock } from '../../renderer/schema/types.generated.ts'

/** What the calculator needs from its block. */
export type Rates = Pick<EstimatorBlock, 'wastePercent' | 'spreadPercent' | 'pitches' | 'storeys' | 'materials'>

/** The words of the calculator, and the language in which it writes numbers. */
export interface Speech {
  words: Words['estimator']
  language: string
}

export interface Answers {
  /** Whether `size` is the footprint of the house or the area of the roof itself. */
  measure: 'footprint' | 'roof'
  /** Square feet. */
  size: number
  /** The chosen ids. */
  pitch: string
  storeys: string
  material: string
}

export interface Estimate {
  /** Roof area with waste, in squares of 100 square feet, to one decimal. */
  squares: number
  /** US dollars, rounded to the nearest hundred. */
  low: number
  high: number
}

const SQUARE_FEET_PER_SQUARE = 100
const RUN_INCHES = 12

/** A ballpark from geometry and the sample rates of the block: an answer to "roughly what", never a quote. */
export function estimate(rates: Rates, answers: Answers): Estimate {
  const pitch = choice(rates.pitches, answers.pitch)
  const storeys = choice(rates.storeys, answers.storeys)
  const material = choice(rates.materials, answers.material)
  const slopeFactor = answers.measure === 'roof' ? 1 : Math.hypot(pitch.rise, RUN_INCHES) / RUN_INCHES
  const area = answers.size * slopeFactor * (1 + rates.wastePercent / 100)
  const squares = Math.round((area / SQUARE_FEET_PER_SQUARE) * 10) / 10
  const price = squares * material.ratePerSquare * (1 + (pitch.labourPercent + storeys.labourPercent) / 100)
  const spread = rates.spreadPercent / 100
  return { squares, low: roundToHundred(price * (1 - spread)), high: roundToHundred(price * (1 + spread)) }
}

/** The item of a list by its id. */
export function choice<Item extends { id: string }>(items: Item[], id: string): Item {
  const found = items.find((item) => item.id === id)
  if (!found) throw new Error(`no choice "${id}"`)
  return found
}

const roundToHundred = (dollars: number) => Math.round(dollars / 100) * 100

/** The range as shown: "$9,800 – $13,200". */
export function formatRange({ low, high }: Estimate, language: string): string {
  const dollars = new Intl.NumberFormat(language, { style: 'currency', currency: 'USD', maximumFractionDigits: 0 })
  return `${dollars.format(low)} – ${dollars.format(high)}`
}

/** The answers in words, one line for each. */
export function describe(rates: Rates, answers: Answers, { words, language }: Speech): string[] {
  const size = fill(words.squareFeet, { count: answers.size.toLocaleString(language) })
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
  const squares = result.squares.toLocaleString(language)
  const range = fill(words.summary, { range: formatRange(result, language), squares })
  return [range, ...describe(rates, answers, speech)].join('\n')
}
