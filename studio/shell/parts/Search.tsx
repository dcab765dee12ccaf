import { Icon } from './Icon.tsx'

interface SearchProps {
  value: string
  label: string
  onChange: (value: string) => void
}

/** A field that narrows the list below it. */
export function Search({ value, label, onChange }: SearchProps) {
  return (
    <div className="search">
      <Icon name="search" />
      <input
        type="search"
        value={value}
        placeholder={label}
        aria-label={label}
        onChange={({ target }) => onChange(target.value)}
      />
    </div>
  )
}
