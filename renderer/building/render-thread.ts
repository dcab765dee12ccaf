import { statSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import { madeBundle } from './bundle.ts'
import { toData } from './hand-over.ts'
import type { RenderedSite, Task } from './pages.ts'

/** Where the file is smaller, in bytes, vike is not loaded before the file is checked, and two threads would only cost. */
const leastSize = 8 * 1024 * 1024
/** More pages are rendered where their sections are: these would have to be copied. */
const mostPages = 100

/** A second thread for a build after an edit of a large file: it loads vike while the first one reads the file. */
export interface RenderThread {
  /** Whether it can render these pages with the code in a folder. If not, it ends. */
  takes(task: Task, code: string): boolean
  /** Renders pages into their folder, once. */
  render(task: Task): Promise<RenderedSite>
}

/** Starts the thread, where it saves time. It holds up nobody: without a task it ends with the build. */
export function startRenderThread(pages: string): RenderThread | undefined {
  const size = statSync(pages, { throwIfNoEntry: false })?.size ?? 0
  if (size < leastSize || availableParallelism() < 2) return undefined
  const code = madeBundle()
  if (code === undefined) return undefined
  const env = { ...process.env, NODE_ENV: 'production' }
  const worker = new Worker(new URL('./render-worker.ts', import.meta.url), { workerData: { code, pages }, env })
  worker.unref()
  const rendered = new Promise<RenderedSite>((resolve, reject) => {
    worker.once('message', resolve)
    worker.once('error', reject)
    worker.once('exit', () => reject(new Error('the thread that renders pages has ended')))
  })
  // Told to whoever waits for the pages.
  rendered.catch(() => {})
  return {
    takes(task, folder) {
      const isOurs = task.routes.length <= mostPages && folder === code
      if (!isOurs) void worker.terminate()
      return isOurs
    },
    render(task) {
      worker.ref()
      worker.postMessage(toData(task))
      return rendered
    },
  }
}
