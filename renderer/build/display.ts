import type { Stage } from '../common/timed.ts'
import type { BuildSummary } from './build.ts'
import type { Progress } from './pages.ts'

/** A build that takes no longer shows no progress. Milliseconds. */
const PATIENCE = 2000
/** Between two lines where one cannot be written over the other, as in the log of a CI service. Milliseconds. */
const PAUSE = 5000

interface Screen {
  isTTY?: boolean
  write(text: string): unknown
}

/** Shows how far a build has come and how long it will take, once it takes long enough for someone to wonder. */
export function createProgress(screen: Screen, now = () => performance.now()) {
  const start = now()
  let shown = start + PATIENCE
  let step = { what: '', start }
  return {
    show(progress: Progress) {
      const time = now()
      if (progress.what !== step.what) step = { what: progress.what, start: time }
      if (time < shown) return
      shown = time + (screen.isTTY ? 100 : PAUSE)
      const line = formatProgress(progress, time - step.start)
      screen.write(screen.isTTY ? `\r\u001b[K${line}` : `${line}\n`)
    },
    clear: () => void (screen.isTTY && screen.write('\r\u001b[K')),
  }
}

/** "1,200 of 10,000 pages, about 7 s left", after so many milliseconds. */
export function formatProgress({ what, done, total }: Progress, spent: number): string {
  const left = Math.ceil((spent / done) * (total - done) * 0.001)
  const time = left < 90 ? `${left} s` : `${Math.ceil(left / 60)} minutes`
  return `${count(done)} of ${count(total)} ${what}, about ${time} left`
}

/** What was built, and what took longest, for whoever wants it faster. */
export function formatBuild(folder: string, summary: BuildSummary): string {
  const { pages, rendered, files, bytes, seconds, slowest, nextChange } = summary
  const size = bytes < 1e8 ? `${(bytes / 1024 / 1024).toFixed(1)} MB` : `${Math.round(bytes / 1024 / 1024)} MB`
  const share = rendered === pages ? '' : ` (${count(rendered)} rendered, ${count(pages - rendered)} unchanged)`
  const lines = [
    `${folder}: ${count(pages)} ${pages === 1 ? 'page' : 'pages'}${share}, ${count(files)} files, ${size}, in ${seconds.toFixed(1)} s`,
  ]
  const slow = slowest.filter(({ time }) => time >= 1).map(({ route, time }) => `${route} ${Math.round(time)} ms`)
  if (slow.length > 0) lines.push(`Slowest: ${slow.join(', ')}`)
  if (nextChange !== undefined)
    lines.push(
      `What shows changes next on ${new Date(nextChange).toUTCString()}: build again then, as "npm start" does.`,
    )
  return lines.join('\n')
}

/** What each stage took by the clock and of all processors, in seconds; some run beside one another. */
export function formatStages(stages: readonly Stage[]): string {
  const seconds = (milliseconds: number) => (milliseconds / 1000).toFixed(2).padStart(8)
  const [first] = stages
  const start = first ? [{ name: 'start', start: 0, duration: first.start, cpu: Number.NaN }] : []
  const row = ({ name, start: at, duration, cpu }: Stage) =>
    name.padEnd(16) + seconds(at) + seconds(duration) + (Number.isNaN(cpu) ? '' : seconds(cpu))
  return ['stage                 at s       s   CPU s', ...[...start, ...stages].map(row)].join('\n')
}

const count = (value: number) => value.toLocaleString('en-US')
