import { globSync, readFileSync } from 'node:fs'
import { ENGINE, engineFile } from '../../folders.ts'
import { componentName, ownFile, ownFiles, partName, replaceable } from '../../own.ts'
import { sectionTypes } from '../../schema/schemas.ts'
import { virtualModule } from '../virtual-module.ts'
import type { Sources } from './classes.ts'
import { readSource } from './words.ts'

/**
 * Without what makes no elements, whose words are no classes (styles name layouts, such as "table"), what has its styles by
 * an arrangement (consent), and the list of all sections, by which the frame of every page would have all of them.
 */
const FILES = ['sections/**/*.{ts,tsx}', 'renderer/html/**/*.{ts,tsx}', 'server/pages/*.ts']
const LEFT_OUT = ['document/structured-data/**', 'styles/**', 'consent/**', 'sections.ts'].map(
  (path) => `renderer/html/${path}`,
)

/** Gives `import sources from 'virtual:page-sources'` what the files say that pages are made by. */
export const pageSources = () => virtualModule('virtual:page-sources', readSources)

function readSources(): Sources {
  const read = (path: string, file: string) => readSource(path, readFileSync(file, 'utf8'))
  const files = globSync(FILES, { cwd: ENGINE, exclude: LEFT_OUT })
  const sources = Object.fromEntries(files.sort().map((path) => [path, read(path, engineFile(path))]))
  const own = ownFiles('{sections,overrides}/**/*.{ts,tsx}').map((path) => [path, read(path, ownFile(path))] as const)
  for (const [path, source] of own) {
    sources[path] = source
    // Wherever what it replaces stands.
    const original = path.startsWith('overrides/') && sources[originalOf(partName(path))]
    if (original) original.imports.push(`/${path}`)
  }
  return sources
}

const originalOf = (name: string) =>
  replaceable[name] ?? `sections/${sectionTypes().find((type) => componentName(type) === name)}/${name}.tsx`
