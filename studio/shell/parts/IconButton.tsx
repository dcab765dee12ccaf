import type { ComponentProps } from 'react'
import type { Drawing } from './drawings.ts'
import { Icon } from './Icon.tsx'

interface IconButtonProps extends ComponentProps<'button'> {
  icon: Drawing
  label: string
  /** What speaks against it, which its label says too. Pressed all the same, it says so and does nothing. */
  objection?: string | undefined
}

/** A button with a drawing alone; its label shows as a tip and is read out. */
export function IconButton({ icon, label, objection, className = '', ...rest }: IconButtonProps) {
  const said = objection === undefined ? label : `${label}: ${objection}`
  return (
    <button
      type="button"
      className={`icon-button ${className}`}
      aria-label={said}
      title={said}
      aria-disabled={objection !== undefined || undefined}
      {...rest}
    >
      <Icon name={icon} />
    </button>
  )
}
