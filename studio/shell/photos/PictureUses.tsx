import { useState } from 'react'
import { joinPath, type Path } from '../../../renderer/common/problem.ts'
import type { PictureEntry, PictureUse } from '../../server/picture-uses.ts'
import { fieldName, inWords, partName } from '../form/labels.ts'
import { write } from '../store/edit.ts'
import { openProblem } from '../store/go.ts'
import { useStudio } from '../store/state.ts'
import { words } from '../words/index.ts'

/** Where a picture shows and what it says there, each place a way to it; or the way to remove it, which asks once more. */
export function PictureUses({ picture: { name, uses }, onRemove }: { picture: PictureEntry; onRemove: () => void }) {
  const [isAsking, setAsking] = useState(false)
  const nameOf = usePlaceNames()
  if (uses.length === 0) {
    return (
      <>
        <p className="help">{words.unused}</p>
        <button
          type="button"
          className="button is-danger"
          aria-label={`${isAsking ? words.removeForGood : words.removePicture}: ${name}`}
          onClick={isAsking ? onRemove : () => setAsking(true)}
          onBlur={() => setAsking(false)}
        >
          {isAsking ? words.removeForGood : words.removePicture}
        </button>
      </>
    )
  }
  const shown = new Map(uses.map((use) => [`${nameOf(use.path)} ${use.alt || joinPath(use.path)}`, use]))
  return (
    <ul className="use-list">
      {[...shown.values()].map((use) => (
        <li key={joinPath(use.path)}>
          <button type="button" className="link-button" onClick={() => openProblem(use.path)}>
            {nameOf(use.path)}
          </button>
          <UseWords use={use} label={`${words.whatItShows} ${nameOf(use.path)}`} />
        </li>
      ))}
    </ul>
  )
}

/** What it says at one place; where it says nothing yet, that is asked. */
function UseWords({ use: { path, alt }, label }: { use: PictureUse; label: string }) {
  const [typed, setTyped] = useState<string>()
  if (alt === undefined) return null
  if (alt !== '' && typed === undefined) return <span className="help">{alt}</span>
  const type = (text: string) => {
    setTyped(text)
    write([...path.slice(0, -1), 'alt'], text)
  }
  return (
    <input
      className="use-words"
      aria-label={label}
      placeholder={words.whatItShows}
      maxLength={300}
      value={typed ?? ''}
      onChange={({ target }) => type(target.value)}
    />
  )
}

/** Pages are called by their titles, other parts by their names. */
function usePlaceNames(): (path: Path) => string {
  const pages = useStudio((state) => state.overview?.pages)
  return ([top, name]) => {
    if (top === 'shared') return inWords(String(name))
    if (top !== 'pages') return [partName(String(top)), fieldName(String(name))].join(' › ')
    return pages?.find(({ route }) => route === name)?.title ?? String(name)
  }
}
