import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { PageContextServer } from 'vike/types'

/** What a page is rendered of: see `renderer/page/page-context.ts`. */
type Given = Pick<PageContextServer, 'site' | 'images' | 'icon' | 'fonts' | 'urlOriginal' | 'language'>

export interface VikePage extends Pick<PageContextServer, 'rendered'> {
  html: string
  /** Whether no page has the address. */
  is404: boolean
}

const events = ['uncaughtException', 'unhandledRejection'] as const
let loaded: { code: string; render: Promise<(given: Given) => Promise<VikePage>> } | undefined

/**
 * The bundled code of a folder, as vike's servers load it: without Vite, which takes half a second. vike knows one
 * bundle a thread.
 */
export function loadVike(code: string) {
  loaded ??= { code, render: load(code) }
  if (loaded.code !== code) throw new Error(`this thread renders with the code in ${loaded.code}, not in ${code}`)
  return loaded.render
}

async function load(code: string) {
  // Read by React when it is loaded: its development version takes ten times as long for a page.
  process.env.NODE_ENV = 'production'
  const before = events.flatMap(listenersOf)
  const { renderPage } = await import('vike/server')
  await import(pathToFileURL(resolve(join(code, 'server/entry.mjs'))).href)
  // With vike's listeners to errors that nobody catches, a build that fails would end as if it had gone well.
  for (const event of events) {
    const added = listenersOf(event).filter((listener) => !before.includes(listener))
    for (const listener of added) process.removeListener(event, listener)
  }
  return async (given: Given): Promise<VikePage> => {
    const page = await renderPage(given)
    // vike answers a page whose code fails with one of its own.
    if (page.errorWhileRendering || !page.rendered) {
      throw new Error(`the page ${given.urlOriginal} cannot be rendered`, { cause: page.errorWhileRendering })
    }
    return { html: page.httpResponse.body, rendered: page.rendered, is404: page.is404 === true }
  }
}

const listenersOf = (event: string) => process.listeners(event as 'exit') as (() => void)[]
