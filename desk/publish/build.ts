/** Checks and builds a site, each in a process of its own: visitors come first. */

import { execFile } from 'node:child_process'
import { lowerPriority } from '../../renderer/common/lower-priority.ts'
import { COMMAND } from '../../renderer/folders.ts'
import { message } from '../../renderer/messages/message.ts'
import { Refusal } from '../../studio/edit/refusal.ts'
import { ask } from './texts.ts'

/** What a build prints may be much on a large site. */
const mostBytes = 64 * 2 ** 20

/** Refuses a site with an error, in the words of the first one. */
export async function checkSite(pages: string): Promise<void> {
  const { errors, first } = await ask('check', pages)
  if (first) throw new Refusal(message('publish.errors', { count: errors, ...first }), message('publish.errors-hint'))
}

/** Builds a site; what was there stays where that fails, and a Refusal says why. */
export function buildPages(pages: string, dist: string, options: readonly string[] = []): Promise<void> {
  const args = [COMMAND, 'build', '--pages', pages, '--out', dist, ...options]
  return new Promise((resolve, reject) => {
    const child = execFile(process.execPath, args, { maxBuffer: mostBytes }, (error, _, said) => {
      if (!error) return resolve()
      const values = { reason: shortened(said || error.message) }
      reject(new Refusal(message('publish.no-build', values), message('publish.no-build-hint')))
    })
    lowerPriority(child.pid)
  })
}

/** Of what a command prints for who works on the site, its last paragraph says why it ended, without a stack. */
function shortened(said: string): string {
  const lines = said.split('\n').filter((line) => line.trim() !== '' && !/^\s+at |^node:|^Nothing was built/.test(line))
  return lines.slice(-4).join(' ').trim().slice(0, 600)
}
