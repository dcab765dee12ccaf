import { Icon } from '../parts/Icon.tsx'
import { opens, useStudio } from '../store/state.ts'
import { fill, words } from '../words/index.ts'
import { Fields } from './Fields.tsx'
import { SearchResult, SharedResult } from './PagePreviews.tsx'
import { Said } from './Said.tsx'

/** What search engines and lists show of a page, its address, and what can be done with it as a whole. */
export function PageForm({ route, value }: { route: string; value: unknown }) {
  const forms = useStudio((state) => state.forms)
  const made = useStudio((state) => state.overview?.pages.find((page) => page.route === route)?.makes)
  const shownAt = useStudio((state) => state.route)
  const page = Object(value) as Record<string, string | undefined>
  if (!forms) return null
  const isFixed = route === '/' || made !== undefined
  return (
    <>
      <p className="note">{words.welcome}</p>
      <h2>{words.pageSettings}</h2>
      {made && <p className="note">{fill(words.templateNote, { count: made.length })}</p>}
      <Said path={['pages', route]} />
      <SearchResult title={page.title ?? ''} description={page.description ?? ''} route={route} />
      <SharedResult title={page.title ?? ''} description={page.description ?? ''} route={shownAt} />
      <div className="field">
        <div className="field-head">
          <span className="label">{words.address}</span>
        </div>
        <div className="with-button">
          <code className="address">{route}</code>
          {!isFixed && (
            <button type="button" className="button" onClick={opens({ name: 'readdress', route })}>
              {words.changeAddress}
            </button>
          )}
        </div>
      </div>
      <Fields path={['pages', route]} schema={forms.page} value={value} without={['schema']} />
      <div className="page-deeds">
        {!made && (
          <button type="button" className="button" onClick={opens({ name: 'new-page', copy: route })}>
            <Icon name="copy" /> {words.copyPage}
          </button>
        )}
        {route !== '/' && (
          <button type="button" className="button is-danger" onClick={opens({ name: 'remove-page', route })}>
            <Icon name="trash" /> {words.removePage}
          </button>
        )}
      </div>
    </>
  )
}
