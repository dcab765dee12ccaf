import { type ChildProcess, fork } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { lowerPriority } from '../../renderer/common/lower-priority.ts'
import { Refusal } from '../../studio/edit/refusal.ts'
import type { Beginning, Question, Reply, Tasks } from './tasks.ts'

/** It ends when nobody has used it for so long; whoever has its page open uses it. */
const idleMs = 10 * 60_000
const longestStartMs = 120_000
const longestTaskMs = 120_000
/** After it could not begin it is not tried again at once, however many ask. */
const pauseMs = 3_000

export interface Running extends Pick<Beginning, 'socket' | 'secret'> {
  child: ChildProcess
  ask: <Task extends keyof Tasks>(task: Task, ...given: Parameters<Tasks[Task]>) => Promise<ReturnType<Tasks[Task]>>
}

export type StudioProcess = ReturnType<typeof createProcess>

/** The studio's process, which begins when it is needed, and again after it has come to an end by whatever. */
export function createProcess(place: Omit<Beginning, 'socket' | 'secret'>, idleAfterMs = idleMs) {
  let running: Promise<Running> | undefined
  let ending: Promise<unknown> = Promise.resolve()
  let users = 0
  let idle: NodeJS.Timeout | undefined

  /** Ends it; it keeps what is not published before it goes, and the next one waits for that. */
  const end = () => {
    const ended = running
    running = undefined
    clearTimeout(idle)
    ending = Promise.all([ending, ended?.then(endOf, () => undefined)])
    return ending
  }
  const begin = async () => {
    await ending
    return start(place, (child) => {
      const forget = (known: Running) => {
        if (known.child === child) running = undefined
      }
      running?.then(forget, () => {})
    })
  }

  return {
    /** The process, for as long as whoever asks has not let it go. */
    async use(): Promise<Running & { release: () => void }> {
      users++
      clearTimeout(idle)
      let isHeld = true
      const release = () => {
        if (!isHeld) return
        isHeld = false
        users--
        if (users === 0) idle = setTimeout(end, idleAfterMs).unref()
      }
      running ??= begin()
      const mine = running
      try {
        return { ...(await mine), release }
      } catch (error) {
        setTimeout(() => {
          if (running === mine) running = undefined
        }, pauseMs).unref()
        release()
        throw error
      }
    },
    isRunning: () => running !== undefined,
    end,
  }
}

async function start(
  place: Omit<Beginning, 'socket' | 'secret'>,
  ended: (child: ChildProcess) => void,
): Promise<Running> {
  // Nobody but its user may enter the folder, so nobody else reaches the socket in it.
  const folder = await mkdtemp(join(tmpdir(), 'desk-'))
  const [socket, secret] = [join(folder, 's'), randomBytes(24).toString('base64url')]
  const child = fork(new URL('./studio-process.ts', import.meta.url), [], { serialization: 'advanced' })
  lowerPriority(child.pid)
  const channel = channelOf(child)
  child.once('exit', () => {
    ended(child)
    void rm(folder, { recursive: true, force: true })
  })
  const ready = channel.answerTo(0, longestStartMs)
  child.send({ ...place, socket, secret } satisfies Beginning)
  try {
    await ready
  } catch (error) {
    child.kill('SIGKILL')
    throw error
  }
  return { socket, secret, child, ask: channel.ask as Running['ask'] }
}

/** Waits for the answers of a process; all that is still open ends with it. */
function channelOf(child: ChildProcess) {
  const open = new Map<number, { resolve: (result: unknown) => void; reject: (error: unknown) => void }>()
  let last = 0
  child.on('message', (reply: Reply) => {
    const waiting = open.get(reply.id)
    open.delete(reply.id)
    if ('result' in reply) waiting?.resolve(reply.result)
    else if ('refused' in reply) waiting?.reject(new Refusal(reply.refused.message, reply.refused.hint))
    else waiting?.reject(new Error(reply.failed))
  })
  const fail = (reason: unknown) => {
    for (const { reject } of open.values()) reject(new Error(`the studio's process ended: ${reason}`))
    open.clear()
  }
  child.once('error', fail)
  child.once('exit', (code, signal) => fail(signal ?? code))
  const answerTo = (id: number, mostMs: number) =>
    new Promise<unknown>((resolve, reject) => {
      const timer = setTimeout(() => {
        open.delete(id)
        reject(new Error('the studio did not answer in time'))
      }, mostMs)
      const settle =
        <Value>(how: (value: Value) => void) =>
        (value: Value) => {
          clearTimeout(timer)
          how(value)
        }
      open.set(id, { resolve: settle(resolve), reject: settle(reject) })
    })
  return {
    answerTo,
    ask(task: keyof Tasks, ...given: unknown[]) {
      const id = ++last
      const answer = answerTo(id, longestTaskMs)
      child.send({ id, task, given } satisfies Question)
      return answer
    },
  }
}

const farewellMs = 5_000

function endOf({ child }: Running): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve()
  return new Promise((resolve) => {
    const timer = setTimeout(() => child.kill('SIGKILL'), farewellMs)
    child.once('exit', () => {
      clearTimeout(timer)
      resolve()
    })
    child.disconnect()
  })
}
