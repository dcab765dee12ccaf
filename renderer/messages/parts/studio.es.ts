import type { en } from './studio.en.ts'

export const es: Readonly<Record<keyof typeof en, string>> = {}
