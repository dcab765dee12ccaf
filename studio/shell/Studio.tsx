import { useEffect } from 'react'
import { Dialogs } from './dialogs/Dialogs.tsx'
import { keepFocus } from './focus.ts'
import { FormPanel } from './form/FormPanel.tsx'
import { fieldName } from './form/labels.ts'
import { Frame } from './frame/Frame.tsx'
import { followKeys } from './keys.ts'
import { Outline } from './outline/Outline.tsx'
import type { Drawing } from './parts/drawings.ts'
import { Icon } from './parts/Icon.tsx'
import { Later } from './parts/Later.tsx'
import { Notice } from './parts/Notice.tsx'
import { Tour, tourParts } from './parts/Tour.tsx'
import { keepInSight } from './sheet.ts'
import { openTab } from './store/go.ts'
import { change, type Tab, useStudio, type View } from './store/state.ts'
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
            <ViewButton icon="phone" label={words.preview} view="page" />
            <ViewButton icon="layout" label={fieldName('blocks')} view="outline" tab="page" />
            <ViewButton icon="sliders" label={words.form} view="form" />
            <ViewButton icon="pages" label={words.pages} view="outline" tab="pages" />
            <ViewButton icon="store" label={words.site} view="outline" tab="site" />
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

interface ViewButtonProps {
  icon: Drawing
  label: string
  view: View
  /** Of the outline, which list. */
  tab?: Tab
}

/** On a phone: shows one of them, where a thumb reaches. */
function ViewButton({ icon, label, view, tab }: ViewButtonProps) {
  const isShown = useStudio((state) => state.view === view && (tab === undefined || state.tab === tab))
  return (
    <button type="button" aria-pressed={isShown} onClick={() => (tab ? openTab(tab, view) : change({ view }))}>
      <Icon name={icon} />
      <span>{label}</span>
    </button>
  )
}
