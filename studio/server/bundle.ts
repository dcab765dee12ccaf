import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { dirname, extname, join } from 'node:path'
import { dropOldest } from '../../renderer/common/drop-oldest.ts'
import { hashFiles } from '../../renderer/common/files-hash.ts'
import { engineCache, engineFile } from '../../renderer/folders.ts'
import { catalogueOf } from '../../renderer/messages/catalogues.ts'
import type { Place, Spoken } from '../shell/words/index.ts'
import { readerOf } from './request.ts'

/** A page of ours with its script and styles, as it is bundled. */
export interface PageSources {
  /** What its files are called. */
  name: string
  /** The folder with its code. */
  root: string
  /** What begins it, below the folder: a page or a script. */
  entry: string
  /** All that the bundle is made of, as folders and files of the program. */
  sources: readonly string[]
}

const shell: PageSources = {
  name: 'studio',
  root: 'studio/shell',
  entry: 'index.html',
  sources: [
    'studio/shell/',
    'studio/edit/',
    'studio/marks/signs.ts',
    'studio/server/bundle.ts',
    'renderer/common/',
    'renderer/messages/',
    'renderer/schema/',
    'package-lock.json',
  ],
}
/** Of other states of the code. */
const mostKept = 3

/** What the studio's page is made of; nothing else is sent from its folder. */
const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.wasm': 'application/wasm',
}

export const bundleShell = () => bundlePage(shell)
export const hasShell = () => existsSync(scriptIn(placeOf(shell), shell))

const placeOf = ({ name, sources }: PageSources) => join(engineCache(name), hashFiles([...sources]))
const scriptIn = (folder: string, { name }: PageSources) => join(folder, `${name}.js`)

/** Bundles a page's code, once for each state of it, and says in which folder its files are. */
export async function bundlePage(page: PageSources): Promise<string> {
  const { name, root, entry } = page
  const out = placeOf(page)
  const isThere = () => existsSync(scriptIn(out, page))
  if (isThere()) return out
  // Others make it too, and read it meanwhile: it comes whole, and the first stays.
  const own = join(engineCache('unfinished'), randomUUID())
  const { build } = await import('vite')
  await build({
    configFile: false,
    root: engineFile(root),
    base: './',
    // Packages that Node and browsers share name what browsers lack, and go without it there.
    logLevel: 'error',
    mode: 'production',
    publicDir: false,
    oxc: { jsx: { runtime: 'automatic', development: false } },
    define: { 'process.env.NODE_ENV': '"production"' },
    worker: {
      format: 'es',
      rolldownOptions: { output: { entryFileNames: '[name]-[hash].js', assetFileNames: '[name]-[hash][extname]' } },
    },
    build: {
      outDir: own,
      emptyOutDir: true,
      target: 'es2022',
      modulePreload: false,
      // What a part that comes later looks like is known from the start: it does not move when it is there.
      cssCodeSplit: false,
      rolldownOptions: {
        input: join(engineFile(root), entry),
        output: {
          entryFileNames: `${name}.js`,
          chunkFileNames: '[name]-[hash].js',
          assetFileNames: ({ names }) =>
            names.some((each) => each.endsWith('.css')) ? `${name}.css` : '[name]-[hash][extname]',
        },
      },
    },
  })
  await mkdir(dirname(out), { recursive: true })
  await rename(own, out).catch(async (error) => {
    await rm(own, { recursive: true, force: true })
    if (!isThere()) throw error
  })
  dropOldest(dirname(out), mostKept)
  return out
}

/** Answers requests for the files of the studio's page. */
export type Shell = (name: string, request: IncomingMessage, response: ServerResponse) => void

/** The page with the words of a language in it, so that the script itself has none. */
function pageIn(language: string, place: Place, html: string): string {
  const { shell, parts, fields, choices } = catalogueOf(language)
  const said: Spoken = { shell, parts, fields, choices, place }
  const words = JSON.stringify(said).replaceAll('<', '\\u003c')
  return html
    .replace('lang="en"', `lang="${language}"`)
    .replace('</head>', () => `<script type="application/json" id="words">${words}</script></head>`)
}

export async function buildShell(placeFor: (request: IncomingMessage) => Place): Promise<Shell> {
  const out = await bundleShell()
  const contents = new Map<string, Buffer>()
  for (const name of await readdir(out)) if (extname(name) in types) contents.set(name, await readFile(join(out, name)))
  return (asked, request, response) => {
    const name = asked === '' ? 'index.html' : asked
    const content = contents.get(name)
    if (!content) return void response.writeHead(404, { 'content-type': 'text/plain' }).end('There is no such file.\n')
    response
      .writeHead(200, { 'content-type': types[extname(name)], 'cache-control': 'no-store' })
      .end(name === 'index.html' ? pageIn(readerOf(request), placeFor(request), String(content)) : content)
  }
}
