/** What the thread of {@link startRenderThread} runs. */
import { once } from 'node:events'
import { parentPort, workerData } from 'node:worker_threads'
import { siteFolder } from '../library/site-folder.ts'
import { sizesIn } from '../site/sizes.ts'
import { fromData } from './hand-over.ts'
import { renderPages } from './pages.ts'
import { loadVike } from './vike.ts'

const { code, pages } = workerData
if (!parentPort) throw new Error('this is run by a thread')

const told = once(parentPort, 'message')
await loadVike()
const [task] = await told
parentPort.postMessage(await renderPages(code, fromData(task, sizesIn(siteFolder(pages)))))
