import { useEffect, useRef, useState } from 'react'
import { joinPath, type Path } from '../../../../renderer/common/problem.ts'
import { useUpload } from '../../parts/FileButton.tsx'
import { say } from '../../store/state.ts'
import { words } from '../../words/index.ts'
import { frameDocument, pictureAt, rectsOf } from '../controller.ts'
import { replacePicture } from './replace.ts'

/** The picture of the page over which a file is held: let go there, the file takes its place. */
export function PictureDrop({ scaled }: { scaled: (rect: DOMRect) => DOMRect }) {
  const [over, setOver] = useState<Path>()
  const target = useRef<Path>(undefined)
  const added = (name: string) => target.current && replacePicture(target.current, name)
  const { isBusy, add } = useUpload('picture', added)
  const drop = useRef(add)
  drop.current = add
  const view = frameDocument()?.defaultView
  useEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    const follow = (event: DragEvent) => {
      const { dataTransfer, clientX, clientY } = event
      if (!dataTransfer?.types.includes('Files')) return
      // Elsewhere the browser would open the file in the place of the page.
      event.preventDefault()
      const path = pictureAt(clientX, clientY)?.slice(0, -1)
      dataTransfer.dropEffect = path ? 'copy' : 'none'
      setOver((known) => (known && path && joinPath(known) === joinPath(path) ? known : path))
    }
    const take = async (event: DragEvent) => {
      follow(event)
      const path = pictureAt(event.clientX, event.clientY)?.slice(0, -1)
      const file = event.dataTransfer?.files[0]
      if (path && file) {
        target.current = path
        say(words.addingPicture)
        await drop.current(file)
      }
      setOver(undefined)
    }
    const leave = ({ relatedTarget }: DragEvent) => relatedTarget === null && setOver(undefined)
    view?.addEventListener('dragover', follow, { signal })
    view?.addEventListener('drop', take, { signal })
    view?.addEventListener('dragleave', leave, { signal })
    return () => listening.abort()
  }, [view])
  const [rect] = over ? rectsOf([...over, 'src']).map(scaled) : []
  if (!rect) return null
  const { left, top, width, height } = rect
  return (
    <div className="drop-box" style={{ left, top, width, height }} aria-busy={isBusy || undefined}>
      <span>{isBusy ? words.addingPicture : words.replacePicture}</span>
    </div>
  )
}
