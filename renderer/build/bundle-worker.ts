/** What the thread of `bundleCode()` runs: vike, Vite and Tailwind make the code of the pages (vite.config.ts says where). */
import { withVike } from './vike.ts'

await withVike(async () => {
  const { build } = await import('vike/api')
  await build({ viteConfig: { logLevel: 'warn', build: { emptyOutDir: true } } })
})
