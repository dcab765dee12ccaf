import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { bundledScript } from '../../renderer/build/bundle.ts'
import { lowerPriority } from '../../renderer/common/lower-priority.ts'
import { hasOwn } from '../../renderer/own.ts'
import { hasShell } from './bundle.ts'

/** The studio's page, or the code of the site's pages. */
export type Bundled = 'shell' | 'code'

/**
 * Bundles in a process of its own: in this one, or in a thread of it, the room that takes would stay. What is wrong with
 * the code is told where it is loaded.
 */
const bundleApart = (what: Bundled): ChildProcess =>
  fork(new URL('./bundles-process.ts', import.meta.url), [what], { stdio: ['ignore', 'ignore', 'ignore', 'ipc'] })

/** Has the studio's page bundled, unless that has been done for this state of it. */
export async function shellBundled(): Promise<void> {
  if (!hasShell()) await once(bundleApart('shell'), 'exit')
}

/** Has the code bundled that Vite has loaded file by file, so that the next start is as quick as after a build. */
export function bundleForNextTime(): ChildProcess | undefined {
  if (hasOwn() || bundledScript('preview')) return undefined
  const child = bundleApart('code')
  lowerPriority(child.pid)
  child.unref()
  child.channel?.unref()
  return child
}
