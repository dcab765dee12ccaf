import { useEffect, useState } from 'react'
import { joinPath, type Path } from '../../../renderer/common/problem.ts'
import { partName } from '../form/labels.ts'
import { Dialog } from '../parts/Dialog.tsx'
import { useSearch } from '../parts/Search.tsx'
import { ask, tell } from '../store/api.ts'
import { refuse } from '../store/edit.ts'
import { openProblem } from '../store/go.ts'
import { loadNames } from '../store/load.ts'
import { say, useStudio } from '../store/state.ts'
import { fill, siteAddress, words } from '../words/index.ts'

interface Listed {
  name: string
  uses: Path[]
}

const mostShown = 100

/** All pictures with the places where they show; those that show nowhere can be removed. */
export function Pictures() {
  const version = useStudio((state) => state.overview?.version)
  const [pictures, setPictures] = useState<Listed[]>([])
  const { field, fits } = useSearch(words.searchPictures)
  const [isUnusedOnly, setUnusedOnly] = useState(false)
  const load = () => ask<Listed[]>('pictures').then(setPictures, refuse)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another version shows other pictures
  useEffect(() => void load(), [version])
  const unused = pictures.filter(({ uses }) => uses.length === 0)
  const found = (isUnusedOnly ? unused : pictures).filter(({ name }) => fits(name))
  const remove = async (name: string) => {
    try {
      await tell('remove-picture', { name })
      say(fill(words.pictureRemoved, { name }))
      await Promise.all([load(), loadNames()])
    } catch (error) {
      refuse(error)
    }
  }
  return (
    <Dialog title={words.pictures} isWide>
      <p className="help">{words.picturesNote}</p>
      {field}
      <fieldset className="filters" aria-label={words.pictures}>
        <button type="button" aria-pressed={!isUnusedOnly} onClick={() => setUnusedOnly(false)}>
          {fill(words.allPictures, { count: pictures.length })}
        </button>
        <button type="button" aria-pressed={isUnusedOnly} onClick={() => setUnusedOnly(true)}>
          {fill(words.unusedPictures, { count: unused.length })}
        </button>
      </fieldset>
      <ul className="picture-list">
        {found.slice(0, mostShown).map((picture) => (
          <li key={picture.name}>
            <img src={siteAddress(`/_images/${picture.name}`)} alt="" loading="lazy" />
            <div>
              <strong>{picture.name}</strong>
              <Uses picture={picture} onRemove={() => remove(picture.name)} />
            </div>
          </li>
        ))}
      </ul>
      {found.length === 0 && <p className="none">{words.noneFound}</p>}
    </Dialog>
  )
}

/** Where it shows, each place a way to it; or the way to remove it, which asks once more. */
function Uses({ picture: { name, uses }, onRemove }: { picture: Listed; onRemove: () => void }) {
  const [isAsking, setAsking] = useState(false)
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
  const pages = [...new Map(uses.map((path) => [path.slice(0, 2).join(' '), path])).values()]
  return (
    <>
      <p className="help">{fill(words.usedIn, { count: uses.length })}</p>
      <ul className="use-list">
        {pages.map((path) => (
          <li key={joinPath(path)}>
            <button type="button" className="link-button" onClick={() => openProblem(path)}>
              {path[0] === 'pages' ? String(path[1]) : `${partName(String(path[0]))} › ${path[1]}`}
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}
