/** What the thread of `bundleCode()` runs: vike, Vite and Tailwind make the code of the pages in a folder. */
import { workerData } from 'node:worker_threads'
import { build } from 'vike/api'

process.env.BUILD_DIR = workerData
await build({ viteConfig: { logLevel: 'warn', build: { emptyOutDir: true } } })
