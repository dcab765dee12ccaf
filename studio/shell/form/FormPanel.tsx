import { type ReactNode, useRef } from 'react'
import { valueAt } from '../../../renderer/common/pointers.ts'
import type { Path } from '../../../renderer/common/problem.ts'
import type { Schema } from '../../../renderer/schema/schemas.ts'
import { blocksOf, chosenIndex, makeOwn, nameOf } from '../outline/move.ts'
import { Icon } from '../parts/Icon.tsx'
import { Later } from '../parts/Later.tsx'
import { openAt, openPanel } from '../store/go.ts'
import { change, isKnown, isPhone, opens, pageInFile, type StudioState, useStudio } from '../store/state.ts'
import { fill, words } from '../words/index.ts'
import { Field } from './Field.tsx'
import { Fields } from './Fields.tsx'
import { FieldProvider } from './field-props.ts'
import { Help } from './Help.tsx'
import { helpOf, inWords, partName } from './labels.ts'
import { PageForm } from './PageForm.tsx'
import { Said } from './Said.tsx'

/** The form of what is chosen: a section, a page, or a part of the site. */
export function FormPanel() {
  const state = useStudio((all) => all)
  const panel = useRef<HTMLElement>(null)
  const { at } = state
  const value = valueAt(state.data, at)
  return (
    <section
      ref={panel}
      className="form-panel"
      aria-label={words.form}
      key={JSON.stringify((at.length === 1 && state.panel) || at)}
    >
      <Trail state={state} />
      <FieldProvider value={Field}>
        <FormFor at={at} value={value} state={state} />
      </FieldProvider>
    </section>
  )
}

function FormFor({ at, value, state }: { at: Path; value: unknown; state: StudioState }) {
  const { forms } = state
  // What has not come yet is not shown as if it were empty.
  if (!forms || !isKnown(at, state) || (value === undefined && at[0] === 'pages')) return null
  if (at[0] === 'pages' && at.length === 2) return <PageForm route={String(at[1])} value={value} />
  const { type } = Object(value)
  const section = at[0] === 'shared' || at[2] === 'blocks' ? forms.sections[type] : undefined
  if (!section) return <PartForm at={at} value={value} state={state} />
  return (
    <Titled at={at} title={inWords(type)} schema={section} value={value}>
      <SharedNote at={at} state={state} />
      {at[0] === 'pages' && (
        <button type="button" className="link-button" onClick={opens({ name: 'share-section', index: Number(at[3]) })}>
          {words.share}
        </button>
      )}
      <Said path={at} />
    </Titled>
  )
}

/** A part of the file that is no page: the business, menus, forms, facts. */
function PartForm({ at, value, state }: { at: Path; value: unknown; state: StudioState }) {
  const [part, name] = at.map(String)
  const entry = state.forms?.parts[part ?? '']?.additionalProperties
  if (part === 'forms' && name !== undefined && typeof entry === 'object')
    return (
      <Later
        load={() => import('../panels/FormForm.tsx')}
        show={({ FormForm }) => <FormForm at={at} schema={entry} value={value} />}
      />
    )
  if (name !== undefined && typeof entry === 'object')
    return <Titled at={at} title={name} schema={{ ...entry, description: '' }} value={value} />
  const { panel, view } = state
  // On a phone the list shows days of it too, and each field stands once.
  if (view === 'outline' && isPhone()) return null
  return panel && <Later load={() => import('../panels/Panel.tsx')} show={({ Panel }) => <Panel name={panel} />} />
}

interface TitledProps {
  at: Path
  title: string
  schema: Schema
  value: unknown
  /** What stands above the fields. */
  children?: ReactNode
}

/** Fields below what they are about as a whole. */
function Titled({ at, title, schema, value, children }: TitledProps) {
  return (
    <>
      <h2>{title}</h2>
      <Help label={title} text={helpOf(schema)} />
      {children}
      <Fields path={at} schema={schema} value={value} />
    </>
  )
}

/** Says where else a shared section or a template shows, before it is changed. */
function SharedNote({ at, state }: { at: Path; state: StudioState }) {
  const made = at[0] === 'pages' ? state.overview?.pages.find(({ route }) => route === at[1])?.makes : undefined
  if (made) return <p className="note">{fill(words.templateNote, { count: made.length })}</p>
  if (at[0] !== 'shared') return null
  const index = chosenIndex(state)
  return (
    <div className="note">
      <p>{fill(words.onPages, { count: state.overview?.shared[String(at[1])] ?? 0 })}</p>
      {index !== undefined && (
        <button type="button" className="button" onClick={() => makeOwn(index)}>
          {words.makeOwn}
        </button>
      )}
    </div>
  )
}

/** The way to what the form is about, from the page that it is on or from the site as a whole. */
function Trail({ state }: { state: StudioState }) {
  const { at, panel, overview, data, route } = state
  const index = chosenIndex(state)
  if (at[0] !== 'pages' && index === undefined) {
    const isInside = at.length > 1 && panel !== undefined
    const name = panel ? words[`panels.${panel}`] : partName(String(at[0]))
    return (
      <Steps back={words.site} onBack={() => change({ tab: 'site', view: 'outline' })}>
        {isInside ? (
          <button type="button" onClick={() => openPanel(panel)}>
            {name}
          </button>
        ) : (
          <span>{name}</span>
        )}
      </Steps>
    )
  }
  const page = pageInFile(state, route)
  const title = overview?.pages.find((entry) => entry.route === page)?.title ?? page
  return (
    <Steps back={title} onBack={() => openAt(['pages', page], { isChosen: false })}>
      {index !== undefined && <span>{nameOf(blocksOf(state)[index], data.shared)}</span>}
    </Steps>
  )
}

function Steps({ back, onBack, children }: { back: string; onBack: () => void; children: ReactNode }) {
  return (
    <nav className="trail" aria-label={words.trail}>
      <button type="button" onClick={onBack}>
        {back}
      </button>
      {children && <Icon name="chevron" />}
      {children}
    </nav>
  )
}
