import { Picture } from '../components/Picture.tsx'
import { usePage } from '../context.ts'

/** How often it is there: what the page does not need of that is cut off. */
const TIMES = 12

/** The theme's drawing beside the page. Small screens, which do not show it, do not load it either. */
export function Margin() {
  const { margin } = usePage().site.settings.theme ?? {}
  if (!margin) return null
  return (
    <div className="page-margin" aria-hidden="true">
      {Array.from({ length: TIMES }, (_, index) => (
        <Picture key={index} image={{ src: margin.src, decorative: true }} sizes="14rem" />
      ))}
    </div>
  )
}
