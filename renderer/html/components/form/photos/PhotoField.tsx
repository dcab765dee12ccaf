import { useEffect, useRef, useState } from 'react'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { photoTypes } from '../../../../forms/photo-limits.ts'
import { photoLimitsText } from '../../../../forms/photo-words.ts'
import type { Photos } from '../../../../forms/photos.ts'
import type { Words } from '../../../../languages/words.ts'
import { PhotoList } from './PhotoList.tsx'

interface PhotoFieldProps {
  attributes: { id: string; 'aria-describedby'?: string | undefined }
  registration: UseFormRegisterReturn
  words: Words['photos']
}

/** A field for pictures. It sends by itself without scripts; with them it lists what was chosen and lets it be removed. */
export function PhotoField({ attributes, registration, words }: PhotoFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  const [isLive, setIsLive] = useState(false)
  const { name, ref, onChange } = registration
  const { id, 'aria-describedby': error } = attributes
  const hint = `${id}-hint`
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each field; registrations are new at each drawing
  useEffect(() => {
    // The form knows the names of the pictures as the field's value, and can bring the visitor here.
    ref({ name, value: '', focus: () => input.current?.focus() })
    setIsLive(true)
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
        className="photo-input"
      />
      {isLive && <PhotoList input={input} words={words} />}
    </>
  )
}

const fileInputs = (form: HTMLFormElement | null) => [
  ...(form?.querySelectorAll<HTMLInputElement>('[type=file]') ?? []),
]

/** What was chosen in a form, each with the name of its field. */
export const chosenPhotos = (form: HTMLFormElement | null): Photos =>
  fileInputs(form).flatMap(({ name, files }) => [...(files ?? [])].map((file): Photos[number] => [name, file]))

/** What is wrong with the chosen pictures, by field, so that nobody waits for an upload that is refused. */
export function problemsOf(form: HTMLFormElement | null): Record<string, string> | undefined {
  const wrong = fileInputs(form).filter(({ validity }) => validity.customError)
  if (wrong.length === 0) return undefined
  return Object.fromEntries(wrong.map(({ name, validationMessage }) => [name, validationMessage]))
}
