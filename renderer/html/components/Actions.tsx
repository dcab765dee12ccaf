import type { Action } from '../../schema/types.generated.ts'
import { isCall } from '../links.ts'
import { Icon } from './Icon.tsx'

type Look = NonNullable<Action['look']>

/** A row of buttons: the first is filled and the others outlined, unless an action says otherwise. */
export function Actions({ actions, className = '' }: { actions: Action[] | undefined; className?: string }) {
  if (!actions) return null
  return (
    <div className={`flex flex-wrap items-center gap-3 ${className}`}>
      {actions.map((action, index) => (
        <ActionLink key={action.label} action={action} look={action.look ?? (index === 0 ? 'primary' : 'secondary')} />
      ))}
    </div>
  )
}

/** One link that looks like a button or, with look "link", like an arrowed link. */
export function ActionLink({ action, look }: { action: Action; look: Look }) {
  const className = look === 'link' ? 'arrow-link' : `button button-${look}`
  return (
    <a href={action.href} className={className}>
      {isCall(action.href) && <Icon name="phone" className={look === 'link' ? 'me-1 inline size-5' : 'size-5'} />}
      {action.label}
    </a>
  )
}
