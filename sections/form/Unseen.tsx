import { useId } from 'react'
import { honeypotField } from '../../renderer/library/form-wire.ts'

/** What the form sends when JavaScript does not. */
export function HiddenValues({ values }: { values: Record<string, string | undefined> }) {
  return Object.entries(values).map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />)
}

/** A field that people never come to and many robots fill. */
export function Trap() {
  const id = useId()
  return (
    <div className="trap" aria-hidden="true">
      <label htmlFor={id}>Leave this empty</label>
      <input id={id} type="text" name={honeypotField} tabIndex={-1} autoComplete="off" />
    </div>
  )
}

/** Says to those who listen how many fields to look at; the focus goes to the first, which then says what is wrong. */
export function ProblemCount({ count }: { count: number }) {
  return (
    <p className="visually-hidden" role="status">
      {count > 0 && `${count} ${count === 1 ? 'field needs' : 'fields need'} your attention`}
    </p>
  )
}
