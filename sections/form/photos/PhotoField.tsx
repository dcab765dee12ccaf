import { useEffect, useRef, useState } from 'react'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { photoTypes } from '../../../renderer/library/form-wire.ts'
import type { Words } from '../../../renderer/library/words/words.ts'
import { photoLimitsText } from '../../../renderer/page/forms/photo-words.ts'
import type { PhotoList } from './PhotoList.tsx'

interface PhotoFieldProps {
  attributes: { id: string; 'aria-describedby'?: string | undefined }
  registration: UseFormRegisterReturn
  words: Words['photos']
}

/** Alone for the reason that renderer/page/forms/submission.ts gives. */
const fetchList = () => import('./PhotoList.tsx')

/** A field for pictures. It sends by itself without scripts; with them it lists what was chosen and lets it be removed. */
export function PhotoField({ attributes, registration, words }: PhotoFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  const [List, setList] = useState<typeof PhotoList>()
  const { name, ref, onChange } = registration
  const { id, 'aria-describedby': error } = attributes
  const hint = `${id}-hint`
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each field; registrations are new at each drawing
  useEffect(() => {
    // The form knows the names of the pictures as the field's value, and can bring the visitor here.
    ref({ name, value: '', focus: () => input.current?.focus() })
    fetchList().then(({ PhotoList }) => setList(() => PhotoList))
  }, [])
  return (
    <>
      <p id={hint}>{photoLimitsText(words)}</p>
      <input
        {...attributes}
        aria-describedby={error ? `${hint} ${error}` : hint}
        ref={input}
        name={name}
        onChange={onChange}
        type="file"
        accept={photoTypes}
        multiple
      />
      {List && <List input={input} words={words} />}
    </>
  )
}
