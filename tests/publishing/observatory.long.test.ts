/** Mozilla's scanner grades the site as a visitor on the internet would get it: our server behind nginx with TLS. */
import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { component, named } from '../server/support/components.ts'
import { startNginx } from '../server/support/nginx.ts'
import { freePort } from '../server/support/postgres.ts'
import { startProcess } from '../server/support/process.ts'
import { temporaryFolder } from '../server/support/site.ts'
import { provideObservatory, scan } from './support/observatory.ts'
import { realSite } from './support/site.ts'

const nginx = component('nginx')
const openssl = component('openssl')
const lacks = nginx.missing ? nginx : openssl

describe.skipIf(lacks.missing !== undefined)(named('Mozilla Observatory', lacks), () => {
  test('gives A+ and fails no test', { timeout: 900_000 }, async ({ skip }) => {
    const { missing } = await provideObservatory()
    if (missing) {
      console.warn(`Mozilla Observatory skipped: ${missing}`)
      skip(missing)
    }
    const own = await startProcess({ DIST_DIR: await realSite(), TRUSTED_PROXY_HOPS: '1' })
    const front = await startTls(own.url)
    const { scan: total, tests } = await scan(`localhost:${front.port}`, front.certificate).finally(async () => {
      await front.stop()
      await own.stop()
    })
    const results = Object.entries(tests).map(
      ([name, { result, scoreModifier }]) => `${name} ${scoreModifier} ${result}`,
    )
    console.log(`Mozilla Observatory: ${total.grade} (${total.score})\n  ${results.join('\n  ')}`)
    expect([total.grade, total.testsFailed]).toEqual(['A+', 0])
    expect(total.score).toBeGreaterThanOrEqual(130)
  })
})

/** nginx with TLS on one port; who comes without TLS is sent to the same port with it. */
async function startTls(upstream: string) {
  const folder = await temporaryFolder('tls')
  const certificate = join(folder, 'localhost.pem')
  const key = join(folder, 'localhost.key')
  const names = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost']
  const self = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-keyout', key, '-out', certificate]
  execFileSync(String(openssl.path), [...self, ...names], { stdio: 'pipe' })
  const port = await freePort()
  const http = `server {
    listen 127.0.0.1:${port} ssl;
    server_name localhost;
    ssl_certificate ${certificate};
    ssl_certificate_key ${key};
    error_page 497 =301 https://$host:$server_port$request_uri;
    location / { proxy_pass ${upstream}; proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for; }
  }`
  return { ...(await startNginx({ http, port })), port, certificate }
}
