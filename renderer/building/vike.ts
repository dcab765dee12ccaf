const events = ['uncaughtException', 'unhandledRejection'] as const

/**
 * Works with vike's commands. vike listens to errors that nobody catches, so that servers go on; with its listeners a
 * build that fails would end as if it had gone well, so they are taken away again.
 */
export async function withVike<Result>(work: (vike: typeof import('vike/api')) => Promise<Result>): Promise<Result> {
  const before = events.flatMap(listenersOf)
  try {
    return await work(await import('vike/api'))
  } finally {
    for (const event of events) {
      const added = listenersOf(event).filter((listener) => !before.includes(listener))
      for (const listener of added) process.removeListener(event, listener)
    }
  }
}

/** Loads what vike's commands bring along, Vite among it: most of the time that the first of them takes. */
export const loadVike = () => withVike(() => import('vike/plugin'))

const listenersOf = (event: string) => process.listeners(event as 'exit') as (() => void)[]
