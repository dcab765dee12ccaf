import { readSite } from '../../renderer/site/index.ts'
import { launchWith, undrawnFlags } from '../support/browser.ts'
import { runsAll } from '../support/places.ts'
import { expect, test } from './support/axe-test.ts'
import { sitemapPaths } from './support/crawl.ts'

test.use({ launchOptions: launchWith(undrawnFlags) })

const PARTS = runsAll ? 8 : 2

/** The first page of each kind and each whose sections no page before it has: others add nothing but words. */
async function firstOfEach(): Promise<string[]> {
  const { site } = await readSite('pages.yaml')
  const seen = new Set<string>()
  const addsSomething = ({ kind, types }: { kind: string; types: readonly string[] }) => {
    const parts = [`kind ${kind}`, ...types]
    const isNew = parts.some((part) => !seen.has(part))
    for (const part of parts) seen.add(part)
    return isNew
  }
  return (site?.pages ?? []).filter(addsSomething).map(({ route }) => route)
}

for (let part = 0; part < PARTS; part++) {
  test(`axe finds nothing on pages ${part + 1} of ${PARTS}, at any width and setting`, async ({ matrix }) => {
    test.setTimeout(240_000)
    const pages = runsAll ? [...(await sitemapPaths(matrix.page.request)), '/thank-you'] : await firstOfEach()
    const paths = [...pages, '/404.html', '/no-such-page']
    expect(paths.length).toBeGreaterThan(10)
    for (const path of paths.filter((_, index) => index % PARTS === part)) {
      await matrix.open(path)
      expect.soft(await matrix.check(), path).toEqual([])
    }
  })
}
