import { currentSource } from '../source.ts'

/** Every route of pages.yaml is prerendered. */
export const onBeforePrerenderStart = (): string[] => currentSource().site.pages.map((page) => page.route)
