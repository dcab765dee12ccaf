/** One task of the benchmark; prints its cost as the last line. Started by measure.ts. */
import { readFile, writeFile } from 'node:fs/promises'
import { readSite } from '../../renderer/content/index.ts'
import { buildSite } from '../../renderer/emit/build.ts'

const [task = '', file = '', out = ''] = process.argv.slice(2)

interface Mark {
  cpu: number
  wall: number
}

const now = (): Mark => {
  const { user, system } = process.cpuUsage()
  return { cpu: (user + system) / 1e6, wall: performance.now() / 1000 }
}

async function run(): Promise<Mark> {
  if (task === 'build') {
    const { site } = await readSite(file)
    if (!site) throw new Error('the generated site has errors')
    await buildSite(site, { out, precompress: false })
    return { cpu: 0, wall: 0 }
  }
  await readSite(file)
  if (task === 'check') return { cpu: 0, wall: 0 }
  const text = await readFile(file, 'utf8')
  await writeFile(file, text.replace('heading: Guide 3 ', 'heading: Guide three '))
  const start = now()
  await readSite(file)
  return start
}

const start = await run()
const end = now()
const memory = process.resourceUsage().maxRSS / 1024
console.log(JSON.stringify({ cpu: end.cpu - start.cpu, wall: end.wall - start.wall, memory }))
