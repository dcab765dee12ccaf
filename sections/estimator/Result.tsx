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
      <p className="result-range">{formatRange(result)}</p>
      <p>
        For about {result.squares} squares of roof ({Math.round(result.squares * 100).toLocaleString('en-US')} square
        feet, with {rates.wastePercent}% for cuts and overlaps). One square is 100 square feet.
      </p>
      <h4>Your answers</h4>
      <ul>
        {describe(rates, answers).map((answer) => (
          <li key={answer}>{answer}</li>
        ))}
      </ul>
      <h4>What this assumes</h4>
      <ul>
        {assumptions.map((assumption) => (
          <li key={assumption}>{assumption}</li>
        ))}
      </ul>
    </div>
  )
}
