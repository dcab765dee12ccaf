import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { tonesOf } from '../expand/theme/tones.ts'
import type { Site } from '../pipeline/index.ts'

/** Writes the web app manifest: what a phone shows when the site is put on its home screen. */
export async function emitManifest(site: Site, client: string): Promise<void> {
  await writeFile(join(client, 'manifest.webmanifest'), `${JSON.stringify(manifest(site), null, 2)}\n`)
}

/** The manifest's content. The icons are made from favicon.svg by scripts/icons.ts. */
export function manifest({ settings }: Pick<Site, 'settings'>): Record<string, unknown> {
  const icon = (file: string, size: number, purpose: string) => ({
    src: `/${file}`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  })
  return {
    name: settings.brand,
    short_name: settings.brand,
    description: settings.description,
    lang: settings.language,
    id: '/',
    start_url: '/',
    display: 'browser',
    theme_color: tonesOf(settings.theme).ink,
    background_color: tonesOf(settings.theme).light.paper,
    icons: [
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
      icon('icon-192.png', 192, 'any'),
      icon('icon-512.png', 512, 'any'),
      icon('icon-maskable-512.png', 512, 'maskable'),
    ],
  }
}
