import { globSync, readFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import type { Sources } from './classes.ts'

const NAME = 'virtual:page-sources'
/** Without the list of all sections, by which the frame of every page would have all of them. */
const FILES = ['sections/**/*.{ts,tsx}', 'renderer/page/**/*.{ts,tsx}', 'server/pages/*.ts']
const LIST = 'renderer/page/sections.ts'

/** Gives `import sources from 'virtual:page-sources'` the texts of the files that pages are made by. */
export function pageSources(): Plugin {
  return {
    name: 'page-sources',
    resolveId: { filter: { id: /^virtual:page-sources$/ }, handler: () => `\0${NAME}` },
    load: {
      filter: { id: /^\0virtual:page-sources$/ },
      handler: () => `export default ${JSON.stringify(readSources())}`,
    },
  }
}

function readSources(): Sources {
  const files = globSync(FILES).filter((file) => file !== LIST)
  return Object.fromEntries(files.sort().map((file) => [file, readFileSync(file, 'utf8')]))
}
