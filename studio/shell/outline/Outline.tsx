import { fieldName } from '../form/labels.ts'
import { IconButton } from '../parts/IconButton.tsx'
import { Later } from '../parts/Later.tsx'
import { openTab } from '../store/go.ts'
import { change, type Tab, useStudio } from '../store/state.ts'
import { words } from '../words/index.ts'
import { YoursProgress } from '../yours/YoursProgress.tsx'
import { SectionList } from './SectionList.tsx'
import { SiteList } from './SiteList.tsx'

const tabs: { tab: Tab; label: string }[] = [
  { tab: 'page', label: words.thisPage },
  { tab: 'pages', label: words.pages },
  { tab: 'site', label: words.site },
]

/** Above the list on a phone, where the tabs stand below. Others have a heading of their own. */
const titles: Partial<Record<Tab, string>> = {
  page: fieldName('blocks'),
  pages: words.pages,
  site: words.site,
}

/** What there is: the sections of the open page, all pages, and what is written once for all of them. */
export function Outline() {
  const chosen = useStudio((state) => state.tab)
  return (
    <nav className="outline" aria-label={words.outline}>
      <div className="tabs">
        {titles[chosen] && <h2 className="narrow-only">{titles[chosen]}</h2>}
        {tabs.map(({ tab, label }) => (
          <button key={tab} type="button" aria-pressed={chosen === tab} onClick={() => openTab(tab)}>
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
