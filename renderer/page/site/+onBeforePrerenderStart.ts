import type { OnBeforePrerenderStartSync } from 'vike/types'

/** The home page, which every site has: +onPrerenderStart.ts puts the pages that are wanted in its place. */
export const onBeforePrerenderStart: OnBeforePrerenderStartSync = () => ['/']
