import { copySection } from '../outline/move.ts'
import { Dialog } from '../parts/Dialog.tsx'
import { change } from '../store/state.ts'
import { words } from '../words/index.ts'
import { Pages } from './CopiedSections.tsx'

/** The pages to which a section of the open one can be copied. */
export function CopyTo({ index }: { index: number }) {
  return (
    <Dialog title={words.copyTo}>
      <Pages
        onChoose={(route) => {
          change({ dialog: undefined })
          void copySection(index, route)
        }}
      />
    </Dialog>
  )
}
