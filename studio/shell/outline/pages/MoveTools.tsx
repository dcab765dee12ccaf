import type { KeyboardEvent } from 'react'
import { IconButton } from '../../parts/IconButton.tsx'
import type { Sorting } from '../../parts/sorting.ts'
import { words } from '../../words/index.ts'
import type { Steps, Target, Way } from './menu.ts'

/** `control` is what is focused once it is there. */
type Go = (target: Target, control: string) => void

/** What an entry needs that is put in order. */
export interface Sorted {
  entry: ReturnType<Sorting['entry']>
  handle: ReturnType<Sorting['handle']>
  steps: Steps
  onGo: Go
}

const keys: Record<string, Way> = { ArrowUp: 'up', ArrowDown: 'down', ArrowRight: 'in', ArrowLeft: 'out' }
const tools = [
  { way: 'up', icon: 'up', label: words.moveUp },
  { way: 'down', icon: 'down', label: words.moveDown },
  { way: 'in', icon: 'nest', label: words.nest },
  { way: 'out', icon: 'unnest', label: words.unnest },
] as const

/** Moves an entry by the arrow keys while its grip has the focus. */
export const byArrows = (steps: Steps, onGo: Go) => (event: KeyboardEvent<HTMLElement>) => {
  const way = keys[event.key]
  if (!way) return
  event.preventDefault()
  event.stopPropagation()
  const target = steps.get(way)
  if (target) onGo(target, '.grip')
}

/** The same by buttons, for whoever does not drag. */
export function MoveTools({ steps, onGo }: { steps: Steps; onGo: Go }) {
  return tools.map(({ way, icon, label }) => {
    const target = steps.get(way)
    const step = () => target && onGo(target, `[data-way="${way}"]`)
    return <IconButton key={way} data-way={way} {...{ icon, label }} disabled={!target} onClick={step} />
  })
}
