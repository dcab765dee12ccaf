import { useEffect, useId, useRef, useState } from 'react'
import { valueAt } from '../../../renderer/common/pointers.ts'
import type { Path } from '../../../renderer/common/problem.ts'
import type { Operation } from '../../edit/operations/operation.ts'
import { Dialog } from '../parts/Dialog.tsx'
import { commit } from '../store/edit.ts'
import { change, now } from '../store/state.ts'
import { siteAddress, words } from '../words/index.ts'

/** Asks what a picture shows. That it only decorates is for somebody to say. */
export function AltText({ path }: { path: Path }) {
  const { src, ...known } = Object(valueAt(now().data, path))
  const [alt, setAlt] = useState(String(known.alt ?? ''))
  const [isDecorative, setDecorative] = useState(known.decorative === true)
  const field = useRef<HTMLTextAreaElement>(null)
  const noteId = useId()
  const text = alt.trim()
  useEffect(() => field.current?.focus(), [])
  const write = () => {
    change({ dialog: undefined })
    const [own, other] = isDecorative ? (['decorative', 'alt'] as const) : (['alt', 'decorative'] as const)
    const operations: Operation[] = [
      { do: 'set', path: [...path, own], value: isDecorative || text },
      ...(known[other] === undefined ? [] : [{ do: 'remove', path: [...path, other] } as const]),
    ]
    if (known[own] !== (isDecorative || text)) void commit(operations)
  }
  return (
    <Dialog title={words.altText}>
      <form
        className="stack alt-text"
        onSubmit={(event) => {
          event.preventDefault()
          write()
        }}
      >
        <img src={siteAddress(`/_images/${src}`)} alt="" />
        <label>
          {words.altTextLabel}
          <textarea
            ref={field}
            rows={2}
            maxLength={300}
            value={alt}
            disabled={isDecorative}
            aria-describedby={noteId}
            onChange={({ target }) => setAlt(target.value.replaceAll('\n', ' '))}
          />
        </label>
        <p className="help" id={noteId}>
          {words.altTextNote}
        </p>
        <label className="check">
          <input type="checkbox" checked={isDecorative} onChange={({ target }) => setDecorative(target.checked)} />
          {words.decorative}
        </label>
        <button type="submit" className="button is-primary" disabled={!isDecorative && text === ''}>
          {words.altTextDone}
        </button>
      </form>
    </Dialog>
  )
}
