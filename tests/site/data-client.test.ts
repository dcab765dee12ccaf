import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const SECOND = 1000
const MINUTE = 60 * SECOND
const request = vi.fn<() => Promise<Response>>()
const answer = (value: unknown, status = 200) => Promise.resolve(Response.json(value, { status }))

/** A fresh client, with nothing kept from the test before. */
async function newClient() {
  vi.resetModules()
  return await import('../../renderer/html/islands/data-client.ts')
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', request.mockReset())
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('an answer is kept for five minutes, then asked for again', async () => {
  const { fetchData } = await newClient()
  request.mockImplementation(() => answer('first'))
  await fetchData('/data.json')
  await vi.advanceTimersByTimeAsync(5 * MINUTE - 1)
  expect(await fetchData('/data.json')).toBe('first')
  expect(request).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(1)
  request.mockImplementation(() => answer('second'))
  expect(await fetchData('/data.json')).toBe('second')
})

test('all who ask at once share one request, and each address has its own', async () => {
  const { fetchData } = await newClient()
  request.mockImplementation(() => answer('shared'))
  await Promise.all([fetchData('/data.json'), fetchData('/data.json'), fetchData('/other.json')])
  expect(request).toHaveBeenCalledTimes(2)
})

test('a failure is tried again after 1, 2 and 4 seconds, then given up', async () => {
  const { fetchData } = await newClient()
  request.mockImplementation(() => answer(null, 503))
  const outcome = expect(fetchData('/data.json')).rejects.toThrow('503')
  await vi.advanceTimersByTimeAsync(0)
  for (const [seconds, calls] of [
    [1, 2],
    [2, 3],
    [4, 4],
  ] as const) {
    await vi.advanceTimersByTimeAsync(seconds * SECOND - 1)
    expect(request).toHaveBeenCalledTimes(calls - 1)
    await vi.advanceTimersByTimeAsync(1)
    expect(request).toHaveBeenCalledTimes(calls)
  }
  await outcome
  await vi.advanceTimersByTimeAsync(10 * MINUTE)
  expect(request).toHaveBeenCalledTimes(4)
})

test('a lost connection and a broken answer are failures too, and a later try can succeed', async () => {
  const { fetchData } = await newClient()
  request.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  request.mockResolvedValueOnce(new Response('<html>'))
  request.mockImplementation(() => answer('at last'))
  const outcome = fetchData('/data.json')
  await vi.advanceTimersByTimeAsync(3 * SECOND)
  expect(await outcome).toBe('at last')
})

test('a failure is not kept: who asks again starts anew', async () => {
  const { fetchData } = await newClient()
  request.mockImplementation(() => answer(null, 500))
  const outcome = expect(fetchData('/data.json')).rejects.toThrow()
  await vi.advanceTimersByTimeAsync(7 * SECOND)
  await outcome
  request.mockImplementation(() => answer('fine again'))
  expect(await fetchData('/data.json')).toBe('fine again')
})

test('the delay doubles from 1 second and never exceeds 30', async () => {
  const { retryDelay } = await newClient()
  expect([0, 1, 2, 3, 4, 5, 20].map(retryDelay)).toEqual([1, 2, 4, 8, 16, 30, 30].map((seconds) => seconds * SECOND))
})
