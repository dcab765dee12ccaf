import { useRef } from 'react'
import { timesOf } from '../../../renderer/common/times-of.ts'
import { scrollTo, whenKnown } from '../frame/controller.ts'
import { Icon } from '../parts/Icon.tsx'
import { IconButton } from '../parts/IconButton.tsx'
import { useSorting } from '../parts/sorting.ts'
import { openAt } from '../store/go.ts'
import { opens, pageInFile, useStudio } from '../store/state.ts'
import { fill, words } from '../words/index.ts'
import { blocksOf, blocksPath, choose, chosenIndex, moveSection, nameOf, typeOf } from './move.ts'
import { sectionOf } from './rules.ts'

/** The sections of the open page, in its order. */
export function SectionList() {
  const state = useStudio((all) => all)
  const list = useRef<HTMLOListElement>(null)
  const blocks = blocksOf(state)
  const chosen = chosenIndex(state)
  const sorting = useSorting(list, blocks.length, moveSection)
  const page = pageInFile(state, state.route)
  const { title } = state.overview?.pages.find(({ route }) => route === page) ?? {}
  const problems = state.overview?.problems ?? []
  const errors = problems.filter(({ path = [], severity }) => severity === 'error' && path[1] === page)
  const isWrong = (index: number) => errors.some(({ path = [] }) => path[2] === 'blocks' && path[3] === index)
  const add = opens({ name: 'add-section', at: chosen === undefined ? blocks.length : chosen + 1 })
  const show = (index: number) => {
    choose(index)
    whenKnown(() => {
      scrollTo(index)
      return true
    })
  }
  return (
    <>
      <button
        type="button"
        className="page-head"
        aria-current={state.at[0] === 'pages' && state.at.length === 2}
        onClick={() => openAt(blocksPath().slice(0, 2), { isChosen: false })}
      >
        <span className="page-title">{title}</span>
        <span className="page-address">{state.route}</span>
        <span className="page-more">{words.pageSettings}</span>
      </button>
      <ol ref={list} className="section-list">
        {blocks.map((block, index) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: sections have no names of their own
            key={index}
            {...sorting.entry(index)}
          >
            <button type="button" className="section-entry" aria-current={chosen === index} onClick={() => show(index)}>
              <span className="entry-name">{nameOf(block, state.data.shared)}</span>
              <span className="entry-type">
                {typeOf(block, state.data.shared)}
                {Object(block).use !== undefined && <span className="badge">{words.shared}</span>}
                <Shows times={timesOf({ ...Object(sectionOf(block, state.data.shared)), ...Object(block) })} />
              </span>
              {isWrong(index) && <span className="visually-hidden">{words.hasMistake}</span>}
            </button>
            {isWrong(index) && <Icon name="error" />}
            <IconButton
              icon="grip"
              className="grip"
              label={fill(words.drag, { name: nameOf(block, state.data.shared) })}
              {...sorting.handle(index)}
            />
          </li>
        ))}
      </ol>
      <button type="button" className="button is-wide" onClick={add}>
        <Icon name="plus" /> {words.addSection}
      </button>
    </>
  )
}

/** When a section shows, where it does not always. */
const Shows = ({ times }: { times: string | undefined }) => times && <span className="badge">{times}</span>
