/** What the thread of `fillBeside()` runs. */
import { parentPort, workerData } from 'node:worker_threads'
import { fill } from './links.ts'

const [folder, other] = workerData
parentPort?.postMessage(fill(folder, other))
