import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

export interface Changes {
  added: string[]
  removed: string[]
  /** Other words, pictures or links. */
  changed: string[]
  /** The same content with other styles or scripts; when one such page looks different, probably all do. */
  restyled: string[]
}

/** Compares the pages of two builds, by address. */
export async function compareBuilds(before: string, after: string): Promise<Changes> {
  const [old, now] = await Promise.all([readPages(before), readPages(after)])
  const both = [...now.keys()].filter((route) => old.has(route))
  const differs = (route: string, part: (html: string) => string) =>
    part(old.get(route) ?? '') !== part(now.get(route) ?? '')
  const changed = both.filter((route) => differs(route, content))
  return {
    added: [...now.keys()].filter((route) => !old.has(route)),
    removed: [...old.keys()].filter((route) => !now.has(route)),
    changed,
    restyled: both.filter((route) => !changed.includes(route) && differs(route, (html) => html)),
  }
}

/** A page without its styles and without the hashes in the names of its files. */
function content(html: string): string {
  return html
    .replaceAll(/<style>[\s\S]*?<\/style>/g, '')
    .replaceAll(/(\/assets\/[^"' ?]*?)[.-][\w-]{8,}(\.(?:js|css))/g, '$1$2')
}

async function readPages(build: string): Promise<Map<string, string>> {
  const client = join(build, 'client')
  const files = (await readdir(client, { recursive: true })).filter((file) => file.endsWith('.html')).sort()
  const read = async (file: string) => [routeOf(file), await readFile(join(client, file), 'utf8')] as const
  return new Map(await Promise.all(files.map(read)))
}

const routeOf = (file: string) => `/${file.replaceAll('\\', '/').replace(/\/?index\.html$/, '')}`
