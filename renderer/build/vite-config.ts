import tailwindcss from '@tailwindcss/vite'
import type { InlineConfig } from 'vite'
import { ENGINE, engineFile } from '../folders.ts'
import { pageScript } from '../html/document/page-script.ts'
import { laterStyles } from '../html/islands/later-styles-plugin.ts'
import { plainImports } from '../html/islands/preload-plugin.ts'
import { sonnerWithoutInlineStyles } from '../html/islands/sonner-plugin.ts'
import { ownParts } from '../html/own-plugin.ts'
import { pageSources } from '../html/styles/sources-plugin.ts'
import { hasOwn } from '../own.ts'

/** vike finds the bundled code in its folder. Else it would go by a note in node_modules of what was bundled last. */
const withoutNote = { vitePluginServerEntry: { disableAutoImport: true } }

/** The script of all pages, and those of pages whose visits or forms are counted or whose speed is measured. */
const scripts = {
  page: engineFile('renderer/html/document/page.client.ts'),
  analytics: engineFile('renderer/html/consent/analytics.client.ts'),
  vitals: engineFile('renderer/html/consent/vitals.client.ts'),
  starts: engineFile('renderer/html/consent/starts.client.ts'),
}

/** What draws pages that somebody is editing. */
const preview = engineFile('renderer/preview/entry.tsx')

/**
 * Hints of the bundler for who writes plugins, not for who builds a site. Parts of forms are imported at once where pages
 * are made, and later by browsers (renderer/html/components/form/parts.ts).
 */
const checks = { ineffectiveDynamicImport: false, pluginTimings: false, sourcemapBroken: false }

/**
 * What Vite is told to bundle the code of the pages into a folder. vike adds its own plugin: made here, it would look for
 * pages in the folder of the process before it has been told another.
 */
export const viteConfig = (outDir: string): InlineConfig => ({
  configFile: false,
  root: ENGINE,
  publicDir: false,
  logLevel: 'warn',
  ...withoutNote,
  plugins: [
    ownParts(),
    tailwindcss(),
    sonnerWithoutInlineStyles(),
    laterStyles(),
    plainImports(),
    pageScript(),
    pageSources(),
  ],
  build: {
    outDir,
    target: 'es2022',
    modulePreload: false,
    assetsInlineLimit: 0,
    emptyOutDir: true,
    rolldownOptions: { checks },
  },
  environments: {
    client: { build: { rolldownOptions: { input: scripts } } },
    ssr: {
      // Node takes a third of the time for the few files of vike and of what pages are made of. What these name is large.
      resolve: { noExternal: true, external: ['react', 'react-dom', 'any-ascii'] },
      build: { sourcemap: hasOwn(), rolldownOptions: { input: { vike: 'vike/server', preview } } },
    },
  },
})
