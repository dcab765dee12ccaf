import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { dump, load } from 'js-yaml'
import { bundleCode } from '../../renderer/build/bundle.ts'
import { readSite, type Site } from '../../renderer/pipeline/index.ts'

/**
 * The least that any builder with these components has to do: read the YAML, render each page with React, write it. It
 * checks no page but the first, fills no tokens and resolves no links; and it calls the hook that renders a page in a
 * plain loop, without vike around it.
 */
export async function renderBare(file: string, out: string): Promise<void> {
  const data = load(readFileSync(file, 'utf8')) as Data
  const pages = Object.entries(data.pages).map(([route, page]) => plainPage(route, page))
  const site = { ...(await frameOf(data, file)), pages }
  const { folder } = await bundleCode()
  const assetsManifest = JSON.parse(readFileSync(join(folder, 'assets.json'), 'utf8'))
  const { onRenderHtml, Page } = await hooksOf(folder)
  const shared = {
    site,
    images: {},
    icon: '',
    fonts: '',
    Page,
    globalContext: { assetsManifest },
  }
  for (const { route } of pages) {
    const target = join(out, route, 'index.html')
    mkdirSync(dirname(target), { recursive: true })
    writeFileSync(target, onRenderHtml({ ...shared, urlPathname: route }).documentHtml._escaped)
  }
}

interface Data {
  pages: Record<string, { blocks: { type: string }[] }>
}

const plainPage = (route: string, page: Data['pages'][string]) => ({
  route,
  ...page,
  anchors: [],
  types: [...new Set(page.blocks.map(({ type }) => type))],
  ids: {},
  layouts: [],
  hasForm: page.blocks.some((block) => 'form' in block),
})

/** What all pages show, with its defaults: read by our own reader, once, as if the first page stood alone. */
async function frameOf(data: Data, file: string): Promise<Site> {
  const [route, page] = Object.entries(data.pages)[0] ?? []
  // Its own sections link to other pages.
  const blocks = [{ type: 'page-hero', heading: 'Welcome', text: 'Come in.' }]
  const unsaved = dump({ ...data, pages: { [String(route)]: { ...page, blocks } } })
  const { site, problems } = await readSite(file, { unsaved })
  if (!site) throw new Error(problems.map(({ message }) => message).join('\n'))
  return site
}

interface Hooks {
  onRenderHtml: (pageContext: object) => { documentHtml: { _escaped: string } }
  Page: unknown
}

/** What vike finds in the bundled code. */
async function hooksOf(folder: string): Promise<Hooks> {
  process.env.NODE_ENV = 'production'
  const entry = await import(pathToFileURL(resolve(folder, 'server/entries/renderer_html_site.mjs')).href)
  const { onRenderHtml, Page } = entry.configValuesSerialized
  return { ...onRenderHtml.valueSerialized.exportValues, ...Page.valueSerialized.exportValues }
}
