import { useEffect, useId, useRef, useState } from 'react'
import type { FaqBlock } from '../../renderer/schema/types.generated.ts'
import { matching } from './matching.ts'

interface FilterProps extends NonNullable<FaqBlock['filter']> {
  /** The id of the list whose questions it shows and hides. */
  list: string
}

/** A field that leaves only the questions in which its words occur. The questions themselves stay plain HTML. */
export function Island({ list, label, found, none }: FilterProps) {
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const [answer, setAnswer] = useState('')

  function filter() {
    const words = field.current?.value ?? ''
    const { shown, all } = show(list, words)
    if (words.trim() === '') setAnswer('')
    else if (shown === 0) setAnswer(none)
    else setAnswer(found.replaceAll('{shown}', String(shown)).replaceAll('{all}', String(all)))
  }

  // What was typed while the code was on its way.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the field comes to life
  useEffect(() => {
    if (field.current?.value) filter()
  }, [])

  return (
    <search className="lookup max-w-[30rem]" aria-labelledby={`${id}-label`}>
      <label id={`${id}-label`} htmlFor={id}>
        {label}
      </label>
      <input id={id} ref={field} type="search" autoComplete="off" onInput={filter} aria-describedby={`${id}-answer`} />
      <p id={`${id}-answer`} role="status" className="lookup-answer mt-3 min-h-[1.6em] font-semibold">
        {answer}
      </p>
    </search>
  )
}

/** Hides the questions that lack the words, and the categories that have none left, with the links that lead there. */
function show(list: string, words: string) {
  const categories = [...(document.getElementById(list)?.children ?? [])] as HTMLElement[]
  let shown = 0
  let all = 0
  for (const category of categories) {
    const questions = [...category.querySelectorAll('details')]
    const matches = matching(
      questions.map((question) => question.textContent),
      words,
    )
    for (const [index, question] of questions.entries()) question.hidden = !matches[index]
    category.hidden = !matches.includes(true)
    const link = document.querySelector(`.chip-list a[href="#${category.id}"]`)?.parentElement
    if (link) link.hidden = category.hidden
    shown += matches.filter(Boolean).length
    all += questions.length
  }
  return { shown, all }
}
