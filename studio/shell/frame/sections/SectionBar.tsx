import type { CSSProperties } from 'react'
import { valueAt } from '../../../../renderer/common/pointers.ts'
import { isLook, LookGrid } from '../../form/LookField.tsx'
import { fieldName } from '../../form/labels.ts'
import { duplicateSection, moveSection, removeSection } from '../../outline/move.ts'
import { againstDuplicating, againstMoving, againstRemoving } from '../../outline/rules.ts'
import { Icon } from '../../parts/Icon.tsx'
import { IconButton } from '../../parts/IconButton.tsx'
import { ItemTools } from '../../parts/ItemTools.tsx'
import type { Sorting } from '../../parts/sorting.ts'
import { openAt } from '../../store/go.ts'
import { useStudio } from '../../store/state.ts'
import { fill, words } from '../../words/index.ts'
import { MoreDeeds } from './MoreDeeds.tsx'
import { Popover } from './Popover.tsx'

interface SectionBarProps {
  index: number
  count: number
  name: string
  top: number
  handle: ReturnType<Sorting['handle']>
}

/** Floats on the chosen section: its name, how it looks, and what can be done with it as a whole. */
export function SectionBar({ index, count, name, top, handle }: SectionBarProps) {
  const objections = {
    up: againstMoving(index, index - 1),
    down: againstMoving(index, index + 1),
    copy: againstDuplicating(index),
    trash: againstRemoving(index),
  }
  return (
    <div className="section-bar" style={{ '--top': `${top}px` } as CSSProperties} role="toolbar" aria-label={name}>
      <IconButton icon="grip" className="grip" label={fill(words.drag, { name })} {...handle} />
      <span className="section-name">{name}</span>
      <Looks index={index} />
      <ItemTools
        {...{ index, count, objections }}
        onMove={(to) => moveSection(index, to)}
        onDuplicate={() => duplicateSection(index)}
        onRemove={() => removeSection(index)}
      />
      <MoreDeeds index={index} objections={objections} />
    </div>
  )
}

const isGround = (key: string) => key === 'tone' || key === 'edge'

/** The ground of a section stands by itself; all else is how it is laid out. */
const groups = [
  { icon: 'layout', holds: (key: string) => !isGround(key) },
  { icon: 'ground', holds: isGround },
] as const

/** What the schema of the section lets an owner choose for it as a whole, drawn with each choice. */
function Looks({ index }: { index: number }) {
  const at = useStudio((state) => state.at)
  const section = useStudio((state) => Object(valueAt(state.data, at)))
  const schema = useStudio((state) => state.forms?.sections[section.type])
  const looks = Object.entries(schema?.properties ?? {}).filter(([key, field]) => isLook([...at, key], field))
  return groups.map(({ icon, holds }) => {
    const own = looks.filter(([key]) => holds(key))
    const label = own.map(([key]) => fieldName(key)).join(', ')
    if (own.length === 0) return null
    return (
      <Popover key={icon} icon={icon} label={label}>
        {(close) => [
          ...own.map(([key, field]) => (
            <LookGrid
              key={key}
              {...{ index, schema: field, path: [...at, key], value: section[key], label: fieldName(key) }}
              isOptional={!schema?.required?.includes(key)}
            >
              <legend>{fieldName(key)}</legend>
            </LookGrid>
          )),
          icon === 'ground' && schema?.properties?.backdrop && (
            <button
              key="backdrop"
              type="button"
              className="button is-wide"
              onClick={() => {
                close()
                openAt([...at, 'backdrop', 'src'])
              }}
            >
              <Icon name="picture" /> {fieldName('backdrop')}
            </button>
          ),
        ]}
      </Popover>
    )
  })
}
