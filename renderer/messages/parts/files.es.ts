import type { en } from './files.en.ts'

export const es: Readonly<Record<keyof typeof en, string>> = {}
