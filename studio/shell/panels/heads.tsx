import type { ComponentType } from 'react'
import { valueAt } from '../../../renderer/common/pointers.ts'
import { joinPath } from '../../../renderer/common/problem.ts'
import { SearchResult, SharedResult } from '../form/PagePreviews.tsx'
import { remainingProblems } from '../store/aside.ts'
import { openProblem } from '../store/go.ts'
import { pageInFile, useStudio } from '../store/state.ts'
import { fill, words } from '../words/index.ts'
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

/** What lacks in one of the languages, each a way to where it is written. */
function Untranslated() {
  const overview = useStudio((state) => state.overview)
  const aside = useStudio((state) => state.aside)
  const isMany = useStudio((state) => Array.isArray(Object(state.data.site).languages))
  const missing = remainingProblems({ overview, aside }).filter(({ code }) => /transl|words-in-english/.test(code))
  if (!isMany && missing.length === 0) return null
  if (missing.length === 0) return <p className="note">{words.allTranslated}</p>
  return (
    <section className="note" aria-label={words.notTranslated}>
      <strong>{fill(words.notTranslatedCount, { count: missing.length })}</strong>
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
