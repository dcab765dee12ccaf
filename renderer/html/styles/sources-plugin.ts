import { globSync, readFileSync } from 'node:fs'
import { virtualModule } from '../virtual-module.ts'
import type { Sources } from './classes.ts'
import { readSource } from './words.ts'

/**
 * Without what makes no elements, whose words are no classes, what has its styles by an arrangement (consent), and the list of all sections, by which the frame of every
 * page would have all of them.
 */
const FILES = ['sections/**/*.{ts,tsx}', 'renderer/html/**/*.{ts,tsx}', 'server/pages/*.ts']
const LEFT_OUT = ['renderer/html/document/structured-data/**', 'renderer/html/consent/**', 'renderer/html/sections.ts']

/** Gives `import sources from 'virtual:page-sources'` what the files say that pages are made by. */
export const pageSources = () => virtualModule('virtual:page-sources', readSources)

function readSources(): Sources {
  const files = globSync(FILES, { exclude: LEFT_OUT })
  return Object.fromEntries(files.sort().map((file) => [file, readSource(file, readFileSync(file, 'utf8'))]))
}
