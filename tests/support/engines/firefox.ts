/** A real Firefox, driven with WebDriver BiDi: https://w3c.github.io/webdriver-bidi/ */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Engine, end, printed } from './engine.ts'

type Send = (method: string, params: object) => Promise<Record<string, unknown>>

interface Point {
  x: number
  y: number
}

/** With a mouse and keys, which the browser takes for those of a person. */
export interface Firefox extends Engine {
  /** Presses at the first point and lets go at the last; a click where there is one alone. */
  drag: (...points: [Point, ...Point[]]) => Promise<void>
  /** Types a text; keys before it are held meanwhile, such as '\uE009' for Ctrl (WebDriver's names of keys). */
  type: (...keys: string[]) => Promise<void>
}

/** Starts the Firefox of the given path with a profile of its own. */
export async function startFirefox(path: string): Promise<Firefox> {
  const profile = await mkdtemp(join(tmpdir(), 'pages-firefox-'))
  const options = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0']
  const child = spawn(path, options, { stdio: ['ignore', 'ignore', 'pipe'] })
  const stop = async () => {
    await end(child)
    await rm(profile, { recursive: true, force: true, maxRetries: 5 })
  }
  try {
    const send = await connect(await printed(child, /BiDi listening on (ws:\S+)/))
    await send('session.new', { capabilities: {} })
    const { contexts } = (await send('browsingContext.getTree', {})) as { contexts: [{ context: string }] }
    return { ...actions(send, contexts[0].context), stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/** Answers come by the number of the question. */
async function connect(address: string): Promise<Send> {
  const socket = new WebSocket(`${address}/session`)
  const waiting = new Map<number, (answer: { result?: object; message?: string }) => void>()
  socket.addEventListener('message', ({ data }) => {
    const answer = JSON.parse(data)
    waiting.get(answer.id)?.(answer)
    waiting.delete(answer.id)
  })
  await once(socket, 'open')
  let last = 0
  return (method, params) =>
    new Promise((resolve, reject) => {
      waiting.set(++last, ({ result, message }) =>
        result ? resolve({ ...result }) : reject(new Error(`${method}: ${message}`)),
      )
      socket.send(JSON.stringify({ id: last, method, params }))
    })
}

function actions(send: Send, context: string): Omit<Firefox, 'stop'> {
  const perform = async (source: object) => {
    await send('input.performActions', { context, actions: [source] })
  }
  return {
    drag: (...points) => {
      const moves = points.map(({ x, y }) => ({ type: 'pointerMove', x: Math.round(x), y: Math.round(y) }))
      const [first, ...others] = moves
      const actions = [first, { type: 'pointerDown', button: 0 }, ...others, { type: 'pointerUp', button: 0 }]
      return perform({ type: 'pointer', id: 'mouse', actions })
    },
    type: (...keys) => {
      const down = (value: string) => ({ type: 'keyDown', value })
      const up = (value: string) => ({ type: 'keyUp', value })
      const [text = '', ...held] = keys.toReversed()
      const typed = [...text].flatMap((sign) => [down(sign), up(sign)])
      return perform({ type: 'key', id: 'keys', actions: [...held.map(down), ...typed, ...held.map(up)] })
    },
    open: async (url) => {
      await send('browsingContext.navigate', { context, url, wait: 'complete' })
    },
    run: async (work, ...values) => {
      // As JSON, since BiDi has a notation of its own for objects and lists.
      const call = `async () => JSON.stringify([await (${work})(...${JSON.stringify(values)})])`
      const params = { functionDeclaration: call, target: { context }, awaitPromise: true }
      const answer = await send('script.callFunction', params)
      if (answer.type === 'exception') throw new Error(JSON.stringify(answer.exceptionDetails))
      return JSON.parse((answer.result as { value: string }).value)[0]
    },
    resize: async (width, height) => {
      await send('browsingContext.setViewport', { context, viewport: { width, height } })
    },
  }
}
