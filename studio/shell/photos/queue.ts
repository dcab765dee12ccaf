import { isUnreached, notReached } from '../store/api.ts'
import { sendPicture } from './send.ts'

/** What a picture says to people who do not see it: nothing, where somebody says that it only decorates. */
export interface Says {
  alt?: string
  decorative?: true
}

/** A photo on its way into the site. */
export interface Photo {
  id: number
  file: File
  says: Says
  state: 'waiting' | 'moving' | 'here' | 'failed'
  /** Under which the site has it, once it is here. */
  name?: string
  /** Why it failed, in words. */
  why?: string
}

/** While one goes up, the next is made ready. */
const lanes = 2

export type Queue = ReturnType<typeof createQueue>

/** Brings photos into the site, a few at a time. One that fails keeps none of the others, and can be sent again. */
export function createQueue(title: string, rested: () => void) {
  let photos: readonly Photo[] = []
  let count = 0
  const listeners = new Set<() => void>()
  const moving = new Map<number, AbortController>()
  let last: Promise<unknown> = Promise.resolve()

  const put = (next: readonly Photo[]) => {
    photos = next
    for (const listener of listeners) listener()
  }
  const set = (id: number, part: Partial<Photo>) =>
    put(photos.map((photo) => (photo.id === id ? { ...photo, ...part } : photo)))
  const proceed = () => {
    for (const photo of photos) if (photo.state === 'waiting' && moving.size < lanes) void move(photo)
    if (moving.size === 0) rested()
  }
  async function move({ id, file }: Photo): Promise<void> {
    const stop = new AbortController()
    moving.set(id, stop)
    set(id, { state: 'moving' })
    try {
      const sending = sendPicture(file, title, stop.signal, last)
      last = sending.catch(() => {})
      set(id, { state: 'here', name: await sending })
    } catch (error) {
      set(id, { state: 'failed', why: whyOf(error) })
    }
    moving.delete(id)
    proceed()
  }

  return {
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    photos: () => photos,
    add(files: readonly File[]) {
      put([...photos, ...files.map((file) => ({ id: ++count, file, says: { alt: '' }, state: 'waiting' as const }))])
      proceed()
    },
    say: (id: number, says: Says) => set(id, { says }),
    retry() {
      put(photos.map((photo) => (photo.state === 'failed' ? { ...photo, state: 'waiting' } : photo)))
      proceed()
    },
    /** What is not here yet does not come. */
    stop() {
      put(photos.filter(({ state }) => state === 'here'))
      for (const each of moving.values()) each.abort()
      if (moving.size === 0) proceed()
    },
  }
}

function whyOf(error: unknown): string {
  if (isUnreached(error)) return notReached
  const { message, hint = '' } = error as { message: string; hint?: string }
  return `${message}. ${hint}`
}
