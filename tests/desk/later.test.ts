import { expect, test } from 'vitest'
import { laterOf } from '../../desk/publish/later.ts'
import { openStore } from '../../server/store/open.ts'
import { temporaryFolder, testSettings } from '../server/support/site.ts'

const opened = async (folder: string) => {
  const { store, database } = await openStore(await testSettings({ DATA_DIR: folder }), { isServer: false })
  return { store, later: laterOf(database, store) }
}
const problemOf = (error: unknown) => (error as Error).message

test('a publication of later is made once at its time, by one of several servers, whatever happened in between', async () => {
  const folder = await temporaryFolder('later')
  const first = await opened(folder)
  const soon = Date.now() + 300
  await first.later.plan(soon, 'ada', 'Spring offers')
  await first.later.plan(soon + 60_000, 'bob')
  const made: string[] = []
  const publish = async ({ person, words }: { person: string; words: string }) => {
    await new Promise((resolve) => setTimeout(resolve, 50))
    made.push(`${person}: ${words}`)
  }
  await first.later.makeDue(publish, problemOf)
  expect(made).toEqual([])
  await first.store.close()
  const servers = [await opened(folder), await opened(folder)]
  await new Promise((resolve) => setTimeout(resolve, soon - Date.now() + 50))
  await Promise.all(servers.map(({ later }) => later.makeDue(publish, problemOf)))
  expect(made).toEqual(['ada: Spring offers'])
  expect((await servers[0]?.later.planned())?.map(({ person }) => person)).toEqual(['bob'])
  await Promise.all(servers.map(({ store }) => store.close()))
})

test('it can be called off, stays with its reason where it fails, and waits where somebody is publishing', async () => {
  const { store, later } = await opened(await temporaryFolder('later'))
  const at = Date.now()
  const [called, failing, busy] = [
    await later.plan(at + 1, 'ada', 'a', at),
    await later.plan(at + 2, 'ada', 'b', at),
    await later.plan(at + 3, 'ada', 'c', at),
  ]
  expect([await later.callOff(called), await later.callOff(called)]).toEqual([true, false])
  await new Promise((resolve) => setTimeout(resolve, 20))
  const made: string[] = []
  const publish = async ({ words }: { words: string }) => {
    made.push(words)
    throw new Error(words === 'b' ? '2 mistakes' : 'busy')
  }
  for (let round = 0; round < 2; round += 1) await later.makeDue(publish, problemOf as never)
  expect(made).toEqual(['b', 'c', 'c'])
  expect((await later.planned()).map(({ id, problem }) => [id, problem])).toEqual([
    [failing, '2 mistakes'],
    [busy, ''],
  ])
  await later.makeDue(async () => {}, problemOf)
  expect((await later.planned()).map(({ id }) => id)).toEqual([failing])
  await store.close()
})

test.each([[-1], [0], [Number.NaN]])('a moment that is no later one is refused: %d', async (after) => {
  const { store, later } = await opened(await temporaryFolder('later'))
  const now = Date.now()
  await expect(later.plan(now + after, 'ada', '', now)).rejects.toThrow('That moment is past')
  await store.close()
})
