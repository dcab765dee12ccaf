import { globSync } from 'node:fs'

/**
 * The code that is broken, by folders, and the tests that answer for each, those first that look at it from near and load
 * little else: they notice most, and for a break that none notices all of them run. A file belongs to the longest folder
 * that holds it. What runs in a process of its own is left out: Stryker breaks nothing there.
 */
export const rooms: Readonly<Record<string, string>> = {
  'renderer/read':
    'content/lines content/position content/split content/parse content/weekdays content/quick content/printed content/blame',
  'renderer/read/migrations': 'publishing/migrate',
  'renderer/expand':
    'content/expanded content/links content/counting content/made-pages content/opening-times words/below content/parts sections/opening-hours words/locale content/resolve content/reserved content/settings sections/foreign sections/events publishing/templates content/hostile words/languages content/printed content/followed site/emit content/problems',
  'renderer/expand/blog': 'content/blog content/problems',
  'renderer/expand/theme': 'content/theme site/fonts site/social sections/foreign content/warnings',
  'renderer/check':
    'content/parts content/told content/told-kinds content/told-languages content/cut-off content/files content/form-bounds content/printed content/other-names content/settings content/ways-out content/doubts content/warnings content/followed content/reserved content/blog content/hostile words/locale words/languages publishing/templates sections/foreign sections/events content/problems',
  'renderer/check/mistakes':
    'content/line-mistakes content/remarks content/lost content/as-written content/loose-text content/cut-off content/printed content/slips content/told content/blame content/problems content/mistakes content/robust',
  'studio/edit/operations':
    'editing/share editing/ties editing/operations editing/every-entry editing/long-texts editing/fresh-values studio/said studio/draft studio/merge editing/new-site editing/random-operations',
  server:
    'server/chores server/responses server/settings server/written server/choices server/builds server/static server/sources server/held server/answers server/intake server/owner server/newsletter server/vitals server/health server/webhooks server/photos server/connections server/main words/languages',
  'server/health': 'server/written server/canary server/health',
  'server/intake':
    'server/submissions server/multipart server/senders server/scores server/replies server/sources server/spam server/choices server/answers server/intake server/traps server/photos server/connections server/linear words/languages',
  'server/mail': 'server/written server/mail server/answers server/choices server/newsletter',
  'server/newsletter': 'server/written server/newsletter words/languages',
  'server/owner':
    'server/commands server/written server/choices server/sources server/owner server/traps server/newsletter server/vitals',
  'server/pages': 'server/written server/choices server/answers server/intake server/newsletter words/languages',
  'server/photos': 'server/photos words/languages',
  'server/static': 'server/files server/static',
  'server/store':
    'server/store-parts server/sqlite-files server/held server/owner server/postgres server/store server/sqlite',
  'server/vitals': 'server/vitals words/languages',
  'server/webhooks': 'server/webhooks',
  'desk/accounts': 'desk/sign-in desk/audit desk/passkeys',
  'desk/leads': 'desk/leads',
  'desk/figures': 'desk/figures',
  'desk/push': 'desk/push',
  'desk/copies': 'desk/copies desk/copies-chore desk/copies-places.long',
}

export const testsOf = (room: string): string[] => (rooms[room] ?? '').split(' ').map((name) => `tests/${name}.test.ts`)

/** The files of a room, or those of them that lie in a folder or are the one that is named. */
export function filesOf(room: string, within = ''): string[] {
  const inner = Object.keys(rooms).filter((other) => isIn(other, room) && other !== room)
  return globSync(`${room}/**/*.{ts,tsx}`)
    .filter(
      (file) => !/\.generated\.ts$|\.d\.ts$|\bprocess\.ts$/.test(file) && !inner.some((other) => isIn(file, other)),
    )
    .filter((file) => within === '' || isIn(file, within))
    .sort()
}

/** Whether a path is the other or lies in it. */
const isIn = (path: string, other: string) => path === other || path.startsWith(`${other.replace(/\/$/, '')}/`)
