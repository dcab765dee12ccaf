/** Builds of one small site that differ in every page, its style, its script and its headers; and what a visitor of them notices. */
import { hash } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { openBuilds, showBuild } from '../../renderer/build/builds.ts'
import { headerRules } from '../../renderer/build/headers.ts'
import { hostFiles } from '../../renderer/build/hosts/index.ts'
import { putTogether, takeNext } from '../../renderer/build/publish.ts'
import { scanTree } from '../../renderer/build/tree.ts'
import { siteFile } from '../../tests/server/fixtures/forms.ts'

export const routes = Array.from({ length: 40 }, (_, index) => (index === 0 ? '/' : `/page-${index}`))
/** Files that no version changes: the next build takes them over. */
const constant = Array.from({ length: 200 }, (_, index) => `client/pictures/${index}.txt`)

const styleOf = (version: number) => `body{color:#${version.toString(16).padStart(6, '0')}}`
const styleHash = (version: number) => `sha256-${hash('sha256', styleOf(version), 'base64')}`
const page = (version: number) =>
  `<!doctype html><title>${version}</title><style>${styleOf(version)}</style><main>${version}</main><script src="/assets/app.${version}.js"></script>`

function filesOf(version: number, build: number): Record<string, string> {
  const rules = headerRules({ styles: [styleHash(version)], scripts: [] })
  const pages = ['404.html', ...routes.map((route) => `${route.slice(1)}/index.html`)]
  const types = { html: 'text/html', js: 'text/javascript', txt: 'text/plain' }
  return {
    ...hostFiles({ rules, build, redirects: {}, routes, endpoints: [], types }),
    ...Object.fromEntries(pages.map((file) => [join('client', file), page(version)])),
    [`client/assets/app.${version}.js`]: `${version}`,
    'headers.json': JSON.stringify(rules),
    'forms.json': JSON.stringify({ ...siteFile, redirects: {} }),
  }
}

/** Publishes a version as the build command does; what did not change is taken over from the build before. */
export async function publishVersion(target: string, version: number): Promise<void> {
  const builds = openBuilds(target)
  const stage = join(builds.folder, 'stage')
  const isFirst = builds.shown === undefined
  const files = {
    ...filesOf(version, builds.next),
    ...(isFirst && Object.fromEntries(constant.map((file) => [file, file]))),
  }
  for (const [file, text] of Object.entries(files)) {
    await mkdir(dirname(join(stage, file)), { recursive: true })
    await writeFile(join(stage, file), text)
  }
  const present = isFirst ? new Map() : scanTree(join(builds.folder, String(builds.shown)))
  const kept = new Map([...present].filter(([file]) => constant.includes(file)))
  putTogether({ stage, fresh: Object.keys(files), kept, start: new Date() }, await takeNext(builds, kept.size), builds)
  showBuild(builds)
}

export interface Visits {
  count: number
  /** What did not belong together, and what was missing. */
  faults: string[]
  versions: Set<string>
}

/** Visits pages one after another, each with its script, and compares what came with the headers that it came with. */
export async function visit(url: string, until: () => boolean): Promise<Visits> {
  const visits: Visits = { count: 0, faults: [], versions: new Set() }
  for (let turn = 0; !until(); turn++) {
    const path = turn % 9 === 8 ? '/nothing' : `${routes[turn % routes.length]}`
    await visitOne(url, path, visits).catch((error) => visits.faults.push(`${path}: ${error}`))
  }
  return visits
}

/** Each with a connection of its own: a kept one may be closed by nginx, as it reads its files again, just when it is used. */
export const ask = (url: string) => fetch(url, { headers: { connection: 'close' } })

async function visitOne(url: string, path: string, visits: Visits): Promise<void> {
  const answer = await ask(url + path)
  const html = await answer.text()
  const [, version = '?'] = /<title>(\d+)/.exec(html) ?? []
  visits.count++
  visits.versions.add(version)
  const allowed = answer.headers.get('content-security-policy') ?? ''
  if (answer.status !== (path === '/nothing' ? 404 : 200)) visits.faults.push(`${path}: status ${answer.status}`)
  if (!allowed.includes(styleHash(Number(version))))
    visits.faults.push(`${path} of version ${version} came with another one's headers`)
  const script = await ask(`${url}/assets/app.${version}.js`)
  if ((await script.text()) !== version) visits.faults.push(`${path}: its script is not there (${script.status})`)
}
