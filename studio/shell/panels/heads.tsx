import type { ComponentType } from 'react'
import { valueAt } from '../../../renderer/common/pointers.ts'
import { SearchResult, SharedResult } from '../form/PagePreviews.tsx'
import { pageInFile, useStudio } from '../store/state.ts'
import { Palette } from './Palette.tsx'
import type { PanelName } from './panels.ts'
import { Translations } from './Translations.tsx'

/** What stands over the fields of a panel: what becomes of them. */
export const heads: Partial<Record<PanelName, ComponentType>> = {
  design: Palette,
  languages: Translations,
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
