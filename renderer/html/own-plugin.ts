import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'
import { ENGINE, engineFile } from '../folders.ts'
import { componentName, hasOwn, isOwn, ownFile, ownFiles, ownTypes, partName, replaceable } from '../own.ts'
import { sectionTypes } from '../schema/schemas.ts'

const SECTION = engineFile('renderer/section.ts')
const MODULES = /^virtual:own-(?:sections|styles)$/

/**
 * Brings the sections and parts that a project has of its own into the code of pages: as modules that list them, and in
 * place of the parts that they replace. They find React and `pages-from-yaml/section` in the program.
 */
export function ownParts(): Plugin {
  return {
    name: 'own-parts',
    enforce: 'pre',
    resolveId(source, importer, options) {
      if (MODULES.test(source)) return `\0${source}`
      if (source === 'pages-from-yaml/section') {
        if (this.environment.name !== 'client') return SECTION
        this.error(
          'a part that runs in the browser gets what it shows as props, and cannot import "pages-from-yaml/section"',
        )
      }
      if (importer === undefined) return null
      if (isOwn(importer))
        return /^react(?:-dom)?(?:\/|$)/.test(source)
          ? this.resolve(source, SECTION, { ...options, skipSelf: true })
          : null
      return importer === SECTION ? null : overrideOf(join(dirname(importer), source))
    },
    load: (id) => (id.startsWith('\0virtual:own-') ? listings[id.slice('\0virtual:own-'.length)]?.() : null),
    transform: {
      filter: { id: /\/(?:styles\/app\.css\?inline|islands\/client\.ts(?:\?v=\w+)?)$/ },
      handler: (code, id) => code + (id.includes('.css') ? sourcesForTailwind() : ownIslands()),
    },
  }
}

/** Where Tailwind looks for the names of classes besides. */
const sourcesForTailwind = () => (hasOwn() ? `\n@source ${quoted('{sections,overrides}/**/*.tsx')};\n` : '')

/** What is added to the list of islands. */
function ownIslands(): string {
  const files = ownFiles('sections/*/*.island.tsx')
  const entries = files.map((file) => `'${file.split('/')[1]}': () => import(${quoted(file)})`)
  return entries.length > 0 ? `\nObject.assign(modules, {${entries}})\n` : ''
}

/** The file that takes the place of one of the program. */
function overrideOf(file: string): string | null {
  const [name] = Object.entries(replaceable).find(([, path]) => join(ENGINE, path) === file) ?? []
  const override = `overrides/${name}.tsx`
  return name !== undefined && ownFiles(override).length > 0 ? ownFile(override) : null
}

/** Modules of the code of pages by their names, as text. */
const listings: Record<string, () => string> = {
  sections: () => {
    const own = ownTypes().map((type) => [type, `sections/${type}/${componentName(type)}.tsx`] as const)
    const replaced = sectionTypes().map((type) => [type, `overrides/${componentName(type)}.tsx`] as const)
    const parts = [...own, ...replaced].filter(([, file]) => ownFiles(file).length > 0)
    const lines = parts.map(([type, file]) => `export { ${partName(file)} as '${type}' } from ${quoted(file)}`)
    return lines.join('\n')
  },
  styles: () => {
    const files = ownFiles('sections/*/*.css')
    return ['inline', 'raw'].map((query) => listOf(query, files)).join('\n')
  },
}

const listOf = (query: string, files: string[]) =>
  [
    ...files.map((file, index) => `import ${query}${index} from ${quoted(`${file}?${query}`)}`),
    `export const ${query} = [${files.map((_, index) => `${query}${index}`)}]`,
  ].join('\n')

const quoted = (path: string) => JSON.stringify(ownFile(path))
