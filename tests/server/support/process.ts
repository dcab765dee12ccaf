/** A server as `npm start` runs it, in a process of its own that can be killed. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { builtSite, noLimits, temporaryFolder } from './site.ts'

export type ServerProcess = {
  url: string
  process: ChildProcess
  output: () => string
  env: Record<string, string>
  /** Sends the signal and waits for the end; gives the exit code. */
  stop: (signal?: NodeJS.Signals) => Promise<number | null>
}

/** What a process of ours needs of the environment, none of the settings: it compiles its modules once for all tests. */
export const bareEnv = { PATH: process.env.PATH, NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE }

const running = new Set<ChildProcess>()
process.once('exit', () => running.forEach((child) => void child.kill('SIGKILL')))

/** Rejects with everything printed when the server ends before it is ready. */
export async function startProcess(
  env: Record<string, string> = {},
  wrapper: string[] = [],
  options: string[] = ['--no-build'],
): Promise<ServerProcess> {
  const own = { PORT: '0', LOG_LEVEL: 'warn', ...noLimits, ...env }
  const folders = {
    DIST_DIR: env.DIST_DIR ?? (await builtSite()),
    DATA_DIR: env.DATA_DIR ?? (await temporaryFolder('data')),
  }
  const [command = '', ...args] = [...wrapper, process.execPath, 'scripts/pages-from-yaml.mjs', 'start', ...options]
  const child = spawn(command, args, {
    env: { ...bareEnv, ...own, ...folders },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  running.add(child)
  child.once('exit', () => running.delete(child))
  let output = ''
  child.stderr?.on('data', (chunk) => {
    output += chunk
  })
  const url = await new Promise<string>((resolve, reject) => {
    createInterface({ input: child.stdout as NodeJS.ReadableStream }).on('line', (line) => {
      output += `${line}\n`
      const found = /The site is on (\S+)/.exec(line)
      if (found?.[1]) resolve(found[1])
    })
    child.once('exit', (code) => setTimeout(() => reject(new Error(`ended with ${code}:\n${output}`)), 50))
  })
  const stop = async (signal: NodeJS.Signals = 'SIGTERM') => {
    if (child.exitCode !== null || child.signalCode !== null) return child.exitCode
    const ended = once(child, 'exit')
    child.kill(signal)
    return (await ended)[0] as number | null
  }
  return { url, process: child, output: () => output, env: { ...own, ...folders }, stop }
}
