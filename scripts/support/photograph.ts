import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPreview } from '../../renderer/preview/index.ts'
import { Refusal } from '../../studio/edit/refusal.ts'
import type { Photograph, Unsaved } from '../../studio/mcp/server.ts'
import { requireBrowser } from './require-browser.ts'
import { takeShots } from './take-shots.ts'

/** One page of a site as a JPEG: of a site that is served, or of the text that a file is to get, which is served for it. */
export const photograph: Photograph = async ({ route, width, section }, of) => {
  await requireBrowser()
  const folder = await mkdtemp(join(tmpdir(), 'photograph-'))
  try {
    return 'url' in of ? await take(of.url) : await serving(of, take)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }

  async function take(url: string): Promise<Uint8Array> {
    const { status } = await fetch(`${url}${route}`)
    if (status !== 200)
      throw new Refusal(`There is no page ${route} (${status})`, 'List the pages to see which there are.')
    const wanted = {
      ...{ routes: [route], widths: [width], themes: ['light' as const], folder: join(folder, 'shots') },
      ...(section !== undefined && { section }),
    }
    const [shot] = await takeShots(url, wanted)
    return readFile(join(wanted.folder, String(shot?.file)))
  }

  async function serving({ file, text }: Unsaved, use: (url: string) => Promise<Uint8Array>): Promise<Uint8Array> {
    const preview = await startPreview({ file, unsaved: () => text, host: '127.0.0.1', port: 0, follows: false })
    try {
      return await use(preview.url)
    } finally {
      await preview.close()
    }
  }
}
