/** Makes copies on time, and tells the owner when none has been made for too long. */

import { execFile } from 'node:child_process'
import { constants } from 'node:os'
import { lowerPriority } from '../../renderer/common/lower-priority.ts'
import { DEFAULT_FILE } from '../../renderer/common/site-folder.ts'
import { COMMAND } from '../../renderer/folders.ts'
import { visitorMail } from '../../server/mail/visitor.ts'
import { repeat } from '../../server/repeat.ts'
import { newId } from '../../server/store/ids.ts'
import type { Desk } from '../parts.ts'
import { sayIn } from '../words.ts'
import { type Copy, copiesIn, isLate, lastGood } from './list.ts'
import { placeOf } from './place-of.ts'

const minute = 60_000
const hour = 60 * minute
const lookMs = 5 * minute
/** After a failure, and for the other servers of a database, which leave it to one. */
const turnMs = 30 * minute
const turn = 'copy'
const alarmTurn = 'alarm of copies'
const longestMs = 6 * hour

type Parts = Pick<Desk, 'settings' | 'store' | 'log' | 'siteFile' | 'mail' | 'gauge' | 'origin' | 'path'>
export type Copies = ReturnType<typeof watchCopies>

/** `run` makes one copy; it runs beside the server, which has visitors to answer. */
export function watchCopies(parts: Parts, run = runCopy, everyMs = lookMs) {
  const { settings, store, log, gauge } = parts
  const place = placeOf(settings)
  const since = Date.now()
  const stop = new AbortController()
  let copies: readonly Copy[] = []
  let running: Promise<void> | undefined
  const last = () => lastGood(copies)
  const late = () => isLate(last()?.madeAt ?? since, settings)

  async function look() {
    copies = await copiesIn(place)
    gauge('copies_last_good_timestamp_seconds', (last()?.madeAt ?? 0) / 1000)
  }
  /** A copy that is being made is not begun again. */
  function make(): Promise<void> {
    running ??= run(parts.siteFile().pages ?? DEFAULT_FILE, stop.signal)
      .then(look)
      .finally(() => {
        running = undefined
      })
    return running
  }
  async function chore() {
    try {
      await look()
      const isDue = Date.now() - (last()?.madeAt ?? 0) >= settings.COPIES_HOURS * hour
      if (isDue && (await store.takeTurn(turn, turnMs))) await make()
    } finally {
      if (late()) await raiseAlarm(parts, last()?.madeAt)
    }
  }
  const end = repeat('copies', everyMs, chore, log)
  chore().catch((err) => log.error({ err }, 'copies failed'))
  return {
    copies: () => copies,
    last,
    isLate: late,
    isRunning: () => running !== undefined,
    make,
    async stop() {
      end()
      stop.abort()
      await running?.catch(() => {})
    },
  }
}

/** Once a day, however many servers there are. */
async function raiseAlarm({ settings, store, mail, siteFile, origin, path }: Parts, madeAt: number | undefined) {
  const { LEADS_FROM, LEADS_TO } = settings
  if (!mail || !LEADS_FROM || !LEADS_TO || !(await store.takeTurn(alarmTurn, 24 * hour))) return
  const { site } = siteFile()
  const say = sayIn(site.language)
  const text = [say(madeAt === undefined ? 'copies.alarmNever' : 'copies.alarm', { hours: hoursSince(madeAt ?? 0) })]
  text.push(say('copies.alarmHint'), `${origin}${path}/copies`)
  const id = `copies.${newId()}`
  const subject = `[${site.brand}] ${say('copies.alarmSubject')}`
  const [first = '', ...others] = LEADS_TO.split(',').map((address) => address.trim())
  const letter = { id, to: first, subject, text: text.join('\n\n'), cause: 'auto-generated' } as const
  await mail
    .send({ ...visitorMail(letter, site, LEADS_FROM), to: [first, ...others] }, () => {})
    .catch(async (error) => {
      await store.giveTurnBack(alarmTurn)
      throw error
    })
}

export const hoursSince = (at: number) => Math.floor((Date.now() - at) / hour)

/** The command `desk copy`, in a process of its own that comes after everything else. */
function runCopy(pages: string, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const options = { signal, timeout: longestMs, maxBuffer: 2 ** 24 }
    const child = execFile(
      process.execPath,
      [COMMAND, 'desk', 'copy', '--pages', pages],
      options,
      (error, _, printed) => {
        if (error) reject(new Error(printed.trim().slice(0, 1000) || error.message))
        else resolve()
      },
    )
    lowerPriority(child.pid, constants.priority.PRIORITY_LOW)
  })
}
