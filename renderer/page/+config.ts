import type { Config } from 'vike/types'

/** One generic page renders every route of pages.yaml; no page code runs in the browser (islands load themselves). */
export default {
  clientRouting: false,
  // The build calls prerender() itself, for the pages that changed, and one after the other: they share a processor.
  prerender: { disableAutoRun: true, keepDistServer: true, parallel: false, partial: true },
  hooksTimeout: false,
  ai: { skill: false },
  meta: { Page: { env: { server: true, client: false } } },
} satisfies Config
