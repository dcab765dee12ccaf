import type { Said } from '../../renderer/messages/english.ts'
import type { Path } from '../../renderer/messages/message.ts'
import type { Speak } from './on-screen.ts'

/** Somebody else has changed the same meanwhile: one of both is chosen by the id. */
export interface BothPublished {
  id: string
  /** A file as a whole, or the place in the site's file. */
  file: string
  path?: Path
  ours: unknown
  theirs: unknown
}

/** How the site in the draft stands to the one that is published. */
export interface Standing {
  /** What keeps the site from being published at all: what it does not have, or what is in the way. */
  lacks?: 'history' | 'place'
  reason?: { message: Said | string; hint: Said | string }
  /** Where it goes. */
  to?: { host?: string; name: string }
  changes: { words: Said | string; path?: Path }[]
  /** What is in the history already, and not there yet. */
  ahead: number
  conflicts: BothPublished[]
}

/** Publishes from a studio that somebody has on their own machine. */
export interface SitePublisher {
  standing: () => Promise<Standing>
  /** What is saved, with the words of the history in a language. */
  publish: (language: string) => Promise<void>
  /** Which of both stays, where somebody else has changed the same. */
  choose: (choices: Readonly<Record<string, 'ours' | 'theirs'>>, language: string) => Promise<void>
  /** Makes the pages in a folder, whose path it returns: any host takes them. */
  build: () => Promise<string>
  /** The file that says how a site is published. */
  guide: string
}

/** The same in words for who asks, with the address at which visitors see it where that is known. */
export async function publicationOf(
  { standing, guide }: SitePublisher,
  say: ReturnType<Speak>,
  site: string | undefined,
) {
  const { changes, conflicts, reason, ...rest } = await standing()
  return {
    ...rest,
    ...(reason && { reason: `${say(reason.message)}. ${say(reason.hint)}` }),
    guide,
    ...(site !== undefined && { site }),
    changes: changes.map(({ words, path }) => ({ words: say(words), ...(path && { path }) })),
    conflicts: conflicts.map(({ path, file, ...both }) => ({
      ...both,
      where: path ? say({ id: 'publish.place', values: { place: { place: path } } }) : file,
      isFile: path === undefined,
    })),
  }
}

export type Publication = Awaited<ReturnType<typeof publicationOf>>

/** What was sent as choices, without all else. */
export const choicesIn = (given: unknown) =>
  Object.fromEntries(
    Object.entries(Object(given)).flatMap(([id, side]) =>
      side === 'ours' || side === 'theirs' ? [[id, side] as const] : [],
    ),
  )
