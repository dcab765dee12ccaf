import { useRef, useState } from 'react'
import type { Path } from '../../../renderer/common/problem.ts'
import { PictureDialog } from '../form/PictureDialog.tsx'
import { commit } from '../store/edit.ts'
import { change } from '../store/state.ts'
import { words } from '../words/index.ts'
import { AddPhotos } from './AddPhotos.tsx'
import { useDrop } from './use-drop.ts'

interface AddPicturesProps {
  list: Path
  count: number
  most: number
}

/** Below a list of pictures: photos of this device, chosen or dropped, or one that the site has. */
export function AddPictures({ list, count, most }: AddPicturesProps) {
  const [isChoosing, setChoosing] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  const addPhotos = (files: readonly File[]) => {
    if (files.length > 0) change({ dialog: { name: 'photos', list, files } })
  }
  const isOver = useDrop(place, '.form-panel', addPhotos)
  return (
    <div ref={place} className={isOver ? 'photos-drop is-over' : 'photos-drop'}>
      <AddPhotos disabled={count >= most} onChosen={addPhotos} />
      <button type="button" className="link-button" disabled={count >= most} onClick={() => setChoosing(true)}>
        {words.fromPictures}
      </button>
      {isChoosing && (
        <PictureDialog
          chosen={undefined}
          onClose={() => setChoosing(false)}
          onChoose={(src) => {
            setChoosing(false)
            const entry = [...list, count]
            void commit([{ do: 'insert', path: entry, value: { src, alt: '' } }])
            change({ focus: { path: [...entry, 'alt'] } })
          }}
        />
      )}
    </div>
  )
}
