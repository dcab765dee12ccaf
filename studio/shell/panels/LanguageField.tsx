import { useMemo, useState } from 'react'
import type { Plain } from '../../edit/operations/operation.ts'
import { FieldFrame } from '../form/FieldFrame.tsx'
import { Fields } from '../form/Fields.tsx'
import type { FieldProps } from '../form/field-props.ts'
import { GroupFrame } from '../form/GroupFrame.tsx'
import { ListField } from '../form/ListField.tsx'
import { partName } from '../form/labels.ts'
import { NamedField } from '../form/NamedField.tsx'
import { useControl } from '../form/use-field.ts'
import { Icon } from '../parts/Icon.tsx'
import { useSearch } from '../parts/Search.tsx'
import { commit, write } from '../store/edit.ts'
import { change, say, useStudio } from '../store/state.ts'
import { fill, words } from '../words/index.ts'
import { allLanguages, regionName } from './language-names.ts'

/** A language, chosen by its name. */
export function LanguageField(props: FieldProps) {
  const { path, value } = props
  const [isOpen, setOpen] = useState(false)
  const control = useControl<HTMLButtonElement>(path)
  return (
    <FieldFrame {...props} schema={{}}>
      <button
        type="button"
        className="button is-wide language-choice"
        {...control}
        aria-label={`${props.label}: ${regionName(value)}`}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {regionName(value)}
        <Icon name="chevron" />
      </button>
      {isOpen && (
        <Languages
          chosen={[String(value)]}
          onChoose={(tag) => {
            setOpen(false)
            write(path, tag)
          }}
        />
      )}
    </FieldFrame>
  )
}

/** The languages of a site in the order in which they are offered; with one alone there is nothing to choose. */
export function LanguagesField(props: FieldProps) {
  const { path, schema, value } = props
  const [isOpen, setOpen] = useState(false)
  const first = useStudio((state) => String(Object(state.data.site).language ?? ''))
  const languages = (Array.isArray(value) ? value : []) as string[]
  const known = languages.length > 0 ? languages : [first]
  const choose = (tag: string, add: (start: Plain) => void) => {
    setOpen(false)
    if (languages.length > 0) return add(tag)
    void commit([{ do: 'set', path, value: [first, tag] }])
    say(fill(words.added, { name: regionName(tag) }))
  }
  return (
    <ListField
      {...props}
      schema={{ ...schema, description: '' }}
      titled={(index) => regionName(languages[index])}
      onRemove={undefined}
      remover={(index) => change({ dialog: { name: 'remove-language', language: String(languages[index]) } })}
      adder={(add, isFull) => (
        <>
          <button
            type="button"
            className="chip"
            aria-expanded={isOpen}
            disabled={isFull}
            onClick={() => setOpen(!isOpen)}
          >
            <Icon name="plus" /> {words.addLanguage}
          </button>
          {isOpen && <Languages chosen={known} onChoose={(tag) => choose(tag, add)} />}
        </>
      )}
    />
  )
}

/** What all pages share, in each further language of the site. */
export function TranslationsField(props: FieldProps) {
  const site = useStudio((state) => state.data.site)
  const { language, languages } = Object(site) as { language?: string; languages?: string[] }
  const isOffered = (tag: string) => tag !== language && !Object.hasOwn(Object(props.value), tag)
  const offered = Array.isArray(languages) ? languages.filter(isOffered) : []
  return <NamedField {...props} offered={offered} titled={regionName} />
}

const partOfTranslation = (key: string) =>
  key === 'pages' ? words.howMuchTranslated : key === 'site' ? words['panels.business'] : partName(key)

/** What all pages of one further language share, by the words of the panels in which that of the first one is written. */
export function TranslationField(props: FieldProps) {
  return (
    <GroupFrame {...props} schema={{}}>
      <Fields {...props} naming={partOfTranslation} />
    </GroupFrame>
  )
}

interface LanguagesProps {
  /** Those that the site has already. */
  chosen: readonly string[]
  onChoose: (tag: string) => void
}

/** All languages, to be looked through by their names. */
function Languages({ chosen, onChoose }: LanguagesProps) {
  const ready = useStudio((state) => state.names?.languages)
  const all = useMemo(() => allLanguages(ready ?? []), [ready])
  const { field, fits } = useSearch(words.searchLanguages, true)
  const shown = all.filter(({ tag, name }) => !chosen.includes(tag) && fits(name, tag))
  return (
    <div className="language-list">
      {field}
      <ul className="page-list">
        {shown.map(({ tag, name, isReady }) => (
          <li key={tag}>
            <button type="button" onClick={() => onChoose(tag)}>
              <span className="entry-name">{name}</span>
              {isReady && <span className="entry-type">{words.languageReady}</span>}
            </button>
          </li>
        ))}
        {shown.length === 0 && <li className="none">{words.noneFound}</li>}
      </ul>
    </div>
  )
}
