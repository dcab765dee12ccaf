import { useId } from 'react'
import { words } from '../words/index.ts'
import type { Says } from './queue.ts'

interface PhotoWordsProps {
  /** Of the file: the same question is asked of several. */
  name: string
  says: Says
  onSaid: (says: Says) => void
}

/** Asks what a picture shows; or whether it only decorates, which nobody else decides. */
export function PhotoWords({ name, says: { alt = '', decorative }, onSaid }: PhotoWordsProps) {
  const id = useId()
  return (
    <>
      <label htmlFor={id}>
        {words.whatItShows} <span className="visually-hidden">{name}</span>
      </label>
      <textarea
        className="photo-words"
        id={id}
        rows={1}
        maxLength={300}
        disabled={decorative}
        value={decorative ? '' : alt}
        onChange={({ target }) => onSaid({ alt: target.value })}
      />
      <label className="check">
        <input
          type="checkbox"
          checked={decorative === true}
          onChange={({ target }) => onSaid(target.checked ? { decorative: true } : { alt: '' })}
        />
        <span>
          {words.onlyDecorates} <span className="visually-hidden">{name}</span>
        </span>
      </label>
    </>
  )
}
