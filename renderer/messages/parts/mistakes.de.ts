import type { en } from './mistakes.en.ts'

export const de: Readonly<Record<keyof typeof en, string>> = {}
