import tailwindcss from '@tailwindcss/vite'
import vike from 'vike/plugin'
import { defineConfig } from 'vite'
import { pageScript } from './renderer/html/document/page-script.ts'
import { laterStyles } from './renderer/html/islands/later-styles-plugin.ts'
import { plainImports } from './renderer/html/islands/preload-plugin.ts'
import { sonnerWithoutInlineStyles } from './renderer/html/islands/sonner-plugin.ts'
import { pageSources } from './renderer/html/styles/sources-plugin.ts'

/** Where the build goes; the build command sets it to a folder beside the last good site and swaps the two. */
const outDir = process.env.BUILD_DIR ?? 'dist'

/** vike finds the bundled code in its folder. Else it would go by a note in node_modules of what was bundled last. */
const withoutNote = { vitePluginServerEntry: { disableAutoImport: true } }

/** The script of all pages, and those of pages whose visits are counted or whose speed is measured. */
const scripts = {
  page: './renderer/html/document/page.client.ts',
  analytics: './renderer/html/consent/analytics.client.ts',
  vitals: './renderer/html/consent/vitals.client.ts',
}

/**
 * Hints of the bundler for who writes plugins, not for who builds a site. Parts of forms are imported at once where pages
 * are made, and later by browsers (renderer/html/components/form/parts.ts).
 */
const checks = { ineffectiveDynamicImport: false, pluginTimings: false }

export default defineConfig({
  ...withoutNote,
  plugins: [
    vike(),
    tailwindcss(),
    sonnerWithoutInlineStyles(),
    laterStyles(),
    plainImports(),
    pageScript(),
    pageSources(),
  ],
  build: {
    ...{ outDir, target: 'es2022', modulePreload: false, assetsInlineLimit: 0, copyPublicDir: false },
    rolldownOptions: { checks },
  },
  environments: {
    client: { build: { rolldownOptions: { input: scripts } } },
  },
  server: { host: '127.0.0.1' },
  preview: { host: '127.0.0.1' },
})
