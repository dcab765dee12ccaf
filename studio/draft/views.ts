import type { Parts } from '../edit/operations/parts.ts'

/** What somebody had before them when they made a change. */
export interface Seen {
  /** One open page of the studio; its changes come one after the other. */
  tab: string
  /** The version that it last loaded. */
  version: number
}

/** What is open follows each version at once; of a site with 10,000 pages fewer are kept, since each names all its parts. */
const mostVersions = 300
const mostParts = 500_000
const mostTabs = 100

/** Texts as they were seen, so that a change can be made on what has come of them since. */
export interface Views {
  remember(version: number, parts: Parts): void
  /** The text that a tab shows: the version that it loaded, with what was changed in it there since. */
  of(seen: Seen): Parts | undefined
  put(seen: Seen, parts: Parts): void
}

export function createViews(version: number, parts: Parts): Views {
  const versions = new Map([[version, parts]])
  const tabs = new Map<string, { version: number; parts: Parts }>()
  return {
    remember(version, parts) {
      versions.set(version, parts)
      const most = Math.min(mostVersions, Math.max(1, mostParts / parts.length))
      for (const old of versions.keys()) if (versions.size > most) versions.delete(old)
    },
    of({ tab, version }) {
      const own = tabs.get(tab)
      // Of a version that is not known any more, the oldest that is comes nearest.
      return own?.version === version ? own.parts : (versions.get(version) ?? versions.values().next().value)
    },
    put({ tab, version }, parts) {
      tabs.delete(tab)
      tabs.set(tab, { version, parts })
      for (const old of tabs.keys()) if (tabs.size > mostTabs) tabs.delete(old)
    },
  }
}
