import { today } from '../../common/today.ts'
import { announcementOn } from '../../expand/announcement.ts'
import { ActionLink } from '../components/Actions.tsx'
import { usePage } from '../context.ts'

/** A line between header and page. Its day may pass while the page stays as it was built (past.client.ts). */
export function Announcement() {
  const { settings } = usePage().site
  const announcement = announcementOn(settings.announcement, today())
  if (!announcement) return null
  const { text, action, until } = announcement
  return (
    <aside className="announcement on-dark" data-until={until}>
      <p className="wrap">
        {text} {action && <ActionLink action={action} look="link" />}
      </p>
    </aside>
  )
}
