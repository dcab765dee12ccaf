import type { Problem } from '../../../renderer/pipeline/index.ts'
import type { PageEntry } from '../../server/overview.ts'
import { Icon } from '../parts/Icon.tsx'
import { useSearch } from '../parts/Search.tsx'
import { remainingProblems } from '../store/aside.ts'
import { openPage } from '../store/go.ts'
import { namesOn } from '../store/people.ts'
import { opens, pageInFile, useStudio } from '../store/state.ts'
import { fill, words } from '../words/index.ts'

/** So many pages are shown at once; of more, whoever looks for one types a part of its name. */
const mostShown = 200

/** All pages with their state. */
export function PageList() {
  const { field, fits } = useSearch(words.searchPages)
  const pages = useStudio((state) => state.overview?.pages ?? [])
  const route = useStudio((state) => state.route)
  const current = useStudio((state) => pageInFile(state, state.route))
  const overview = useStudio((state) => state.overview)
  const aside = useStudio((state) => state.aside)
  const advice = remainingProblems({ overview, aside }).filter(({ severity }) => severity !== 'error')
  const adviceOf = Map.groupBy(advice, ({ path = [] }) => (path[0] === 'pages' ? path[1] : undefined))
  const found = pages.filter(({ title, route, makes = [] }) => fits(title, route, ...makes))
  return (
    <>
      {field}
      <ul className="page-list">
        {found.slice(0, mostShown).map((page) => (
          <li key={page.route}>
            <button
              type="button"
              aria-current={page.route === current}
              onClick={() => openPage(page.makes?.[0] ?? page.route)}
            >
              <span className="entry-name">{page.title}</span>
              <span className="entry-type">
                {page.route} <State page={page} advice={adviceOf.get(page.route) ?? []} />
              </span>
            </button>
            {page.makes && page.route === current && <Made pages={page.makes} route={route} />}
          </li>
        ))}
        {found.length === 0 && <li className="none">{words.noneFound}</li>}
      </ul>
      <button type="button" className="button is-wide" onClick={opens({ name: 'new-page' })}>
        <Icon name="plus" /> {words.newPage}
      </button>
    </>
  )
}

/** Who else is on a page, whether it is a draft, shows for some time only, makes others, names days that are past, and what is wrong with it or could be better. */
function State({
  page: { route, draft, times, errors, makes },
  advice,
}: {
  page: PageEntry
  advice: readonly Problem[]
}) {
  const people = useStudio((state) => namesOn(state, [route, ...(makes ?? [])]))
  const past = advice.filter(({ code }) => code === 'past-date')
  return (
    <>
      {people && <span className="badge is-person">{people}</span>}
      {draft && <span className="badge">{words.draft}</span>}
      {times && <span className="badge">{times}</span>}
      {makes && <span className="badge">× {makes.length}</span>}
      {errors > 0 && <span className="badge is-bad">{fill(words.errorCount, { count: errors })}</span>}
      {past.length > 0 && <span className="badge">{words.pastDate}</span>}
      {advice.length > past.length && (
        <span className="badge">{fill(words.adviceCount, { count: advice.length - past.length })}</span>
      )}
    </>
  )
}

/** The pages that a template makes: each can be looked at. */
function Made({ pages, route }: { pages: string[]; route: string }) {
  return (
    <label className="made">
      {words.madeBy}
      <select value={route} onChange={({ target }) => openPage(target.value)}>
        {pages.map((made) => (
          <option key={made}>{made}</option>
        ))}
      </select>
    </label>
  )
}
