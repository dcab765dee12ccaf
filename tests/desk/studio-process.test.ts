/** The studio's process begins when it is needed, ends when it is not, and comes back with the draft. */
import { readFile, stat, writeFile } from 'node:fs/promises'
import { request } from 'node:http'
import { getPriority } from 'node:os'
import { dirname } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { createProcess, type StudioProcess } from '../../desk/studio/control.ts'
import type { Tasks } from '../../desk/studio/tasks.ts'
import { unsavedOf } from '../../studio/draft/kept.ts'
import { Refusal } from '../../studio/edit/refusal.ts'
import { copyOf, site } from '../editing/support/site.ts'
import { until } from '../server/support/wait.ts'
import { isRunning } from '../support/running.ts'

const longMs = 120_000
const ada = { id: 'a', name: 'Ada' }

async function open(idleAfterMs?: number) {
  const file = await copyOf(site)
  const place = { file, base: '/_desk/studio/', home: '/_desk/', publish: '/_desk/publish' }
  const studio = createProcess(place, idleAfterMs)
  onTestFinished(() => studio.end().then(() => {}))
  return { file, studio, ask: asker(studio) }
}

const asker =
  (studio: StudioProcess) =>
  async <Task extends keyof Tasks>(task: Task, ...given: Parameters<Tasks[Task]>) => {
    const { ask, release } = await studio.use()
    try {
      return await ask(task, ...given)
    } finally {
      release()
    }
  }

const processOf = async (studio: StudioProcess) => {
  const { child, socket, release } = await studio.use()
  release()
  return { pid: Number(child.pid), socket }
}

test('the draft outlives a process that is killed, and one that ends since nobody uses it', {
  timeout: longMs,
}, async () => {
  const { file, studio, ask } = await open(1_500)
  expect(studio.isRunning()).toBe(false)
  const before = await readFile(file, 'utf8')
  const changed = before.replace('brand: ', 'brand: New ')
  await ask('reset', changed, ada)
  await until('the draft to be kept', async () => (await unsavedOf(file))?.text === changed)
  const { pid, socket } = await processOf(studio)
  expect(getPriority(pid)).toBeGreaterThanOrEqual(10)
  expect((await stat(dirname(socket))).mode & 0o777).toBe(0o700)
  process.kill(pid, 'SIGKILL')
  await until('the process to end', () => !studio.isRunning())
  expect(await ask('draft')).toMatchObject({ text: changed, saved: before, changes: [{ by: ada }] })
  const next = await processOf(studio)
  expect(next.pid).not.toBe(pid)
  await until('the process to end', () => !isRunning(next.pid))
  expect((await ask('draft')).text).toBe(changed)
  expect(await readFile(file, 'utf8')).toBe(before)
})

test('whoever finds its socket gets nothing of it without the secret', { timeout: longMs }, async () => {
  const { studio } = await open()
  const { socket, secret, release } = await studio.use()
  const person = (role: string) => encodeURIComponent(JSON.stringify({ id: 'a', name: 'Ada', role }))
  const ask = (path: string, headers: Record<string, string>) =>
    new Promise<number>((resolve) => {
      const sent = request({ socketPath: socket, path, headers: { host: 'localhost', ...headers } }, (answer) => {
        answer.resume()
        resolve(answer.statusCode ?? 0)
      })
      sent.on('upgrade', (_, opened) => {
        opened.destroy()
        resolve(101)
      })
      sent.on('error', () => resolve(0))
      sent.end()
    })
  const [known, owner] = [{ 'x-studio-token': secret }, { 'x-desk-person': person('owner') }]
  const strangers = [
    {},
    known,
    owner,
    { ...owner, 'x-studio-token': `${secret}x` },
    { ...known, 'x-desk-person': person('reader') },
  ]
  for (const headers of strangers)
    for (const path of ['/_desk/studio/', '/_desk/studio/api/overview', '/_desk/studio/site/@vite/client'])
      expect([path, headers, await ask(path, headers)]).toEqual([path, headers, 403])
  const socketOf = {
    connection: 'Upgrade',
    upgrade: 'websocket',
    'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
    'sec-websocket-version': '13',
    'sec-websocket-protocol': 'vite-ping',
  }
  for (const headers of strangers) expect(await ask('/_desk/studio/site/', { ...socketOf, ...headers })).toBe(0)
  expect(await ask('/_desk/studio/site/', { ...socketOf, ...known, ...owner })).toBe(101)
  expect(await ask('/_desk/studio/api/overview', { ...known, ...owner })).toBe(200)
  expect(await ask('/', { ...known, ...owner })).toBe(404)
  release()
})

test('the desk saves, merges and resets the draft; a draft with a mistake is not saved', {
  timeout: longMs,
}, async () => {
  const { file, ask } = await open()
  const before = await readFile(file, 'utf8')
  await ask('reset', before.replace(/^ {4}title: .*$/m, '    title: ""'), ada)
  const found = await ask('problems', 'de')
  expect(found.filter(({ severity }) => severity === 'error')).toHaveLength(1)
  await expect(ask('save')).rejects.toThrow(Refusal)
  await expect(ask('save')).rejects.toThrow('The draft has a mistake, so nothing was published')
  expect(await readFile(file, 'utf8')).toBe(before)
  const good = before.replace(/^ {4}title: .*$/m, '    title: Another one')
  await ask('reset', good, ada)
  const theirs = before.replace('brand: ', 'brand: New ')
  expect(await ask('mergeFrom', theirs)).toEqual([])
  expect(await readFile(file, 'utf8')).toBe(theirs)
  expect(await ask('save')).toEqual({ written: true, conflicts: [] })
  expect(await readFile(file, 'utf8')).toBe(good.replace('brand: ', 'brand: New '))
  expect((await ask('draft')).changes).toEqual([])
})

test('why it cannot begin is said in words, and it begins once that is mended', { timeout: longMs }, async () => {
  const { file, studio, ask } = await open()
  const before = await readFile(file)
  await writeFile(file, Buffer.from([0xff, 0xfe, 0x41]))
  await expect(ask('draft')).rejects.toThrow(Refusal)
  await writeFile(file, before)
  await until('another try', () => !studio.isRunning(), 10_000)
  expect((await ask('draft')).text).toBe(String(before))
})
