/** deploy/compose.yaml and deploy/nginx/site.conf, run with the same programs without containers. */
import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildsFolder } from '../../renderer/build/builds.ts'
import { integrity, missingLeads, placeAt } from '../../tools/faults/fault.ts'
import { outcomeText, runLoad } from '../../tools/faults/load.ts'
import { component, named } from '../server/support/components.ts'
import { type Nginx, startNginx } from '../server/support/nginx.ts'
import { freePort, type Postgres, runSql, startPostgres } from '../server/support/postgres.ts'
import { type ServerProcess, startProcess } from '../server/support/process.ts'
import { temporaryFolder } from '../server/support/site.ts'
import { readCompose, relocate } from './support/compose.ts'
import { realSite } from './support/site.ts'

const postgres = component('postgres')
const nginx = component('nginx')
const lacks = postgres.missing ? postgres : nginx
const secrets = { POSTGRES_PASSWORD: 'secret' }

test('compose.yaml does not start without a database password', async () => {
  await expect(readCompose('deploy/compose.yaml', {})).rejects.toThrow('POSTGRES_PASSWORD is missing')
})

describe.skipIf(lacks.missing !== undefined)(named('deploy/', lacks), () => {
  let dist: string
  let database: Postgres
  let servers: ServerProcess[]
  let front: Nginx
  let url: string
  let env: Record<string, string>

  beforeAll(async () => {
    dist = resolve(await realSite())
    const services = await readCompose('deploy/compose.yaml', secrets)
    const settings = (services.database?.command ?? []).filter((word) => word.includes('='))
    expect(settings).toEqual(['fsync=on', 'synchronous_commit=on'])
    database = await startPostgres(String(postgres.path), settings)
    env = await intakeSettings(services['intake-1']?.environment ?? {}, dist, database)
    expect(services['intake-2']).toEqual(services['intake-1'])
    servers = await Promise.all([startProcess(env), startProcess(env)])
    const port = await freePort()
    url = `http://127.0.0.1:${port}`
    const http = relocate(await readFile('deploy/nginx/site.conf', 'utf8'), {
      'intake-1:3000': hostOf(servers[0]),
      'intake-2:3000': hostOf(servers[1]),
      'listen 80;': `listen 127.0.0.1:${port};`,
      '/srv/site/dist.builds': buildsFolder(dist),
    })
    front = await startNginx({ http, port })
  }, 600_000)
  afterAll(async () => {
    await Promise.all((servers ?? []).map((server) => server.stop('SIGKILL')))
    await front?.stop()
    await database?.remove()
  })

  test('pages come from the build, without a word to the servers', async () => {
    const page = await fetch(`${url}/roof-repair`)
    expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8'])
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'")
    expect((await fetch(`${url}/metrics`)).status).toBe(404)
  })

  test('a form without JavaScript arrives and leads to the thank-you page, with one set of headers', async () => {
    const body = new URLSearchParams({ form: 'contact', name: 'Ada', email: 'ada@example.com', message: 'Hello' })
    const answer = await fetch(`${url}/submit-form.php`, { method: 'POST', body, redirect: 'manual' })
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/thank-you'])
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
    expect((await fetch(`${url}/thank-you`)).status).toBe(200)
  })

  test('one of two servers is killed under load and started again: every answer is a 200, no lead is lost', async () => {
    let isOver = false
    const running = runLoad({ urls: [url], workers: 6, until: () => isOver })
    await sleep(1_000)
    await servers[0]?.stop('SIGKILL')
    await sleep(2_000)
    servers[0] = await startProcess({ ...env, PORT: new URL(String(servers[0]?.url)).port })
    await sleep(1_000)
    isOver = true
    const load = await running
    const place = placeAt(env)
    console.log(`one of two servers killed: ${outcomeText(load)}, ${load.acknowledged.length} acknowledged`)
    expect(load.acknowledged.length).toBeGreaterThan(10)
    expect([...load.outcomes.keys()], front.errors()).toEqual(['200'])
    expect(await missingLeads(place, load.acknowledged)).toEqual([])
    expect(await integrity(place)).toEqual({ orphans: 0, isWhole: true })
  }, 120_000)
})

const hostOf = (server: ServerProcess | undefined) => new URL(String(server?.url)).host

/** The environment of the compose file, with addresses and folders of this test. */
async function intakeSettings(environment: Record<string, string>, dist: string, database: Postgres) {
  const { host } = new URL(await database.createDatabase())
  await runSql(`postgres://postgres@${host}/postgres`, 'CREATE ROLE leads LOGIN SUPERUSER')
  await runSql(`postgres://postgres@${host}/postgres`, 'CREATE DATABASE leads OWNER leads')
  const { HOST, PORT, DIST_DIR, DATA_DIR, ...rest } = environment
  expect({ HOST, PORT, DIST_DIR, DATA_DIR }).toMatchObject({ HOST: '0.0.0.0', PORT: '3000', DIST_DIR: 'dist' })
  const address = relocate(String(rest.DATABASE_URL), { 'database:5432': host })
  return { ...rest, DATABASE_URL: address, DIST_DIR: dist, DATA_DIR: await temporaryFolder('intake') }
}
