import type { Worker } from 'node:worker_threads'
import { expect, test } from 'vitest'
import { openSqlite } from '../../server/store/sqlite.ts'
import { createStore } from '../../server/store/store.ts'
import { temporaryFolder } from './support/site.ts'

test('when the database thread stops, the next one keeps what comes meanwhile', async () => {
  const threads: Worker[] = []
  const onWorker = (worker: Worker) => threads.push(worker)
  process.on('worker', onWorker)
  const database = await openSqlite(await temporaryFolder('sqlite'))
  const store = createStore(database)
  const lead = { form: 'quote', state: 'inbox', score: 0, reasons: [], extra: {}, client: '', page: '' } as const
  const save = (name: string) => store.add({ ...lead, reasons: [], fields: { name } }, { value: name, validMs: 60_000 })
  await save('before')
  for (const name of ['first', 'second']) {
    await threads.at(-1)?.terminate()
    await save(name)
  }
  expect(threads).toHaveLength(3)
  const names: unknown[] = []
  for await (const { fields } of store.leads()) names.push(fields.name)
  expect(names.toSorted()).toEqual(['before', 'first', 'second'])
  await threads.at(-1)?.terminate()
  await database.close()
  process.off('worker', onWorker)
  await expect(save('after')).rejects.toThrow('closed')
})
