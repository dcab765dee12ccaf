import { Picture } from '../components/Picture.tsx'
import { usePage } from '../context.ts'

/** How often it is there, which is enough for the longest pages: what one does not need of that is cut off. */
const REPEATS = Array.from({ length: 12 }, (_, index) => index)

/** The theme's drawing beside the page. Small screens, which do not show it, do not load it either. */
export function Margin() {
  const { margin } = usePage().site.settings.theme ?? {}
  if (!margin) return null
  return (
    <div className="page-margin" aria-hidden="true">
      {REPEATS.map((each) => (
        <Picture key={each} image={{ src: margin.src, decorative: true }} sizes="14rem" />
      ))}
    </div>
  )
}
