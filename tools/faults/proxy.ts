/** One of two servers dies behind nginx, and comes back. */
import { setTimeout as sleep } from 'node:timers/promises'
import { readGuide } from '../../tests/editing/support/guide.ts'
import { relocate } from '../../tests/publishing/support/compose.ts'
import { component } from '../../tests/server/support/components.ts'
import { startNginx } from '../../tests/server/support/nginx.ts'
import { freePort } from '../../tests/server/support/postgres.ts'
import { type ServerProcess, startProcess } from '../../tests/server/support/process.ts'
import { runsAll } from '../../tests/support/places.ts'
import { allLeads, type Fault, missingLeads, Skipped } from './fault.ts'
import { outcomeText, runLoad } from './load.ts'

export const proxy: Fault = {
  name: 'instance dies behind nginx',
  kinds: ['PostgreSQL'],
  isInTests: runsAll, // the tests of deploying kill one of two servers behind nginx
  async run({ isLong, place }) {
    const { missing: reason } = component('nginx')
    if (reason !== undefined) throw new Skipped(reason)
    const where = await place()
    const start = () => startProcess({ ...where.env, TRUSTED_PROXY_HOPS: '1' })
    let servers = await Promise.all([start(), start()])
    const front = await startFront(servers)
    let isOver = false
    const running = runLoad({ urls: [front.url], workers: 8, until: () => isOver })
    for (let round = 0; round < (isLong ? 10 : 1); round += 1) {
      await sleep(isLong ? 2_500 : 1_000) // nginx asks a server that was away again after a second
      const [victim, other] = round % 2 === 0 ? servers : [...servers].reverse()
      await victim?.stop('SIGKILL')
      await sleep(1_000)
      const revived = await startProcess({
        ...where.env,
        TRUSTED_PROXY_HOPS: '1',
        PORT: new URL(`${victim?.url}`).port,
      })
      servers = round % 2 === 0 ? [revived, other as ServerProcess] : [other as ServerProcess, revived]
    }
    await sleep(500)
    isOver = true
    const load = await running
    await front.stop()
    await Promise.all(servers.map((server) => server.stop('SIGKILL')))
    const missing = await missingLeads(where, load.acknowledged)
    const stored = await allLeads(where)
    const contents = new Set(stored.map(({ fields }) => fields.message)).size
    return {
      passed:
        load.outcomes.size === 1 && load.outcomes.has('200') && missing.length === 0 && contents === stored.length,
      figure: `answers ${outcomeText(load)}; ${missing.length} missing, ${stored.length - contents} stored twice`,
    }
  },
}

/** nginx with the lines of docs/production.md, whose addresses are exchanged. */
async function startFront(servers: ServerProcess[]) {
  const port = await freePort()
  const written = readGuide('production.md').find(({ text }) => text.includes('upstream leads'))?.text ?? ''
  const [first, second] = servers.map(({ url }) => new URL(url).host)
  const http = relocate(written, {
    '10.0.0.1:3000': String(first),
    '10.0.0.2:3000': String(second),
    'server {': `server {\n  listen 127.0.0.1:${port};`,
  })
  return startNginx({ http, port })
}
