import { type FormEvent, useEffect, useState } from 'react'
import type { Path } from '../../../renderer/common/problem.ts'
import { blocksOf, blocksPath, nameOf, shareSection } from '../outline/move.ts'
import { Dialog } from '../parts/Dialog.tsx'
import { askAddressWords } from '../store/api.ts'
import { useAsked } from '../store/asked.ts'
import { change, useStudio } from '../store/state.ts'
import { fill, words } from '../words/index.ts'

/** Asks under which name a section is shared, and whether other pages that say the same take it too. */
export function ShareSection({ index }: { index: number }) {
  const shared = useStudio((state) => state.data.shared)
  const [name, setName] = useState('')
  const at = JSON.stringify([...blocksPath(), index])
  const alike = useAsked<Path[]>('alike', { at }, { failed: [] })
  const [isForAll, setForAll] = useState(true)
  useEffect(() => {
    const heading = nameOf(blocksOf()[index], {})
    askAddressWords(heading).then(
      (words) => setName((typed) => typed || nameFrom(words)),
      () => {},
    )
  }, [index])
  const isTaken = Object.hasOwn(Object(shared), name)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isTaken || !alike) return
    change({ dialog: undefined })
    await shareSection(index, name, isForAll ? alike : [])
  }
  return (
    <Dialog title={words.share}>
      <form className="stack" onSubmit={submit}>
        <p>{words.shareNote}</p>
        <label>
          {words.shareName}
          <input
            required
            pattern="[a-z][a-z0-9\-]*"
            title={words.slugHint}
            aria-describedby="share-said"
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
        </label>
        <p id="share-said" className={isTaken ? 'said is-error' : 'help'}>
          {isTaken ? fill(words.nameTaken, { name }) : words.slugHint}
        </p>
        {alike && alike.length > 0 && (
          <label className="check">
            <input type="checkbox" checked={isForAll} onChange={({ target }) => setForAll(target.checked)} />
            <span>
              {fill(words.alike, { count: alike.length })}{' '}
              <small>{[...new Set(alike.map(([, route]) => String(route)))].slice(0, 6).join(', ')}</small>
            </span>
          </label>
        )}
        <button type="submit" className="button is-primary" disabled={isTaken || !alike}>
          {words.shareDo}
        </button>
      </form>
    </Dialog>
  )
}

/** The first words of a heading. A name begins with a letter. */
const nameFrom = (words: string) =>
  words
    .replace(/^[^a-z]+/, '')
    .split('-')
    .slice(0, 4)
    .join('-')
