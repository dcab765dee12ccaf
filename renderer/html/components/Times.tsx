import type { ReactNode } from 'react'
import { timesOf } from '../../common/times-of.ts'

interface Timed {
  from?: string | undefined
  until?: string | undefined
  children: ReactNode
}

/** Says on pages that somebody is editing when something of them shows. Pages for visitors no longer know. */
export function Times({ children, ...written }: Timed) {
  const times = timesOf(written)
  // Without times it adds nothing to the tree, by which React numbers what has an id.
  if (times === undefined) return children
  return (
    <>
      <p className="wrap">
        <mark>{times}</mark>
      </p>
      {children}
    </>
  )
}
