/** Pictures under everything that can go wrong with them: nothing acknowledged is lost, and memory stays bounded. */
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { request } from 'node:http'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import sharp from 'sharp'
import { newId } from '../../server/store/ids.ts'
import { bomb, photoPath, photoPost, picture } from '../../tests/server/support/photos.ts'
import { type ServerProcess, startProcess } from '../../tests/server/support/process.ts'
import { runsAll } from '../../tests/support/places.ts'
import { fill, mountSmallDisk } from './disk.ts'
import { allLeads, type Fault, integrity, type Place, placeAt } from './fault.ts'

export type Answer = { status: number; id?: string }

export const send = async (url: string, files: Record<string, Uint8Array>, headers = {}): Promise<Answer> => {
  const init = photoPost(files, { 'idempotency-key': newId(), ...headers })
  const response = await fetch(url + photoPath, init).catch(() => undefined)
  const body = await response?.json().catch(() => ({}))
  return { status: response?.status ?? 0, id: body?.id }
}

/** Acknowledged leads that do not have the pictures that were sent with them, and pictures that belong to none. */
async function lost(place: Place, acknowledged: string[], amount: number): Promise<number> {
  const leads = new Map((await allLeads(place)).map((lead) => [lead.id, lead.photos]))
  return acknowledged.filter((id) => leads.get(id) !== amount).length
}

const acknowledgedIn = (answers: Answer[]) => answers.flatMap(({ status, id }) => (status === 200 && id ? [id] : []))

export const photosKilled: Fault = {
  name: 'pictures and kill -9 amid uploads',
  kinds: ['SQLite', 'PostgreSQL'],
  isInTests: false,
  async run({ isLong, place }) {
    const where = await place()
    const photo = await picture({ width: 1500, height: 1000 })
    const acknowledged: string[] = []
    let broken = 0
    for (let round = 0; round < (isLong ? 30 : 2); round += 1) {
      const server = await startProcess(where.env)
      let isOver = false
      const workers = Array.from({ length: 4 }, async () => {
        const answers: Answer[] = []
        while (!isOver) {
          answers.push(await send(server.url, { 'a.jpg': photo, 'b.jpg': photo }))
          await sleep(10)
        }
        return answers
      })
      const half = dropHalfway(server.url)
      await sleep(800 + Math.random() * 800)
      await server.stop('SIGKILL')
      isOver = true
      const answers = (await Promise.all(workers)).flat()
      await half
      acknowledged.push(...acknowledgedIn(answers))
      broken += answers.filter(({ status }) => status !== 200).length
    }
    const missing = await lost(where, acknowledged, 2)
    const { orphans, isWhole } = await integrity(where)
    return {
      passed: missing === 0 && orphans === 0 && isWhole && acknowledged.length > 0,
      figure: `${acknowledged.length} acknowledged with two pictures each, ${missing} without them; ${broken} broken off, ${orphans} without mail, integrity ${isWhole ? 'ok' : 'BROKEN'}`,
    }
  },
}

/** An upload of which only the beginning is ever sent. */
const dropHalfway = (url: string) =>
  new Promise<void>((resolve) => {
    const headers = { 'content-type': 'multipart/form-data; boundary=x', 'content-length': 1_000_000 }
    const sent = request(url + photoPath, { method: 'POST', headers })
    sent.on('error', () => resolve()).on('close', resolve)
    sent.write(`--x\r\ncontent-disposition: form-data; name="photos"; filename="a.jpg"\r\n\r\n${'x'.repeat(100_000)}`)
  })

