import type { en } from './pages.en.ts'

export const es: Readonly<Record<keyof typeof en, string>> = {}
