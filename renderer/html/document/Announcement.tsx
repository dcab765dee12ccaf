import { ActionLink } from '../components/Actions.tsx'
import { Times } from '../components/Times.tsx'
import { usePage } from '../context.ts'

/** A line between header and page. Its day may pass while the page stays as it was built (past.client.ts). */
export function Announcement() {
  const { settings } = usePage().site
  if (!settings.announcement) return null
  const { text, action, from, until } = settings.announcement
  return (
    <Times from={from} until={from && until}>
      <aside className="announcement on-dark" data-until={until.length > 10 ? undefined : until}>
        <p className="wrap">
          {text} {action && <ActionLink action={action} look="link" />}
        </p>
      </aside>
    </Times>
  )
}