export const photosDiskFull: Fault = {
  name: 'pictures and a full disk',
  kinds: ['SQLite'],
  isInTests: runsAll, // a full disk has a fault of its own, and room for pictures a test
  async run({ isLong }) {
    const disk = await mountSmallDisk(24)
    try {
      const where = placeAt({ DATA_DIR: join(disk, 'data') })
      const server = await startProcess(where.env)
      const photo = await noise(700)
      const upload = () => send(server.url, { 'a.jpg': photo, 'b.jpg': photo })
      const before = [await upload()]
      fill(join(disk, 'filler'), disk)
      const full: Answer[] = []
      for (let tries = 0; tries < (isLong ? 60 : 20); tries += 1) full.push(await upload())
      const last = full.at(-1)?.status
      spawnSync('rm', [join(disk, 'filler')])
      await sleep(1_000)
      const after = [await upload()]
      await server.stop('SIGKILL')
      const acknowledged = acknowledgedIn([...before, ...full, ...after])
      const missing = await lost(where, acknowledged, 2)
      return {
        passed: missing === 0 && last === 503 && after[0]?.status === 200,
        figure: `full: ${last}, ${acknowledgedIn(full).length} of ${full.length} fitted into space already taken; freed: ${after[0]?.status}; ${missing} of ${acknowledged.length} without their pictures`,
      }
    } finally {
      spawnSync('umount', ['-l', disk])
    }
  },
}

/** A JPEG that does not get smaller by being written anew. */
export async function noise(side: number): Promise<Buffer> {
  const grain = { type: 'gaussian', mean: 128, sigma: 60 } as const
  const create = { width: side, height: side, channels: 3 as const, background: '#000', noise: grain }
  return sharp({ create }).jpeg({ quality: 80 }).toBuffer()
}

/** The most memory of the server and what it started, in MB. */
export function watchMemory({ process: server }: ServerProcess) {
  let most = 0
  const look = () => {
    const listed = spawnSync('ps', ['-e', '-o', 'pid=,ppid=,rss='], { encoding: 'utf8' }).stdout
    const rows = listed
      .trim()
      .split('\n')
      .map((line) => line.trim().split(/\s+/).map(Number))
    const own = new Set([server.pid])
    for (const [pid, parent] of rows) if (own.has(parent)) own.add(pid)
    const sum = rows.reduce((total, [pid, , rss = 0]) => total + (own.has(pid) ? rss : 0), 0) / 1024
    most = Math.max(most, sum)
  }
  look()
  const base = most
  const timer = setInterval(look, 100)
  return () => {
    clearInterval(timer)
    return { base: Math.round(base), most: Math.round(most) }
  }
}

export const photoAttacks: Fault = {
  name: 'bombs and 20 MB of something else as pictures',
  kinds: ['SQLite'],
  isInTests: false,
  async run({ isLong, place }) {
    const where = await place()
    const server = await startProcess({ ...where.env, RATE_HARD: '0' })
    const stop = watchMemory(server)
    const other = Buffer.alloc(20 * 2 ** 20, 'not a picture ')
    const many = { width: 20_000, height: 20_000, channels: 3, background: '#fff' } as const
    const large = { ...many, width: 7_900, height: 7_900 }
    const bombs = {
      'other.jpg': other,
      'header.png': await bomb(),
      'white.png': await sharp({ create: many, limitInputPixels: false }).png({ compressionLevel: 9 }).toBuffer(),
    }
    // The worst that is still opened: it has to be in memory as a whole.
    const worst = await sharp({ create: large }).png({ progressive: true }).toBuffer()
    let refused = 0
    let odd = 0
    for (let round = 0; round < (isLong ? 10 : 1); round += 1) {
      const attacks = Object.entries(bombs).flatMap((one) => [one, one, one])
      const answers = await Promise.all(attacks.map(([name, bytes]) => send(server.url, { [name]: bytes })))
      refused += answers.filter(({ status }) => status === 422 || status === 503).length
      odd += answers.filter(({ status }) => status !== 422 && status !== 503).length
      await send(server.url, { 'worst.png': worst })
    }
    const { status } = await send(server.url, { 'roof.jpg': await picture() })
    const { base, most } = stop()
    const peak = peakOf(server)
    await server.stop('SIGKILL')
    const kept = (await allLeads(where)).length
    return {
      passed: odd === 0 && status === 200 && most < base + 900,
      figure: `${refused} refused, ${odd} answered otherwise; a real picture afterwards: ${status}; ${kept} leads kept; ${base} MB of memory before, ${most} MB at most (the server itself ${peak} MB)`,
    }
  },
}

const peakOf = ({ process: server }: ServerProcess) =>
  Math.round(Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${server.pid}/status`, 'utf8'))?.[1]) / 1024)
