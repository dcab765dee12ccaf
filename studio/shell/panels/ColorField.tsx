import type { FieldProps } from '../form/field-props.ts'
import { TextField } from '../form/TextField.tsx'
import { write } from '../store/edit.ts'
import { fill, words } from '../words/index.ts'
import { usePalette } from './use-palette.ts'

/** A color of the brand, with others to try: those that go with what is there. */
export function ColorField(props: FieldProps) {
  const { path, value, onRemove } = props
  const palette = usePalette()
  const key = path.at(-1) === 'brand' ? 'brand' : 'secondary'
  const label = words[`color.${key}`] ?? ''
  // Until one is named, the field begins with the color that the site has.
  const shown = value ?? (key === 'brand' ? palette?.light.accent : palette?.light.band)
  const schema = { ...props.schema, description: words[`color-texts.${key}`] ?? '' }
  return (
    <>
      <TextField
        {...props}
        {...{ label, schema }}
        value={shown}
        onRemove={value === undefined ? undefined : onRemove}
      />
      <fieldset className="swatches" aria-label={fill(words.proposals, { name: label })}>
        {palette?.proposals[key].map((color) => (
          <button
            key={color}
            type="button"
            aria-label={color}
            title={color}
            aria-pressed={color === shown}
            style={{ background: color }}
            onClick={() => write(path, color)}
          />
        ))}
      </fieldset>
    </>
  )
}
