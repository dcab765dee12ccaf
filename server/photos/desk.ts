/** Where uploads are held and pictures are made safe. Whatever is sent, memory and work stay bounded. */

import { type ChildProcess, fork } from 'node:child_process'
import { lowerPriority } from '../../renderer/common/lower-priority.ts'
import { photoLimits } from '../../renderer/forms/photo-limits.ts'
import type { PhotoJob, PhotoReply } from './photo-process.ts'

/** All uploads that are in memory at once may have so many bytes, and those of one sender what one upload may have. */
const mostHeldBytes = 96 * 2 ** 20
const mostHeldByOne = photoLimits.together
/** A picture that takes longer to open is refused. */
const longestOpeningMs = 8_000
/** Nobody waits longer for a turn: on a connection without a sign of life nobody waits long. */
const longestWaitMs = 6_000
/** The process ends when no picture has come for so long. */
const idleMs = 30_000
/** So many stored pictures wait to be made small: each takes some hundredths of a second, and visitors wait with them. */
const mostWaitingToShrink = 8

/** The bytes of one upload, as they arrive: `take` says whether there is room for more, `give` gives some back. */
export type Upload = { take: (bytes: number) => boolean; give: (bytes: number) => void; release: () => void }
export type PhotoDesk = ReturnType<typeof createPhotoDesk>

type Options = { mostBytes?: number; mostOfOne?: number; mostMs?: number; mostWaitMs?: number }

export function createPhotoDesk({
  mostBytes = mostHeldBytes,
  mostOfOne = mostHeldByOne,
  mostMs = longestOpeningMs,
  mostWaitMs = longestWaitMs,
}: Options = {}) {
  let held = 0
  const heldBy = new Map<string, number>()
  let child: Promise<ChildProcess> | undefined
  let idle: NodeJS.Timeout | undefined
  let last: Promise<unknown> = Promise.resolve()
  let waiting = 0
  const lastOfClient = new Map<string, Promise<unknown>>()

  const endChild = async () => {
    const ended = child
    child = undefined
    ;(await ended?.catch(() => undefined))?.kill('SIGKILL')
  }

  /** Undefined when the process ended over the picture. Throws when there can be no process at all. */
  const open = async (job: PhotoJob): Promise<PhotoReply | undefined> => {
    clearTimeout(idle)
    child ??= startProcess()
    const running = await child.catch((error) => {
      child = undefined
      throw error
    })
    const reply = await ask(running, job, mostMs)
    if (!reply) await endChild()
    idle = setTimeout(endChild, idleMs).unref()
    return reply
  }

  /** One after another, whoever sends them: a picture of the largest size takes the memory of a small server. */
  const inTurn = <Result>(run: () => Result | Promise<Result>): Promise<Result> => {
    const turn = last.then(run, run)
    last = turn.catch(() => undefined)
    return turn
  }

  return {
    /** Makes room for an upload of a sender, to be given back when it is answered. */
    receive(client: string): Upload {
      let own = 0
      const change = (bytes: number) => {
        const ofClient = (heldBy.get(client) ?? 0) + bytes
        own += bytes
        held += bytes
        if (ofClient > 0) heldBy.set(client, ofClient)
        else heldBy.delete(client)
      }
      return {
        take(bytes) {
          if (held + bytes > mostBytes || (heldBy.get(client) ?? 0) + bytes > mostOfOne) return false
          change(bytes)
          return true
        },
        give: (bytes) => change(-bytes),
        release: () => change(-own),
      }
    },
    /**
     * Opens the pictures of one upload. Each becomes a JPEG, upright and without what the camera noted, or undefined
     * where it is none; that ends it. A sender's uploads wait for each other, so that nobody's many keep the others
     * waiting. Rejects when there was no turn in time, or pictures cannot be opened at all.
     */
    async reencode(client: string, pictures: Uint8Array[]): Promise<(Uint8Array | undefined)[]> {
      const latest = performance.now() + mostWaitMs
      const run = async () => {
        const done: (Uint8Array | undefined)[] = []
        for (const bytes of pictures) {
          const reply = await inTurn(() => {
            if (performance.now() > latest) throw new Error('too many pictures wait to be opened')
            return open({ bytes })
          })
          done.push(reply && 'jpeg' in reply ? reply.jpeg : undefined)
          if (!done.at(-1)) break
        }
        return done
      }
      const turn = (lastOfClient.get(client) ?? Promise.resolve()).then(run, run)
      lastOfClient.set(client, turn)
      return turn.finally(() => {
        if (lastOfClient.get(client) === turn) lastOfClient.delete(client)
      })
    },
    /** A stored picture made small, in turn with what visitors send. Undefined where it cannot be opened. */
    async shrink(bytes: Uint8Array, side: number): Promise<Uint8Array | undefined> {
      if (waiting === mostWaitingToShrink) throw new Error('too many pictures wait to be made small')
      waiting += 1
      const reply = await inTurn(() => open({ bytes, side })).finally(() => {
        waiting -= 1
      })
      return reply && 'jpeg' in reply ? reply.jpeg : undefined
    },
    /** The process that opens pictures, while there is one. */
    processId: async () => (await child)?.pid,
    stop: endChild,
  }
}

async function startProcess(): Promise<ChildProcess> {
  const child = fork(new URL('./photo-process.ts', import.meta.url), [], {
    execArgv: [],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  await new Promise((resolve, reject) => {
    child.once('message', resolve).once('error', reject)
    child.once('exit', () => reject(new Error('pictures cannot be opened here: their process stopped')))
  })
  lowerPriority(child.pid)
  child.channel?.unref()
  child.unref()
  return child
}

/** Undefined when the process stopped or took too long. */
function ask(child: ChildProcess, job: PhotoJob, mostMs: number): Promise<PhotoReply | undefined> {
  return new Promise((resolve) => {
    const settle = (reply?: PhotoReply) => {
      clearTimeout(timer)
      child.off('message', settle).off('exit', stopped).off('error', stopped)
      resolve(reply)
    }
    const stopped = () => settle()
    const timer = setTimeout(stopped, mostMs)
    child.on('message', settle).on('exit', stopped).on('error', stopped)
    child.send(job, (error) => error && stopped())
  })
}
