import type { ComponentType } from 'react'
import { valueAt } from '../../../renderer/common/pointers.ts'
import { joinPath } from '../../../renderer/common/problem.ts'
import { SearchResult, SharedResult } from '../form/PagePreviews.tsx'
import { remainingProblems } from '../store/aside.ts'
import { openProblem } from '../store/go.ts'
import { pageInFile, useStudio } from '../store/state.ts'
import { fill, language, words } from '../words/index.ts'
import { regionName } from './language-names.ts'
import { Palette } from './Palette.tsx'
import type { PanelName } from './panels.ts'

/** What stands over the fields of a panel: what becomes of them. */
export const heads: Partial<Record<PanelName, ComponentType>> = {
  design: Palette,
  languages: Untranslated,
  search: Results,
}

/** The open page as search engines list it and networks show it. */
function Results() {
  const route = useStudio((state) => state.route)
  const page = useStudio((state) => valueAt(state.data, ['pages', pageInFile(state, state.route)]))
  const { title = '', description = '' } = Object(page) as Record<string, string | undefined>
  return (
    <>
      <SearchResult {...{ title, description, route }} />
      <SharedResult {...{ title, description, route }} />
    </>
  )
}

const listed = new Intl.ListFormat(language)
/** What visitors read on every page comes first, and pages that are missing as a whole last. */
const urgency = ['words-in-english', 'untranslated-part', 'untranslated-words', 'missing-translation']
const placeOf = (code: string) => {
  const place = urgency.indexOf(code)
  return place < 0 ? urgency.length : place
}

/** The languages, and what lacks in one of them, each a way to where it is written. */
function Untranslated() {
  const overview = useStudio((state) => state.overview)
  const aside = useStudio((state) => state.aside)
  const site = useStudio((state) => state.data.site)
  const { language: first, languages } = Object(site) as { language?: string; languages?: string[] }
  const isMany = Array.isArray(languages)
  const missing = remainingProblems({ overview, aside })
    .filter(({ code }) => /transl|words-in-english/.test(code))
    .toSorted((one, other) => placeOf(one.code) - placeOf(other.code))
  const called = listed.format((isMany ? languages : [first]).map(regionName))
  if (missing.length === 0)
    return (
      <section className="note" aria-label={words.pageLanguage}>
        <strong>{called}</strong>
        {isMany && <p>{words.allTranslated}</p>}
      </section>
    )
  return (
    <section className="note" aria-label={words.notTranslated}>
      <strong>{called}</strong>
      <p>{fill(words.notTranslatedCount, { count: missing.length })}</p>
      <ul>
        {missing.map(({ message, path }) => (
          <li key={`${joinPath(path ?? [])} ${message}`}>
            <button type="button" className="link-button" onClick={() => openProblem(path)}>
              {message}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
