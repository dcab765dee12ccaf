import type { PageEntry } from '../../../server/overview.ts'
import { Icon } from '../../parts/Icon.tsx'
import { commit } from '../../store/edit.ts'
import { change, now, opens, sayDone, useStudio } from '../../store/state.ts'
import { fill, words } from '../../words/index.ts'
import { MoveTools, type Sorted } from './MoveTools.tsx'
import { entriesOf, menusIn, putIntoMenu, withoutEntries } from './menus.ts'
import { isHome } from './tree.ts'

/** What can be done with a page as a whole. */
export function PageDeeds({ page, sorted }: { page: PageEntry; sorted: Sorted | undefined }) {
  const { route, makes, language } = page
  const data = useStudio((state) => state.data)
  const own = Object.hasOwn(data, 'navigation') ? menusIn(data, language) : undefined
  const isIn = own !== undefined && entriesOf(own, route).length > 0
  const deeds = [
    { isFit: !isHome(page), icon: 'plus', label: words.newPageBelow, dialog: { name: 'new-page', below: route } },
    { isFit: true, icon: 'copy', label: words.copyPage, dialog: { name: 'new-page', copy: route } },
    { isFit: route !== '/', icon: 'link', label: words.changeAddress, dialog: { name: 'readdress', route } },
    { isFit: route !== '/', icon: 'trash', label: words.removePage, dialog: { name: 'remove-page', route } },
  ] as const
  // A template is taken out as a whole; all else is about one page.
  const fitting = deeds.filter(({ isFit, icon }) => isFit && (!makes || icon === 'trash'))
  return (
    <div className="page-deeds-list">
      {!makes && (
        <label className="check">
          <input type="checkbox" checked={isIn} disabled={!own} onChange={() => own && toggleInMenu(page)} />
          <span>{words.inTheMenu}</span>
        </label>
      )}
      {sorted && (
        <div className="menu-tools">
          <MoveTools {...sorted} />
        </div>
      )}
      {fitting.map(({ icon, label, dialog }) => (
        <button key={icon} type="button" onClick={opens(dialog)}>
          <Icon name={icon} /> {label}
        </button>
      ))}
    </div>
  )
}

/** Puts a page into the menu of its language, or takes its entries out: not one that others stand under. */
function toggleInMenu(page: PageEntry): void {
  const own = menusIn(now().data, page.language)
  const entries = entriesOf(own, page.route)
  const name = page.title
  const held = entries.find(({ item }) => (item.items?.length ?? 0) > 0)
  if (held) {
    change({ notice: { message: fill(words.menuHolds, { name: held.item.label ?? name }) } })
    return
  }
  void commit(entries.length > 0 ? withoutEntries(entries) : putIntoMenu(own, page))
  sayDone(entries.length > 0 ? fill(words.outOfMenu, { name }) : fill(words.putIntoMenu, { name }))
}
