import { globSync } from 'node:fs'

/**
 * The code that is changed, by folders, and the tests that answer for each: those that look at it from near, since all of
 * them run for a change that none notices. A file belongs to the longest folder that holds it.
 */
export const rooms: Readonly<Record<string, readonly string[]>> = {
  'renderer/read': ['tests/content/{loose-text,parts,printed,quick,split}.test.ts', 'tests/words/locale.test.ts'],
  'renderer/expand': [
    'tests/content/{hostile,parts,reserved,resolve,settings}.test.ts',
    'tests/publishing/templates.test.ts',
    'tests/sections/opening-hours.test.ts',
    'tests/words/locale.test.ts',
  ],
  'renderer/expand/blog': ['tests/content/blog.test.ts'],
  'renderer/expand/theme': ['tests/content/theme.test.ts'],
  'renderer/check': [
    'tests/content/{blame,doubts,least-site,parts,printed,problems,settings,warnings,ways-out}.test.ts',
  ],
  'renderer/check/mistakes': ['tests/content/{blame,loose-text,mistakes,problems,robust}.test.ts'],
  'studio/edit/operations': ['tests/editing/{operations,share,ties}.test.ts', 'tests/studio/{draft,merge}.test.ts'],
  server: ['tests/server/{answers,connections,health,intake,static}.test.ts'],
  'server/health': ['tests/server/health.test.ts'],
  'server/intake': ['tests/server/{answers,choices,intake,linear,sources,spam,traps}.test.ts'],
  'server/mail': ['tests/server/mail.test.ts'],
  'server/newsletter': ['tests/server/newsletter.test.ts'],
  'server/owner': ['tests/server/{owner,sources}.test.ts'],
  'server/pages': ['tests/server/{answers,choices,intake}.test.ts', 'tests/words/languages.test.ts'],
  'server/photos': ['tests/server/photos.test.ts'],
  'server/static': ['tests/server/static.test.ts'],
  'server/store': ['tests/server/{sqlite,store}.test.ts'],
}

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
