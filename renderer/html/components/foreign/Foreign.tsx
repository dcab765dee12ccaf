import type { ReactNode } from 'react'
import type { Foreign as ForeignThing } from '../../../common/foreign.ts'
import { fill } from '../../../languages/index.ts'
import { usePage } from '../../context.ts'
import { Island } from '../../islands/Island.tsx'
import { Island as Frame } from './Foreign.island.tsx'

interface ForeignProps {
  of: ForeignThing
  /** What is in the frame, for who does not see it. */
  title: string
  /** Classes that give the frame its size. */
  look: string
  /** Stands there before; what has `data-until-loaded` goes when the frame comes. */
  children: ReactNode
}

/** Something of another site, of which nothing is asked for before a visitor clicks on a link of `children` with `data-early`. */
export function Foreign({ of: { src }, title, look, children }: ForeignProps) {
  return (
    <Island name="foreign" component={Frame} props={{ src, title, look }}>
      {children}
    </Island>
  )
}

interface OfferProps extends Omit<ForeignProps, 'children'> {
  /** The words on the button. */
  label: string
  /** From whom it is loaded, and what that means. */
  note: string
}

/**
 * A button that loads something of another site, and a link that opens it there, which needs no script. The button is a
 * link too, for who presses it before its script is there.
 */
export function Offer({ label, note, ...foreign }: OfferProps) {
  const { words } = usePage().site
  const { from, href } = foreign.of
  return (
    <Foreign {...foreign}>
      <p data-until-loaded className="needs-script mb-4 max-w-[44rem] text-sm text-muted">
        {note}
      </p>
      <p className="mb-4 flex flex-wrap items-center gap-x-6 gap-y-3">
        <span data-until-loaded className="needs-script">
          <a href={href} rel="noopener" className="button button-primary" data-early>
            {label}
          </a>
        </span>
        <a href={href} target="_blank" rel="noopener" className="arrow-link min-w-0 wrap-anywhere">
          {fill(words.foreign.open, { name: from })} <span className="visually-hidden">{words.document.newTab}</span>
        </a>
      </p>
    </Foreign>
  )
}
