import type { Config } from 'vike/types'

/** One generic page renders every route of pages.yaml; no page code runs in the browser (islands load themselves). */
export default {
  clientRouting: false,
  hooksTimeout: false,
  ai: { skill: false },
  meta: { Page: { env: { server: true, client: false } } },
} satisfies Config
