import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { load } from 'js-yaml'
import type { Site } from '../../renderer/content/index.ts'
import { bundleCode } from '../../renderer/emit/bundle.ts'
import { provideSource } from '../../renderer/source.ts'

/**
 * The least that any builder with these components has to do: read the YAML, draw each page with React, write it. It
 * checks nothing, fills no tokens and resolves no links.
 */
export async function drawBare(file: string, out: string): Promise<void> {
  const data = load(readFileSync(file, 'utf8')) as { site: object; pages: Record<string, { blocks: unknown[] }> }
  const pages = Object.entries(data.pages).map(([route, page]) => ({ route, ...page, anchors: [], types: [] }))
  provideSource({ ...data, settings: data.site, pages } as unknown as Site, {})
  const { drawPage, manifest } = await (await bundleCode()).hooks()
  for (const { route } of pages) {
    const target = join(out, route, 'index.html')
    mkdirSync(dirname(target), { recursive: true })
    writeFileSync(target, drawPage({ path: route, manifest }).html)
  }
}
