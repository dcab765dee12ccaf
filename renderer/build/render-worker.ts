/** What the thread of {@link startRenderThread} runs: it renders one lot after the other. */
import { on } from 'node:events'
import { parentPort, workerData } from 'node:worker_threads'
import { siteFolder } from '../common/site-folder.ts'
import { sizesIn } from '../pipeline/sizes.ts'
import { fromData, type Lot, type SiteData } from './hand-over.ts'
import { renderPages, type Task } from './pages.ts'
import { loadVike } from './vike.ts'

/** The site comes with the first lot. */
export type Message = [lot: Lot, site?: SiteData]

const { code, pages } = workerData
if (!parentPort) throw new Error('this is run by a thread')

const messages = on(parentPort, 'message')
await loadVike(code)
let taskOf: ((lot: Lot) => Task) | undefined
for await (const [[lot, site]] of messages as AsyncIterable<[Message]>) {
  if (site) taskOf = fromData(site, sizesIn(siteFolder(pages)))
  if (taskOf) parentPort.postMessage(await renderPages(code, taskOf(lot)))
}
