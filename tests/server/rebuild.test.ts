import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readHeaderRules } from '../../server/static/headers.ts'
import { jsonPost, quote, quotePath } from './support/post.ts'
import { startProcess } from './support/process.ts'
import { temporaryFolder } from './support/site.ts'
import { startSmtp } from './support/smtp.ts'
import { until } from './support/wait.ts'

test('a build made while the server runs is served with its own headers, redirects and mails, without a restart', async () => {
  const smtp = await startSmtp()
  const mail = { SMTP_URL: smtp.url, LEADS_TO: 'owner@example.com', LEADS_FROM: 'web@example.com' }
  const server = await startProcess(mail)
  const dist = server.env.DIST_DIR ?? ''
  const policy = "default-src 'none'; style-src 'sha256-new'"
  const file = JSON.parse(await readFile(join(dist, 'forms.json'), 'utf8'))
  const site = { ...file.site, brand: 'Oak and Sons' }
  await writeFile(join(dist, 'forms.json'), JSON.stringify({ ...file, site, redirects: { '/old': '/roof-repair' } }))
  const rules = [{ path: '/*', headers: { 'Content-Security-Policy': policy } }]
  await writeFile(join(dist, 'headers.json'), JSON.stringify(rules))
  await until('the new policy', async () => {
    const { headers } = await fetch(server.url)
    return headers.get('content-security-policy') === policy
  })
  const moved = await fetch(`${server.url}/old`, { redirect: 'manual' })
  expect([moved.status, moved.headers.get('location')]).toEqual([301, '/roof-repair'])
  await fetch(server.url + quotePath, jsonPost(quote))
  const { raw } = await until('the mail', () => smtp.received[0])
  expect(raw).toContain('Subject: [Oak and Sons] New quote request from the website')
  await server.stop()
  await smtp.stop()
}, 60_000)

test('a build without headers gets ours, and one whose headers cannot be read is not served without them', async () => {
  const dist = await temporaryFolder('build')
  expect(await readHeaderRules(dist)).toMatchObject([{ headers: { 'x-content-type-options': 'nosniff' } }])
  await mkdir(join(dist, 'headers.json'))
  await expect(readHeaderRules(dist)).rejects.toThrow('EISDIR')
})
