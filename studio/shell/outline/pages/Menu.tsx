import { useState } from 'react'
import { joinPath } from '../../../../renderer/common/problem.ts'
import type { Plain } from '../../../edit/operations/operation.ts'
import { commit } from '../../store/edit.ts'
import { sayDone, useStudio } from '../../store/state.ts'
import { fill, words } from '../../words/index.ts'
import { languageName } from './Languages.tsx'
import { MenuEntries } from './MenuEntries.tsx'
import { menus as all, type MenuName } from './menu.ts'
import { menusIn, ownMenus } from './menus.ts'

/** The menus that pages in a language show, of which one is open to be put in order. */
export function Menu({ language }: { language: string | undefined }) {
  const data = useStudio((state) => state.data)
  const languages = useStudio((state) => state.overview?.languages ?? [])
  const [name, setName] = useState<MenuName>('header')
  if (!Object.hasOwn(data, 'navigation')) return null
  const mine = menusIn(data, language)
  const there = (Object.keys(all) as MenuName[]).filter((each) => each === 'header' || mine.menus[each])
  const shown = there.includes(name) ? name : 'header'
  const makeOwn = () => {
    void commit([{ do: 'set', path: mine.path, value: ownMenus(mine, language) as Plain }])
    sayDone(words.ownMenuMade)
  }
  return (
    <section className="outline-part" aria-labelledby="menu-of-pages">
      <div className="outline-head">
        <h2 id="menu-of-pages">{words.menu}</h2>
        {there.length > 1 && (
          <select
            aria-label={words.whichMenu}
            value={shown}
            onChange={({ target }) => setName(target.value as MenuName)}
          >
            {there.map((each) => (
              <option key={each} value={each}>
                {words[`menus.${each}`]}
              </option>
            ))}
          </select>
        )}
      </div>
      {mine.isOther ? (
        <>
          <p className="outline-note">{fill(words.menuOfOther, { language: languageName(languages[0]) })}</p>
          <button type="button" className="button is-wide" onClick={makeOwn}>
            {words.ownMenu}
          </button>
        </>
      ) : (
        <MenuEntries
          key={joinPath([...mine.path, shown])}
          name={shown}
          base={[...mine.path, shown]}
          items={mine.menus[shown] ?? []}
        />
      )}
    </section>
  )
}
