import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react'
import { Icon } from '../parts/Icon.tsx'
import { fill, siteAddress, words } from '../words/index.ts'
import type { Photo, Queue } from './queue.ts'

export const usePhotos = ({ subscribe, photos }: Queue) => useSyncExternalStore(subscribe, photos)

/** How far the photos are, and each of them with what there is to say of it. */
export function PhotoList({ queue, children }: { queue: Queue; children?: (photo: Photo) => ReactNode }) {
  const photos = usePhotos(queue)
  const here = photos.filter(({ state }) => state === 'here').length
  const failed = photos.filter(({ state }) => state === 'failed').length
  const isMoving = here + failed < photos.length
  const how = fill(words.photosHere, { here, count: photos.length })
  return (
    <>
      <div className="photos-head" role="status">
        <p>
          {!isMoving && failed === 0 && <Icon name="check" />}
          <strong>{how}</strong>
        </p>
        {isMoving && (
          <button type="button" className="button" onClick={queue.stop}>
            {words.stop}
          </button>
        )}
        {!isMoving && failed > 0 && (
          <button type="button" className="button" onClick={queue.retry}>
            {words.sendAgain}
          </button>
        )}
        {isMoving && <progress aria-label={how} max={photos.length} value={here + failed} />}
      </div>
      <ul className={children ? 'photos' : 'photos is-plain'}>
        {photos.map((photo) => (
          <li key={photo.id} data-state={photo.state}>
            <Thumbnail photo={photo} />
            <div className="photo-body">
              {photo.state === 'failed' ? (
                <>
                  <strong>{photo.file.name}</strong>
                  <p className="said is-error">
                    <Icon name="error" />
                    <span>{photo.why}</span>
                  </p>
                </>
              ) : (
                (children?.(photo) ?? <strong>{photo.name ?? photo.file.name}</strong>)
              )}
            </div>
          </li>
        ))}
      </ul>
    </>
  )
}

/** What browsers show of a file before it is anywhere else. */
const shown = /^image\/(?:jpeg|png|webp|avif)$/

function Thumbnail({ photo: { file, name } }: { photo: Photo }) {
  const [own, setOwn] = useState<string>()
  useEffect(() => {
    if (name || !shown.test(file.type)) return
    const address = URL.createObjectURL(file)
    setOwn(address)
    return () => URL.revokeObjectURL(address)
  }, [name, file])
  const src = name ? siteAddress(`/_images/${name}`) : own
  const [broken, setBroken] = useState<string>()
  return (
    <div className="photo-look">
      {src && src !== broken ? <img src={src} alt="" onError={() => setBroken(src)} /> : <Icon name="picture" />}
    </div>
  )
}
