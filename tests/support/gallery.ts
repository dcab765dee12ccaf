/** The block gallery as any static host would serve it. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { preview } from 'vite'
import type { PageContextValue } from '../../renderer/html/context.ts'
import { buildGallery } from '../../renderer/preview/build-gallery.ts'

export interface ServedGallery {
  /** Its address, below the root of its host and with a slash at the end. */
  url: string
  folder: string
  close: () => Promise<void>
}

/** Builds the gallery, in the given colours, and serves it. */
export async function serveGallery(theme?: PageContextValue['site']['settings']['theme']): Promise<ServedGallery> {
  const folder = await mkdtemp(join(tmpdir(), 'gallery-test-'))
  await buildGallery(folder, theme)
  const server = await preview({
    configFile: false,
    base: '/somewhere/',
    build: { outDir: folder },
    preview: { host: '127.0.0.1', port: 0 },
  })
  const close = async () => {
    await server.close()
    await rm(folder, { recursive: true, force: true })
  }
  return { url: String(server.resolvedUrls?.local[0]), folder, close }
}
