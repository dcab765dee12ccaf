import { EventEmitter } from 'node:events'
import type { CDPSession, Page } from 'playwright'
import { expect, test } from 'vitest'
import { watchTraffic } from '../../tools/budget/browse.ts'

/** A browser that tells what a page fetches. */
const session = () => Object.assign(new EventEmitter(), { send: async () => {} })
const page = { url: () => 'http://site/prices', evaluate: async () => {} } as unknown as Page

function watch(told: EventEmitter) {
  return watchTraffic(page, told as unknown as CDPSession, 50)
}

test('a page is weighed with what it fetched, headers left out', async () => {
  const told = session()
  const { fetched, settled } = await watch(told)
  told.emit('Network.requestWillBeSent', { requestId: '1', request: { url: 'http://site/a.js' }, type: 'Script' })
  told.emit('Network.responseReceived', { requestId: '1', response: { encodedDataLength: 200 } })
  const rest = settled()
  told.emit('Network.loadingFinished', { requestId: '1', encodedDataLength: 1200 })
  await rest
  expect(fetched).toMatchObject([{ url: 'http://site/a.js', kind: 'Script', bytes: 1000 }])
})

test('a page that never comes to rest is not waited for without end, and it is said for what', async () => {
  const told = session()
  const { settled } = await watch(told)
  told.emit('Network.requestWillBeSent', { requestId: '1', request: { url: 'http://site/poll' }, type: 'Fetch' })
  await expect(settled()).rejects.toThrow('http://site/prices does not come to rest in 0.05 s: http://site/poll')
})
