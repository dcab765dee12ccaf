/** What the studio's frame shows of a file that is broken at the start. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Engine } from '../../renderer/preview/engine.ts'
import { createRoutes } from '../../renderer/preview/handler.ts'
import { createState } from '../../renderer/preview/state.ts'
import { readerOf } from '../../studio/server/request.ts'

const { current } = createState('/nowhere/other.yaml')
const routes = createRoutes({} as Engine, current, readerOf)
const server = createServer((request, response) => void routes(request, response))
beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)))
afterAll(() => void server.close())

test.each([
  ['de-AT,de;q=0.9,en;q=0.8', 'de', 'other.yaml lässt sich noch nicht zeigen'],
  ['xx, es-MX;q=0.9', 'es', 'Todavía no se puede mostrar other.yaml'],
  ['xx', 'en', 'other.yaml cannot be shown yet'],
])('a browser that reads %s is told so in "%s"', async (languages, language, title) => {
  const { port } = server.address() as AddressInfo
  const answer = await fetch(`http://127.0.0.1:${port}/`, { headers: { 'accept-language': languages } })
  const html = await answer.text()
  expect(answer.status).toBe(503)
  expect(html).toContain(`<html lang="${language}">`)
  expect(html).toContain(`<h1>${title}</h1>`)
})
