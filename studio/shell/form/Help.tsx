import { useState } from 'react'
import { Icon } from '../parts/Icon.tsx'
import { words } from '../words/index.ts'

interface HelpProps {
  /** What is explained. */
  label: string
  text: string
  /** Of the line that screen readers say with the field. */
  id?: string
}

/** One line of what something is for; the rest is behind a question mark. */
export function Help({ label, text, id }: HelpProps) {
  const [isOpen, setOpen] = useState(false)
  if (!text) return null
  const line = lineOf(text)
  return (
    <p className="help">
      <span id={id}>{line}</span>
      {isOpen && text.slice(line.length)}
      {line !== text && (
        <button
          type="button"
          className="help-more"
          aria-expanded={isOpen}
          aria-label={`${words.moreHelp}: ${label}`}
          onClick={() => setOpen(!isOpen)}
        >
          <Icon name="question" />
        </button>
      )}
    </p>
  )
}

const mostOfLine = 90

/** The first sentence, or what of a long one stands before its details. A list of choices has no such line. */
export function lineOf(text: string): string {
  const [sentence = text] = /^.{8,}?(?<!\b\p{L})[.!?…](?=\s+[\p{Lu}"“„«¿¡{])/u.exec(text) ?? []
  if (/^\p{Ll}+ \(/u.test(sentence)) return ''
  if (sentence.length <= mostOfLine) return sentence
  return /^.{12,}?(?=: |; | \()/.exec(sentence)?.[0] ?? sentence
}
