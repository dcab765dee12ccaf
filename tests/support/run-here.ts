import { resolve } from 'node:path'
import { format } from 'node:util'
import { vi } from 'vitest'
import { commands } from '../../scripts/commands.ts'
import { runNamed } from '../../scripts/support/run-named.ts'
import { tools } from '../../tools/list.ts'

/** What a command printed and the code that it left with. */
export interface Ran {
  code: number
  out: string
  err: string
}

let runs = 0

/**
 * Runs a command or a tool, but within this process: a process of its own would load anew what is loaded here already,
 * which takes longer than the command. For commands that keep nothing open and change no process for good.
 */
export async function runHere(name: string, options: string[], env: Record<string, string> = {}): Promise<Ran> {
  const { argv, exitCode } = process
  const printed = { out: '', err: '' }
  const print =
    (to: 'out' | 'err') =>
    (...parts: unknown[]) => {
      printed[to] += `${format(...parts)}\n`
    }
  /** The code of the first leaving: a command may catch what is thrown in its place, and leave once more. */
  let left: number | undefined
  const spies = [
    vi.spyOn(console, 'log').mockImplementation(print('out')),
    vi.spyOn(console, 'error').mockImplementation(print('err')),
    vi.spyOn(process.stderr, 'write').mockImplementation((text) => {
      printed.err += text
      return true
    }),
    vi.spyOn(process, 'exit').mockImplementation((code) => {
      left ??= Number(code ?? 0)
      throw new Error(`left with ${left}`)
    }),
  ]
  for (const [key, value] of Object.entries(env)) vi.stubEnv(key, value)
  const isTool = Object.hasOwn(tools, name)
  process.argv = [process.execPath, isTool ? 'tools/main.ts' : 'scripts/pages-from-yaml.mjs', name, ...options]
  process.exitCode = undefined
  // A module that was loaded once would not run again.
  const load = () => import(`${resolve(isTool ? 'tools' : 'scripts', name.replace(':', '-'))}.ts?run=${++runs}`)
  try {
    await runNamed(isTool ? tools : commands, load)
  } catch (error) {
    if (left === undefined) throw error
  } finally {
    left ??= Number(process.exitCode ?? 0)
    process.argv = argv
    process.exitCode = exitCode
    for (const spy of spies) spy.mockRestore()
    if (Object.keys(env).length > 0) vi.unstubAllEnvs()
  }
  return { code: left, ...printed }
}

/**
 * Builds a site within this process, for files that have a process of their own (vitest.config.ts), and gives what the
 * build printed. Rejects with it when the build fails.
 */
export async function buildHere(...options: string[]): Promise<string> {
  const { code, out, err } = await runHere('build', options)
  if (code !== 0) throw new Error(`${out}${err}`)
  return `${out}${err}`
}
