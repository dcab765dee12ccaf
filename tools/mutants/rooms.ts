import { globSync } from 'node:fs'

/**
 * The code that is broken, by folders, and the tests that answer for each, those first that look at it from near and load
 * little else: they notice most, and for a break that none notices all of them run. A file belongs to the longest folder
 * that holds it.
 */
export const rooms: Readonly<Record<string, string>> = {
  'renderer/read': 'content/lines content/position content/split content/parse content/weekdays content/quick',
  'renderer/read/migrations': 'publishing/migrate',
  'renderer/expand':
    'sections/opening-hours words/locale words/below content/resolve publishing/templates content/parts content/reserved content/settings content/hostile words/languages',
  'renderer/expand/blog': 'content/blog',
  'renderer/expand/theme': 'content/theme site/fonts',
  'renderer/check':
    'content/printed content/parts content/least-site content/ways-out content/doubts content/warnings content/settings content/problems content/blame',
  'renderer/check/mistakes': 'content/loose-text content/problems content/mistakes content/blame content/robust',
  'studio/edit/operations': 'editing/share editing/ties editing/operations studio/draft studio/merge',
  server: 'server/answers server/intake server/connections server/static server/health',
  'server/health': 'server/health',
  'server/intake': 'server/sources server/spam server/choices server/answers server/intake server/traps server/linear',
  'server/mail': 'server/mail',
  'server/newsletter': 'server/newsletter',
  'server/owner': 'server/sources server/vitals server/owner',
  'server/pages': 'server/answers server/choices server/intake words/languages',
  'server/photos': 'server/photos',
  'server/static': 'server/files server/static',
  'server/store': 'server/store server/sqlite',
  'server/vitals': 'server/vitals',
}

export const testsOf = (room: string): string[] => (rooms[room] ?? '').split(' ').map((name) => `tests/${name}.test.ts`)

/** The files of a room, or those of them that lie in a folder or are the one that is named. */
export function filesOf(room: string, within = ''): string[] {
  const inner = Object.keys(rooms).filter((other) => isIn(other, room) && other !== room)
  return globSync(`${room}/**/*.{ts,tsx}`)
    .filter((file) => !/\.generated\.ts$|\.d\.ts$/.test(file) && !inner.some((other) => isIn(file, other)))
    .filter((file) => within === '' || isIn(file, within))
    .sort()
}

/** Whether a path is the other or lies in it. */
const isIn = (path: string, other: string) => path === other || path.startsWith(`${other.replace(/\/$/, '')}/`)
