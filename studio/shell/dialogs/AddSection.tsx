import { useState } from 'react'
import { Dialog } from '../parts/Dialog.tsx'
import { words } from '../words/index.ts'
import { CopiedSections } from './CopiedSections.tsx'
import { NewSections } from './NewSections.tsx'

/** What may stand on the page: a new section or a shared one, or the copy of one of another page. */
export function AddSection({ at }: { at: number }) {
  const [isCopy, setCopy] = useState(false)
  return (
    <Dialog title={words.chooseSection} isWide>
      <fieldset className="segments" aria-label={words.chooseSection}>
        <button type="button" aria-pressed={!isCopy} onClick={() => setCopy(false)}>
          {words.newSections}
        </button>
        <button type="button" aria-pressed={isCopy} onClick={() => setCopy(true)}>
          {words.copiedSections}
        </button>
      </fieldset>
      {isCopy ? <CopiedSections at={at} /> : <NewSections at={at} />}
    </Dialog>
  )
}
