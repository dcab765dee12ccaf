import type { en } from './values.en.ts'

export const es: Readonly<Record<keyof typeof en, string>> = {}
