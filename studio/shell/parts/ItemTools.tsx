import { words } from '../words/index.ts'
import { IconButton } from './IconButton.tsx'

interface ItemToolsProps {
  index: number
  count: number
  /** How few and how many there may be. */
  least?: number
  most?: number
  /** What speaks against a deed, by its icon. */
  objections?: {
    up?: string | undefined
    down?: string | undefined
    copy?: string | undefined
    trash?: string | undefined
  }
  onMove: (to: number) => void
  onDuplicate: () => void
  onRemove: () => void
}

/** What can be done with one of several in a row. */
export function ItemTools({ index, count, least = 0, most = Infinity, objections = {}, ...deeds }: ItemToolsProps) {
  const tools = [
    { icon: 'up', label: words.moveUp, disabled: index === 0, onClick: () => deeds.onMove(index - 1) },
    { icon: 'down', label: words.moveDown, disabled: index === count - 1, onClick: () => deeds.onMove(index + 1) },
    { icon: 'copy', label: words.duplicate, disabled: count >= most, onClick: deeds.onDuplicate },
    { icon: 'trash', label: words.remove, disabled: count <= least, onClick: deeds.onRemove },
  ] as const
  return tools.map((tool) => (
    <IconButton
      key={tool.icon}
      data-deed={tool.icon}
      objection={tool.disabled ? undefined : objections[tool.icon]}
      {...tool}
    />
  ))
}
