/** What the preview answers at all: the site and the code that draws it, to the machines that it is meant for. */
import { existsSync, realpathSync, statSync } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'
import { join, resolve } from 'node:path'
import type { SiteFolder } from '../common/site-folder.ts'
import { cacheFolder, engineFile, packageFolders } from '../folders.ts'
import { ownFolders } from '../own.ts'

/** Folders whose files make up the code that runs in the browser, and their packages. */
const codeFolders = [
  ...['renderer', 'sections', 'styles', 'schemas'].map(engineFile),
  ...packageFolders(),
  ...ownFolders,
  cacheFolder('vite'),
]

/** The same as the disk has it too: `node_modules` may be a link. */
const withReal = (folders: string[]) => [
  ...folders,
  ...folders.filter(existsSync).map((folder) => realpathSync(folder)),
]

/** Where Vite may read. */
export const servedFolders = ({ publicFiles }: SiteFolder) => withReal([...codeFolders, resolve(publicFiles)])

/** Vite's own addresses, and those of its virtual modules. */
const viteAddress = /^\/(?:@vite\/|@id\/|__vite_ping$)/

/**
 * Whether Vite may answer a path. Whatever else lies in the project stays unseen: leads, databases, settings, and what
 * nobody thought of.
 */
export function isOfTheBrowser(path: string, { publicFiles }: SiteFolder): boolean {
  if (/%|\\|\0|\/\/|\/\.\.?(?:\/|$)/.test(path)) return false
  if (viteAddress.test(path)) return true
  const isOfDisk = path.startsWith('/@fs/')
  const file = isOfDisk ? path.slice('/@fs'.length) : engineFile(path)
  const folders = isOfDisk ? withReal(codeFolders) : codeFolders
  return folders.some((folder) => file.startsWith(`${folder}/`)) || isIn(publicFiles, path.slice(1))
}

/** Whether a path names a file of the site's public/. */
export const isPublicFile = (path: string, { publicFiles }: SiteFolder) =>
  isIn(publicFiles, path.slice(1)) && statSync(join(publicFiles, path)).isFile()

/** The file of the site's public/ that a path names, also where it came after Vite had looked which there are. */
export function publicFileOf(path: string, { publicFiles, ...folder }: SiteFolder): string | undefined {
  const file = join(publicFiles, path)
  const isThere =
    isOfTheBrowser(path, { publicFiles, ...folder }) && statSync(file, { throwIfNoEntry: false })?.isFile()
  return isThere ? file : undefined
}

const isIn = (folder: string, file: string) => file !== '' && existsSync(join(folder, file))

export const isAnyAddress = (host: string) => host === '0.0.0.0' || host === '::' || host === ''

/** Whether a server at a host is reached from this machine alone. */
export const isLoopback = (host: string) => host === 'localhost' || host === '::1' || /^127(?:\.\d+){3}$/.test(host)

/**
 * Why a request is not answered; undefined where it is. A page of another site that has its name lead to this machine
 * (DNS rebinding) still sends its name; an address in figures cannot be such a page's.
 */
export function refusalOf({ method = 'GET', headers }: Pick<IncomingMessage, 'method' | 'headers'>, host: string) {
  const asked = headers.host ?? ''
  if (!isOwnName(nameOf(asked), host)) {
    const names = isAnyAddress(host)
      ? 'localhost or an address in figures'
      : `localhost, an address in figures or ${host}`
    return `The preview answers to ${names}, not to "${asked}". To reach it by a name, start it with that: HOST=name npm run dev\n`
  }
  const isWriting = method !== 'GET' && method !== 'HEAD'
  const { origin } = headers
  if (!isWriting || origin === undefined || originHost(origin) === asked.toLowerCase()) return undefined
  return `The preview takes forms from its own pages alone, not from ${origin}\n`
}

function isOwnName(name: string, host: string): boolean {
  return name === 'localhost' || name.endsWith('.localhost') || isIP(name) !== 0 || name === host.toLowerCase()
}

const nameOf = (host: string) =>
  host
    .toLowerCase()
    .replace(/:\d*$/, '')
    .replace(/^\[(.*)\]$/, '$1')
const originHost = (origin: string) => (URL.canParse(origin) ? new URL(origin).host : '')
