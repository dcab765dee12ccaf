import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { PageContextServer } from 'vike/types'
import type { Rendered } from '../html/page-context.ts'
import { hasOwn } from '../own.ts'
import { asOwnError } from './own-failure.ts'

/** What pages are rendered of: see `renderer/html/page-context.ts`. */
type Given = Pick<PageContextServer, 'site' | 'images' | 'icon' | 'fonts' | 'urlOriginal' | 'language' | 'routes'>

export interface VikePages extends Rendered {
  /** Whether no page has the address. */
  is404: boolean
}

const events = ['uncaughtException', 'unhandledRejection'] as const

/**
 * Works with vike, which listens to errors that nobody catches, so that servers go on; with its listeners a build that
 * fails would end as if it had gone well, so they are taken away again.
 */
export async function withVike<Result>(work: () => Promise<Result>): Promise<Result> {
  const before = events.flatMap(listenersOf)
  try {
    return await work()
  } finally {
    for (const event of events) {
      const added = listenersOf(event).filter((listener) => !before.includes(listener))
      for (const listener of added) process.removeListener(event, listener)
    }
  }
}

const listenersOf = (event: string) => process.listeners(event as 'exit') as (() => void)[]

let loaded: { code: string; render: Promise<(given: Given) => Promise<VikePages>> } | undefined

/**
 * The bundled code of a folder, as vike's servers load it: without Vite, which takes half a second. vike knows one
 * bundle a thread.
 */
export function loadVike(code: string) {
  loaded ??= { code, render: withVike(() => load(code)) }
  if (loaded.code !== code) throw new Error(`this thread renders with the code in ${loaded.code}, not in ${code}`)
  return loaded.render
}

async function load(code: string) {
  // Read by React when it is loaded: its development version takes ten times as long for a page.
  process.env.NODE_ENV = 'production'
  // So that errors name the files of whoever wrote them.
  if (hasOwn()) process.setSourceMapsEnabled(true)
  const bundled = (name: string) => import(pathToFileURL(resolve(code, `server/${name}.mjs`)).href)
  const { renderPage }: typeof import('vike/server') = await bundled('vike')
  await bundled('entry')
  return async (given: Given): Promise<VikePages> => {
    const page = await renderPage(given)
    // vike answers a page whose code fails with one of its own, and has told what is wrong.
    const { errorWhileRendering: error, rendered } = page
    if (error || !rendered) throw new Error(error instanceof Error ? error.message : `no page at ${given.urlOriginal}`)
    if (rendered.failure) throw asOwnError(rendered.failure)
    return { ...rendered, is404: page.is404 === true }
  }
}
