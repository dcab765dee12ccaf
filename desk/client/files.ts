/** The files that the desk's pages are made of in the browser: bundled once, and sent from memory. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { engineFile } from '../../renderer/folders.ts'
import { bundlePage } from '../../studio/server/bundle.ts'
import type { OpenRoom } from '../parts.ts'

export const bundleDesk = () =>
  bundlePage({
    name: 'desk',
    root: 'desk/client',
    entry: 'main.ts',
    sources: ['desk/client/', 'studio/server/bundle.ts', 'package-lock.json'],
  })

const types: Record<string, string> = {
  'desk.js': 'text/javascript; charset=utf-8',
  'desk.css': 'text/css; charset=utf-8',
  'icon.svg': 'image/svg+xml',
}

export const openFiles: OpenRoom = async (app) => {
  const folder = await bundleDesk()
  for (const [name, type] of Object.entries(types)) {
    const content = await readFile(name === 'icon.svg' ? engineFile('desk/client/icon.svg') : join(folder, name))
    app.get(`/${name}`, (context) =>
      context.body(new Uint8Array(content), 200, { 'content-type': type, 'cache-control': 'no-cache' }),
    )
  }
  return {}
}
