import { showFailure } from '../support/failure.ts'
import { runsAll } from '../support/places.ts'
import { lackingStyles } from '../support/styles/lacking.ts'
import { stories } from './support/axe-stories.ts'
import { expect, test } from './support/axe-test.ts'

test.afterEach(async ({ matrix }, info) => {
  if (info.status !== info.expectedStatus) await showFailure(matrix.page.context(), info)
})

for (const { name, path, width, steps } of stories.filter(({ isSeenElsewhere }) => runsAll || !isSeenElsewhere)) {
  test(`axe finds nothing on ${path}: ${name}`, async ({ matrix }) => {
    test.setTimeout(240_000)
    await matrix.open(path, width)
    for (const [state, { shows, onlyAt, reach }] of Object.entries(steps)) {
      await reach(matrix.page)
      expect.soft(await lackingStyles(matrix.page), `styles: ${state}`).toEqual([])
      expect.soft(await matrix.check(shows, onlyAt), state).toEqual([])
    }
    await matrix.page.unrouteAll()
  })
}
