import { type RunningServer, startServer } from '../../server/main.ts'
import { readSettings } from '../../server/settings.ts'

/**
 * Serves a build with working forms, by the settings of docs/production.md, such as `{ DIST_DIR: 'dist', PORT: '3000' }`.
 * Throws, with a reason for the owner, where a promise could not be kept from here.
 */
export async function createServer(given: Readonly<Record<string, string | undefined>>): Promise<RunningServer> {
  const settings = readSettings(given)
  return startServer(settings, settings.DESK === 'on' ? (await import('../../desk/desk.ts')).openDesk : undefined)
}
