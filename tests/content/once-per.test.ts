import { expect, test, vi } from 'vitest'
import { oncePer } from '../../renderer/common/once-per.ts'

test('oncePer() works once for each object, also where nothing comes out', () => {
  const work = vi.fn((site: { name: string }) => (site.name === 'none' ? undefined : site.name))
  const nameOf = oncePer(work)
  const [one, same, none] = [{ name: 'one' }, { name: 'one' }, { name: 'none' }]
  expect([one, one, same, none, none].map(nameOf)).toEqual(['one', 'one', 'one', undefined, undefined])
  expect(work).toHaveBeenCalledTimes(3)
})
