/** The desk as an app: what a phone reads of it before it puts it on the home screen. */
import { createContext, runInContext } from 'node:vm'
import { expect, test } from 'vitest'
import { testDesk } from './support/desk.ts'

test('a phone reads the name of the business and where the desk is, wherever it is', async () => {
  const desk = await testDesk({ DESK_PATH: '/office' })
  const read = async (path: string) =>
    desk.desk.fetch(new Request(`https://desk.example${path}`, { headers: { 'accept-language': 'de' } }), {})
  const manifest = await read('/office/manifest.webmanifest')
  expect(manifest.headers.get('content-type')).toBe('application/manifest+json')
  expect(await manifest.json()).toMatchObject({
    ...{ name: 'Example Roofing', lang: 'de', display: 'standalone' },
    ...{ id: '/office/', start_url: '/office/', scope: '/office/' },
  })
  const worker = await read('/office/service-worker.js')
  expect(worker.headers.get('content-type')).toMatch(/^text\/javascript/)
  const context = createContext({ self: { addEventListener: () => {} } })
  runInContext(await worker.text(), context)
  expect(runInContext('[base, words.es.title, own.join()]', context)).toEqual([
    '/office',
    'Una nueva solicitud',
    '/office/offline,/office/desk.css',
  ])
  const offline = await read('/office/offline')
  expect(await offline.text()).toContain('<h1>Keine Verbindung</h1>')
  await desk.close()
})
