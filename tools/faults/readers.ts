/** Visitors who ask for much and read none of it. */
import { readdirSync, readFileSync, readlinkSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { connect, type Socket } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type ServerProcess, startProcess } from '../../tests/server/support/process.ts'
import { builtSite } from '../../tests/server/support/site.ts'
import { runsAll } from '../../tests/support/places.ts'
import { type Fault, Skipped } from './fault.ts'
import { percentile } from './load.ts'

const picture = '/assets/large-1a2b3c.jpg'
const pictureBytes = 4_000_000
/** Milliseconds: the gigabyte with which the attack fills the buffers of its sockets takes its time too. */
const noticeable = 250
/** Sockets, and the requests that each sends ahead: a few that send far too many, and many that keep to what is allowed. */
const attackOf = (rude: number, polite: number) => [
  ...Array<number>(rude).fill(2_000),
  ...Array<number>(polite).fill(16),
]

export const unreadAnswers: Fault = {
  name: 'answers that nobody reads',
  kinds: ['SQLite'],
  isInTests: runsAll, // the tests of connections have one
  async run({ isLong, place }) {
    if (process.platform !== 'linux') throw new Skipped('looks into /proc')
    const dist = await builtSite()
    await writeFile(join(dist, 'client', picture), Buffer.alloc(pictureBytes, 1))
    const server = await startProcess({ ...(await place()).env, DIST_DIR: dist })
    const quiet = await visitTimes(server, isLong ? 500 : 20)
    const attack = isLong ? attackOf(10, 250) : attackOf(2, 40)
    const [memoryBefore, socketsBefore] = [memoryOf(server), openSockets(server)]
    const begun = Date.now()
    const sockets = attack.map((requests) => askAhead(server, requests))
    const under = await visitTimes(server, isLong ? 500 : 20)
    const files = openFiles(server)
    const memory = memoryOf(server) - memoryBefore
    const left = () => openSockets(server) - socketsBefore
    while (left() > 0 && Date.now() < begun + (isLong ? 40_000 : 0)) await sleep(100)
    const leftAtEnd = left()
    for (const socket of sockets) socket.destroy()
    await server.stop('SIGKILL')
    const [before, p99] = [quiet, under].map(({ times }) => percentile(times, 0.99)) as [number, number]
    return {
      passed:
        under.failed === 0 &&
        files <= attack.length &&
        memory < 300 &&
        (!isLong || (leftAtEnd <= 0 && p99 < Math.max(noticeable, before * 2))),
      figure: `${files} open files and ${memory} MB more for ${attack.length} sockets; honest visits p99 ${p99.toFixed(1)} ms, without them ${before.toFixed(1)} ms, ${under.failed} of ${under.times.length} failed${isLong ? `; ${Math.max(0, leftAtEnd)} sockets still open after ${Math.round((Date.now() - begun) / 1000)} s` : ''}`,
    }
  },
}

/** Sends requests and reads nothing. */
function askAhead({ url }: ServerProcess, requests: number): Socket {
  const { hostname, port } = new URL(url)
  const socket = connect(Number(port), hostname)
  socket.on('error', () => {}).pause()
  socket.write(`GET ${picture} HTTP/1.1\r\nHost: site\r\n\r\n`.repeat(requests))
  return socket
}

/** An honest visitor, one page after another. */
async function visitTimes({ url }: ServerProcess, count: number) {
  const visits = { times: [] as number[], failed: 0 }
  for (let visit = 0; visit < count; visit++) {
    const start = performance.now()
    const status = await fetch(url).then(
      async (answer) => (await answer.text()) && answer.status,
      () => 0,
    )
    visits.times.push(performance.now() - start)
    if (status !== 200) visits.failed++
    await sleep(5)
  }
  return visits
}

const openFiles = (server: ServerProcess) => linksOf(server).filter((link) => link.endsWith(picture)).length

/** On the server's side: a visitor who reads nothing does not see that the other end has gone. */
const openSockets = (server: ServerProcess) => linksOf(server).filter((link) => link.startsWith('socket:')).length

/** What a process has open. */
function linksOf({ process: { pid } }: ServerProcess): string[] {
  const folder = `/proc/${pid}/fd`
  const linkOf = (name: string) => {
    try {
      return readlinkSync(join(folder, name))
    } catch {
      return ''
    }
  }
  return readdirSync(folder).map(linkOf)
}

/** Of the machine's memory, in MB. */
const memoryOf = ({ process: { pid } }: ServerProcess) =>
  Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024)
