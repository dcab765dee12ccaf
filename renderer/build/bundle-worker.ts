/** What the thread of `bundleCode()` runs: vike, Vite and Tailwind make the code of the pages, in the folder that it is given. */
import { workerData } from 'node:worker_threads'
import { asOwnError } from './own-failure.ts'
import { withVike } from './vike.ts'
import { viteConfig } from './vite-config.ts'

await withVike(async () => {
  const { build } = await import('vike/api')
  await build({ viteConfig: viteConfig(workerData) }).catch((error: unknown) => {
    throw asOwnError(error)
  })
})
