import { useEffect, useRef, useState } from 'react'
import type { PictureEntry } from '../../server/picture-uses.ts'
import { Dialog } from '../parts/Dialog.tsx'
import { useSearch } from '../parts/Search.tsx'
import { AddPhotos } from '../photos/AddPhotos.tsx'
import { PhotoList, usePhotos } from '../photos/PhotoList.tsx'
import { PictureUses } from '../photos/PictureUses.tsx'
import { brand } from '../photos/place.ts'
import { createQueue } from '../photos/queue.ts'
import { useDrop } from '../photos/use-drop.ts'
import { ask, tell } from '../store/api.ts'
import { refuse } from '../store/edit.ts'
import { loadNames } from '../store/load.ts'
import { say, useStudio } from '../store/state.ts'
import { fill, siteAddress, words } from '../words/index.ts'

const mostShown = 100
/** So many photos may come at once. */
const mostPhotos = 60

const isUnused = ({ uses }: PictureEntry) => uses.length === 0
const isWordless = ({ uses }: PictureEntry) => uses.some(({ alt }) => alt === '')
const filters = {
  all: { holds: () => true, label: (count: number) => fill(words.allPictures, { count }) },
  unused: { holds: isUnused, label: (count: number) => fill(words.unusedPictures, { count }) },
  wordless: { holds: isWordless, label: (count: number) => fill(words.wordlessPictures, { count }) },
}

/** All pictures, with where they show and what they say there; more can be added, and what shows nowhere removed. */
export function Pictures() {
  const version = useStudio((state) => state.overview?.version)
  const [pictures, setPictures] = useState<PictureEntry[]>([])
  const [queue] = useState(() => createQueue(brand(), () => void Promise.all([load(), loadNames()])))
  const [isTooMuch, setTooMuch] = useState(false)
  const { field, fits } = useSearch(words.searchPictures)
  const [filter, setFilter] = useState<keyof typeof filters>('all')
  /** Those that are being described stay in view. */
  const [kept, setKept] = useState<readonly string[]>([])
  const photos = usePhotos(queue)
  const place = useRef<HTMLDivElement>(null)
  const load = () => ask<PictureEntry[]>('pictures').then(setPictures, refuse)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another version shows other pictures
  useEffect(() => void load(), [version])
  const add = (files: readonly File[]) => {
    setTooMuch(files.length > mostPhotos)
    queue.add(files.slice(0, mostPhotos))
  }
  const isOver = useDrop(place, '.dialog', add)
  const choose = (next: keyof typeof filters) => {
    setFilter(next)
    setKept(pictures.filter(isWordless).map(({ name }) => name))
  }
  const found = pictures.filter(
    (picture) =>
      (filters[filter].holds(picture) || (filter === 'wordless' && kept.includes(picture.name))) &&
      fits(picture.name, ...picture.uses.map(({ alt }) => alt ?? '')),
  )
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
      <div ref={place} className={isOver ? 'picture-tools is-over' : 'picture-tools'}>
        {field}
        <AddPhotos onChosen={add} className="button is-primary" />
        <fieldset className="filters" aria-label={words.pictures}>
          {(Object.keys(filters) as (keyof typeof filters)[]).map((each) => (
            <button key={each} type="button" aria-pressed={filter === each} onClick={() => choose(each)}>
              {filters[each].label(pictures.filter(filters[each].holds).length)}
            </button>
          ))}
        </fieldset>
      </div>
      {isTooMuch && <p className="note">{fill(words.photosAtOnce, { count: mostPhotos })}</p>}
      {photos.length > 0 && <PhotoList queue={queue} />}
      <ul className="picture-list">
        {found.slice(0, mostShown).map((picture) => (
          <li key={picture.name}>
            <img src={siteAddress(`/_images/${picture.name}`)} alt="" loading="lazy" />
            <div>
              <strong>{picture.name}</strong>
              <PictureUses picture={picture} onRemove={() => remove(picture.name)} />
            </div>
          </li>
        ))}
      </ul>
      {found.length === 0 && <p className="none">{words.noneFound}</p>}
    </Dialog>
  )
}
