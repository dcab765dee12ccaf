import { mkdir, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { formFiles } from '../html/components/form/props.ts'
import type { Site } from '../pipeline/index.ts'
import { emitData } from './data.ts'
import { emitFeeds } from './feed.ts'
import { emitHeaders } from './headers.ts'
import { emitHosts } from './hosts/index.ts'
import { emitManifest } from './manifest.ts'
import { type RenderedSite, writeDocument } from './pages.ts'
import { emitRedirects } from './redirects.ts'
import { emitSearchFiles } from './search.ts'

interface Place {
  /** The paths of all other files. */
  files: string[]
  out: string
  /** The number of the build. */
  build?: number
  /** The file that the site is built from. */
  pages?: string
}

/** Writes everything of a site besides its pages that follows from pages.yaml. */
export async function emitRest(site: Site, rendered: RenderedSite, { files, out, build, pages }: Place): Promise<void> {
  const client = join(out, 'client')
  await mkdir(client, { recursive: true })
  for (const [home, html] of rendered.notFound) writeDocument(join(client, home, '404.html'), html)
  await emitSearchFiles(site, client)
  await emitManifest(site, client)
  await emitFeeds(site, client)
  await emitRedirects(site, client)
  await emitData(site, { out, pages })
  for (const [address, text] of [...Object.entries(rendered.files), ...formFiles(site)]) {
    writeDocument(join(client, address), text)
  }
  const all = [...files, ...(await readdir(client, { recursive: true }))]
  const rules = await emitHeaders(site, rendered.inline, out)
  await emitHosts(site, { rules, build }, all, out)
}
