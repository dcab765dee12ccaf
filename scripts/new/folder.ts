import { cpSync, existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { basename, join, relative, resolve, sep } from 'node:path'
import { addressWords } from '../../renderer/common/address-words.ts'
import { engineFile, PROJECT } from '../../renderer/folders.ts'
import { VERSION } from '../../renderer/read/migrations/version.ts'

const PROGRAM = 'pages-from-yaml'

/** Where editors find the schema from the folder of a site. */
export const SCHEMA_OF_FOLDER = `./node_modules/${PROGRAM}/schemas/editor/pages.json`

/** Commands that npm has by their names alone, since they are typed most. */
const scripts = ['start', 'dev', 'check', 'build', 'studio', 'test', 'new', 'leads', 'desk']

/** Makes the folder of a site one that can be installed, with what editors and GitHub go by. */
export function writeFolder(folder: string): void {
  cpSync(engineFile('studio/edit/new-site/folder'), folder, { recursive: true })
  // npm takes no file of this name into a package.
  renameSync(join(folder, 'gitignore'), join(folder, '.gitignore'))
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(packageOf(folder), undefined, 2)}\n`)
}

/** `project` is the folder that the program is installed in, `node` the Node that runs. */
export function packageOf(folder: string, project = PROJECT, node = process.execPath) {
  // Who has a Node that is too old runs one among the packages, which each site then needs too.
  const bringsNode = node.includes(`${sep}node_modules${sep}`)
  return {
    name: addressWords(basename(resolve(folder))) || 'site',
    private: true,
    type: 'module',
    scripts: Object.fromEntries(scripts.map((name) => [name, `${PROGRAM} ${name}`])),
    dependencies: { ...(bringsNode && { node: '24' }), [PROGRAM]: sourceOf(folder, project) },
    // npm asks about scripts of packages that are not named.
    allowScripts: { ...(bringsNode && { node: true }), esbuild: true },
  }
}

/** The version that runs; where it was installed from a packed file, that file as the site reaches it. */
function sourceOf(folder: string, project: string): string {
  const list = join(project, 'package.json')
  // What is installed for the whole machine is in no list.
  const { dependencies, devDependencies } = existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : {}
  const [, file] = /^file:(.*\.tgz)$/.exec({ ...devDependencies, ...dependencies }[PROGRAM]) ?? []
  return file === undefined ? `^${VERSION}` : `file:${relative(folder, resolve(project, file)).split(sep).join('/')}`
}
