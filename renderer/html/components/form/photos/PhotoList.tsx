import { type RefObject, useEffect, useRef, useState } from 'react'
import { inMegabytes, photoLimits } from '../../../../forms/photo-limits.ts'
import { fill, type Words } from '../../../../languages/words.ts'

interface PhotoListProps {
  input: RefObject<HTMLInputElement | null>
  words: Words['photos']
}

/** The chosen pictures with their sizes. A phone's camera gives one at a time, so further ones join the earlier. */
export function PhotoList({ input, words }: PhotoListProps) {
  const [files, setFiles] = useState<File[]>([])
  const earlier = useRef<File[]>([])
  const problem = problemOf(files, words)

  const keep = (next: File[]) => {
    const field = input.current
    if (!field) return
    const held = new DataTransfer()
    for (const file of next) held.items.add(file)
    field.files = held.files
    earlier.current = next
    setFiles(next)
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: "keep" uses nothing that changes
  useEffect(() => {
    const field = input.current
    const onChange = () => {
      const chosen = [...(field?.files ?? [])]
      const others = earlier.current.filter((one) => !chosen.some((other) => isSame(one, other)))
      keep(chosen.length > 0 ? [...others, ...chosen] : [])
    }
    onChange() // what was chosen before the list was there
    // A form that was sent is emptied.
    const onReset = () => keep([])
    field?.addEventListener('change', onChange)
    field?.form?.addEventListener('reset', onReset)
    return () => {
      field?.removeEventListener('change', onChange)
      field?.form?.removeEventListener('reset', onReset)
    }
  }, [])

  useEffect(() => input.current?.setCustomValidity(problem), [problem, input])

  const remove = (index: number) => {
    keep(files.filter((_, at) => at !== index))
    input.current?.focus()
  }

  return (
    <>
      <ul>
        {files.map(({ name, size }, index) => (
          <li key={`${name} ${size}`} style={line}>
            <span style={shortened}>{name}</span>
            <span style={whole}>{megabytes(size)}</span>
            <button type="button" style={cross} aria-label={fill(words.remove, { name })} onClick={() => remove(index)}>
              ×
            </button>
          </li>
        ))}
      </ul>
      <p role="status" className="field-error">
        {problem}
      </p>
    </>
  )
}

/**
 * Set by script, where the policy allows it, and not by classes: the styles of the page would grow wherever a form is,
 * for a list that few forms have and that no page shows before its code has come.
 */
const line = { display: 'flex', alignItems: 'center', gap: '0.75rem' }
const whole = { flexShrink: 0 }
const shortened = { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const
const cross = {
  flexShrink: 0,
  marginInlineStart: 'auto',
  width: '2.75rem',
  height: '2.75rem',
  fontSize: '1.5rem',
  cursor: 'pointer',
}

const isSame = (one: File, other: File) =>
  one.name === other.name && one.size === other.size && one.lastModified === other.lastModified

const megabytes = (bytes: number) =>
  Math.max(0.1, bytes / 2 ** 20).toLocaleString(document.documentElement.lang, {
    style: 'unit',
    unit: 'megabyte',
    maximumFractionDigits: 1,
  })

function problemOf(files: File[], words: Words['photos']): string {
  const large = files.find(({ size }) => size > photoLimits.bytes)
  const together = files.reduce((sum, { size }) => sum + size, 0)
  if (files.length > photoLimits.most) return fill(words.tooMany, { count: photoLimits.most })
  if (large) return fill(words.tooLarge, { name: large.name, size: inMegabytes(photoLimits.bytes) })
  // The other fields and the frame of the message take room too.
  if (together > photoLimits.together - 2 ** 17)
    return fill(words.together, { size: inMegabytes(photoLimits.together) })
  return ''
}
