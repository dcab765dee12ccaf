import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { load } from 'js-yaml'
import { bundleCode } from '../../renderer/building/bundle.ts'

/**
 * The least that any builder with these components has to do: read the YAML, render each page with React, write it. It
 * checks nothing, fills no tokens and resolves no links; and it calls the hook that renders a page in a plain loop,
 * without vike around it.
 */
export async function renderBare(file: string, out: string): Promise<void> {
  const data = load(readFileSync(file, 'utf8')) as { site: object; pages: Record<string, { blocks: unknown[] }> }
  const pages = Object.entries(data.pages).map(([route, page]) => ({ route, ...page, anchors: [], types: [] }))
  const site = { ...data, settings: data.site, pages }
  const { folder } = await bundleCode()
  const assetsManifest = JSON.parse(readFileSync(join(folder, 'assets.json'), 'utf8'))
  const { onRenderHtml, Page } = await hooksOf(folder)
  const shared = { site, images: {}, Page, globalContext: { assetsManifest }, signal: new AbortController().signal }
  for (const { route } of pages) {
    const target = join(out, route, 'index.html')
    mkdirSync(dirname(target), { recursive: true })
    writeFileSync(target, onRenderHtml({ ...shared, urlPathname: route }).documentHtml._escaped)
  }
}

interface Hooks {
  onRenderHtml: (pageContext: object) => { documentHtml: { _escaped: string } }
  Page: unknown
}

/** What vike finds in the bundled code. */
async function hooksOf(folder: string): Promise<Hooks> {
  const entry = await import(pathToFileURL(resolve(folder, 'server/entries/renderer_page_site.mjs')).href)
  const { onRenderHtml, Page } = entry.configValuesSerialized
  return { ...onRenderHtml.valueSerialized.exportValues, ...Page.valueSerialized.exportValues }
}
