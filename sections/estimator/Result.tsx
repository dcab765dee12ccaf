import { type Answers, describe, estimate, formatRange, type Rates } from './estimate.ts'

interface ResultProps {
  rates: Rates
  answers: Answers
  assumptions: string[]
}

/** Range and area, the answers they come from, and what the range assumes: printed, it stands without the form. */
export function Result({ rates, answers, assumptions }: ResultProps) {
  const result = estimate(rates, answers)
  return (
    <div className="result">
      <h3>Ballpark range</h3>
      <p className="result-range mt-[0.4rem] mb-[0.6rem] font-display text-[min(2rem,7vw)] font-bold text-accent">
        {formatRange(result)}
      </p>
      <p>
        For about {result.squares} squares of roof ({Math.round(result.squares * 100).toLocaleString('en-US')} square
        feet, with {rates.wastePercent}% for cuts and overlaps). One square is 100 square feet.
      </p>
      <h4 className="mt-[1.2rem]">Your answers</h4>
      <ul className="mt-[0.4rem] list-disc pl-[1.2em]">
        {describe(rates, answers).map((answer) => (
          <li key={answer}>{answer}</li>
        ))}
      </ul>
      <h4 className="mt-[1.2rem]">What this assumes</h4>
      <ul className="mt-[0.4rem] list-disc pl-[1.2em]">
        {assumptions.map((assumption) => (
          <li key={assumption}>{assumption}</li>
        ))}
      </ul>
    </div>
  )
}
