/** The command that weighs pages, on a small site that was made to break every budget. */
import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { cp, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { heaviestRoutes } from '../../tools/budget/page-list.ts'
import { realSite } from '../publishing/support/site.ts'

let dist: string
let code: number
let printed: string
let complaints: string[]

/** Text that no compression makes smaller than three quarters. */
const noise = (bytes: number) => randomBytes(bytes).toString('base64')
const picture = (width: number, bytes: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${width}"><!-- ${noise(bytes)} --></svg>`

async function page(path: string, head: string, body: string) {
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${path}</title>${head}</head>
<body><main><section><h1>A heading</h1></section>${body}</main></body></html>`
  await mkdir(join(dist, 'client', path), { recursive: true })
  await writeFile(join(dist, 'client', path, 'index.html'), html)
}

beforeAll(async () => {
  dist = await mkdtemp(join(tmpdir(), 'budget-'))
  const site = await realSite()
  const needed = ['forms.json', 'client/404.html', 'client/404.html.br', 'client/favicon.svg']
  const assets = await readdir(join(site, 'client/assets'))
  const scripts = assets.filter((file) => file.startsWith('page.')).map((file) => join('client/assets', file))
  for (const file of [...needed, ...scripts]) await cp(join(site, file), join(dist, file), { recursive: true })
  await writeFile(join(dist, 'headers.json'), '[]')
  await writeFile(join(dist, 'client/a.js'), `// ${noise(3400)}`)
  await writeFile(join(dist, 'client/a.css'), 'h1 { color: red }')
  await writeFile(join(dist, 'client/small.svg'), picture(100, 100))
  await writeFile(join(dist, 'client/large.svg'), picture(2000, 60_000))
  await page('.', '', '<p>Nothing but text.</p>')
  await page('styled', `<style>/* ${noise(16_000)} */</style>`, '')
  await page('scripted', '<script src="/a.js"></script>', '')
  await page('sheeted', '<link rel="stylesheet" href="/a.css">', '')
  await page(
    'pictured',
    '',
    '<img alt="" width="100" height="100" sizes="100vw" srcset="/small.svg 200w, /large.svg 2000w" src="/small.svg">',
  )
  await page(
    'moving',
    '<style>div:has(b) { height: 200px }</style>',
    '<div></div><p>Moves.</p><script>new PerformanceObserver(() => document.querySelector("div").append(document.createElement("b"))).observe({ type: "paint", buffered: true })</script>',
  )
  await page('crowded', '', '<br>'.repeat(700))
  await page('idle', `<style>h1{color:red}h2{--a:"${noise(3_000)}"}</style>`, '')
  await page('plain-letters', '<style>p { font-family: "Text Fallback", serif }</style>', '<p>Not ours.</p>')
  const result = await new Promise<{ code: number; stdout: string; stderr: string }>((resolve) => {
    execFile(process.execPath, ['tools/main.ts', 'budget', '--dist', dist], (error, stdout, stderr) =>
      resolve({ code: Number(error?.code ?? 0), stdout, stderr }),
    )
  })
  code = result.code
  printed = result.stdout
  complaints = result.stderr.split('\n')
}, 120_000)

afterAll(() => rm(dist, { recursive: true, force: true }))

test('the command fails and lists every page, the heaviest first', () => {
  expect(code).toBe(1)
  const routes = printed.split('\n').map((line) => line.split(' ')[0])
  expect(routes.slice(0, 2)).toEqual(['page', '/pictured'])
  expect(routes).toEqual(expect.arrayContaining(['/', '/styled', '/scripted', '/moving', '/no-such-page']))
  expect(printed).toContain('10 pages, 7 over budget')
})

test.each([
  ['/styled', /^\/styled: 1[5-9]\.\d KB to paint the first screen, the budget is \d+\.\d KB\. Shorten/],
  ['/styled', /^\/styled: 1[5-9]\.\d KB of styles, the budget is \d+\.\d KB\. Shorten/],
  [
    '/scripted',
    /^\/scripted: 4\.\d KB of script before interaction, the budget is \d+\.\d KB\. Load it with an island/,
  ],
  ['/scripted', /^\/scripted fetches \/a\.js, but a page without interactive blocks needs the script of all/],
  ['/scripted', /^\/scripted: \/a\.js blocks the first paint/],
  ['/sheeted', /^\/sheeted: \/a\.css blocks the first paint/],
  [
    '/pictured',
    /^\/pictured: \d\d\.\d KB in all before scrolling, the budget is \d+\.\d KB\. .*large\.svg \d\d\.\d KB/,
  ],
  ['/pictured', /^\/pictured: \/large\.svg is 2000 px wide in a slot of 175\. Correct its "sizes"\./],
  ['/moving', /^\/moving shifts by 0\.\d+, the budget is 0/],
  ['/crowded', /^\/crowded: 70\d elements, the budget is 510\. Leave out/],
  ['/idle', /^\/idle: nothing uses [23]\.\d KB of the styles, the budget is \d+\.\d KB\. Move them .*: h2\.$/],
  ['/plain-letters', /^\/plain-letters: "Not ours\." stays in a font of the system/],
])('%s is told its value, the limit and the way out', (_, message) => {
  expect(complaints).toContainEqual(expect.stringMatching(message))
})

test('a light page is not complained about', () => {
  expect(complaints.filter((line) => line.startsWith('/:') || line.startsWith('/ '))).toEqual([])
})

test('the heaviest pages are the one with the longest document of each kind, by their styles', async () => {
  const routes = await heaviestRoutes(join(dist, 'client'))
  expect(routes.sort()).toEqual(['/crowded', '/idle', '/moving', '/no-such-page', '/plain-letters', '/styled'])
})
