import { useState } from 'react'
import type { Path } from '../../../renderer/common/problem.ts'
import { ask } from '../store/api.ts'
import { commit } from '../store/edit.ts'
import { change } from '../store/state.ts'
import { siteAddress, words } from '../words/index.ts'
import { decorate } from './decorate.ts'
import { Fields } from './Fields.tsx'
import { FocusField } from './FocusField.tsx'
import type { FieldProps } from './field-props.ts'
import { GroupFrame } from './GroupFrame.tsx'
import { PictureDialog } from './PictureDialog.tsx'
import { Said } from './Said.tsx'
import { isDescribed } from './start-of.ts'
import { idOf, useFocus } from './use-field.ts'

/** A picture, seen, with what it says to people who do not see it. */
export function ImageField(props: FieldProps) {
  const { path, schema, value } = props
  const [isChoosing, setChoosing] = useState(false)
  const { src, decorative } = Object(value) as { src?: string; decorative?: true }
  const hasWords = isDescribed(schema)
  return (
    <GroupFrame {...props} schema={{}}>
      <Said path={[...path, 'src']} />
      <button
        type="button"
        id={idOf([...path, 'src'])}
        {...useFocus<HTMLButtonElement>([...path, 'src'])}
        className="picture-choice"
        aria-label={src && `${words.choosePicture}: ${src}`}
        onClick={() => setChoosing(true)}
      >
        {src && <img src={siteAddress(`/_images/${src}`)} alt="" />}
        <span>{src ?? words.choosePicture}</span>
      </button>
      {hasWords && (
        <>
          <label className="check">
            <input
              type="checkbox"
              checked={decorative === true}
              onChange={({ target }) => {
                decorate(path, target.checked, Object(value))
                if (!target.checked) change({ focus: { path: [...path, 'alt'] } })
              }}
            />
            {words.decorative}
          </label>
          <Fields
            path={path}
            schema={described(schema, decorative === true)}
            value={value}
            without={['src', 'decorative', 'focus']}
          />
        </>
      )}
      {src && !src.endsWith('.svg') && schema.properties?.focus && (
        <FocusField path={[...path, 'focus']} src={src} value={Object(value).focus} />
      )}
      {isChoosing && (
        <PictureDialog
          chosen={src}
          onClose={() => setChoosing(false)}
          onChoose={(name) => {
            setChoosing(false)
            if (name !== src) void choose(path, name, !hasWords || decorative === true)
          }}
        />
      )}
    </GroupFrame>
  )
}

/** Another picture shows something else than the description says: it has its own elsewhere, or is asked for it. */
async function choose(path: Path, name: string, isSilent: boolean): Promise<void> {
  const src = { do: 'set', path: [...path, 'src'], value: name } as const
  if (isSilent) return void commit([src])
  const alt = (await ask<string | null>('alt', { name }).catch(() => null)) ?? ''
  void commit([src, { do: 'set', path: [...path, 'alt'], value: alt }])
  change({ focus: { path: [...path, 'alt'] } })
}

/** A picture that does not only decorate needs its description; one that does has none. */
function described(schema: FieldProps['schema'], isDecorative: boolean): FieldProps['schema'] {
  if (!isDecorative) return { ...schema, required: ['alt'] }
  const { alt: _, ...properties } = schema.properties ?? {}
  return { ...schema, required: [], properties }
}
