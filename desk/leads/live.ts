/** Tells open pages of the inbox that something came in or changed: server-sent events, without anything of a visitor. */
import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import { streamSSE } from 'hono/streaming'
import { may } from '../accounts/people.ts'
import { cookieOf } from '../app.ts'
import type { DeskContext } from '../parts.ts'
import { idIn } from './list.ts'

/** Several servers of one database tell each other nothing: each looks by itself. */
const lookMs = 4_000
/** The server closes a connection on which nothing moves for 15 seconds. */
const beatMs = 10_000
/** More pages than people have open; the oldest gives way, and its browser asks again. */
const mostOpen = 40

type Open = { wake: (isChange: boolean) => void; end: () => void }

export function createLive() {
  const all = new Set<Open>()

  const follow = (context: DeskContext) => {
    const { desk, say } = context.var
    const secret = getCookie(context as Context, cookieOf(desk)) ?? ''
    const isAllowed = async () => {
      const visit = await desk.sessions.of(secret)
      return visit !== undefined && may(visit.person, 'leads')
    }
    context.header('x-accel-buffering', 'no')
    return streamSSE(context as Context, async (stream) => {
      let [isEnded, isWoken, hasChanged] = [false, false, false]
      let stopWaiting = () => {}
      const wake = (isChange: boolean) => {
        isWoken = true
        hasChanged ||= isChange
        stopWaiting()
      }
      const end = () => {
        isEnded = true
        stopWaiting()
      }
      const open: Open = { wake, end }
      stream.onAbort(end)
      all.add(open)
      if (all.size > mostOpen) all.values().next().value?.end()
      try {
        let seen = idIn(context.req.header('last-event-id')) ?? (await desk.store.arrived('')).newest
        await stream.write('retry: 3000\n\n')
        for (let beatAt = Date.now() + beatMs; !isEnded; ) {
          isWoken = false
          const { amount, newest } = await desk.store.arrived(seen)
          if (amount > 0 || hasChanged) {
            hasChanged = false
            seen = newest
            const data = amount > 0 ? say('leads.arrived', { count: amount }) : ''
            await stream.writeSSE({ event: 'leads', data, id: newest })
          }
          if (Date.now() >= beatAt) {
            if (!(await isAllowed())) return
            await stream.write(': still here\n\n')
            beatAt = Date.now() + beatMs
          }
          if (isEnded || isWoken) continue
          await new Promise<void>((resolve) => {
            const timer = setTimeout(resolve, Math.min(lookMs, beatAt - Date.now()))
            stopWaiting = () => {
              clearTimeout(timer)
              resolve()
            }
          })
        }
      } finally {
        all.delete(open)
      }
    })
  }

  return {
    follow,
    /** A lead has been stored here. */
    arrived: () => {
      for (const { wake } of all) wake(false)
    },
    changed: () => {
      for (const { wake } of all) wake(true)
    },
    stop: () => {
      for (const { end } of all) end()
    },
  }
}
