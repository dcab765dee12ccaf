import { useEffect, useState } from 'react'
import { valueAt } from '../../../renderer/common/pointers.ts'
import type { Path } from '../../../renderer/common/problem.ts'
import { decorate } from '../form/decorate.ts'
import { Dialog } from '../parts/Dialog.tsx'
import { write } from '../store/edit.ts'
import { change, now, useStudio } from '../store/state.ts'
import { fill, words } from '../words/index.ts'
import { PhotoList, usePhotos } from './PhotoList.tsx'
import { PhotoWords } from './PhotoWords.tsx'
import { type Picture, placePhotos, roomIn, sampleOf, titleOf } from './place.ts'
import { createQueue, type Photo, type Says } from './queue.ts'

/** Where the window is closed, nobody sees there which photos did not come. */
function tellFailed(photos: readonly Photo[]): void {
  const failed = photos.find(({ state }) => state === 'failed')
  if (!failed || now().dialog?.name === 'photos') return
  const here = photos.filter(({ state }) => state === 'here').length
  change({ notice: { message: fill(words.photosHere, { here, count: photos.length }), hint: failed.why ?? '' } })
}

/** Brings photos of this device into a list of pictures of the page, and asks what each of them shows. */
export function PhotosDialog({ list, files }: { list: Path; files: readonly File[] }) {
  const [{ queue, room }] = useState(() => {
    const sample = sampleOf(list)
    const queue = createQueue(titleOf(list), async () => {
      await placePhotos(list, queue.photos, await sample)
      tellFailed(queue.photos())
    })
    return { queue, room: roomIn(list) }
  })
  const photos = usePhotos(queue)
  const pictures = useStudio((state) => valueAt(state.data, list)) as Picture[] | undefined
  // What is on its way comes also where the window is closed meanwhile.
  useEffect(() => queue.add(files.slice(0, room)), [queue, files, room])
  const placeOf = ({ name }: Photo) => (name ? (pictures?.findIndex(({ src }) => src === name) ?? -1) : -1)
  const sayOf = (photo: Photo): Says => pictures?.[placeOf(photo)] ?? photo.says
  const say = (photo: Photo, says: Says) => {
    const path = [...list, placeOf(photo)]
    if (placeOf(photo) < 0) queue.say(photo.id, says)
    else if (says.alt !== undefined && !sayOf(photo).decorative) write([...path, 'alt'], says.alt)
    else decorate(path, says.decorative === true, sayOf(photo))
  }
  const open = photos.filter((photo) => photo.state !== 'failed' && !sayOf(photo).decorative && !sayOf(photo).alt)
  return (
    <Dialog title={words.addPhotos} isWide>
      {files.length > room && <p className="note">{fill(words.photosLeftOut, { count: room })}</p>}
      <p className="help">{words.photosNote}</p>
      <PhotoList queue={queue}>
        {(photo) => (
          <PhotoWords name={photo.name ?? photo.file.name} says={sayOf(photo)} onSaid={(says) => say(photo, says)} />
        )}
      </PhotoList>
      <footer className="photos-foot">
        <p className="help">{fill(words.withoutWords, { count: open.length })}</p>
        <button type="button" className="button is-primary" onClick={() => change({ dialog: undefined })}>
          {words.done}
        </button>
      </footer>
    </Dialog>
  )
}
