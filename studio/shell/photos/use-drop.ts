import { type RefObject, useEffect, useState } from 'react'

/** Takes files that are dropped on the part of the studio around an element, and says whether some are held over it. */
export function useDrop(
  element: RefObject<HTMLElement | null>,
  part: string,
  onDropped: (files: File[]) => void,
): boolean {
  const [isOver, setOver] = useState(false)
  useEffect(() => {
    const target = element.current?.closest<HTMLElement>(part)
    const listening = new AbortController()
    const { signal } = listening
    const holdsFiles = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files') === true
    const over = (event: DragEvent) => {
      if (!holdsFiles(event)) return
      event.preventDefault()
      setOver(true)
    }
    const leave = ({ relatedTarget }: DragEvent) => {
      if (!target?.contains(relatedTarget as Node | null)) setOver(false)
    }
    const drop = (event: DragEvent) => {
      if (!holdsFiles(event)) return
      event.preventDefault()
      setOver(false)
      onDropped([...(event.dataTransfer?.files ?? [])])
    }
    target?.addEventListener('dragover', over, { signal })
    target?.addEventListener('dragleave', leave, { signal })
    target?.addEventListener('drop', drop, { signal })
    return () => listening.abort()
  })
  return isOver
}
