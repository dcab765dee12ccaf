import { useEffect, useState } from 'react'
import { honeypotField } from '../../../forms/wire.ts'
import { fillCount, type Plural } from '../../../languages/words.ts'

/** What the form sends when JavaScript does not. */
export function HiddenValues({ values }: { values: Record<string, string | undefined> }) {
  return Object.entries(values).map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />)
}

/** A field that people never come to and many robots fill. */
export function Trap({ label }: { label: string }) {
  return (
    <label className="trap" aria-hidden="true">
      {label}
      <input type="text" name={honeypotField} tabIndex={-1} autoComplete="off" />
    </label>
  )
}

/**
 * Says to those who listen how many fields to look at; the focus goes to the first, which then says what is wrong. It is
 * there as soon as the form is live: what comes with its words is often not heard.
 */
export function ProblemCount({ count, words }: { count: number; words: Plural }) {
  const [isLive, setLive] = useState(false)
  useEffect(() => setLive(true), [])
  if (!isLive) return null
  return (
    <p className="visually-hidden" role="status">
      {count > 0 && fillCount(words, count, document.documentElement.lang)}
    </p>
  )
}
