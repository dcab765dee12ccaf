import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { startProcess } from './support/process.ts'
import { until } from './support/wait.ts'

test('a build made while the server runs is served with its own headers and redirects, without a restart', async () => {
  const server = await startProcess()
  const dist = server.env.DIST_DIR ?? ''
  const policy = "default-src 'none'; style-src 'sha256-new'"
  const site = JSON.parse(await readFile(join(dist, 'forms.json'), 'utf8'))
  await writeFile(join(dist, 'forms.json'), JSON.stringify({ ...site, redirects: { '/old': '/roof-repair' } }))
  const rules = [{ path: '/*', headers: { 'Content-Security-Policy': policy } }]
  await writeFile(join(dist, 'headers.json'), JSON.stringify(rules))
  await until('the new policy', async () => {
    const { headers } = await fetch(server.url)
    return headers.get('content-security-policy') === policy
  })
  const moved = await fetch(`${server.url}/old`, { redirect: 'manual' })
  expect([moved.status, moved.headers.get('location')]).toEqual([301, '/roof-repair'])
  await server.stop()
}, 60_000)
