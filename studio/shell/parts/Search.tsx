import { type ReactNode, useState } from 'react'
import { Icon } from './Icon.tsx'

interface Searching {
  search: string
  field: ReactNode
  /** Whether one of these has the words that are looked for. */
  fits: (...texts: readonly unknown[]) => boolean
}

/** A field that narrows the list below it; where it comes up by itself, it has the focus, but under a thumb. */
export function useSearch(label: string, comesUp = false): Searching {
  const [search, setSearch] = useState('')
  const field = (
    <div className="search">
      <Icon name="search" />
      <input
        type="search"
        value={search}
        placeholder={label}
        aria-label={label}
        // biome-ignore lint/a11y/noAutofocus: it was asked for by a button
        autoFocus={comesUp && matchMedia('(pointer: fine)').matches}
        onChange={({ target }) => setSearch(target.value)}
      />
    </div>
  )
  const wanted = search.toLowerCase().trim()
  return { search, field, fits: (...texts) => texts.join(' ').toLowerCase().includes(wanted) }
}
