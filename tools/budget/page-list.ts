import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { thanksRoute } from '../../renderer/common/reserved.ts'

/** A path that no page has. */
const MISSING_PAGE = '/no-such-page'

/** The routes of a build's pages, and one that leads to the not-found page. */
export async function pageRoutes(client: string): Promise<string[]> {
  const files = (await readdir(client, { recursive: true })).filter((file) => /(^|\/)index\.html$/.test(file))
  const pages = await Promise.all(files.map(async (file) => ((await isPage(join(client, file))) ? [file] : [])))
  return [
    ...pages
      .flat()
      .map((file) => `/${file.replace(/\/?index\.html$/, '')}`)
      .sort(),
    MISSING_PAGE,
  ]
}

/** The pages of thanks of a build. The server writes forms with mistakes into them, for which their styles wait. */
export async function thanksRoutes(dist: string): Promise<Set<string>> {
  const { site, redirects, translations } = JSON.parse(await readFile(join(dist, 'forms.json'), 'utf8'))
  const others = Object.values<{ thanks?: string }>(translations).flatMap(({ thanks }) => thanks ?? [])
  return new Set([thanksRoute<string>(site, redirects), ...others])
}

/** The page with the longest document of each kind, which have their styles in common, and for each island. */
export async function heaviestRoutes(client: string): Promise<string[]> {
  const heaviest = new Map<string, { route: string; length: number }>()
  for (const route of await pageRoutes(client)) {
    const html = await readFile(join(client, route === MISSING_PAGE ? '404.html' : `${route}/index.html`), 'utf8')
    const styles = /<style>(.*?)<\/style>/s.exec(html)?.[1] ?? ''
    for (const part of [styles, ...(html.match(/data-island="[\w-]+"/g) ?? [])]) {
      if (html.length > (heaviest.get(part)?.length ?? 0)) heaviest.set(part, { route, length: html.length })
    }
  }
  return [...new Set([...heaviest.values()].map(({ route }) => route))]
}

/** A redirect is written as a page too, but a visitor never sees it. */
const isPage = async (file: string) => !(await readFile(file, 'utf8')).includes('http-equiv="refresh"')
