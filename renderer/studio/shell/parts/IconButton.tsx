import type { ComponentProps } from 'react'
import type { Drawing } from './drawings.ts'
import { Icon } from './Icon.tsx'

interface IconButtonProps extends ComponentProps<'button'> {
  icon: Drawing
  label: string
}

/** A button with a drawing alone; its label shows as a tip and is read out. */
export function IconButton({ icon, label, className = '', ...rest }: IconButtonProps) {
  return (
    <button type="button" className={`icon-button ${className}`} aria-label={label} title={label} {...rest}>
      <Icon name={icon} />
    </button>
  )
}
