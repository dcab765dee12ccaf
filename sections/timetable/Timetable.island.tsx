import { useEffect, useId, useRef, useState } from 'react'

interface FilterProps {
  /** The id of the week whose entries it shows and hides. */
  week: string
  filters: { name: string; label: string; options: string[] }[]
  /** The choice that leaves everything. */
  all: string
  /** How many of how many entries are shown. */
  found: string
}

/** Fields that leave only the entries of a kind, a teacher and so on. The week itself stays plain HTML. */
export function Island({ week, filters, all, found }: FilterProps) {
  const id = useId()
  const form = useRef<HTMLDivElement>(null)
  const [answer, setAnswer] = useState('')

  function filter() {
    const fields = [...(form.current?.querySelectorAll('select') ?? [])]
    const wanted = fields.flatMap(({ name, value }) => (value ? [[name, value] as const] : []))
    const { shown, count } = show(week, wanted)
    setAnswer(wanted.length === 0 ? '' : found.replaceAll('{shown}', String(shown)).replaceAll('{all}', String(count)))
  }

  // What was chosen while the code was on its way.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the fields come to life
  useEffect(filter, [])

  return (
    <search ref={form} className="grid grid-cols-2 items-end gap-4 md:flex md:flex-wrap">
      {filters.map(({ name, label, options }) => (
        <div key={name} className="lookup md:min-w-[10rem]">
          <label htmlFor={`${id}-${name}`}>{label}</label>
          <select id={`${id}-${name}`} name={name} onChange={filter} className="surface">
            <option value="">{all}</option>
            {options.map((option) => (
              <option key={option}>{option}</option>
            ))}
          </select>
        </div>
      ))}
      <p role="status" className="col-span-full min-h-[1.6em] font-semibold md:py-3">
        {answer}
      </p>
    </search>
  )
}

/** Hides entries that have something else, times and days that have none left, and opens days that have some. */
function show(week: string, wanted: (readonly [name: string, value: string])[]) {
  const entries = [...document.querySelectorAll<HTMLElement>(`[id="${week}"] .week-entry`)]
  const fits = ({ dataset }: HTMLElement) => wanted.every(([name, value]) => dataset[name] === value)
  for (const entry of entries) entry.hidden = !fits(entry)
  for (const part of document.querySelectorAll<HTMLElement>(`[id="${week}"] :is(.week-day, li)`)) {
    part.hidden = !part.querySelector('.week-entry:not([hidden])')
    if (part instanceof HTMLDetailsElement && wanted.length > 0) part.open = true
  }
  return { shown: entries.filter(({ hidden }) => !hidden).length, count: entries.length }
}
