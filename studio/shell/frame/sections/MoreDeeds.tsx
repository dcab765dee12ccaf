import { blocksOf, blocksPath, duplicateSection, removeSection } from '../../outline/move.ts'
import type { Drawing } from '../../parts/drawings.ts'
import { Icon } from '../../parts/Icon.tsx'
import { opens } from '../../store/state.ts'
import { words } from '../../words/index.ts'
import { Popover } from './Popover.tsx'

interface Deed {
  icon: Drawing
  label: string
  go: () => void
  objection?: string | undefined
  /** On a phone the bar itself has no room for it. */
  isNarrow?: true
}

interface MoreDeedsProps {
  index: number
  objections: { copy?: string | undefined; trash?: string | undefined }
}

/** What is done less often with a section; on a phone, what the bar has no room for too. */
export function MoreDeeds({ index, objections }: MoreDeedsProps) {
  const isShared = Object(blocksOf()[index]).use !== undefined
  // What a template says is filled for each of its pages, and is no text of another.
  const isTemplate = String(blocksPath()[1]).includes('{')
  const deeds: Deed[] = [
    {
      icon: 'copy',
      label: words.duplicate,
      go: () => duplicateSection(index),
      objection: objections.copy,
      isNarrow: true,
    },
    ...(isTemplate ? [] : [{ icon: 'pages', label: words.copyTo, go: opens({ name: 'copy-to', index }) } as const]),
    ...(isShared ? [] : [{ icon: 'share', label: words.share, go: opens({ name: 'share-section', index }) } as const]),
    { icon: 'trash', label: words.remove, go: () => removeSection(index), objection: objections.trash, isNarrow: true },
  ]
  return (
    <Popover icon="more" label={words.more} className={deeds.every(({ isNarrow }) => isNarrow) ? 'narrow-only' : ''}>
      {(close) =>
        deeds.map(({ icon, label, go, objection, isNarrow }) => (
          <button
            key={icon}
            type="button"
            className={isNarrow ? 'deed-entry narrow-only' : 'deed-entry'}
            title={objection}
            aria-disabled={objection !== undefined || undefined}
            onClick={() => {
              close()
              go()
            }}
          >
            <Icon name={icon} /> {label}
          </button>
        ))
      }
    </Popover>
  )
}
