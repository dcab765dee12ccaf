/** Programs that some tests need beside Node: installed where that is possible, else the tests say why they do not run. */
import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, globSync } from 'node:fs'

const packages = {
  postgres: 'postgresql',
  nginx: 'nginx-light',
  brotli: 'libnginx-mod-http-brotli-static',
  openssl: 'openssl',
  strace: 'strace',
  firefox: 'firefox-esr',
  webkit: 'webkit2gtk-driver',
  screen: 'xvfb',
  shellcheck: 'shellcheck',
  caddy: 'caddy',
}
const places = {
  postgres: '/usr/lib/postgresql/*/bin/postgres',
  nginx: '/usr/sbin/nginx',
  brotli: '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so',
  openssl: '/usr/bin/openssl',
  strace: '/usr/bin/strace',
  firefox: '/usr/bin/firefox{,-esr}',
  webkit: '/usr/bin/WebKitWebDriver',
  screen: '/usr/bin/Xvfb',
  shellcheck: '/usr/bin/shellcheck',
  caddy: '/usr/bin/caddy',
}
export type Component = keyof typeof packages
export type Found = { path: string; missing?: undefined } | { path?: undefined; missing: string }

const find = (name: Component) => globSync(places[name]).sort().at(-1)

/** The path of a program, after installing its Debian package when missing and allowed; else the reason for the summary. */
export function component(name: Component): Found {
  const found = find(name)
  if (found) return { path: found }
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) {
    return { missing: `needs Debian's ${packages[name]}, which only root can install` }
  }
  const options = { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }, timeout: 300_000 }
  const apt = (...args: string[]) => spawnSync('apt-get', ['-qq', '-o', 'DPkg::Lock::Timeout=200', ...args], options)
  if (apt('install', '-y', packages[name]).status !== 0) {
    apt('update')
    apt('install', '-y', packages[name])
  }
  const installed = find(name)
  return installed ? { path: installed } : { missing: `apt-get could not install ${packages[name]}` }
}

/** PostgreSQL does not run as root; its own user, else nobody, does it. */
export function unprivileged(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {}
  for (const user of ['postgres', 'nobody']) {
    if (spawnSync('id', [user]).status !== 0) continue
    const id = (flag: string) => Number(execFileSync('id', [flag, user]))
    return { uid: id('-u'), gid: id('-g') }
  }
  return {}
}

/** Puts the reason for skipping into the test's name, where the summary shows it. */
export const named = (name: string, { missing }: Found) => (missing ? `${name} (skipped: ${missing})` : name)
