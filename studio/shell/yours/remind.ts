import { change, now } from '../store/state.ts'
import { fill, words } from '../words/index.ts'

/** Of this tab: whoever has been reminded once knows. */
const KEY = 'studio-yours-reminded'

/** Once, when something is saved, says that a part of the site still is the starter's. */
export function remindOfYours(): void {
  const { overview, notice } = now()
  const open = overview?.yours.open ?? 0
  if (open === 0 || sessionStorage.getItem(KEY) !== null) return
  sessionStorage.setItem(KEY, 'yes')
  const go = () => change({ notice: undefined, tab: 'yours', view: 'outline' })
  const hint = `${fill(words.yoursLeft, { count: open })}.`
  change({ notice: { message: notice?.message ?? '', hint, isGood: true, deed: { label: words.yoursShow, go } } })
}
