/** One task of the benchmarks; prints its cost as the last line. Started by measure.ts. */
import { readFile, writeFile } from 'node:fs/promises'
import type { BuildOptions } from '../../renderer/build/options.ts'
import { readSite } from '../../renderer/pipeline/index.ts'
import { route } from './generate.ts'

const [task = '', file = '', out = ''] = process.argv.slice(2)

interface Mark {
  cpu: number
  wall: number
}

const processStart: Mark = { cpu: 0, wall: 0 }
const now = (): Mark => {
  const { user, system } = process.cpuUsage()
  return { cpu: (user + system) / 1e6, wall: performance.now() / 1000 }
}

/** Each returns from when on it is measured, and loads the code of its command alone. */
const tasks: Record<string, () => Promise<Mark>> = {
  async check() {
    await readSite(file)
    return processStart
  },
  /** As an editor's tools do, which stay open. The second edit shows what each edit costs from then on. */
  async recheck() {
    for (const edit of ['first', 'second']) {
      await readSite(file)
      await change(`in the ${edit} edit`)
    }
    const start = now()
    await readSite(file)
    return start
  },
  async build() {
    await build({ precompress: false })
    return processStart
  },
  /** What `npm start` serves first. */
  async provisional() {
    await build({ precompress: false, provisional: true })
    return processStart
  },
  async first() {
    await build({})
    return processStart
  },
  async bare() {
    const { renderBare } = await import('./bare.ts')
    await renderBare(file, out)
    return processStart
  },
  async preview() {
    const { createEngine } = await import('../../renderer/preview/engine.ts')
    const { renderPath } = await import('../../renderer/preview/pages.ts')
    const { createState } = await import('../../renderer/preview/state.ts')
    const engine = await createEngine()
    const state = createState(file)
    await renderPath(engine, await state.read(), route(3))
    await change('in the preview')
    const start = now()
    const { html } = await renderPath(engine, await state.read(), route(3))
    if (!html.includes('in the preview')) throw new Error('the preview does not show the edit')
    setImmediate(() => engine.close())
    return start
  },
}

async function build(options: Pick<BuildOptions, 'precompress' | 'provisional'>) {
  const { site } = await readSite(file)
  if (!site) throw new Error(`${file} has errors`)
  const { buildSite } = await import('../../renderer/build/build.ts')
  await buildSite(site, { out, ...options })
}

async function change(heading: string) {
  const text = await readFile(file, 'utf8')
  await writeFile(file, text.replace(/heading: Guide 3 .*/, `heading: Guide 3 ${heading}`))
}

const start = await tasks[task]?.()
if (!start) throw new Error(`no task ${task}`)
const end = now()
const memory = process.resourceUsage().maxRSS / 1024
console.log(JSON.stringify({ cpu: end.cpu - start.cpu, wall: end.wall - start.wall, memory }))
