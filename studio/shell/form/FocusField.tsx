import { type PointerEvent, useRef, useState } from 'react'
import type { Path } from '../../../renderer/common/problem.ts'
import { clear, write } from '../store/edit.ts'
import { siteAddress, words } from '../words/index.ts'
import { Said } from './Said.tsx'
import { idOf } from './use-field.ts'

/** Points are so many hundredths apart: each one that is used is a rule of the site's styles. */
const STEP = 5
const MIDDLE = '50% 50%'

/** The point of a picture that crops keep in view: dragged over the picture, or moved by two sliders. */
export function FocusField({ path, src, value }: { path: Path; src: string; value: unknown }) {
  const box = useRef<HTMLDivElement>(null)
  const isDragged = useRef(false)
  // It stays as it is while the point passes the middle, which is not written.
  const [isOpen] = useState(value !== undefined)
  const [left = 50, top = 50] = typeof value === 'string' ? (value.match(/\d+/g)?.map(Number) ?? []) : []
  const move = (x: number, y: number) => {
    const point = `${within(x)}% ${within(y)}%`
    if (point === value || (point === MIDDLE && value === undefined)) return
    if (point === MIDDLE) void clear(path)
    else write(path, point)
  }
  const follow = ({ clientX, clientY }: PointerEvent) => {
    const place = box.current?.getBoundingClientRect()
    if (place) move(((clientX - place.left) / place.width) * 100, ((clientY - place.top) / place.height) * 100)
  }
  const sliders = [
    { label: words.fromLeft, at: left, go: (x: number) => move(x, top) },
    { label: words.fromTop, at: top, go: (y: number) => move(left, y) },
  ]
  return (
    <details className="named focus-field" open={isOpen}>
      <summary>{words.focus}</summary>
      <p className="help">{words.focusNote}</p>
      <div
        ref={box}
        className="focus-picture"
        onPointerDown={(event) => {
          event.preventDefault()
          event.currentTarget.setPointerCapture(event.pointerId)
          isDragged.current = true
          follow(event)
        }}
        onPointerMove={(event) => isDragged.current && follow(event)}
        onPointerUp={() => {
          isDragged.current = false
        }}
        onPointerCancel={() => {
          isDragged.current = false
        }}
      >
        <img src={siteAddress(`/_images/${src}`)} alt="" />
        <span className="focus-point" style={{ left: `${left}%`, top: `${top}%` }} />
      </div>
      {sliders.map(({ label, at, go }) => (
        <label key={label} className="focus-slider">
          {label}
          <input
            id={idOf([...path, label])}
            type="range"
            min={0}
            max={100}
            step={STEP}
            value={at}
            onChange={({ target }) => go(Number(target.value))}
          />
          <span>{at} %</span>
        </label>
      ))}
      <Said path={path} />
    </details>
  )
}

const within = (hundredths: number) => Math.round(Math.min(100, Math.max(0, hundredths)) / STEP) * STEP
