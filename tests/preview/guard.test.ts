/** The preview shows the site and its code, and nothing else that lies in the project: who is answered, and about what. */
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { ownSite } from '../../renderer/common/site-folder.ts'
import { isLoopback, isOfTheBrowser, refusalOf } from '../../renderer/preview/guard.ts'

test.each([
  ['studio.local:5173', 'studio.local', true],
  ['studio.local', '127.0.0.1', false],
  ['app.localhost:5173', '127.0.0.1', true],
  ['127.0.0.1.evil.example', '127.0.0.1', false],
  ['', '127.0.0.1', false],
])('asked as "%s", a preview on %s answers: %s', (asked, host, answers) => {
  expect(refusalOf({ method: 'GET', headers: { host: asked } }, host) === undefined).toBe(answers)
})

test.each([
  '/data/leads.sqlite',
  '/pages.yaml',
  '/.env',
  '/scripts/dev.ts',
  '/renderer/..%2fdata/x',
  '/@fs/etc/passwd',
  `/@fs${resolve('data/leads.sqlite')}`,
])('%s is nothing for a browser', (path) => expect(isOfTheBrowser(path, ownSite)).toBe(false))

test.each([
  '/renderer/preview/client.ts',
  '/@vite/client',
  `/@fs${resolve('renderer/preview/client.ts')}`,
  `/@fs${resolve('node_modules/vite/dist/client/client.mjs')}`,
])('%s is for a browser', (path) => expect(isOfTheBrowser(path, ownSite)).toBe(true))

test.each([
  ['localhost', true],
  ['::1', true],
  ['127.0.0.1', true],
  ['127.1.2.3', true],
  ['0.0.0.0', false],
  ['192.168.0.7', false],
  ['127.0.0.1.evil.example', false],
])('a server at %s is reached from this machine alone: %s', (host, isAlone) => {
  expect(isLoopback(host)).toBe(isAlone)
})
