import { type KeyboardEvent, type PointerEvent, useRef } from 'react'
import type { Part } from '../../server/crop-picture.ts'
import { fill, siteAddress, words } from '../words/index.ts'
import { type Corner, corners, moved, resized } from './crop-part.ts'

interface CropFrameProps {
  src: string
  part: Part
  /** Of the part; 0 where it may have any. */
  shape: number
  ratio: number
  onChange: (part: Part) => void
  onRatio: (ratio: number) => void
}

/** One press of an arrow key. */
const STEP = 0.02

const steps: Record<string, [number, number]> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
}

/** A picture with a frame around the part of it that is to show. */
export function CropFrame({ src, part, shape, ratio, onChange, onRatio }: CropFrameProps) {
  const box = useRef<HTMLDivElement>(null)
  const last = useRef<{ x: number; y: number }>(undefined)
  /** What pointers and keys do with the frame as a whole, or with one of its corners. */
  const handle = (change: (x: number, y: number) => Part) => ({
    onPointerDown(event: PointerEvent<HTMLElement>) {
      event.preventDefault()
      event.stopPropagation()
      event.currentTarget.focus()
      event.currentTarget.setPointerCapture(event.pointerId)
      last.current = { x: event.clientX, y: event.clientY }
    },
    onPointerMove(event: PointerEvent) {
      const size = box.current?.getBoundingClientRect()
      if (!last.current || !size) return
      event.stopPropagation()
      const { x, y } = last.current
      last.current = { x: event.clientX, y: event.clientY }
      onChange(change((event.clientX - x) / size.width, (event.clientY - y) / size.height))
    },
    onPointerUp: () => {
      last.current = undefined
    },
    onPointerCancel: () => {
      last.current = undefined
    },
    onKeyDown(event: KeyboardEvent) {
      const step = steps[event.key]
      if (!step) return
      event.preventDefault()
      event.stopPropagation()
      onChange(change(...step))
    },
  })
  const percent = (value: number) => `${value * 100}%`
  const place = {
    left: percent(part.left),
    top: percent(part.top),
    width: percent(part.width),
    height: percent(part.height),
  }
  return (
    <div ref={box} className="crop-picture">
      <img
        src={siteAddress(`/_images/${src}`)}
        alt=""
        draggable={false}
        onLoad={({ currentTarget }) => onRatio(currentTarget.naturalWidth / currentTarget.naturalHeight)}
      />
      <div className="crop-shade">
        <span style={place} />
      </div>
      <div className="crop-part" style={place}>
        <button
          type="button"
          className="crop-inside"
          aria-label={words.cropPart}
          {...handle((x, y) => moved(part, x, y))}
        />
        {corners.map((corner: Corner) => (
          <button
            key={corner}
            type="button"
            className="crop-corner"
            data-corner={corner}
            aria-label={fill(words.cropCorner, { corner })}
            {...handle((x, y) => resized(part, corner, x, y, shape, ratio))}
          />
        ))}
      </div>
    </div>
  )
}
