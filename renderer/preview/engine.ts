import type { Server } from 'node:http'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import { createServer, type InlineConfig, type ViteDevServer } from 'vite'
import { bundledScript } from '../build/bundle.ts'
import { ownSite, type SiteFolder } from '../common/site-folder.ts'
import { cacheFolder, ENGINE, PROJECT } from '../folders.ts'
import { laterStyles } from '../html/islands/later-styles-plugin.ts'
import { sonnerWithoutInlineStyles } from '../html/islands/sonner-plugin.ts'
import { ownParts } from '../html/own-plugin.ts'
import { hasOwn, isOwn, ownFile, ownFiles } from '../own.ts'
import { isAnyAddress, servedFolders } from './guard.ts'

const ENTRY = '/renderer/preview/entry.tsx'

/** Who is served, and the site whose public files are. Without a server, code is loaded alone. */
interface Served {
  server?: Server
  host?: string
  folder?: SiteFolder
  /** Where on the host: "/", or a path with a slash at both ends. */
  base?: string
}

/** What the code of the sections offers once Vite has loaded it. */
export type Renderer = typeof import('./entry.tsx')

export interface Engine {
  vite: ViteDevServer
  /** Where the site is served; absent, at the root of its host. */
  base?: string | undefined
  /** The present code of the sections; loaded again after an edit. */
  renderer: () => Promise<Renderer>
  /** To be called once a file of the code, or of what a project has of its own, is another one. */
  codeChanged: () => void
  close: () => Promise<void>
}

/**
 * Runs the sections' code outside the build, with the function that renders a page there too. It is not called by
 * vike's renderPage(), which answers a page whose code fails with one of its own, asks for React's development version,
 * which takes ten times as long for a page, reloads the whole page where the preview exchanges what changed, and knows
 * one dev server a process; and the gallery needs single sections, which are no routes.
 */
export async function createEngine(served: Served = {}): Promise<Engine> {
  process.env.NODE_ENV = 'production'
  const vite = await createServer(viteConfig(served))
  // Code that nobody has changed since it was bundled for builds takes Vite no time and no memory. Faults in a
  // project's own code are told by Vite, in the lines of its files.
  let bundled = hasOwn() ? undefined : bundledScript('preview')
  return {
    vite,
    base: served.base,
    renderer: () => (bundled ? import(pathToFileURL(bundled).href) : vite.ssrLoadModule(ENTRY)) as Promise<Renderer>,
    codeChanged: () => {
      bundled = undefined
    },
    close: () => vite.close(),
  }
}

/** What the sections' code needs of Vite, whether it is served or built. */
export const commonConfig: InlineConfig = {
  configFile: false,
  root: ENGINE,
  cacheDir: cacheFolder('vite'),
  logLevel: 'warn',
  oxc: { jsx: { runtime: 'automatic', development: false } },
  plugins: [ownParts(), tailwindcss(), sonnerWithoutInlineStyles(), laterStyles()],
}

/** Who follows the site's file is told of it otherwise. */
const isSite = (path: string) => path.endsWith('.yaml') && !isOwn(path)

function viteConfig({ server, host, folder = ownSite, base = '/' }: Served): InlineConfig {
  const apart = ['.cache', '.git', 'dist', 'data', 'scripts', 'server', 'tests'].map((name) => join(PROJECT, name))
  const unwatched = [
    ...apart,
    ...[folder, ownSite].flatMap(({ images, publicFiles, fonts }) => [images, publicFiles, fonts]),
  ]
  return {
    ...commonConfig,
    base,
    appType: 'custom',
    publicDir: resolve(folder.publicFiles),
    server: {
      middlewareMode: true,
      cors: false,
      allowedHosts: host && !isAnyAddress(host) ? [host] : [],
      // The second fence, behind that of guard.ts.
      fs: {
        strict: true,
        allow: servedFolders(folder),
        deny: ['**/*.{sqlite,sqlite-wal,sqlite-shm,db,env,pem,key}', '**/.{git,env}*/**', '**/.env*'],
      },
      hmr: server ? { server } : false,
      watch: server ? { ignored: [...unwatched.map((path) => `${resolve(path)}/**`), '**/*.builds/**', isSite] } : null,
    },
    optimizeDeps: {
      // Vite makes them fit for browsers where what imports them lies among packages, as the program does on a site.
      include: ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client'],
      entries: [
        'renderer/preview/client.ts',
        '{sections,renderer/html/components}/*/*.island.tsx',
        ...ownFiles('sections/*/*.island.tsx').map(ownFile),
      ],
    },
  }
}
