/**
 * What visitors notice of the owner's desk: how long pages and forms take while nobody is there, and while somebody types
 * in the studio and the site is published over and over. In turns on one server; visitors, desk and builds share the machine.
 */
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { peopleOf } from '../desk/accounts/people.ts'
import { sessionsOf } from '../desk/accounts/sessions.ts'
import { readOptions, textOr } from '../scripts/support/arguments.ts'
import { openStore } from '../server/store/open.ts'
import { siteFolder } from '../tests/desk/support/publishing.ts'
import { build } from '../tests/publishing/support/site.ts'
import { freePort } from '../tests/server/support/postgres.ts'
import { startProcess } from '../tests/server/support/process.ts'
import { temporaryFolder, testSettings } from '../tests/server/support/site.ts'
import { leastSite } from '../tests/support/least-site.ts'
import { provideTemporaryFolder } from '../tests/support/temporary.ts'
import { percentile } from './faults/load.ts'

const { values } = readOptions('[--rounds 5] [--seconds 10]', { rounds: textOr('5'), seconds: textOr('10') })
const milliseconds = Number(values.seconds) * 1000

provideTemporaryFolder()
const folder = await siteFolder(leastSite())
const dist = join(folder, 'dist')
await build('--pages', join(folder, 'pages.yaml'), '--out', dist, '--no-precompress')
const port = await freePort()
const origin = `http://127.0.0.1:${port}`
const env = {
  ...{ DIST_DIR: dist, DATA_DIR: await temporaryFolder('bench'), PORT: String(port), DESK: 'on', DESK_ORIGIN: origin },
}
const server = await startProcess(env)
const { store, database } = await openStore(await testSettings(env), { isServer: false })
const owner = await peopleOf(database).add({ address: 'ada@lime.example', name: 'Ada', role: 'owner' })
const cookie = `desk=${await sessionsOf(database).begin(owner.id, 'a benchmark', '192.0.2.1')}`
await store.close()

const tell = (path: string, body: string, type: string) =>
  fetch(`${origin}/_desk${path}`, {
    method: 'POST',
    redirect: 'manual',
    headers: { cookie, origin, 'content-type': type },
    body,
  })
let typed = 0
const type = () => {
  typed += 1
  const operations = [{ do: 'set', path: ['pages', '/', 'blocks', 0, 'heading'], value: `Teeth for life ${typed}` }]
  return tell('/studio/api/operations', JSON.stringify({ operations }), 'application/json')
}
const publish = () => tell('/publish', '', 'application/x-www-form-urlencoded')

/** Visits and leads of four visitors at a time, each a little apart, for so long. Milliseconds each took. */
async function visit(): Promise<{ pages: number[]; leads: number[] }> {
  const [pages, leads]: [number[], number[]] = [[], []]
  const end = Date.now() + milliseconds
  const timed = async (times: number[], ask: () => Promise<Response>) => {
    const started = performance.now()
    await (await ask()).arrayBuffer()
    times.push(performance.now() - started)
  }
  const visitor = async (number: number) => {
    for (let round = 0; Date.now() < end; round += 1) {
      await timed(pages, () => fetch(origin))
      const lead = { form: 'contact', name: `Visitor ${number} ${round} ${end}` }
      const headers = { 'content-type': 'application/json', 'sec-fetch-mode': 'cors' }
      await timed(leads, () => fetch(`${origin}/messages`, { method: 'POST', headers, body: JSON.stringify(lead) }))
      await sleep(20)
    }
  }
  await Promise.all([1, 2, 3, 4].map(visitor))
  return { pages, leads }
}

/** Somebody types twice a second and publishes as often as that is done. */
function work(): () => Promise<{ published: number }> {
  let isOver = false
  let published = 0
  const typing = async () => {
    while (!isOver) {
      await type()
      await sleep(500)
    }
  }
  const publishing = async () => {
    while (!isOver) {
      if ((await publish()).status === 303) published += 1
      await sleep(1_000)
    }
  }
  const done = Promise.all([typing(), publishing()])
  return async () => {
    isOver = true
    await done
    return { published }
  }
}

// The studio begins with the first who asks for it.
while ((await type()).status !== 200) await sleep(1_000)
const alone = { pages: [] as number[], leads: [] as number[] }
const beside = { pages: [] as number[], leads: [] as number[] }
let publications = 0
for (let round = 0; round < Number(values.rounds); round += 1) {
  const quiet = await visit()
  const stop = work()
  const busy = await visit()
  publications += (await stop()).published
  await sleep(3_000)
  for (const what of ['pages', 'leads'] as const) {
    alone[what].push(...quiet[what])
    beside[what].push(...busy[what])
  }
}
await server.stop()
for (const what of ['pages', 'leads'] as const)
  for (const share of [0.5, 0.99]) {
    const [without, withDesk] = [percentile(alone[what], share), percentile(beside[what], share)]
    console.log(
      `${what} p${share * 100}: ${without.toFixed(1)} ms alone, ${withDesk.toFixed(1)} ms beside the desk (${(withDesk / without).toFixed(2)})`,
    )
  }
console.log(
  `${alone.leads.length} and ${beside.leads.length} leads, ${publications} publications asked for, ${typed} changes`,
)
process.exit()
