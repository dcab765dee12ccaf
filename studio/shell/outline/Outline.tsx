import { openPanel } from '../store/go.ts'
import { change, now, type StudioState, useStudio } from '../store/state.ts'
import { words } from '../words/index.ts'
import { PageList } from './PageList.tsx'
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
      </div>
      {chosen === 'page' && <SectionList />}
      {chosen === 'pages' && <PageList />}
      {chosen === 'site' && <SiteList />}
    </nav>
  )
}

/** What is looked for most is open at once. On a phone the list is what is seen. */
function chooseTab(tab: StudioState['tab']): void {
  const { at, view } = now()
  if (tab === 'site' && (at[0] === 'pages' || at[0] === 'shared')) openPanel('business', view)
  else change({ tab })
}
