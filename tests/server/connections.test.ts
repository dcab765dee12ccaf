import { EventEmitter, once } from 'node:events'
import { createServer, IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { createAdaptorServer } from '@hono/node-server'
import { afterEach, expect, test, vi } from 'vitest'
import { type Bounds, boundConnections, usualBounds } from '../../server/connections.ts'
import { healthRoutes } from '../../server/health/endpoints.ts'
import { senderOf } from '../../server/intake/client.ts'
import { boundRequests } from '../../server/slow-requests.ts'
import { until } from './support/wait.ts'

const ends: (() => void)[] = []
afterEach(() => ends.splice(0).forEach((end) => void end()))

/** A server whose answers are ended by the test. */
async function serve(bounds: Partial<Bounds>, senderOf: Parameters<typeof boundConnections>[2] = () => undefined) {
  const open: { path: string; response: ServerResponse }[] = []
  let read = 0
  class Counted extends IncomingMessage {
    constructor(socket: Socket) {
      super(socket)
      read += 1
    }
  }
  const server = createServer({ IncomingMessage: Counted }, (request, response) =>
    open.push({ path: `${request.url}`, response }),
  )
  const usual = { mostOfOneSender: 2, mostConnections: 10, mostWaiting: 3, inactivityMs: 60_000 }
  boundConnections(server, { ...usual, ...bounds }, senderOf)
  await once(server.listen(0, '127.0.0.1'), 'listening')
  ends.push(() => {
    server.closeAllConnections()
    server.close()
  })
  const ask = (...paths: string[]) => {
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
    socket.on('error', () => {}).write(paths.map((path) => `GET ${path} HTTP/1.1\r\nHost: site\r\n\r\n`).join(''))
    ends.push(() => socket.destroy())
    return socket
  }
  return { open, ask, read: () => read }
}

const closed = (socket: Socket) => until('the end of the connection', () => socket.resume().closed)

test('a connection is answered one request at a time, in their order', async () => {
  const { open, ask } = await serve({})
  let text = ''
  ask('/1', '/2', '/3').on('data', (data) => {
    text += data
  })
  for (const path of ['/1', '/2', '/3']) {
    await until(path, () => open.at(-1)?.path === path)
    open.at(-1)?.response.end(`answer to ${path}`)
  }
  await until('all answers', () => text.includes('answer to /3'))
  expect(text.match(/answer to ../g)).toEqual(['answer to /1', 'answer to /2', 'answer to /3'])
  expect(open).toHaveLength(3)
})

test('who sends more ahead than may wait is cut off, and none of it is worked on', async () => {
  const { ask, open } = await serve({})
  await closed(ask('/1', '/2', '/3', '/4'))
  ask('/after')
  await until('the next visitor', () => open.length > 0)
  expect(open.map(({ path }) => path)).toEqual(['/after'])
})

test('of a piece with far too many requests no more are read than tell that it is too much', async () => {
  const { ask, open, read } = await serve({})
  await closed(ask(...Array.from({ length: 1_000 }, (_, index) => `/${index}`)))
  expect(read()).toBeLessThan(10)
  ask('/after', '/later')
  await until('the next visitor', () => open.length > 0)
  expect(open.map(({ path }) => path)).toEqual(['/after'])
})

test('a connection of which Node shows no parser is cut off all the same', () => {
  const server = new EventEmitter()
  server.on('request', () => {})
  const bounds = { mostOfOneSender: 2, mostConnections: 10, mostWaiting: 1, inactivityMs: 100 }
  boundConnections(Object.assign(server, { setTimeout() {} }) as never, bounds, () => undefined)
  for (const parser of [undefined, null, {}]) {
    const socket = Object.assign(new EventEmitter(), { parser, destroyed: false, destroy: vi.fn() })
    server.emit('connection', socket)
    for (const path of ['/1', '/2']) server.emit('request', { socket, url: path }, new EventEmitter())
    expect(socket.destroy).toHaveBeenCalledOnce()
    expect(parser ?? {}).toEqual({})
  }
})

test('a server without a handler has nothing whose connections could be bounded', () => {
  expect(() => boundConnections(createServer(), usualBounds, () => undefined)).toThrow('no handler yet')
})

test('what was sent ahead on a connection that is gone is not worked on', async () => {
  const { ask, open } = await serve({})
  const socket = ask('/1', '/2', '/3')
  await until('the first', () => open.length === 1)
  socket.destroy()
  await once(open[0]?.response as ServerResponse, 'close')
  ask('/after')
  await until('the next visitor', () => open.length > 1)
  expect(open.map(({ path }) => path)).toEqual(['/1', '/after'])
})

test('a sender has only so many connections at once, and room again when one has ended', async () => {
  const asked: string[] = []
  const { ask, open } = await serve({}, (address) => {
    asked.push(address)
    return address
  })
  const [first] = [ask('/1'), ask('/2')]
  await until('both', () => open.length === 2)
  expect(asked).toEqual(['127.0.0.1', '127.0.0.1'])
  await closed(ask('/3'))
  expect(open).toHaveLength(2)
  first?.destroy()
  await closed(first as Socket)
  await sleep(50)
  ask('/4')
  await until('the fourth', () => open.length === 3)
})

test('a proxy, or whoever may be one, is no sender of its own', () => {
  const own = { TRUSTED_PROXY_HOPS: 0 }
  expect(['203.0.113.7', '2001:db8::1', '2001:db8::2'].map((address) => senderOf(address, own))).toEqual([
    '203.0.113.7',
    '2001:db8::',
    '2001:db8::',
  ])
  expect([senderOf('127.0.0.1', own), senderOf('::ffff:10.0.0.2', own)]).toEqual([undefined, undefined])
  expect(senderOf('203.0.113.7', { TRUSTED_PROXY_HOPS: 1 })).toBeUndefined()
})

test('with too many connections, the one that has gone longest without ending an answer goes', async () => {
  const { open, ask } = await serve({ mostConnections: 2 })
  const first = ask('/first')
  await until('the first', () => open.length === 1)
  const second = ask('/second')
  await until('the second', () => open.length === 2)
  open[0]?.response.end()
  await once(first, 'data')
  const third = ask('/third')
  await closed(second)
  await until('the third', () => open.length === 3)
  expect([first.closed, third.closed]).toEqual([false, false])
})

test('an answer that is not read for a while is ended', async () => {
  const { open, ask } = await serve({ inactivityMs: 100 })
  const socket = ask('/large').pause()
  await until('the request', () => open.length === 1)
  open[0]?.response.end(Buffer.alloc(30_000_000))
  await until('its end', () => open[0]?.response.destroyed)
  await closed(socket)
})

test('a canary that waits for its mail is not cut off, though nothing moves meanwhile', async () => {
  const canary = async () => {
    await sleep(300)
    return { ok: true, ms: 300, steps: [] }
  }
  const token = 'a-long-enough-secret'
  const unused = () => Promise.reject(new Error('not asked for'))
  const { fetch: answer } = healthRoutes({ token, canary, readiness: unused, counts: unused, renderMetrics: () => '' })
  const server = createAdaptorServer({ fetch: answer }) as Server
  const bounds = { mostOfOneSender: 2, mostConnections: 10, mostWaiting: 3, inactivityMs: 100 }
  boundConnections(server, bounds, () => undefined)
  await once(server.listen(0, '127.0.0.1'), 'listening')
  ends.push(() => void server.close())
  const { port } = server.address() as AddressInfo
  const headers = { authorization: `Bearer ${token}`, connection: 'close' }
  const response = await fetch(`http://127.0.0.1:${port}/canary`, { method: 'POST', headers })
  expect(response.status).toBe(200)
})

/** A server that gives a body 300 ms, and then 300 bytes a second, and the beginning of a request to it. */
async function slowly(type: string) {
  const server = createServer((request) => request.resume())
  boundRequests(server, { graceMs: 300, leastBytesPerSecond: 300, longestMs: 60_000 })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  socket.on('error', () => {}).resume()
  socket.write(`POST / HTTP/1.1\r\nHost: site\r\nContent-Type: ${type}\r\nContent-Length: 99999\r\n\r\n`)
  await once(server, 'request')
  return { server, socket }
}

test('an upload that stalls is cut off, however much of it came before', async () => {
  const { server, socket } = await slowly('multipart/form-data; boundary=x')
  // Some of it must have come since the server began to look.
  await sleep(50)
  socket.write('x'.repeat(50_000))
  await once(socket, 'close')
  server.close()
})

test.each([
  ['application/json', 60, true],
  ['multipart/form-data; boundary=x', 60, false],
  ['application/octet-stream', 60, false],
  ['application/octet-stream', 1, true],
  ['multipart/form-data; boundary=x', 1, true],
])('a body of %s that arrives at %i bytes a moment is cut off: %s', async (type, bytes, isCut) => {
  const { server, socket } = await slowly(type)
  const dripping = setInterval(() => socket.write('x'.repeat(bytes)), 50)
  await sleep(1_300)
  clearInterval(dripping)
  expect(socket.closed).toBe(isCut)
  socket.destroy()
  server.close()
})
