import { useEffect } from 'react'
import { Dialogs } from './dialogs/Dialogs.tsx'
import { keepFocus } from './focus.ts'
import { FormPanel } from './form/FormPanel.tsx'
import { Frame } from './frame/Frame.tsx'
import { followKeys } from './keys.ts'
import { Outline } from './outline/Outline.tsx'
import { Later } from './parts/Later.tsx'
import { Notice } from './parts/Notice.tsx'
import { Tour, tourParts } from './parts/Tour.tsx'
import { keepInSight } from './sheet.ts'
import { change, useStudio, type View } from './store/state.ts'
import { TopBar } from './top/TopBar.tsx'
import { words } from './words/index.ts'

/** The whole studio: outline, page and form side by side; on a phone one at a time. */
export function Studio() {
  const view = useStudio((state) => state.view)
  const isReady = useStudio((state) => Boolean(state.overview && state.forms))
  const tour = useStudio((state) => state.tour)
  const isAsking = useStudio((state) => state.isAsking)
  const said = useStudio((state) => state.said)
  useEffect(() => followKeys(window), [])
  useEffect(keepFocus, [])
  useEffect(keepInSight, [])
  return (
    <>
      {isReady && (
        <div className="studio" data-view={view} data-tour={tour === undefined ? undefined : tourParts[tour]}>
          <TopBar />
          <Tour />
          <main className="work">
            <Outline />
            <Frame />
            <FormPanel />
          </main>
          <nav className="views" aria-label={words.studio}>
            <ViewButton view="outline" label={words.outline} />
            <ViewButton view="page" label={words.preview} />
            <ViewButton view="form" label={words.form} />
          </nav>
          {isAsking && <Later load={() => import('./ask/Ask.tsx')} show={({ Ask }) => <Ask />} />}
          <Dialogs />
        </div>
      )}
      <Notice />
      <p className="visually-hidden" role="status">
        {said}
      </p>
    </>
  )
}

/** On a phone: shows one of the three. */
function ViewButton({ view, label }: { view: View; label: string }) {
  const isShown = useStudio((state) => state.view === view)
  return (
    <button type="button" aria-pressed={isShown} onClick={() => change({ view })}>
      {label}
    </button>
  )
}
