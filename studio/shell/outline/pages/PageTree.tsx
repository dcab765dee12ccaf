import { useMemo, useState } from 'react'
import type { PageEntry } from '../../../server/overview.ts'
import { pageInFile, useStudio } from '../../store/state.ts'
import { fill, words } from '../../words/index.ts'
import { type AdviceOf, PageRow } from './PageRow.tsx'
import { holds, type PageNode, treeOf } from './tree.ts'

/** Of a site with more pages only those around the open one are shown at first. */
const mostOpen = 60
/** So many of a row of pages are shown at once. */
const mostShown = 200

/** Pages as a tree by their addresses. */
export function PageTree({ pages, adviceOf }: { pages: readonly PageEntry[]; adviceOf: AdviceOf }) {
  const current = useStudio((state) => pageInFile(state, state.route))
  const [opened, setOpened] = useState<Record<string, boolean>>({})
  const tree = useMemo(() => treeOf(pages), [pages])
  const isOpen = (node: PageNode) => opened[node.route] ?? (pages.length <= mostOpen || holds(node, current))
  const toggle = (node: PageNode) => setOpened({ ...opened, [node.route]: !isOpen(node) })
  return <Level {...{ nodes: tree, adviceOf, isOpen, toggle }} />
}

interface LevelProps {
  nodes: readonly PageNode[]
  adviceOf: AdviceOf
  isOpen: (node: PageNode) => boolean
  toggle: (node: PageNode) => void
}

/** Pages side by side, each with those below it. */
function Level({ nodes, adviceOf, isOpen, toggle }: LevelProps) {
  const [showsAll, setShowsAll] = useState(false)
  const shown = showsAll ? nodes : nodes.slice(0, mostShown)
  return (
    <ul className="page-list">
      {shown.map((node) => {
        const below = node.below.length > 0 ? { count: node.below.length, isOpen: isOpen(node) } : undefined
        return (
          <li key={node.route}>
            <PageRow node={node} adviceOf={adviceOf} below={below} onToggle={() => toggle(node)} />
            {below?.isOpen && <Level {...{ nodes: node.below, adviceOf, isOpen, toggle }} />}
          </li>
        )
      })}
      {shown.length < nodes.length && (
        <li>
          <button type="button" className="button is-wide" onClick={() => setShowsAll(true)}>
            {fill(words.showAll, { count: nodes.length })}
          </button>
        </li>
      )}
    </ul>
  )
}
