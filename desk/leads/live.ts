/** Tells open pages of the inbox that something came in or changed: server-sent events, without anything of a visitor. */
import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import { type SSEStreamingApi, streamSSE } from 'hono/streaming'
import { firstId } from '../../server/store/ids.ts'
import { may } from '../accounts/people.ts'
import { cookieOf } from '../app.ts'
import type { Desk, DeskContext } from '../parts.ts'
import { idIn } from './list.ts'

/** Several servers of one database tell each other nothing: each looks by itself. */
const lookMs = 4_000
/** The server closes a connection on which nothing moves for 15 seconds. */
const beatMs = 10_000
/** A lead has its id before it is stored: one that took longer comes after others with higher ids. */
const lateMs = 60_000
const mostTold = 500
const restMs = 1_000
/** More pages than people have open; the oldest gives way, and its browser asks again. */
const mostOpen = 40

type Open = { wake: () => void; end: () => void }

/** Tells which leads are new since it was asked the last time, or since the one that a browser heard of last. */
async function newcomers({ arrived }: Desk['store'], last: string | undefined) {
  const lately = () => firstId(Date.now() - lateMs)
  const before = await arrived(lately())
  let told = new Set(last ? before.filter((id) => id <= last) : before)
  let since = last && last < lately() ? last : undefined
  return async () => {
    const ids = await arrived(since ?? lately())
    const fresh = ids.filter((id) => !told.has(id))
    told = new Set([...ids, ...told].slice(0, mostTold))
    since = undefined
    return { amount: fresh.length, newest: ids[0] }
  }
}

export function createLive() {
  const all = new Set<Open>()

  /** Answers with the events of one page that is open. */
  const follow = (context: DeskContext) => {
    const { desk, say } = context.var
    const secret = getCookie(context as Context, cookieOf(desk)) ?? ''
    const isAllowed = async () => {
      const visit = await desk.sessions.of(secret)
      return visit !== undefined && may(visit.person, 'leads')
    }
    const run = async (stream: SSEStreamingApi) => {
      let [isEnded, hasChanged] = [false, false]
      let stopWaiting = () => {}
      const wake = () => {
        hasChanged = true
        stopWaiting()
      }
      const end = () => {
        isEnded = true
        stopWaiting()
      }
      const wait = (ms: number) =>
        new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, ms)
          stopWaiting = () => {
            clearTimeout(timer)
            resolve()
          }
        })
      const open: Open = { wake, end }
      stream.onAbort(end)
      all.add(open)
      if (all.size > mostOpen) all.values().next().value?.end()
      try {
        const look = await newcomers(desk.store, idIn(context.req.header('last-event-id')))
        await stream.write('retry: 3000\n\n')
        for (let beatAt = Date.now() + beatMs; !isEnded; ) {
          const isTold = hasChanged
          hasChanged = false
          const { amount, newest } = await look()
          if (amount > 0 || isTold) {
            const data = amount > 0 ? say('leads.arrived', { count: amount }) : ''
            await stream.writeSSE({ event: 'leads', data, ...(newest && { id: newest }) })
            // However many come at once, each page that is open asks for them once in a while.
            await stream.sleep(restMs)
          }
          if (Date.now() >= beatAt) {
            if (!(await isAllowed())) return
            await stream.write(': still here\n\n')
            beatAt = Date.now() + beatMs
          }
          if (!isEnded && !hasChanged) await wait(Math.min(lookMs, beatAt - Date.now()))
        }
      } catch (err) {
        // The browser asks again by itself.
        desk.log.warn({ err }, 'an open inbox is told nothing for now')
      } finally {
        all.delete(open)
      }
    }
    context.header('x-accel-buffering', 'no')
    return streamSSE(context as Context, run)
  }

  return {
    follow,
    /** A lead has been stored, or something was made of one. */
    wake: () => {
      for (const { wake } of all) wake()
    },
    stop: () => {
      for (const { end } of all) end()
    },
  }
}
