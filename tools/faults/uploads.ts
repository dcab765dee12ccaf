/** One stranger's uploads against everybody's: texts without end, pictures that take long, uploads that never end. */
import { request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { photoPath, photoPost, picture, thread } from '../../tests/server/support/photos.ts'
import { startProcess } from '../../tests/server/support/process.ts'
import { runsAll } from '../../tests/support/places.ts'
import { allLeads, type Fault } from './fault.ts'
import { percentile } from './load.ts'
import { type Answer, noise, send, watchMemory } from './photos.ts'

const stranger = { 'x-forwarded-for': '203.0.113.9' }
const everyMs = 250
/** Four of them and the slow ones leave less room of a sender's 32 MB than a usual picture needs. */
const stalledBytes = 7_900_000
/** A little more than an upload has to bring to be let go on. */
const slowly = Buffer.alloc(5_000, 'x')

export const strangersUploads: Fault = {
  name: 'uploads of one stranger that are meant to keep all others out',
  kinds: ['SQLite'],
  isInTests: runsAll, // the tests of pictures and connections have the parts
  async run({ isLong, place }) {
    const where = await place()
    const server = await startProcess({ ...where.env, TRUSTED_PROXY_HOPS: '1' })
    const stop = watchMemory(server)
    const [photo, narrow] = [await picture(), thread()]
    const endless = photoPost({}, stranger)
    ;(endless.body as FormData).set('message', 'x'.repeat(30_000_000))
    const text = (await fetch(server.url + photoPath, endless)).status
    const hold = Array.from({ length: 64 }, (_, index) => holdOpen(server.url, index < 4))
    const narrows = Promise.all(Array.from({ length: 6 }, () => send(server.url, { 'a.png': narrow }, stranger)))
    await sleep(3_000)
    const crowded = await send(server.url, { 'roof.jpg': await noise(700) }, stranger)
    const times: number[] = []
    const honest: Answer[] = []
    for (const end = Date.now() + (isLong ? 15_000 : 3_000); Date.now() < end; await sleep(500)) {
      const started = performance.now()
      const from = { 'x-forwarded-for': `198.51.100.${honest.length}` }
      honest.push(await send(server.url, { 'roof.jpg': photo }, from))
      times.push(performance.now() - started)
    }
    const stalls = isLong ? await Promise.all(hold.slice(0, 4).map(({ closed }) => closed)) : []
    for (const { end } of hold) end()
    const refused = (await narrows).filter(({ status }) => status === 422).length
    const { base, most } = stop()
    await server.stop('SIGKILL')
    const leads = new Map((await allLeads(where)).map((lead) => [lead.id, lead]))
    const photosOf = ({ id = '' }: Answer) => leads.get(id)?.photos
    const taken = honest.filter((answer) => photosOf(answer) === 1).length
    const isKept = photosOf(crowded) === 0 && leads.get(crowded.id ?? '')?.reasons.includes('pictures-not-taken')
    const slowest = percentile(times, 1)
    return {
      passed:
        text === 413 &&
        refused === 6 &&
        isKept === true &&
        taken === honest.length &&
        slowest < 3_000 &&
        Math.max(0, ...stalls) < 12_000 &&
        most - base < 500,
      figure: `30 MB of text: ${text}; ${refused} of 6 endless narrow pictures refused; ${taken} of ${honest.length} honest pictures taken, the slowest after ${Math.round(slowest)} ms, beside 4 uploads that stall (${isLong ? `closed after ${(Math.max(...stalls) / 1000).toFixed(1)} s` : 'open'}) and 60 slow ones; the stranger's own lead is ${isKept ? 'kept without its picture' : 'LOST OR WHOLE'}; ${most - base} MB more memory`,
    }
  },
}

/** An upload of 60 MB that stops after eight, or goes on as slowly as is allowed. */
function holdOpen(url: string, isStalled: boolean) {
  const headers = { ...stranger, 'content-type': 'multipart/form-data; boundary=x', 'content-length': 60_000_000 }
  const started = performance.now()
  const sent = request(url + photoPath, { method: 'POST', headers })
  const closed = new Promise<number>((resolve) => {
    sent.on('error', () => {}).on('close', () => resolve(performance.now() - started))
  })
  sent.write('--x\r\ncontent-disposition: form-data; name="photos"; filename="a.jpg"\r\n\r\n')
  if (isStalled) sent.write(Buffer.alloc(stalledBytes, 'x'))
  const timer = isStalled ? undefined : setInterval(() => sent.write(slowly), everyMs)
  const end = () => {
    clearInterval(timer)
    sent.destroy()
  }
  return { closed, end }
}
