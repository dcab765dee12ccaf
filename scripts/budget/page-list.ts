import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

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

/** A redirect is written as a page too, but a visitor never sees it. */
const isPage = async (file: string) => !(await readFile(file, 'utf8')).includes('http-equiv="refresh"')
