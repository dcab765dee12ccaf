import type { ReactNode } from 'react'

interface BesideProps {
  picture: ReactNode
  side?: 'left' | 'right'
  children: ReactNode
}

const columns = {
  left: 'lg:grid-cols-[minmax(0,34rem)_minmax(0,1fr)] lg:[&>:last-child]:-order-1',
  right: 'lg:grid-cols-[minmax(0,1fr)_minmax(0,34rem)]',
}

/** Content over a picture, and on a wide screen beside it. */
export function Beside({ picture, side = 'right', children }: BesideProps) {
  return (
    <div className={`grid grid-cols-1 items-center gap-10 lg:gap-16 ${columns[side]}`}>
      <div>{children}</div>
      {picture}
    </div>
  )
}
