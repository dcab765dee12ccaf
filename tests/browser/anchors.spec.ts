import { inTestAll } from '../support/places.ts'
import { restOfScrolling } from './support/page.ts'
import { expect, test } from './support/test.ts'

// Where the page ends, not the way there.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

const heading = 'What we do, from saddle to pedal'

for (const [index, anchor] of ['services', 'services-hub', 'work'].entries()) {
  const details = index === 0 ? {} : inTestAll
  test(`the anchor #${anchor} leads to the heading of its section`, details, async ({ page }) => {
    await page.goto(`/#${anchor}`)
    await restOfScrolling(page)
    await expect(page.getByRole('heading', { name: heading })).toBeInViewport({ ratio: 1 })
    const top = (await page.getByRole('heading', { name: heading }).boundingBox())?.y
    expect(top, 'clear of the header').toBeGreaterThan(110)
  })
}
