import type { Config } from 'vike/types'

/**
 * One generic page renders every route of pages.yaml; no page code runs in the browser (islands load themselves).
 * vike bundles the code; the pages are rendered by our own loop, through vike's hooks (emit/bundle.ts says why).
 */
export default {
  clientRouting: false,
  prerender: { disableAutoRun: true, keepDistServer: true },
  ai: { skill: false },
  meta: { Page: { env: { server: true, client: false } } },
} satisfies Config
