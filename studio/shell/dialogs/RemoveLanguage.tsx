import type { Operation } from '../../edit/operations/operation.ts'
import { regionName } from '../panels/language-names.ts'
import { Dialog } from '../parts/Dialog.tsx'
import { askValue } from '../store/api.ts'
import { commit } from '../store/edit.ts'
import { openPanel } from '../store/go.ts'
import { undo } from '../store/start.ts'
import { change, now, sayDone, useStudio } from '../store/state.ts'
import { fill, words } from '../words/index.ts'

/** Says what goes with a language before it does. */
export function RemoveLanguage({ language }: { language: string }) {
  const pages = useStudio((state) => state.overview?.pages ?? []).filter((page) => page.language === language)
  const isFirst = useStudio((state) => state.overview?.language === language)
  const name = regionName(language)
  const remove = async () => {
    const { value: translations } = await askValue(['translations'])
    const languages = (now().overview?.languages ?? []).filter((each) => each !== language)
    const list = ['site', 'languages']
    const operations: Operation[] = [
      ...pages.map(({ route }): Operation => ({ do: 'remove', path: ['pages', route] })),
      ...(Object.hasOwn(Object(translations), language)
        ? [{ do: 'remove', path: ['translations', language] } as const]
        : []),
      languages.length > 1 ? { do: 'set', path: list, value: languages } : { do: 'remove', path: list },
    ]
    change({ dialog: undefined })
    if (!(await commit(operations))) return
    if (pages.some(({ route }) => route === now().route)) change({ route: '/' })
    openPanel('languages')
    sayDone(fill(words.removed, { name }), { label: words.undo, go: undo })
  }
  if (isFirst)
    return (
      <Dialog title={name}>
        <p>{fill(words.firstLanguageStays, { name })}</p>
      </Dialog>
    )
  return (
    <Dialog title={fill(words.removeLanguage, { name })}>
      <div className="stack">
        <p>{fill(words.removeLanguageNote, { name, count: pages.length })}</p>
        {pages.length > 0 && (
          <ul className="plain-list">
            {pages.map(({ route, title }) => (
              <li key={route}>{title}</li>
            ))}
          </ul>
        )}
        <button type="button" className="button is-danger" onClick={remove}>
          {fill(words.removeLanguage, { name })}
        </button>
      </div>
    </Dialog>
  )
}
