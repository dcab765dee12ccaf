import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import vike from 'vike/plugin'
import { defineConfig } from 'vite'
import { pageScript } from './renderer/document/page-script.ts'
import { plainImports } from './renderer/islands/preload-plugin.ts'
import { sonnerWithoutInlineStyles } from './renderer/islands/sonner-plugin.ts'

/** Where the build goes; the build command sets it to a folder beside the last good site and swaps the two. */
const outDir = process.env.BUILD_DIR ?? 'dist'

export default defineConfig({
  plugins: [vike(), react(), tailwindcss(), sonnerWithoutInlineStyles(), plainImports(), pageScript()],
  build: { outDir, target: 'es2022', modulePreload: false, assetsInlineLimit: 0, copyPublicDir: false },
  environments: {
    client: { build: { rolldownOptions: { input: { client: './renderer/islands/client.ts' } } } },
    ssr: { build: { rolldownOptions: { input: { hooks: './renderer/hooks.ts' } } } },
  },
  server: { host: '127.0.0.1' },
  preview: { host: '127.0.0.1' },
})
