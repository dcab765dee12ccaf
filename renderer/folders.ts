import { existsSync } from 'node:fs'
import { createRequire, findPackageJSON } from 'node:module'
import { dirname, join } from 'node:path'

/** Where this program lies, with its schemas, sections and starters; a slash at the end. */
export const ENGINE = `${dirname(String(findPackageJSON(import.meta.url)))}/`

/**
 * The folder in whose packages the program lies; where somebody works on the program, its own. What is known of sites
 * from before is kept there. A slash at the end.
 */
export const PROJECT = ENGINE.replace(/(?<=\/)node_modules\/.*$/, '')

/** Whether the program runs as it was packed, from compiled code. */
export const isPacked = PROJECT !== ENGINE

/** A file or folder of the program, such as "schemas". */
export const engineFile = (path: string) => join(ENGINE, path)

/** A guide, as somebody in the folder of the project finds it. */
export const guide = (name: string) => join(isPacked ? 'node_modules/pages-from-yaml' : '', 'docs', name)

/** A folder for what can be made again of a site. */
export const cacheFolder = (name: string) => join(PROJECT, '.cache', name)

/** A folder for what can be made again of the code alone: the package brings it. */
export const engineCache = (name: string) => join(ENGINE, '.cache', name)

/** The file by which editors complete and check a pages.yaml. */
export const EDITOR_SCHEMA = engineFile('schemas/editor/pages.json')

/** The one command, as a script for Node. */
export const COMMAND = engineFile(isPacked ? 'node/pages-from-yaml.js' : 'scripts/pages-from-yaml.mjs')

/** The folders in which the program finds its packages, the nearest first, as Node looks for them. */
export const packageFolders = (): string[] =>
  (createRequire(engineFile('package.json')).resolve.paths('package') ?? []).filter(existsSync)
