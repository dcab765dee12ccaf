import { Worker } from 'node:worker_threads'
import { toData, toLot } from './hand-over.ts'
import type { RenderedSite, Task } from './pages.ts'
import type { Message } from './render-worker.ts'

/** A second thread that renders pages. */
export interface RenderThread {
  /** Renders pages, always of the same site, after those that it was given before. */
  render: (task: Task) => Promise<RenderedSite>
  end: () => Promise<unknown>
}

export function startRenderThread(code: string, pages: string): RenderThread {
  const worker = new Worker(new URL('./render-worker.ts', import.meta.url), { workerData: { code, pages } })
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
    render(task) {
      const answer = Promise.withResolvers<RenderedSite>()
      asked.push(answer)
      if (failure !== undefined) fail(failure)
      worker.postMessage((isGiven ? [toLot(task)] : [toLot(task), toData(task)]) satisfies Message)
      isGiven = true
      return answer.promise
    },
    end: () => worker.terminate(),
  }
}
