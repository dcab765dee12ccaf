import { useState } from 'react'
import type { Path } from '../../../renderer/common/problem.ts'
import type { PageUse, PageUses } from '../../server/page-uses.ts'
import { partName } from '../form/labels.ts'
import { nameOf } from '../outline/move.ts'
import { homeIn } from '../outline/pages/menus.ts'
import { inMenus, isAside, removalOf } from '../outline/pages/removal.ts'
import { parentOf } from '../outline/pages/tree.ts'
import { panelOf } from '../panels/panels.ts'
import { Dialog } from '../parts/Dialog.tsx'
import { useAsked } from '../store/asked.ts'
import { commit } from '../store/edit.ts'
import { openPage, openProblem } from '../store/go.ts'
import { change, now, say, useStudio } from '../store/state.ts'
import { fill, words } from '../words/index.ts'

/** Says what leads to a page before it is removed, and to where its visitors may be sent. */
export function RemovePage({ route }: { route: string }) {
  const pages = useStudio((state) => state.overview?.pages) ?? []
  const asked = useAsked<PageUses>('uses', { route }, { failed: { uses: [], wasSaved: false } })
  const [isSent, setSent] = useState(true)
  const page = pages.find((each) => each.route === route)
  const others = pages.filter((each) => each.route !== route && !each.makes)
  const home = homeIn(others, page?.language)
  const [to, setTo] = useState(others.find((each) => each.route === parentOf(route))?.route ?? home)
  const name = page?.title ?? route
  const canSend = asked?.wasSaved === true && !page?.makes
  const target = canSend && isSent ? to : undefined
  const remove = async () => {
    if (!asked) return
    change({ dialog: undefined })
    openPage(target ?? home)
    if (await commit(removalOf(route, asked, target, home))) say(fill(words.removed, { name }))
  }
  const links = asked?.uses.filter((use) => !isAside(use) && !inMenus(use.path)) ?? []
  const entries = asked?.uses.filter(({ path }) => inMenus(path)) ?? []
  const sentTo = others.find((each) => each.route === target)?.title
  return (
    <Dialog title={words.removePage}>
      <div className="stack">
        <p>{fill(words.removePageNote, { name })}</p>
        {entries.length > 0 && <p>{fill(words.menuEntriesGo, { count: entries.length })}</p>}
        {canSend && (
          <div className="send-on">
            <label className="check">
              <input type="checkbox" checked={isSent} onChange={({ target: box }) => setSent(box.checked)} />
              <span>{words.sendVisitorsTo}</span>
            </label>
            <select
              aria-label={words.sendTo}
              value={to}
              disabled={!isSent}
              onChange={(event) => setTo(event.target.value)}
            >
              {others.map((each) => (
                <option key={each.route} value={each.route}>
                  {each.title} · {each.route}
                </option>
              ))}
            </select>
          </div>
        )}
        {links.length > 0 && (
          <>
            <p>{sentTo === undefined ? words.linkedFrom : fill(words.linkedFollow, { name: sentTo })}</p>
            <ul className="plain-list">
              {placesOf(links).map(([place, use]) => (
                <li key={place}>
                  <button type="button" className="link-button" onClick={() => openProblem(use.path)}>
                    {place}
                  </button>
                </li>
              ))}
            </ul>
          </>
        )}
        {asked?.uses.length === 0 && <p>{words.notLinked}</p>}
        <button type="button" className="button is-danger" onClick={remove} disabled={!asked}>
          {words.removePage}
        </button>
      </div>
    </Dialog>
  )
}

/** The places of links as an owner knows them, each once: page and section, or the part of the site. */
function placesOf(uses: readonly PageUse[]): [place: string, use: PageUse][] {
  const named = uses.map((use): [string, PageUse] => {
    const whole = use.page ?? wholeOf(use.path)
    const section = use.section && nameOf(use.section, now().data.shared)
    return [section ? `${whole} › ${section}` : whole, use]
  })
  return [...new Map(named.toReversed())].toReversed()
}

/** Sections that pages share stand in no panel. */
const wholeOf = (path: Path) => (path[0] === 'shared' ? partName('shared') : words[`panels.${panelOf(path)}`])
