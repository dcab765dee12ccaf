import { execFile } from 'node:child_process'
import { cp, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { isBuildNeeded } from '../../server/build-age.ts'
import { build } from '../publishing/support/site.ts'
import { leastSite } from '../support/least-site.ts'
import { runsAll } from '../support/places.ts'
import { runHere } from '../support/run-here.ts'
import { jsonPost, quote, quotePath } from './support/post.ts'
import { bareEnv, startProcess } from './support/process.ts'
import { builtSite, temporaryFolder } from './support/site.ts'
import { until } from './support/wait.ts'

const run = promisify(execFile)

const leads = async (env: Record<string, string>, ...args: string[]) =>
  (await run(process.execPath, ['scripts/pages-from-yaml.mjs', 'leads', ...args], { env: { ...bareEnv, ...env } }))
    .stdout

test('npm start serves the site, keeps a lead, and npm run leads shows it while it runs and after', async () => {
  const server = await startProcess()
  expect((await fetch(server.url)).status).toBe(200)
  expect((await fetch(server.url + quotePath, jsonPost(quote))).status).toBe(200)
  const stored = { form: 'quote', state: 'inbox', fields: quote, mail: { state: 'pending' } }
  expect(JSON.parse(await leads(server.env, '--format', 'json'))).toMatchObject([stored])
  const { port } = new URL(server.url)
  expect(JSON.parse(await leads({ ...server.env, PORT: port }, 'canary'))).toMatchObject({
    ok: true,
    steps: ['stored', 'mail is not configured'],
  })
  expect(await server.stop()).toBe(0)
  expect(await leads(server.env)).toContain('Ada Example, (502) 555-0101, ada@example.com')
}, 60_000)

test.runIf(runsAll)(
  'the first start serves a whole site before all widths of pictures and compressed files are made',
  async () => {
    const folder = await temporaryFolder('site')
    const pages = join(folder, 'pages.yaml')
    await cp('starters/law', folder, { recursive: true })
    // Pictures that no build has made yet, quick to encode.
    const plain = sharp({ create: { width: 2000, height: 1250, channels: 3, background: '#a52' } })
    const picture = Buffer.concat([await plain.jpeg().toBuffer(), Buffer.from(folder)])
    for (const name of ['courthouse', 'desk', 'front-door'])
      await writeFile(join(folder, `images/${name}.jpg`), picture)
    const dist = join(folder, 'dist')
    const server = await startProcess({ DIST_DIR: dist }, [], ['--pages', pages])
    const home = async () => {
      const response = await fetch(server.url, { headers: { 'accept-encoding': 'br' } })
      const html = await response.text()
      const widths = [...(/srcSet="([^"]+)"/.exec(html)?.[1]?.matchAll(/(\/\S+) (\d+)w/g) ?? [])]
      return { encoding: response.headers.get('content-encoding'), html, widths }
    }
    const provisional = await home()
    expect([provisional.encoding, provisional.widths.length, await isBuildNeeded(dist, pages)]).toEqual([null, 1, true])
    const files = [...new Set(provisional.html.match(/\/assets\/[^\s"]+\.(?:avif|webp|jpg|json|js)\b/g))]
    expect(files.length).toBeGreaterThan(4)
    const areThere = async () => {
      for (const file of files) expect((await fetch(server.url + file)).status, file).toBe(200)
    }
    await areThere()
    await until('the rest', () => server.output().includes('All files are made.'), 120_000)
    const whole = await home()
    expect([whole.encoding, whole.widths.length, await isBuildNeeded(dist, pages)]).toEqual(['br', 5, false])
    await areThere()
    expect(await server.stop()).toBe(0)
  },
  240_000,
)

test('npm start builds again when something is due; a build that fails leaves the last good site', async () => {
  const folder = await temporaryFolder('site')
  const pages = join(folder, 'pages.yaml')
  const dist = join(folder, 'dist')
  const write = (heading: string) =>
    writeFile(pages, leastSite().replace('heading: Teeth for life', `heading: ${heading}`))
  await write('The first')
  const server = await startProcess({ DIST_DIR: dist }, [], ['--pages', pages])
  const home = async () => await (await fetch(server.url)).text()
  await until('the rest', () => server.output().includes('All files are made.'), 120_000)
  expect(await home()).toContain('The first')
  const beDue = async () => {
    const forms = JSON.parse(await readFile(join(dist, 'forms.json'), 'utf8'))
    await writeFile(join(dist, 'forms.json'), JSON.stringify({ ...forms, nextChange: Date.now() }))
  }
  await write('The second')
  await beDue()
  await until('the build', () => server.output().includes('What was due is shown.'), 60_000)
  expect(await home()).toContain('The second')
  await writeFile(pages, 'site: broken')
  await beDue()
  await until('the failure', () => server.output().includes('tried again in ten minutes'), 60_000)
  expect(await home()).toContain('The second')
  expect(await server.stop()).toBe(0)
}, 240_000)

test.runIf(runsAll)(
  'a second server on the same folder ends with the reason',
  async () => {
    const server = await startProcess()
    await expect(startProcess({ DATA_DIR: server.env.DATA_DIR ?? '' })).rejects.toThrow(
      /ended with 1:\nCannot start: another server uses the folder/,
    )
    await server.stop('SIGKILL')
    const next = await startProcess({ DATA_DIR: server.env.DATA_DIR ?? '' })
    await next.stop()
  },
  60_000,
)

test('a build of another file is not replaced: the start stops and says what stands there and what to run', async () => {
  const dist = await builtSite()
  const file = join(dist, 'forms.json')
  const built = { ...JSON.parse(await readFile(file, 'utf8')), pages: 'bakery.yaml' }
  await writeFile(file, JSON.stringify(built))
  const start = (...args: string[]) =>
    run(process.execPath, ['scripts/pages-from-yaml.mjs', 'start', ...args], {
      env: { ...bareEnv, DIST_DIR: dist, PORT: '0' },
    })
  const stopped = await start().catch((error) => error)
  expect([stopped.code, stopped.stdout]).toEqual([1, ''])
  expect(
    stopped.stderr,
  ).toBe(`"${dist}" holds the site of Example Roofing, built from bakery.yaml. A build of pages.yaml would take its place, so nothing was done.
  To serve that site:  DIST_DIR=${dist} npm start -- --pages bakery.yaml
  To serve it as it is, without building:  DIST_DIR=${dist} npm start -- --no-build
  To serve pages.yaml, name another folder:  DIST_DIR=another npm start
  To put it in the place of that site:  DIST_DIR=${dist} npm start -- --replace
`)
  expect(JSON.parse(await readFile(file, 'utf8'))).toEqual(built)
}, 60_000)

test.runIf(runsAll)(
  'a build of another file stays where it stands until it is to be replaced, and then says which file it was made from',
  async () => {
    const out = await builtSite()
    const forms = join(out, 'forms.json')
    const { pages: _, ...built } = JSON.parse(await readFile(forms, 'utf8'))
    const fixture = ['--pages', 'tests/fixture/pages.yaml', '--out', out, '--no-precompress']
    for (const origin of [{ pages: 'bakery.yaml' }, {}]) {
      await writeFile(forms, JSON.stringify({ ...built, ...origin }))
      const { code, err } = await runHere('build', fixture)
      expect(code).toBe(1)
      const [from, again] = origin.pages
        ? ['built from bakery.yaml', `  To build that site again:  npm run build -- --pages bakery.yaml --out ${out}\n`]
        : [built.site.url, '']
      expect(
        err,
      ).toBe(`"${out}" holds the site of Example Roofing, ${from}. A build of tests/fixture/pages.yaml would take its place, so nothing was done.
${again}  To build tests/fixture/pages.yaml, name another folder:  npm run build -- --pages tests/fixture/pages.yaml --out another
  To put it in the place of that site:  npm run build -- --pages tests/fixture/pages.yaml --out ${out} --replace
`)
      expect(JSON.parse(await readFile(forms, 'utf8'))).toEqual({ ...built, ...origin })
    }
    await build(...fixture, '--replace')
    // As a path in the project where it lies there.
    expect(JSON.parse(await readFile(join(out, 'forms.json'), 'utf8')).pages).toBe('tests/fixture/pages.yaml')
  },
  600_000,
)
