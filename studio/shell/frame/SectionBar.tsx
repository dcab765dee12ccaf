import { duplicateSection, moveSection, removeSection } from '../outline/move.ts'
import { againstDuplicating, againstMoving, againstRemoving } from '../outline/rules.ts'
import { IconButton } from '../parts/IconButton.tsx'
import { words } from '../words/index.ts'

interface SectionBarProps {
  index: number
  count: number
  name: string
  top: number
}

/** Floats on the chosen section: its name, and what can be done with it as a whole. */
export function SectionBar({ index, count, name, top }: SectionBarProps) {
  return (
    <div className="section-bar" style={{ top }} role="toolbar" aria-label={name}>
      <span className="section-name">{name}</span>
      <IconButton
        icon="up"
        label={words.moveUp}
        disabled={index === 0}
        objection={index > 0 ? againstMoving(index, index - 1) : undefined}
        onClick={() => moveSection(index, index - 1)}
      />
      <IconButton
        icon="down"
        label={words.moveDown}
        disabled={index === count - 1}
        objection={index < count - 1 ? againstMoving(index, index + 1) : undefined}
        onClick={() => moveSection(index, index + 1)}
      />
      <IconButton
        icon="copy"
        label={words.duplicate}
        objection={againstDuplicating(index)}
        onClick={() => duplicateSection(index)}
      />
      <IconButton
        icon="trash"
        label={words.remove}
        objection={againstRemoving(index)}
        onClick={() => removeSection(index)}
      />
    </div>
  )
}
