import { valueAt } from '../../../renderer/common/pointers.ts'
import { FileButton } from '../parts/FileButton.tsx'
import { commit } from '../store/edit.ts'
import { now, useStudio } from '../store/state.ts'
import { FieldFrame } from './FieldFrame.tsx'
import type { FieldProps } from './field-props.ts'
import { Select } from './Select.tsx'

/** A file that is served as it is, or a font: one of those that are there and fit, or one of this device. */
export function FileField(props: FieldProps) {
  const { path, schema, value } = props
  const isFont = schema.reference === 'font'
  const files = useStudio((state) => state.names?.[isFont ? 'fonts' : 'files']) ?? []
  const pattern = typeof schema.pattern === 'string' ? schema.pattern : ''
  const fitting = files.filter((file) => new RegExp(pattern).test(file)).map((file) => ({ value: file }))
  return (
    <FieldFrame {...props}>
      <div className="file-field">
        <Select path={path} chosen={String(value ?? '')} choices={fitting} onChoose={(file) => choose(path, file)} />
        <FileButton pattern={pattern} isFont={isFont} onAdded={(file) => choose(path, file)} />
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
