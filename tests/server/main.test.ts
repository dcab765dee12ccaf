/** A server on its port: where it says it is, why it does not start, and how it ends. */
import { once } from 'node:events'
import { createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, type TestContext, test } from 'vitest'
import { startServer } from '../../server/main.ts'
import { lockFolder } from '../../server/store/sqlite.ts'
import { quote, quotePath } from './support/post.ts'
import { testSettings } from './support/site.ts'
import { until } from './support/wait.ts'

/** A server that ends once, when the test says so or at its end. */
const start = async (onTestFinished: TestContext['onTestFinished'], env: Record<string, string> = {}) => {
  const settings = await testSettings(env)
  const server = await startServer(settings)
  let ended: Promise<void> | undefined
  const stop = () => (ended ??= server.stop())
  onTestFinished(stop)
  return { url: server.url, stop, settings }
}

/** A connection of its own, and all that came on it. */
function talk(url: string, ...words: string[]) {
  const socket = connect(Number(new URL(url).port), '127.0.0.1')
  let heard = ''
  socket.on('data', (data) => (heard += data)).on('error', () => {})
  const say = (text: string) => socket.write(text.replaceAll('\n', '\r\n'))
  for (const word of words) say(word)
  return { say, heard: () => heard, socket }
}
const body = JSON.stringify(quote)
const post = `POST ${quotePath} HTTP/1.1\nHost: site\nContent-Type: application/json\nContent-Length: ${body.length}\n\n`

describe.concurrent('a server', () => {
  test('it says its address as one that a browser opens', async ({ onTestFinished }) => {
    const [four, six] = [await start(onTestFinished), await start(onTestFinished, { HOST: '::1' })]
    expect(four.url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/)
    expect(six.url).toMatch(/^http:\/\/\[::1\]:\d+$/)
    for (const { url } of [four, six]) expect((await fetch(url, { headers: { connection: 'close' } })).status).toBe(200)
  })

  test('it does not start on a port that another program has, or on the folder of another server', async ({
    onTestFinished,
  }) => {
    const other = createServer().listen(0, '127.0.0.1')
    await once(other, 'listening')
    const { port } = other.address() as AddressInfo
    await expect(startServer(await testSettings({ PORT: String(port) }))).rejects.toThrow('EADDRINUSE')
    other.close()
    const { settings } = await start(onTestFinished)
    await expect(startServer(settings)).rejects.toThrow('another server uses the folder')
  })

  test('who never ends the head of a request is cut off after some seconds, and not at once', async ({
    onTestFinished,
  }) => {
    const { url } = await start(onTestFinished)
    const begun = performance.now()
    const { socket } = talk(url, 'GET / HTTP/1.1\nHost: site\n')
    await once(socket.resume(), 'close')
    expect(performance.now() - begun).toBeGreaterThan(4_000)
    expect(performance.now() - begun).toBeLessThan(15_000)
  }, 20_000)

  test('who drips the body of a request is cut off too, and who has sent all is not', async ({ onTestFinished }) => {
    const { url } = await start(onTestFinished)
    const [slow, done] = [talk(url, post, body.slice(0, 20)), talk(url, post, body)]
    const begun = performance.now()
    await once(slow.socket, 'close')
    expect(performance.now() - begun).toBeGreaterThan(7_000)
    expect(performance.now() - begun).toBeLessThan(13_000)
    expect([slow.heard(), done.heard()]).toEqual(['', expect.stringContaining('HTTP/1.1 200')])
  }, 20_000)

  test('at its end it is no longer ready, answers those who are connected once more, and takes nobody new', async ({
    onTestFinished,
  }) => {
    const { url, stop, settings } = await start(onTestFinished)
    const kept = talk(url, 'GET / HTTP/1.1\nHost: site\n\n')
    await until('the first answer', () => kept.heard().includes('</html>'))
    expect(kept.heard()).not.toMatch(/connection: close/i)
    const ending = stop()
    const notReady = await fetch(`${url}/readyz`, { headers: { connection: 'close' } })
    expect([notReady.status, await notReady.json()]).toMatchObject([503, { ready: false }])
    await sleep(1_200)
    await expect(fetch(url)).rejects.toThrow()
    kept.say('GET /robots.txt HTTP/1.1\nHost: site\n\n')
    await until('the last answer', () => kept.heard().includes('User-agent'))
    expect(kept.heard()).toMatch(/connection: close/i)
    await ending
    lockFolder(settings.DATA_DIR)()
  })

  test('at its end a lead that is on its way arrives, and who is idle keeps nobody waiting', async ({
    onTestFinished,
  }) => {
    const { url, stop } = await start(onTestFinished)
    const [slow, idle] = [talk(url, post, body.slice(0, 20)), talk(url, 'GET / HTTP/1.1\nHost: site\n\n')]
    await until('the idle one', () => idle.heard().includes('</html>'))
    const begun = performance.now()
    const ending = stop()
    await sleep(1_600)
    slow.say(body.slice(20))
    await until('the answer', () => slow.heard().includes('"ok":true'))
    await ending
    expect(slow.heard()).toContain('HTTP/1.1 200')
    expect(performance.now() - begun).toBeLessThan(5_500)
  }, 20_000)

  test('at its end who never ends a request is cut off after some more seconds', async ({ onTestFinished }) => {
    const { url, stop } = await start(onTestFinished)
    const { socket } = talk(url, post, body.slice(0, 20))
    await sleep(100)
    const begun = performance.now()
    await Promise.all([stop(), once(socket.resume(), 'close')])
    expect(performance.now() - begun).toBeGreaterThan(5_000)
    expect(performance.now() - begun).toBeLessThan(7_800)
  }, 20_000)
})
