/** How soon a studio that is started shows its address and the first page, and how much memory it takes with a site. */
import { spawn } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { performance } from 'node:perf_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import { COMMAND } from '../../renderer/folders.ts'

export interface Start {
  /** Milliseconds from the start of the command. */
  address: number
  page: number
  /** Megabytes of memory once everything that begins by itself has been done. */
  memory: number
}

const QUIET_MS = 3000

/** Starts the studio with a file and asks for its first page, as a browser does that is opened at once. */
export async function timeStart(file: string, { command = COMMAND, until = async () => {} } = {}): Promise<Start> {
  const start = performance.now()
  const child = spawn(process.execPath, [command, 'studio', '--pages', file, '--port', '0'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  try {
    const { origin } = await addressIn(child.stdout)
    const address = performance.now() - start
    await (await fetch(origin)).text()
    const page = performance.now() - start
    await Promise.all([sleep(QUIET_MS), until()])
    const [, kilobytes = 0] = /VmRSS:\s+(\d+)/.exec(await readFile(`/proc/${child.pid}/status`, 'utf8')) ?? []
    return { address, page, memory: Number(kilobytes) / 1000 }
  } finally {
    child.kill('SIGTERM')
    if (child.exitCode === null) await new Promise((resolve) => child.once('exit', resolve))
  }
}

async function addressIn(output: NodeJS.ReadableStream): Promise<URL> {
  let text = ''
  for await (const part of output) {
    text += part
    const [found] = /http:\/\/\S+/.exec(text) ?? []
    if (found) return new URL(found)
  }
  throw new Error('The studio printed no address.')
}
