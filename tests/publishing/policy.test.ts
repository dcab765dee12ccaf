/** The content security policy, computed again from every built page. */
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { listedHashes, neededHashes, violations } from './support/inline.ts'
import { realSite } from './support/site.ts'

let policy: string
let pages: Map<string, string>

beforeAll(async () => {
  const dist = await realSite()
  const [everywhere] = JSON.parse(await readFile(join(dist, 'headers.json'), 'utf8'))
  policy = everywhere.headers['Content-Security-Policy']
  const files = (await readdir(join(dist, 'client'), { recursive: true })).filter((file) => file.endsWith('.html'))
  const read = async (file: string) => [file, await readFile(join(dist, 'client', file), 'utf8')] as const
  pages = new Map(await Promise.all(files.map(read)))
}, 600_000)

test('every page holds only what the policy lists: no other inline script or style, no on… and no style=', () => {
  expect(pages.size).toBeGreaterThan(60)
  for (const [file, html] of pages) expect([file, violations(html, policy)]).toEqual([file, []])
})

test('the policy lists nothing that no page needs, and nothing unsafe', () => {
  const needed = new Set([...pages.values()].flatMap(neededHashes))
  expect(listedHashes(policy).filter((hash) => !needed.has(hash))).toEqual([])
  expect(policy).not.toMatch(/unsafe|\*|https?:/)
  for (const part of ["default-src 'none'", "object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"]) {
    expect(policy.split('; ')).toContain(part)
  }
})

test.each([
  ['an inline script', '<script>alert(1)</script>'],
  ['a module script in upper case', '<SCRIPT TYPE="module">alert(1)</SCRIPT>'],
  ['a changed style', '<style>body{color:red}</style>'],
  ['speculation rules of another text', '<script type="speculationrules">{}</script>'],
  ['an event handler', '<button class="a > b" onclick="go()">Go</button>'],
  ['an event handler without quotes', '<img src=x onerror=go()>'],
  ['a style attribute', '<p style="color:red">'],
  ['a script address', '<a href="javascript:go()">'],
])('the test sees %s', (_, markup) => {
  const html = String(pages.get('index.html')).replace('</main>', () => `${markup}</main>`)
  expect(violations(html, policy)).toHaveLength(1)
})

test('the test lets text about handlers and data scripts pass', () => {
  const fine = '<p title="onclick=1 style=2">onclick="go()" style="x"</p><script type="application/ld+json">{}</script>'
  expect(violations(fine, policy)).toEqual([])
})
