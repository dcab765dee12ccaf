import type { en } from './values.en.ts'

export const de: Readonly<Record<keyof typeof en, string>> = {}
