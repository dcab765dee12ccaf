import type { en } from './studio.en.ts'

export const de: Readonly<Record<keyof typeof en, string>> = {}
