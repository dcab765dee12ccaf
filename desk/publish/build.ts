/** Checks and builds a site as the commands do, each in a process of its own: visitors come first. */
import { execFile } from 'node:child_process'
import { constants, setPriority } from 'node:os'
import { COMMAND } from '../../renderer/folders.ts'
import { message } from '../../renderer/messages/message.ts'
import { Refusal } from '../../studio/edit/refusal.ts'

/** What the check says besides the errors may be much on a large site. */
const mostBytes = 256 * 2 ** 20

interface Ended {
  status: number
  printed: string
  said: string
}

function runCommand(args: readonly string[]): Promise<Ended> {
  return new Promise((resolve) => {
    const options = { maxBuffer: mostBytes }
    const child = execFile(process.execPath, [COMMAND, ...args], options, (error, printed, said) => {
      const { code } = Object(error)
      resolve({
        status: error ? (typeof code === 'number' ? code : -1) : 0,
        printed,
        said: said || String(error ?? ''),
      })
    })
    try {
      if (child.pid) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL)
    } catch {
      // It only goes first then.
    }
  })
}

/** Refuses a site with an error, in the words of the first one. */
export async function checkSite(pages: string): Promise<void> {
  const { status, printed, said } = await runCommand(['check', '--pages', pages, '--format', 'json'])
  if (status === 0) return
  const problems: { severity: string; line: number; message: string }[] = readJson(printed) ?? []
  const errors = problems.filter(({ severity }) => severity === 'error')
  const [first] = errors
  if (!first) throw new Refusal(message('publish.no-check', { reason: shortened(said) }), message('publish.try-again'))
  const { line, message: problem } = first
  const values = { count: errors.length, line, problem }
  throw new Refusal(message('publish.errors', values), message('publish.errors-hint'))
}

/** Builds a site; what was there stays where that fails, and a Refusal says why. */
export async function buildPages(pages: string, dist: string, options: readonly string[] = []): Promise<void> {
  const { status, said } = await runCommand(['build', '--pages', pages, '--out', dist, ...options])
  if (status === 0) return
  throw new Refusal(message('publish.no-build', { reason: shortened(said) }), message('publish.no-build-hint'))
}

function readJson(text: string) {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Of what a command prints for who works on the site, its last paragraph says why it ended, without a stack. */
function shortened(said: string): string {
  const lines = said.split('\n').filter((line) => line.trim() !== '' && !/^\s+at |^node:|^Nothing was built/.test(line))
  return lines.slice(-4).join(' ').trim().slice(0, 600)
}
