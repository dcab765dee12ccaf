import type { Browser } from 'playwright'

interface TraceEvent {
  name: string
  ph: string
  pid: number
  tid: number
  /** Microseconds; tdur is what the processor spent, dur what passed meanwhile. */
  ts: number
  dur?: number
  tdur?: number
  args: { data?: { documentLoaderURL?: string } }
}

/** One turn of a page's main thread, in milliseconds since the page was asked for. */
export interface Task {
  start: number
  /** What the processor spent on it, so that other work of the machine does not count. */
  cpu: number
}

export interface Recording {
  tasks: Task[]
  /** Milliseconds since the page was asked for. */
  firstPaint: number
  /** Milliseconds of the processor, by the name of the work; what a script sets off counts for both. */
  work: ReadonlyMap<string, number>
}

/** Records what a page's main thread does meanwhile. */
export async function record(browser: Browser, url: string, meanwhile: () => Promise<void>): Promise<Recording> {
  const session = await browser.newBrowserCDPSession()
  const events: TraceEvent[] = []
  session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])))
  const ended = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve))
  const includedCategories = [
    'toplevel',
    'blink.user_timing',
    'loading',
    'devtools.timeline',
    'disabled-by-default-lighthouse',
  ]
  await session.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig: { includedCategories } })
  await meanwhile()
  await session.send('Tracing.end')
  await ended
  await session.detach()
  return read(events, url)
}

function read(events: TraceEvent[], url: string): Recording {
  const begin = events.find(({ name, args }) => name === 'navigationStart' && args.data?.documentLoaderURL === url)
  if (!begin) throw new Error(`the browser recorded no visit of ${url}`)
  const own = events.filter(({ pid, tid }) => pid === begin.pid && tid === begin.tid)
  const since = (ts: number) => (ts - begin.ts) / 1000
  const paint = own.find(({ name }) => name === 'firstContentfulPaint')
  const spans = own.filter(({ ph }) => ph === 'X').map(({ name, ts, tdur = 0 }) => ({ name, ts, cpu: tdur / 1000 }))
  const work = new Map<string, number>()
  for (const { name, cpu } of spans) work.set(name, (work.get(name) ?? 0) + cpu)
  return {
    firstPaint: paint ? since(paint.ts) : 0,
    tasks: spans.filter(({ name }) => /RunTask$/.test(name)).map(({ ts, cpu }) => ({ start: since(ts), cpu })),
    work,
  }
}
