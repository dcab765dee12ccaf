import { launchWith, undrawnFlags } from '../support/browser.ts'
import { runsAll } from '../support/places.ts'
import { lackingStyles } from '../support/styles/lacking.ts'
import { expect, test } from './support/axe-test.ts'
import { chosenPaths } from './support/crawl.ts'

test.use({ launchOptions: launchWith(undrawnFlags) })

/** What the Spanish pages have of their own are words, and 404.html shows at each address without a page. */
const more = runsAll
  ? ['/404.html', '/no-such-page', '/es', '/es/reparacion-de-techos', '/es/gracias']
  : ['/no-such-page', '/es']
const PARTS = runsAll ? 8 : 1

for (let part = 0; part < PARTS; part++) {
  test(`axe finds nothing on pages ${part + 1} of ${PARTS}, at any width and setting, and none lacks a style`, async ({
    matrix,
  }) => {
    test.setTimeout(240_000)
    const paths = [...(await chosenPaths(matrix.page.request)), ...more]
    expect(paths.length).toBeGreaterThan(10)
    for (const path of paths.filter((_, index) => index % PARTS === part)) {
      await matrix.open(path)
      expect.soft(await lackingStyles(matrix.page), `styles: ${path}`).toEqual([])
      expect.soft(await matrix.check(), path).toEqual([])
    }
  })
}
