import type { Finding } from './problem.ts'
import type { Store } from './store.ts'
import type { Text } from './walk.ts'

type Read = (route: string) => readonly Text[]

/**
 * Remembers what checks of all pages find by a `key` of everything that they look at. A check that had to read a page is
 * not remembered, since more than that decided. Without a key nothing is.
 */
export function createFinder(memory: Store<readonly Finding[]>, read: Read) {
  return (check: string, key: string | undefined, find: (read: Read) => readonly Finding[]): readonly Finding[] => {
    const known = key && memory.get(`${check}:${key}`)
    if (known) return known
    let isRead = false
    const found = find((route) => {
      isRead = true
      return read(route)
    })
    if (key && !isRead) memory.set(`${check}:${key}`, found)
    return found
  }
}
