import type { ReactNode } from 'react'

interface Timed {
  from?: string | undefined
  until?: string | undefined
  children: ReactNode
}

/** Says on pages that somebody is editing when something of them shows. Pages for visitors no longer know. */
export function Times({ from, until, children }: Timed) {
  // Without times it adds nothing to the tree, by which React numbers what has an id.
  if (from === undefined && until === undefined) return children
  return (
    <>
      <p className="wrap">
        <mark>
          {from} – {until}
        </mark>
      </p>
      {children}
    </>
  )
}
