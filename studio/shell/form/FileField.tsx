import { valueAt } from '../../../renderer/common/pointers.ts'
import { FileButton } from '../parts/FileButton.tsx'
import { commit } from '../store/edit.ts'
import { now, useStudio } from '../store/state.ts'
import { words } from '../words/index.ts'
import { FieldFrame } from './FieldFrame.tsx'
import type { FieldProps } from './field-props.ts'
import { describedBy, idOf, useFocus } from './use-field.ts'

/** A file that is served as it is: one of those that are there and fit, or one of this device. */
export function FileField({ path, schema, value, label, onRemove }: FieldProps) {
  const files = useStudio((state) => state.names?.files) ?? []
  const { ref, onFocus } = useFocus<HTMLSelectElement>(path)
  const pattern = typeof schema.pattern === 'string' ? schema.pattern : ''
  const fitting = files.filter((file) => new RegExp(pattern).test(file))
  const chosen = String(value ?? '')
  return (
    <FieldFrame path={path} label={label} schema={schema} onRemove={onRemove}>
      <div className="file-field">
        <select
          id={idOf(path)}
          aria-describedby={describedBy(path)}
          ref={ref}
          onFocus={onFocus}
          value={chosen}
          onChange={({ target }) => choose(path, target.value)}
        >
          {!fitting.includes(chosen) && <option value={chosen}>{chosen || words.notSet}</option>}
          {fitting.map((file) => (
            <option key={file}>{file}</option>
          ))}
        </select>
        <FileButton pattern={pattern} onAdded={(file) => choose(path, file)} />
      </div>
    </FieldFrame>
  )
}

/** Sets the file, and its size where that stands beside it: nobody should have to look for it. */
async function choose(path: FieldProps['path'], file: string): Promise<void> {
  const group = path.slice(0, -1)
  const { width } = Object(valueAt(now().data, group))
  const size = width === undefined ? {} : await sizeOf(file)
  const sizes = Object.entries(size).map(([key, value]) => ({ do: 'set', path: [...group, key], value }) as const)
  await commit([{ do: 'set', path, value: file }, ...sizes])
}

async function sizeOf(file: string): Promise<Record<string, number>> {
  const picture = new Image()
  picture.src = file
  try {
    await picture.decode()
    return { width: picture.naturalWidth, height: picture.naturalHeight }
  } catch {
    return {}
  }
}
