import { statSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import { madeBundle } from './bundle.ts'
import { toData, toLot } from './hand-over.ts'
import type { RenderedSite, Task } from './pages.ts'
import type { Message } from './render-worker.ts'

/** Where the file is smaller, in bytes, vike is not loaded before the file is checked, and two threads would only cost. */
const leastSize = 8 * 1024 * 1024

/** A second thread that renders pages. It holds up nobody: the process may end before it. */
export interface RenderThread {
  /** The folder of the code that it renders with. */
  code: string
  /** Renders pages, always of the same site, after those that it was given before. */
  render: (task: Task) => Promise<RenderedSite>
  end: () => Promise<unknown>
}

/** Starts the thread for a build after an edit of a large file: it loads vike while the first one reads the file. */
export function startAhead(pages: string): RenderThread | undefined {
  const size = statSync(pages, { throwIfNoEntry: false })?.size ?? 0
  const code = size < leastSize || availableParallelism() < 2 ? undefined : madeBundle()
  return code === undefined ? undefined : startRenderThread(code, pages)
}

export function startRenderThread(code: string, pages: string): RenderThread {
  const env = { ...process.env, NODE_ENV: 'production' }
  const worker = new Worker(new URL('./render-worker.ts', import.meta.url), { workerData: { code, pages }, env })
  worker.unref()
  const asked: PromiseWithResolvers<RenderedSite>[] = []
  let failure: unknown
  const fail = (error: unknown) => {
    failure ??= error
    for (const each of asked.splice(0)) each.reject(failure)
  }
  worker.on('message', (rendered) => asked.shift()?.resolve(rendered))
  worker.once('error', fail)
  worker.once('exit', () => fail(new Error('the thread that renders pages has ended')))
  let isGiven = false
  return {
    code,
    render(task) {
      const answer = Promise.withResolvers<RenderedSite>()
      asked.push(answer)
      if (failure !== undefined) fail(failure)
      worker.ref()
      worker.postMessage((isGiven ? [toLot(task)] : [toLot(task), toData(task)]) satisfies Message)
      isGiven = true
      return answer.promise
    },
    end: () => worker.terminate(),
  }
}
