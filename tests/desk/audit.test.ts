/** What was done at the desk stays told. */
import { DatabaseSync } from 'node:sqlite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { auditOf } from '../../desk/accounts/audit.ts'
import { sqliteFile } from '../../server/store/sqlite.ts'
import { type TestDesk, testDesk } from './support/desk.ts'

let desk: TestDesk
beforeAll(async () => {
  desk = await testDesk()
})
afterAll(() => desk.close())

const audit = () => auditOf(desk.database, { info: () => {} } as never)

test('many entries at once each get their place', async () => {
  await Promise.all(Array.from({ length: 12 }, (_, index) => audit().add('somebody', 'tried', { index })))
  const entries = (await audit().latest(12)).filter(({ action }) => action === 'tried')
  expect(entries.map(({ details }) => details.index).toSorted()).toHaveLength(12)
  expect(await audit().firstWrong()).toBeUndefined()
})

test.each(["UPDATE desk_audit SET action = 'nothing'", 'DELETE FROM desk_audit'])(
  'the database refuses: %s',
  async (sql) => {
    await audit().add('somebody', 'tried')
    await expect(desk.database.commit([{ sql }])).rejects.toThrow('written once')
  },
)

test('an entry that was changed behind the back of the database shows, and is told on the page', async () => {
  for (const index of [1, 2, 3]) await audit().add('somebody', 'tried', { index })
  const [latest] = await audit().latest(1)
  const file = new DatabaseSync(sqliteFile(desk.settings.DATA_DIR))
  file.exec('DROP TRIGGER desk_audit_no_update')
  file.exec(`UPDATE desk_audit SET details = '{"index":7}' WHERE number = ${Number(latest?.number) - 1}`)
  file.close()
  expect(await audit().firstWrong()).toBe(Number(latest?.number) - 1)
  const headers = await desk.enter('owner')
  expect(await (await desk.ask('/audit', { headers })).text()).toContain(
    `Entry ${Number(latest?.number) - 1} does not follow`,
  )
})

test('signing in is told, in the log of the server too', async () => {
  await desk.enter('reader')
  const entries = await audit().latest(5)
  expect(entries.some(({ action, details }) => action === 'signed-in' && details.by === 'link')).toBe(true)
  expect(desk.log.some((line) => line.audit === 'signed-in')).toBe(true)
})
