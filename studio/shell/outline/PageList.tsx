import { useEffect, useState } from 'react'
import { inWords } from '../form/labels.ts'
import { Icon } from '../parts/Icon.tsx'
import { useSearch } from '../parts/Search.tsx'
import { remainingProblems } from '../store/aside.ts'
import { reload } from '../store/load.ts'
import { opens, pageInFile, useStudio } from '../store/state.ts'
import { words } from '../words/index.ts'
import { Languages } from './pages/Languages.tsx'
import { Menu } from './pages/Menu.tsx'
import { type AdviceOf, PageRow } from './pages/PageRow.tsx'
import { PageTree } from './pages/PageTree.tsx'

/** So many pages are shown at once; of more, whoever looks for one types a part of its name. */
const mostFound = 200

/** All pages with their state, and the menu, in one language at a time. */
export function PageList() {
  const { search, field, fits } = useSearch(words.searchPages)
  const overview = useStudio((state) => state.overview)
  const aside = useStudio((state) => state.aside)
  const { pages = [], languages = [] } = overview ?? {}
  const open = useStudio((state) => pageInFile(state, state.route))
  const [chosen, setChosen] = useState<string>()
  const first = languages[0] ?? ''
  const language = chosen ?? pages.find(({ route }) => route === open)?.language ?? first
  // Menus are asked for while they are shown.
  useEffect(() => void reload(), [])
  const advice = remainingProblems({ overview, aside }).filter(({ severity }) => severity !== 'error')
  const byPage = Map.groupBy(advice, ({ path = [] }) => (path[0] === 'pages' ? path[1] : undefined))
  const adviceOf: AdviceOf = (route) => byPage.get(route) ?? []
  const inLanguage = pages.filter((page) => (page.language ?? first) === language)
  const found = pages.filter(({ title, route, kind, makes = [] }) => fits(title, route, inWords(kind), ...makes))
  const written = language === first ? undefined : language
  return (
    <>
      {field}
      {search.trim() !== '' ? (
        <ul className="page-list">
          {found.slice(0, mostFound).map((page) => (
            <li key={page.route}>
              <PageRow node={{ route: page.route, page }} adviceOf={adviceOf} />
            </li>
          ))}
          {found.length === 0 && <li className="none">{words.noneFound}</li>}
        </ul>
      ) : (
        <>
          {languages.length > 1 && <Languages {...{ languages, language }} onChoose={setChosen} />}
          <Menu language={written} />
          <section className="outline-part" aria-labelledby="all-pages">
            <div className="outline-head">
              <h2 id="all-pages">{words.allPages}</h2>
              <button
                type="button"
                className="button"
                onClick={opens({ name: 'new-page', ...(written !== undefined && { language: written }) })}
              >
                <Icon name="plus" /> {words.newPage}
              </button>
            </div>
            <PageTree pages={inLanguage} language={written} adviceOf={adviceOf} />
          </section>
        </>
      )}
    </>
  )
}
