import { duplicateSection, moveSection, removeSection } from '../outline/move.ts'
import { againstDuplicating, againstMoving, againstRemoving } from '../outline/rules.ts'
import { ItemTools } from '../parts/ItemTools.tsx'

/** Floats on the chosen section: its name, and what can be done with it as a whole. */
export function SectionBar({ index, count, name, top }: { index: number; count: number; name: string; top: number }) {
  const objections = {
    up: againstMoving(index, index - 1),
    down: againstMoving(index, index + 1),
    copy: againstDuplicating(index),
    trash: againstRemoving(index),
  }
  return (
    <div className="section-bar" style={{ top }} role="toolbar" aria-label={name}>
      <span className="section-name">{name}</span>
      <ItemTools
        {...{ index, count, objections }}
        onMove={(to) => moveSection(index, to)}
        onDuplicate={() => duplicateSection(index)}
        onRemove={() => removeSection(index)}
      />
    </div>
  )
}
