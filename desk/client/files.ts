/** What the desk is made of in the browser: bundled once, and sent from memory. */
import { readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { html } from 'hono/html'
import { engineFile } from '../../renderer/folders.ts'
import { languages } from '../../renderer/messages/catalogues.ts'
import { bundlePage } from '../../studio/server/bundle.ts'
import { page } from '../pages/layout.ts'
import type { DeskContext, OpenRoom } from '../parts.ts'
import { sayIn } from '../words.ts'

export const bundleDesk = () =>
  bundlePage({
    name: 'desk',
    root: 'desk/client',
    entry: 'main.ts',
    sources: ['desk/client/', 'studio/server/bundle.ts', 'package-lock.json'],
  })

const own = (name: string) => engineFile(`desk/client/${name}`)
const types = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  svg: 'image/svg+xml',
  png: 'image/png',
}
/** Phones cut the last to their own shape, of which a circle of four fifths is sure to stay. */
const icons = [
  { src: 'icon-192.png', sizes: '192x192', purpose: 'any' },
  { src: 'icon-512.png', sizes: '512x512', purpose: 'any' },
  { src: 'icon-maskable.png', sizes: '512x512', purpose: 'maskable' },
]

export const openFiles: OpenRoom = async (app, { path }) => {
  const folder = await bundleDesk()
  const files = ['icon.svg', ...icons.map(({ src }) => src)].map(own)
  const send = (name: string, content: Uint8Array<ArrayBuffer> | string) => {
    const type = types[name.split('.').at(-1) as keyof typeof types]
    app.get(`/${name}`, (context) => context.body(content, 200, { 'content-type': type, 'cache-control': 'no-cache' }))
  }
  for (const file of [...files, join(folder, 'desk.js'), join(folder, 'desk.css')])
    send(basename(file), new Uint8Array(await readFile(file)))
  send('service-worker.js', `${workerHead(path)}${await readFile(own('service-worker.js'), 'utf8')}`)
  app.get('/manifest.webmanifest', manifest)
  app.get('/offline', offline)
  return {}
}

/** What the worker says, in every language, and where it is. */
function workerHead(base: string): string {
  const words = languages().map((language) => {
    const say = sayIn(language)
    return [language, { title: say('push.lead'), body: say('push.leadText') }]
  })
  return `const base = ${JSON.stringify(base)}\nconst words = ${JSON.stringify(Object.fromEntries(words))}\n`
}

/** The desk as an app on a phone's home screen. */
function manifest(context: DeskContext) {
  const { desk, language, say } = context.var
  const { brand } = desk.siteFile().site
  const app = {
    ...{ id: `${desk.path}/`, start_url: `${desk.path}/`, scope: `${desk.path}/`, display: 'standalone' },
    ...{ name: brand, short_name: brand, description: say('nav.label'), lang: language },
    ...{ theme_color: '#1f4e79', background_color: '#f5f6f8' },
    icons: icons.map((icon) => ({ ...icon, type: 'image/png' })),
  }
  return context.body(JSON.stringify(app), 200, { 'content-type': 'application/manifest+json' })
}

/** The worker keeps it, and shows it in place of any page that does not come. */
const offline = (context: DeskContext) => {
  const { say } = context.var
  const main = html`<p>${say('offline.text')}</p><p><a class="button" href="">${say('offline.again')}</a></p>`
  return page(context, { title: say('offline.title'), main, isBare: true })
}
