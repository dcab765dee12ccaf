import { fill } from '../../renderer/languages/words.ts'
import { type Answers, areaOf, describe, estimate, formatRange, type Rates, type Speech } from './estimate.ts'

interface ResultProps {
  rates: Rates
  answers: Answers
  assumptions: string[]
  speech: Speech
}

/** Range and area, the answers they come from, and what the range assumes: printed, it stands without the form. */
export function Result({ rates, answers, assumptions, speech }: ResultProps) {
  const result = estimate(rates, answers)
  const { words, language } = speech
  const area = fill(words.area, {
    ...areaOf(result, rates, language),
    waste: (rates.wastePercent / 100).toLocaleString(language, { style: 'percent', maximumFractionDigits: 1 }),
  })
  return (
    <div className="result">
      <h3>{words.ballpark}</h3>
      <p className="result-range mt-[0.4rem] mb-[0.6rem] font-display text-[min(2rem,7vw)] font-bold text-accent">
        {formatRange(result, speech)}
      </p>
      <p>{area}</p>
      <h4 className="mt-[1.2rem]">{words.answers}</h4>
      <ul className="mt-[0.4rem] list-disc ps-[1.2em]">
        {describe(rates, answers, speech).map((answer) => (
          <li key={answer}>{answer}</li>
        ))}
      </ul>
      <h4 className="mt-[1.2rem]">{words.assumptions}</h4>
      <ul className="mt-[0.4rem] list-disc ps-[1.2em]">
        {assumptions.map((assumption) => (
          <li key={assumption}>{assumption}</li>
        ))}
      </ul>
    </div>
  )
}
