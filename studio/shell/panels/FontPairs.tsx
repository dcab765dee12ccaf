import { useEffect, useState } from 'react'
import type { Faces } from '../../server/palette.ts'
import { FieldFrame } from '../form/FieldFrame.tsx'
import type { FieldProps } from '../form/field-props.ts'
import { choiceInWords } from '../form/labels.ts'
import { idOf, useFocus } from '../form/use-field.ts'
import { ask } from '../store/api.ts'
import { useStudio } from '../store/state.ts'
import { chooseValue } from './DrawnField.tsx'

/** Two fonts that go together, each pair as words of the site set in them. */
export function FontPairs(props: FieldProps) {
  const { path, schema, value, label } = props
  const { ref } = useFocus<HTMLFieldSetElement>(path)
  return (
    <FieldFrame {...props} schema={{}} onRemove={undefined}>
      <fieldset ref={ref} tabIndex={-1} className="font-pairs" id={idOf(path)} aria-label={label}>
        {(schema.enum ?? []).map((pair) => (
          <button
            key={String(pair)}
            type="button"
            aria-pressed={pair === value}
            onClick={() => chooseValue(props, String(pair))}
          >
            <Words pair={String(pair)} />
            <small>{choiceInWords(pair)}</small>
          </button>
        ))}
      </fieldset>
    </FieldFrame>
  )
}

function Words({ pair }: { pair: string }) {
  const site = useStudio((state) => state.data.site)
  const { brand, tagline, description } = Object(site) as Record<string, string | undefined>
  const weight = useFaces(pair)
  const family = (role: string) => (weight === undefined ? {} : { fontFamily: `"${pair} ${role}"` })
  return (
    <span aria-hidden="true">
      <strong style={{ ...family('heading'), fontWeight: weight }}>{brand}</strong>
      <span style={family('text')}>{tagline ?? description}</span>
    </span>
  )
}

/** Loads the faces of a pair, and says once they are there how bold its headings are. */
function useFaces(pair: string): number | undefined {
  const [weight, setWeight] = useState<number>()
  useEffect(() => {
    const load = async () => {
      const { headingWeight, ...faces } = await ask<Faces>('faces', { pair })
      for (const [role, data] of Object.entries(faces)) {
        const face = new FontFace(`${pair} ${role}`, `url(${data})`, { weight: '100 900' })
        document.fonts.add(await face.load())
      }
      setWeight(headingWeight)
    }
    // Without its faces a pair shows in the studio's own.
    load().catch(() => {})
  }, [pair])
  return weight
}
