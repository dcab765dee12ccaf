/** A folder with a small built site, as the build leaves it, and settings that use it. */
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { readSettings, type Settings } from '../../../server/settings.ts'
import { siteFile } from '../fixtures/forms.ts'

export const temporaryFolder = (name: string) => mkdtemp(join(tmpdir(), `pages-${name}-`))

export const policy = "default-src 'none'; style-src 'sha256-abc'; form-action 'self'"
const page = (title: string, main: string) => `<!doctype html>
<html lang="en-US"><head><title>${title} | Example Roofing</title><link rel="canonical" href="/x"></head>
<body><header>Example header</header><main id="main"><p>${main}</p></main><footer>Example footer</footer></body></html>`

const files: Record<string, string> = {
  'client/index.html': page('Home', 'home '.repeat(200)),
  'client/404.html': page('404', 'Oops! Page not found'),
  'client/thank-you/index.html': page('Thank you', 'We have your message.'),
  'client/roof-repair/index.html': page('Roof repair', 'Repairs'),
  'client/assets/app-1a2b3c.js': `console.log(${JSON.stringify('x'.repeat(500))})`,
  'client/robots.txt': 'User-agent: *\n',
  'headers.json': JSON.stringify([
    { path: '/*', headers: { 'Content-Security-Policy': policy } },
    ...['/nothing', '/leak', '/robots.txt'].map((path) => ({ path, headers: { 'Cache-Control': 'max-age=60' } })),
  ]),
  'forms.json': JSON.stringify({ ...siteFile, security: { 'content-security-policy': policy } }),
}

export async function builtSite(): Promise<string> {
  const dist = await temporaryFolder('dist')
  for (const [name, text] of Object.entries(files)) {
    const file = join(dist, name)
    await mkdir(join(file, '..'), { recursive: true })
    await writeFile(file, text)
    if (!/\.(html|js)$/.test(name)) continue
    await writeFile(`${file}.br`, brotliCompressSync(text))
    await writeFile(`${file}.gz`, gzipSync(text))
  }
  return dist
}

/** However many submissions a test sends, from whatever address: none is held or refused for it. */
export const noLimits = { RATE_SOFT: '0', RATE_HARD: '0', RATE_TOTAL: '0' }

/** Settings with fresh folders, any free port and no limits; `env` overrides. */
export async function testSettings(env: Record<string, string> = {}): Promise<Settings> {
  const folders = { DIST_DIR: await builtSite(), DATA_DIR: await temporaryFolder('data') }
  return readSettings({ PORT: '0', LOG_LEVEL: 'silent', ...noLimits, ...folders, ...env })
}
