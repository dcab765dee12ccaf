import { IconButton } from '../parts/IconButton.tsx'
import { Later } from '../parts/Later.tsx'
import { openPanel } from '../store/go.ts'
import { change, now, type StudioState, useStudio } from '../store/state.ts'
import { words } from '../words/index.ts'
import { YoursProgress } from '../yours/YoursProgress.tsx'
import { SectionList } from './SectionList.tsx'
import { SiteList } from './SiteList.tsx'

const tabs: { tab: StudioState['tab']; label: string }[] = [
  { tab: 'page', label: words.thisPage },
  { tab: 'pages', label: words.pages },
  { tab: 'site', label: words.site },
]

/** What there is: the sections of the open page, all pages, and what is written once for all of them. */
export function Outline() {
  const chosen = useStudio((state) => state.tab)
  return (
    <nav className="outline" aria-label={words.outline}>
      <div className="tabs">
        {tabs.map(({ tab, label }) => (
          <button key={tab} type="button" aria-pressed={chosen === tab} onClick={() => chooseTab(tab)}>
            {label}
          </button>
        ))}
        <IconButton
          icon="search"
          label={words.find}
          aria-pressed={chosen === 'find'}
          onClick={() => change({ tab: 'find' })}
        />
      </div>
      <YoursProgress />
      {chosen === 'page' && <SectionList />}
      {chosen === 'pages' && <Later load={() => import('./PageList.tsx')} show={({ PageList }) => <PageList />} />}
      {chosen === 'site' && <SiteList />}
      {chosen === 'find' && (
        <Later key="find" load={() => import('../find/FindPanel.tsx')} show={({ FindPanel }) => <FindPanel />} />
      )}
      {chosen === 'yours' && (
        <Later key="yours" load={() => import('../yours/YoursList.tsx')} show={({ YoursList }) => <YoursList />} />
      )}
    </nav>
  )
}

/** What is looked for most is open at once. On a phone the list is what is seen. */
function chooseTab(tab: StudioState['tab']): void {
  const { at, view } = now()
  if (tab === 'site' && (at[0] === 'pages' || at[0] === 'shared')) openPanel('business', view)
  else change({ tab })
}
