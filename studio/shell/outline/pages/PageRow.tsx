import { useState } from 'react'
import type { Problem } from '../../../../renderer/pipeline/index.ts'
import { inWords } from '../../form/labels.ts'
import { Icon } from '../../parts/Icon.tsx'
import { IconButton } from '../../parts/IconButton.tsx'
import { openPage } from '../../store/go.ts'
import { pageInFile, useStudio } from '../../store/state.ts'
import { fill, words } from '../../words/index.ts'
import { asShown, drawingOfKind } from './kinds.ts'
import { byArrows, type Sorted } from './MoveTools.tsx'
import { PageDeeds } from './PageDeeds.tsx'
import { PageState } from './PageState.tsx'
import { isHome, type PageNode } from './tree.ts'

export type AdviceOf = (route: string) => readonly Problem[]

interface PageRowProps {
  node: Pick<PageNode, 'route' | 'page'>
  adviceOf: AdviceOf
  below?: { count: number; isOpen: boolean } | undefined
  onToggle?: () => void
  /** Absent among pages that were looked for. */
  sorted?: Sorted | undefined
}

/** One page: what it is, its state, and what can be done with it. */
export function PageRow({ node: { route, page }, adviceOf, below, onToggle, sorted }: PageRowProps) {
  const [isOpen, setOpen] = useState(false)
  const isCurrent = useStudio((state) => pageInFile(state, state.route) === route)
  const names = useStudio((state) => state.names)
  const name = asShown(page?.title ?? route, names)
  return (
    <div className="page-row" data-route={route} {...sorted?.entry}>
      {page ? (
        <button
          type="button"
          className="page-entry"
          aria-current={isCurrent}
          onClick={() => openPage(page.makes?.[0] ?? route)}
        >
          <Icon name={isHome(page) ? 'home' : drawingOfKind(page.kind)} />
          <span>
            <span className="entry-name">{name}</span>
            <span className="entry-type">
              {isHome(page) ? words.homePage : inWords(page.kind)} · {asShown(route, names)}
            </span>
            <PageState page={page} advice={adviceOf(route)} />
          </span>
        </button>
      ) : (
        <div className="page-entry is-folder">
          <Icon name="folder" />
          <span className="entry-type">{fill(words.folderOfPages, { route })}</span>
        </div>
      )}
      {below && (
        <button
          type="button"
          className="unfold"
          aria-expanded={below.isOpen}
          aria-label={fill(words.pagesBelow, { name, count: below.count })}
          onClick={onToggle}
        >
          {below.count}
          <Icon name="chevron" />
        </button>
      )}
      {sorted && (
        <IconButton
          icon="grip"
          className="grip"
          label={fill(words.dragInMenu, { name })}
          {...sorted.handle}
          onKeyDown={byArrows(sorted.steps, sorted.onGo)}
        />
      )}
      {page && (
        <IconButton
          icon="more"
          label={fill(words.moreFor, { name })}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        />
      )}
      {page && isOpen && <PageDeeds page={page} sorted={sorted} />}
      {page && isCurrent && <Made label={words.madeBy} pages={page.makes} />}
      {page && isCurrent && <Made label={words.madeOfPosts} pages={page.lists && [route, ...page.lists]} />}
    </div>
  )
}

/** The pages that nobody writes: each can be looked at. */
function Made({ label, pages }: { label: string; pages: readonly string[] | undefined }) {
  const route = useStudio((state) => state.route)
  if (!pages) return null
  return (
    <label className="made">
      {label}
      <select value={route} onChange={({ target }) => openPage(target.value)}>
        {pages.map((made) => (
          <option key={made}>{made}</option>
        ))}
      </select>
    </label>
  )
}
