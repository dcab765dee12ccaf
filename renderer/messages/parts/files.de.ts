import type { en } from './files.en.ts'

export const de: Readonly<Record<keyof typeof en, string>> = {}
