import { useEffect, useState } from 'react'
import { valueAt } from '../../../renderer/common/pointers.ts'
import { joinPath, type Path } from '../../../renderer/common/problem.ts'
import type { Schema } from '../../../renderer/schema/schemas.ts'
import { schemaFor } from '../../edit/operations/demands.ts'
import { Fields } from '../form/Fields.tsx'
import { FieldProvider } from '../form/field-props.ts'
import { isKnown, now, schemasOf, useStudio } from '../store/state.ts'
import { words } from '../words/index.ts'
import { heads } from './heads.tsx'
import { PanelField } from './PanelField.tsx'
import { type Fold, foldsOf, isInFold, type PanelName, partsOf } from './panels.ts'

/** What is written once for all pages, a part of it by what it is for. */
export function Panel({ name }: { name: PanelName }) {
  const data = useStudio((state) => state.data)
  // What has not come yet is not shown as if it were empty.
  if (!partsOf(name).every((part) => isKnown([part], { data }))) return null
  const Head = heads[name]
  return (
    <FieldProvider value={PanelField}>
      <h2>{words[`panels.${name}`]}</h2>
      <p className="help">{words[`panel-texts.${name}`]}</p>
      {Head && <Head />}
      {foldsOf(name).map((fold) => (
        <Folded key={fold.name} fold={fold} />
      ))}
    </FieldProvider>
  )
}

/** The days on which other hours hold, where the panel that they stand in is not open. */
export function Holidays() {
  const data = useStudio((state) => state.data)
  const fold = foldsOf('business').find(({ name }) => name === 'holidays')
  if (!fold || !isKnown(['site'], { data })) return null
  return (
    <FieldProvider value={PanelField}>
      <Folded fold={fold} />
    </FieldProvider>
  )
}

/** Opened by whoever clicks on its heading, and by what leads to one of its fields. */
function Folded({ fold }: { fold: Fold }) {
  const { name, of, keys, more = [], isShut = false } = fold
  const focus = useStudio((state) => state.focus)
  const [isOpen, setOpen] = useState(!isShut)
  const isMeant = (names: readonly string[]) => focus !== undefined && isInFold(focus.path, { name, of, keys: names })
  const isFocused = isMeant([...keys, ...more])
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new focus opens it again
  useEffect(() => {
    if (isFocused) setOpen(true)
  }, [focus])
  // Only what does not say it by its name has one.
  const text: string | undefined = words[`fold-texts.${name as 'visits'}`]
  return (
    <details className="fold" open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        <span>
          <h3>{words[`folds.${name}`]}</h3>
          {text !== undefined && <small>{text}</small>}
        </span>
      </summary>
      {isOpen && (
        <div className={keys.length === 1 ? 'fold-body is-single' : 'fold-body'}>
          <Some of={of} keys={keys} areAllShown />
          {more.length > 0 && (
            <details className="more" open={isMeant(more) || undefined}>
              <summary>{words.more}</summary>
              <Some of={of} keys={more} />
            </details>
          )}
        </div>
      )}
    </details>
  )
}

/** Some of the fields of a group. */
function Some({ of, keys, areAllShown = false }: { of: Path; keys: readonly string[]; areAllShown?: boolean }) {
  const value = useStudio((state) => valueAt(state.data, of))
  const schema = schemaFor(schemasOf(), of, (path) => valueAt(now().data, path))
  if (!schema) return null
  return <Fields key={joinPath(of)} path={of} schema={only(schema, keys)} value={value} areAllShown={areAllShown} />
}

/** In the order in which they are asked for. */
const only = (schema: Schema, keys: readonly string[]): Schema => ({
  ...schema,
  properties: Object.fromEntries(keys.map((key) => [key, schema.properties?.[key] ?? {}])),
})
