/** A real WebKit, driven with WebDriver: https://www.w3.org/TR/webdriver2/ */
import { spawn } from 'node:child_process'
import { freePort } from '../../server/support/postgres.ts'
import { until } from '../../server/support/wait.ts'
import { type Engine, end, printed } from './engine.ts'
import { handsOf } from './hands.ts'

type Send = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<unknown>

/** Starts the WebKit of the given driver on a screen that nobody sees (Xvfb). Its window is 450 pixels wide or more. */
export async function startWebKit(driver: string, xvfb: string, settings: NodeJS.ProcessEnv = {}): Promise<Engine> {
  const screen = spawn(xvfb, ['-displayfd', '1', '-screen', '0', '1920x1600x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const env = { ...process.env, ...settings, DISPLAY: `:${await printed(screen, /^(\d+)\n/)}` }
  const port = await freePort()
  const child = spawn(driver, [`--port=${port}`], { env, stdio: 'ignore' })
  let leave: () => Promise<unknown> = async () => {}
  const stop = async () => {
    await leave().finally(() => Promise.all([end(child), end(screen)]))
  }
  try {
    const send = speakTo(`http://127.0.0.1:${port}`)
    await until('WebKitWebDriver', () => send('GET', '/status').catch(() => false))
    const { sessionId } = (await send('POST', '/session', { capabilities: {} })) as { sessionId: string }
    const session: Send = (method, path, body) => send(method, `/session/${sessionId}${path}`, body)
    leave = () => session('DELETE', '')
    return { ...actions(session), stop }
  } catch (error) {
    await stop()
    throw error
  }
}

function speakTo(address: string): Send {
  return async (method, path, body) => {
    const answer = await fetch(address + path, { method, ...(body && { body: JSON.stringify(body) }) })
    const { value } = (await answer.json()) as { value: unknown }
    if (!answer.ok) throw new Error(`${method} ${path}: ${JSON.stringify(value)}`)
    return value
  }
}

function actions(send: Send): Omit<Engine, 'stop'> {
  return {
    ...handsOf((source) => send('POST', '/actions', { actions: [source] })),
    open: async (url) => {
      await send('POST', '/url', { url })
    },
    run: async (work, ...values) => {
      const script = `const [values, done] = arguments;
        (async () => (${work})(...values))().then((value) => done({ value }), (error) => done({ error: String(error) }))`
      const answer = (await send('POST', '/execute/async', { script, args: [values] })) as {
        value: never
        error?: string
      }
      if (answer.error) throw new Error(answer.error)
      return answer.value
    },
    resize: async (width, height) => {
      await send('POST', '/window/rect', { width, height })
    },
  }
}
