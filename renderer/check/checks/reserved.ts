import type { Finding, Path } from '../../common/problem.ts'
import {
  builtFiles,
  compressedEndings,
  endpointPath,
  hashedFolders,
  isBuiltFile,
  machinePaths,
  newsletterPaths,
  plainFormPaths,
  sometimesBuilt,
} from '../../common/reserved.ts'
import { vitalsPath } from '../../common/vitals.ts'
import type { Frame } from '../../expand/frame.ts'
import type { Pages } from '../../expand/outline.ts'
import { type Message, type MessageId, message } from '../../messages/message.ts'
import { shown } from '../../messages/shown.ts'
import { type Check, error, warning } from './check.ts'

/** Pages, redirects and forms at addresses where something else is answered. */
export const reserved = {
  when: 'always',
  codes: {
    'reserved-route': error(
      'A page, redirect or form has an address at which something else is answered, so that nothing would ever come to it. Give it another address.',
    ),
    'file-left-out': warning(
      'The folder public/ holds a file that the build writes itself, such as robots.txt, or a link to something elsewhere: neither is published. Remove it, or put a copy in the place of the link.',
    ),
  },
  ofSite: ({ site, surroundings: { files = [], links = [] } }) => [
    ...checkReserved(site, files),
    ...filesInTheWay(files),
    ...filesLeftOut(files),
    ...linksLeftOut(links),
  ],
} satisfies Check

/** What is answered at an address, and what besides the page's address could change. */
interface Taken {
  reason: Message
  wayOut?: 'file' | 'form' | 'forms'
}

/** Pages and redirects at addresses where something else is answered: no visitor would ever come to them. */
function checkReserved(site: Pages, files: readonly string[]): Finding[] {
  const { pages, redirects } = site
  const taken = takenPaths(site)
  const ownFiles = new Set(files)
  const findings: Finding[] = []
  for (const route of pages.keys()) {
    const by = taken.get(route) ?? takenFolder(route) ?? takenByDocument(route, ownFiles)
    if (by) findings.push(takenFinding('pages', route, by))
  }
  for (const route of Object.keys(redirects)) {
    const by = taken.get(route) ?? takenFolder(route) ?? takenByFile(route, files)
    if (by) findings.push(takenFinding('redirects', route, by))
  }
  return [...findings, ...formsElsewhere(site, files)]
}

/** Forms that are sent to an address of this site at which something else is answered. */
function formsElsewhere({ forms, data }: Pages, files: readonly string[]): Finding[] {
  const addresses: [unknown, Path][] = [
    ...Object.entries(forms).map(([name, form]): [unknown, Path] => [
      Object(form).endpoint,
      ['forms', name, 'endpoint'],
    ]),
    [Object(data.site).formsAddress, ['site', 'formsAddress']],
  ]
  return addresses.flatMap(([address, path]) => {
    if (typeof address !== 'string' || !address.startsWith('/')) return []
    const by = notForForms.get(address) ?? takenFolder(address) ?? takenByFile(address, files)
    return by ? [formFinding(address, path, by)] : []
  })
}

/** Why no page can have an address, in words that follow a colon; undefined for one that is free. */
export function reservedReason(route: string, site: Frame): Message | undefined {
  return (takenPaths(site).get(route) ?? takenFolder(route))?.reason
}

/** Addresses at which something else than a form is answered, on every site. */
const notForForms = new Map<string, Taken>([
  ...Object.values(machinePaths).map((path) => [path, { reason: message('reserved-route.monitors') }] as const),
  ...Object.values(newsletterPaths).map((path) => [path, { reason: message('reserved-route.newsletters') }] as const),
  [vitalsPath, { reason: message('reserved-route.vitals') }],
  ['/404', { reason: message('reserved-route.not-found') }],
])

function takenPaths({ data, forms }: Pick<Frame, 'data' | 'forms'>): Map<string, Taken> {
  const { formsAddress } = Object(data.site)
  const addresses = plainFormPaths(typeof formsAddress === 'string' ? { formsAddress } : {})
  const reason = message('reserved-route.plain-forms')
  return new Map<string, Taken>([
    ...notForForms,
    ...Object.entries(forms).flatMap(([name, form]) => takenByForm(name, Object(form).endpoint)),
    ...addresses.map(
      (path) => [path, path === formsAddress ? ({ reason, wayOut: 'forms' } as const) : { reason }] as const,
    ),
  ])
}

