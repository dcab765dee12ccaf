/** The tools of who works on the project: `npm run tool` lists them. */
import '../scripts/support/compile-cache.mjs'

const { runNamed } = await import('../scripts/support/run-named.ts')
const { tools } = await import('./list.ts')
await runNamed(tools, (name) => import(`./${name.replace(':', '-')}.ts`))
