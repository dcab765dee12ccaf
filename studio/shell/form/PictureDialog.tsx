import type { DragEvent } from 'react'
import { Dialog } from '../parts/Dialog.tsx'
import { useUpload } from '../parts/FileButton.tsx'
import { Icon } from '../parts/Icon.tsx'
import { useSearch } from '../parts/Search.tsx'
import { pictureTypes } from '../photos/AddPhotos.tsx'
import { sayDone, useStudio } from '../store/state.ts'
import { fill, siteAddress, words } from '../words/index.ts'

interface PictureDialogProps {
  chosen: string | undefined
  onChoose: (name: string) => void
  onClose: () => void
}

const mostShown = 60

/** The pictures of the site, and a way to add one. */
export function PictureDialog({ chosen, onChoose, onClose }: PictureDialogProps) {
  const { field, fits } = useSearch(words.searchPictures)
  const images = useStudio((state) => state.names?.images)
  const used = useStudio((state) => state.names?.used)
  const found = (images ?? []).filter((name) => fits(name))
  const added = (name: string) => {
    sayDone(fill(words.uploaded, { name }))
    onChoose(name)
  }
  const { isBusy, add } = useUpload('picture', added, onClose)
  const drop = (event: DragEvent) => {
    event.preventDefault()
    void add(event.dataTransfer.files[0])
  }
  return (
    <Dialog title={words.choosePicture} isWide onClose={onClose}>
      <label className="drop" onDragOver={(event) => event.preventDefault()} onDrop={drop} aria-busy={isBusy}>
        <Icon name="picture" />
        <strong>{words.uploadPicture}</strong> {words.dropPicture}
        <input type="file" accept={pictureTypes} onChange={({ target }) => add(target.files?.[0])} />
      </label>
      {field}
      <ul className="picture-grid">
        {found.slice(0, mostShown).map((name) => (
          <li key={name}>
            <button type="button" aria-pressed={name === chosen} onClick={() => onChoose(name)}>
              <img src={siteAddress(`/_images/${name}`)} alt="" loading="lazy" />
              <span>{name}</span>
              {used?.includes(name) && <small>{words.usedOnSite}</small>}
            </button>
          </li>
        ))}
      </ul>
      {found.length === 0 && <p className="none">{words.noneFound}</p>}
    </Dialog>
  )
}
