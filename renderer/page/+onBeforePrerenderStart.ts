import { currentSource } from '../source.ts'

/** Every route of pages.yaml is prerendered, or those of this machine's share. */
export const onBeforePrerenderStart = (): string[] => currentSource().routes
