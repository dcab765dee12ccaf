import type { Path } from '../../../renderer/common/problem.ts'
import { words } from '../words/index.ts'
import { useControl } from './use-field.ts'

interface SelectProps {
  path: Path
  chosen: string
  /** Each as the file has it and, where that is another, as it is called. */
  choices: readonly { value: string; name?: string }[]
  onChoose: (value: string) => void
}

/** A list of which one is chosen. What the file has is shown also where it is none of them. */
export function Select({ path, chosen, choices, onChoose }: SelectProps) {
  const control = useControl<HTMLSelectElement>(path)
  return (
    <select {...control} value={chosen} onChange={({ target }) => onChoose(target.value)}>
      {!choices.some(({ value }) => value === chosen) && <option value={chosen}>{chosen || words.notSet}</option>}
      {choices.map(({ value, name = value }) => (
        <option key={value} value={value}>
          {name}
        </option>
      ))}
    </select>
  )
}
