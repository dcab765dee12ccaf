import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { plainFlags, provideBrowser } from '../../tests/support/browser.ts'

/** Milliseconds that a browser has to put its things away. */
const PATIENCE = 5000

/** A browser as a visitor's, without what Playwright turns off, that tools can steer through a port. */
export async function startChromium(
  executable = provideBrowser(),
): Promise<{ port: number; stop: () => Promise<void> }> {
  const profile = await mkdtemp(join(tmpdir(), 'chromium-'))
  const flags = ['--headless=new', '--remote-debugging-port=0', `--user-data-dir=${profile}`, ...plainFlags]
  const browser = spawn(executable, [...flags, 'about:blank'], { stdio: ['ignore', 'ignore', 'pipe'] })
  const ended = new Promise<void>((resolve) => browser.once('exit', () => resolve()))
  const port = await new Promise<number>((resolve, reject) => {
    let output = ''
    browser.stderr.on('data', (chunk) => {
      output += chunk
      const match = /DevTools listening on ws:\/\/[^:]+:(\d+)/.exec(output)
      if (match?.[1]) resolve(Number(match[1]))
    })
    browser.once('exit', () => reject(new Error(`the browser ended before it was ready:\n${output}`)))
  })
  const stop = async () => {
    const force = setTimeout(() => {
      browser.kill('SIGKILL')
      browser.stderr.destroy()
    }, PATIENCE)
    await askToClose(port).catch(() => browser.kill())
    await ended
    clearTimeout(force)
    await rm(profile, { recursive: true, force: true, maxRetries: 5 })
  }
  return { port, stop }
}

/** A signal would reach only the script by which some systems start their browser, and leave the browser running. */
async function askToClose(port: number): Promise<void> {
  const response = await fetch(`http://127.0.0.1:${port}/json/version`)
  const { webSocketDebuggerUrl } = (await response.json()) as { webSocketDebuggerUrl: string }
  const socket = new WebSocket(webSocketDebuggerUrl)
  await new Promise((resolve, reject) => {
    socket.onopen = resolve
    socket.onerror = reject
  })
  socket.send(JSON.stringify({ id: 1, method: 'Browser.close' }))
}
