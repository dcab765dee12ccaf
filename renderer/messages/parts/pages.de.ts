import type { en } from './pages.en.ts'

export const de: Readonly<Record<keyof typeof en, string>> = {}
