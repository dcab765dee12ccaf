import { expect, test } from 'vitest'
import { MOST_SCRIPT, scriptSize } from '../../tools/bench/studio-page.ts'

test("the studio's script stays as light as the benchmark demands", async () => {
  expect(await scriptSize()).toBeLessThan(MOST_SCRIPT)
}, 60_000)
