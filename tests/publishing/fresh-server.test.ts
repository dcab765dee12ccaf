/** deploy/fresh-server.sh and the files that it puts in place; `npm run tool -- fresh-server` plays all of it. */
import { execFileSync, spawnSync } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { describe, expect, test } from 'vitest'
import { readSettings } from '../../server/settings.ts'
import { component, named } from '../server/support/components.ts'
import { readCompose } from './support/compose.ts'

const script = 'deploy/fresh-server.sh'
const shellcheck = component('shellcheck')
const caddy = component('caddy')
const env = { PATH: process.env.PATH }

test.skipIf(shellcheck.missing !== undefined)(named('shellcheck finds nothing in the scripts', shellcheck), () => {
  execFileSync(String(shellcheck.path), [script, 'deploy/site'], { encoding: 'utf8' })
})

test.each([
  [[], 'Name the domain'],
  [['example.com'], 'is no e-mail address'],
  [['example', 'a@b'], 'Name the domain'],
  [['exa$(touch x)mple.com', 'a@b'], 'Name the domain'],
  [['example.com; reboot', 'a@b'], 'Name the domain'],
  [['example.com', 'a b@c'], 'is no e-mail address'],
])('with the words %j it stops before it does anything', (words, reason) => {
  const { status, stderr, stdout } = spawnSync('bash', [script, ...words], { env, encoding: 'utf8' })
  expect([status, stdout]).toEqual([1, ''])
  expect(stderr).toContain(reason)
})

test('no secret is an argument of it, nor of a program that it starts', async () => {
  const text = await readFile(script, 'utf8')
  const commands = text.split('\n').filter((line) => !/^\s*(#|asked |setting )/.test(line))
  for (const line of commands) expect(line).not.toMatch(/\$\{?(SMTP_URL|COPIES_KEY|COPIES_S3_SECRET)/)
  for (const name of ['SMTP_URL', 'COPIES_S3_SECRET', 'COPIES_KEY'])
    expect(text).toMatch(new RegExp(`asked ${name} .* -s`))
})

test('all that it sets is a setting of the server', async () => {
  const text = await readFile(script, 'utf8')
  const names = [...text.matchAll(/^\s*(?:if .*; then )?(?:setting|asked) ([A-Z_0-9]+)/gm)].map(([, name]) =>
    String(name),
  )
  const loop = /for name in (COPIES_[A-Z_0-9 ]+);/.exec(text)?.[1]?.split(' ') ?? []
  expect(loop.length).toBe(3)
  const given = Object.fromEntries([...names, ...loop].map((name) => [name, 'x'.repeat(3)]))
  const known = Object.keys(readSettings({}))
  expect(names.length).toBeGreaterThan(8)
  for (const name of Object.keys(given)) expect(known).toContain(name)
})

describe.skipIf(caddy.missing !== undefined)(named('Caddy takes its file', caddy), () => {
  const validate = (more: Record<string, string>) =>
    spawnSync(String(caddy.path), ['validate', '--adapter', 'caddyfile', '--config', 'deploy/caddy/Caddyfile'], {
      // It writes certificates of its own there.
      env: { ...env, HOME: tmpdir(), ...more },
      encoding: 'utf8',
    })
  test('as containers have it', () => {
    const { status, stderr } = validate({ DOMAIN: 'example.com', SITE: 'site:3000' })
    expect([status, stderr]).toEqual([0, expect.stringContaining('automatic HTTP->HTTPS redirects')])
  })
})

test('the server of the containers has the desk, and Caddy alone is reached from outside', async () => {
  const services = await readCompose('deploy/desk.compose.yaml', { DOMAIN: 'example.com' })
  await expect(readCompose('deploy/desk.compose.yaml', {})).rejects.toThrow('DOMAIN is missing')
  const settings = readSettings(services.site?.environment ?? {})
  expect(settings).toMatchObject({ DESK: 'on', DESK_ORIGIN: 'https://example.com', TRUSTED_PROXY_HOPS: 1, PORT: 3000 })
  expect(services.caddy?.environment).toEqual({ DOMAIN: 'example.com', SITE: `site:${settings.PORT}` })
  expect(Object.keys(services.site ?? {})).not.toContain('ports')
})

test('with the desk the service writes to the folder of the site and of the copies, and to nothing else', async () => {
  const unit = await readFile('deploy/systemd/desk.conf', 'utf8')
  expect(/^ReadWritePaths=(.*)$/m.exec(unit)?.[1]).toBe('/srv/site -/var/backups/site')
  expect(unit).toMatch(/^ExecStart=\nExecStart=.* node_modules\/pages-from-yaml\/node\/pages-from-yaml\.js start$/m)
  expect(unit).toMatch(/^DynamicUser=no\nUser=site$/m)
})
