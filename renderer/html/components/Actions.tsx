import type { Action } from '../../schema/types.generated.ts'
import { usePage } from '../context.ts'
import { isCall } from '../links.ts'
import { Icon } from './Icon.tsx'

type Look = NonNullable<Action['look']>

interface ActionsProps {
  actions: Action[] | undefined
  /** How those look that do not say so, where they are not one filled button and outlined ones. */
  look?: Look
  className?: string
}

/** A row of buttons: the first is filled and the others outlined, unless an action or the section says otherwise. */
export function Actions({ actions, look, className = '' }: ActionsProps) {
  if (!actions) return null
  return (
    <div className={`flex flex-wrap items-center gap-3 ${className}`}>
      {actions.map((action, index) => (
        <ActionLink
          key={action.label}
          action={action}
          look={action.look ?? look ?? (index === 0 ? 'primary' : 'secondary')}
        />
      ))}
    </div>
  )
}

/** One link that looks like a button or, with look "link", like an arrowed link. One that calls has an icon where contact details do. */
export function ActionLink({ action, look }: { action: Action; look: Look }) {
  const { details = 'icons' } = usePage().site.settings.theme?.shape ?? {}
  const hasIcon = details === 'icons' && isCall(action.href)
  const className = look === 'link' ? 'arrow-link' : `button button-${look}`
  return (
    <a href={action.href} className={className}>
      {hasIcon && <Icon name="phone" className={look === 'link' ? 'me-1 inline size-5' : 'size-5'} />}
      {action.label}
    </a>
  )
}
