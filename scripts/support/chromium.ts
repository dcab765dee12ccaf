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
      const found = /DevTools listening on ws:\/\/[^:]+:(\d+)/.exec(output)
      if (found?.[1]) resolve(Number(found[1]))
    })
    browser.once('exit', () => reject(new Error(`the browser ended before it was ready:\n${output}`)))
  })
  const stop = async () => {
    browser.kill()
    const force = setTimeout(() => browser.kill('SIGKILL'), PATIENCE)
    await ended
    clearTimeout(force)
    await rm(profile, { recursive: true, force: true, maxRetries: 5 })
  }
  return { port, stop }
}
