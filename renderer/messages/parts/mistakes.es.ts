import type { en } from './mistakes.en.ts'

export const es: Readonly<Record<keyof typeof en, string>> = {}
