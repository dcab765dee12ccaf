import { useId } from 'react'
import { inWords, partName } from '../form/labels.ts'
import { panelNames, panels } from '../panels/panels.ts'
import type { Drawing } from '../parts/drawings.ts'
import { Icon } from '../parts/Icon.tsx'
import { Later } from '../parts/Later.tsx'
import { openAt, openPanel } from '../store/go.ts'
import { isPhone, opens, useStudio } from '../store/state.ts'
import { words } from '../words/index.ts'

/** What is written once: each panel opens in the form's place. */
export function SiteList() {
  const shared = useStudio((state) => state.overview?.shared ?? {})
  const sections = useStudio((state) => state.data.shared)
  const at = useStudio((state) => state.at)
  const chosen = useStudio((state) => state.panel)
  const view = useStudio((state) => state.view)
  return (
    <>
      <ul className="page-list panel-list">
        {panelNames.map((name) => (
          <PanelEntry
            key={name}
            icon={panels[name].icon}
            title={words[`panels.${name}`]}
            text={words[`panel-texts.${name}`]}
            isChosen={chosen === name}
            onOpen={() => openPanel(name)}
          />
        ))}
        <PanelEntry
          icon="picture"
          title={words.pictures}
          text={words.picturesText}
          onOpen={opens({ name: 'pictures' })}
        />
      </ul>
      {view === 'outline' && isPhone() && (
        <Later load={() => import('../panels/Panel.tsx')} show={({ Holidays }) => <Holidays />} />
      )}
      {Object.keys(Object(sections)).length > 0 && <h2>{partName('shared')}</h2>}
      <ul className="page-list">
        {Object.keys(Object(sections)).map((name) => (
          <li key={name}>
            <button
              type="button"
              aria-current={at[0] === 'shared' && at[1] === name}
              onClick={() => openAt(['shared', name])}
            >
              <span className="entry-name">{inWords(name)}</span>
              <span className="entry-type">× {shared[name] ?? 0}</span>
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}

interface PanelEntryProps {
  icon: Drawing
  title: string
  text: string
  isChosen?: boolean
  onOpen: () => void
}

function PanelEntry({ icon, title, text, isChosen, onOpen }: PanelEntryProps) {
  const id = useId()
  return (
    <li>
      <button type="button" aria-label={title} aria-describedby={id} aria-current={isChosen} onClick={onOpen}>
        <Icon name={icon} />
        <span className="entry-name">{title}</span>
        <span className="entry-type" id={id}>
          {text}
        </span>
      </button>
    </li>
  )
}