/** An endpoint that is no address is reported by itself. */
function takenByForm(name: string, endpoint: unknown): [string, Taken][] {
  if (typeof endpoint !== 'string' || !URL.canParse(endpoint, 'http://site')) return []
  const reason = message('reserved-route.form', { name: shown(name) })
  return [[endpointPath({ endpoint }), { reason, wayOut: 'form' }]]
}

function takenFolder(route: string): Taken | undefined {
  const folder = hashedFolders.find((path) => `${route}/`.startsWith(path))
  return folder === undefined ? undefined : { reason: message('reserved-route.folder', { folder }) }
}

/** Many hosts show "about.html" at "/about"; where "about" is a file, no folder can be for the page. */
function takenByDocument(route: string, files: ReadonlySet<string>): Taken | undefined {
  const folder = route === '/' ? '' : route
  const above = route.split('/').map((_, index, parts) => parts.slice(0, index + 1).join('/'))
  const file = [`${folder}/index.html`, `${folder}.html`, ...above.slice(1)].find((name) => files.has(name))
  return file === undefined ? undefined : takenBy(file)
}

const takenBy = (file: string): Taken => ({
  reason: message('reserved-route.file', { file: shown(`public${file}`) }),
  wayOut: 'file',
})

/** Files of public/ where the build needs a folder, or below a file that it writes. */
function filesInTheWay(files: readonly string[]): Finding[] {
  return files.flatMap((file) => {
    const folder = hashedFolders.find((path) => path === `${file}/`)
    const reason = folder
      ? message('reserved-route.folder', { folder })
      : isBuiltFile(file.slice(0, file.lastIndexOf('/')))
        ? message('reserved-route.built-folder')
        : undefined
    if (reason === undefined) return []
    return {
      code: 'reserved-route',
      place: { start: 0, end: 0 },
      message: message('reserved-route.public-file', { file: shown(`public${file}`), reason }),
      hint: message('reserved-route.public-file-hint'),
    }
  })
}

/** What to write in place of files of public/ that the build writes itself. */
const instead: Record<string, MessageId> = {
  '/robots.txt': 'file-left-out.robots',
  '/_redirects': 'file-left-out.redirects',
  '/404.html': 'file-left-out.not-found',
}

/** Files of public/ that nobody will see: the build writes its own in their place. */
function filesLeftOut(files: readonly string[]): Finding[] {
  const isLeftOut = (file: string) => builtFiles.includes(file) && !sometimesBuilt.includes(file)
  return files.filter(isLeftOut).map((file) => ({
    code: 'file-left-out',
    place: { start: 0, end: 0 },
    message: message('file-left-out', { file: shown(`public${file}`) }),
    hint: [message('file-left-out.hint'), ...(instead[file] ? [message(instead[file])] : [])],
  }))
}

/** A link may lead out of the folder, to what nobody means to publish. */
const linksLeftOut = (links: readonly string[]): Finding[] =>
  links.map((link) => ({
    code: 'file-left-out',
    place: { start: 0, end: 0 },
    message: message('file-left-out.link', { file: shown(`public${link}`) }),
    hint: message('file-left-out.link-hint'),
  }))

/** No page can have the address of another file: pages have no endings. */
function takenByFile(route: string, files: readonly string[]): Taken | undefined {
  const isIt = (file: string) => `${route}/`.startsWith(`${file}/`)
  const file = files.find(isIt)
  if (file !== undefined) return takenBy(file)
  if (isBuiltFile(route)) return { reason: message('reserved-route.built-file') }
  const ending = compressedEndings.find((end) => route.endsWith(end))
  return ending ? { reason: message('reserved-route.compressed', { ending }) } : undefined
}

const takenFinding = (part: 'pages' | 'redirects', route: string, { reason, wayOut }: Taken): Finding => ({
  code: 'reserved-route',
  place: { path: [part, route], key: true },
  message: message('reserved-route', { part, route: shown(route), reason }),
  hint: message(part === 'pages' ? 'reserved-route.page-hint' : 'reserved-route.redirect-hint', {
    or: wayOut ?? 'none',
  }),
})

const formFinding = (address: string, path: Path, { reason }: Taken): Finding => ({
  code: 'reserved-route',
  place: { path },
  message: message('reserved-route.sent', { address: shown(address), reason }),
  hint: message('reserved-route.sent-hint'),
})
