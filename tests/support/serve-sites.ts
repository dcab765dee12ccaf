import { join } from 'node:path'
import { serveBuild } from '../../scripts/support/serve-build.ts'
import { copySite } from './copy-site.ts'
import { buildHere } from './run-here.ts'

/** Sites that are built and served, each at an address of its own. */
export interface ServedSites<Name extends string> {
  urls: Record<Name, string>
  stop: () => void
}

/** Builds sites, each with its own text of pages.yaml, into a folder, and serves them. Pictures and files are those beside another site's file. */
export async function serveSites<Name extends string>(
  folder: string,
  texts: readonly (readonly [name: Name, text: string])[],
  beside = 'pages.yaml',
): Promise<ServedSites<Name>> {
  const urls = {} as Record<Name, string>
  const stops: (() => void)[] = []
  const stop = () => {
    for (const stopOne of stops) stopOne()
  }
  try {
    for (const [name, text] of texts) {
      const out = join(folder, name)
      const file = await copySite(beside, join(folder, `${name}-site`), text)
      await buildHere('--pages', file, '--out', out, '--no-precompress')
      const served = await serveBuild(out)
      urls[name] = served.url
      stops.push(served.stop)
    }
  } catch (error) {
    stop()
    throw error
  }
  return { urls, stop }
}
