import { defineConfig } from 'vitest/config'

/** Unit tests. Apart from vite.config.ts: the site's plugins prerender pages, which these tests do not need. */
export default defineConfig({
  test: { include: ['tests/**/*.test.{ts,tsx}'], testTimeout: 10_000 },
})
