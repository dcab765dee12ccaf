import { useEffect, useRef } from 'react'
import { Icon } from '../parts/Icon.tsx'
import { change, sayDone, useStudio } from '../store/state.ts'
import { fill, words } from '../words/index.ts'

/** How much of the site is its owner's by now; gone once all of it is. */
export function YoursProgress() {
  const { open, all } = useStudio((state) => state.overview?.yours) ?? { open: 0, all: 0 }
  const isShown = useStudio((state) => state.tab === 'yours')
  const before = useRef(open)
  useEffect(() => {
    if (open === 0 && before.current > 0) sayDone(words.yoursDone)
    before.current = open
  }, [open])
  if (open === 0) return null
  const done = all - open
  return (
    <button type="button" className="yours-progress" aria-current={isShown} onClick={() => change({ tab: 'yours' })}>
      <span>{words.makeYours}</span>
      <small>{fill(words.yoursCount, { done, count: all })}</small>
      <progress value={done} max={all} aria-hidden="true" />
      <Icon name="chevron" />
    </button>
  )
}
