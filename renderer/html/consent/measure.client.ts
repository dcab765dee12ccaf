import { type Metric, onCLS, onINP, onLCP } from 'web-vitals'
import { vitalsPath } from '../../common/vitals.ts'

const figures: Record<string, number> = {}
const note = ({ name, value }: Metric) => {
  figures[name.toLowerCase()] = Number(value.toFixed(4))
}
onLCP(note)
onINP(note)
onCLS(note)

/** Once, when the page is left or put aside: whoever comes back to it is not counted again. */
function send() {
  if (document.visibilityState !== 'hidden' || Object.keys(figures).length === 0) return
  removeEventListener('visibilitychange', send)
  const body = JSON.stringify({ page: location.pathname, ...figures })
  if (navigator.sendBeacon?.(vitalsPath, body)) return
  fetch(vitalsPath, { method: 'POST', body, keepalive: true }).catch(() => {})
}
// After the listeners of the package, which note the last figures.
addEventListener('visibilitychange', send)
