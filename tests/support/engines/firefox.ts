/** A real Firefox, driven with WebDriver BiDi: https://w3c.github.io/webdriver-bidi/ */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Engine, end, printed } from './engine.ts'
import { handsOf } from './hands.ts'

type Send = (method: string, params: object) => Promise<Record<string, unknown>>

/** Starts the Firefox of the given path with a profile of its own. */
export async function startFirefox(path: string): Promise<Engine> {
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

function actions(send: Send, context: string): Omit<Engine, 'stop'> {
  return {
    ...handsOf((source) => send('input.performActions', { context, actions: [source] })),
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
