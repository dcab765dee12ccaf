/** What the thread of {@link scanBeside} runs. */
import { parentPort, workerData } from 'node:worker_threads'
import { scanTree } from './tree.ts'

parentPort?.postMessage(scanTree(workerData))
