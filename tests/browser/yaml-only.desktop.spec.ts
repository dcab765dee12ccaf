import { execFile } from 'node:child_process'
import { mkdtemp, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { startProcess } from '../server/support/process.ts'
import { copySite } from '../support/copy-site.ts'
import { fixtureFile, inTestAll } from '../support/places.ts'
import { answerPosts, messagePath } from './support/endpoint.ts'
import { expect, test } from './support/test.ts'

const run = promisify(execFile)

const link = '        - { label: Child Seats, href: /child-seats }\n'
const page = `
  /child-seats:
    kind: service
    title: Child Seats
    description: Child seats for the front and the back of any bike, chosen, fitted and tried out by {brand}.
    blocks:
      - type: page-hero
        heading: Child seats that stay on
        text: Chosen by weight, clamped to the frame, tried around the block.
        form: page-hero
        serviceType: child-seats
        formHeading: Ask about a seat
      - type: prose
        heading: Why a seat needs a frame
        text: A seat on a rack sways; one on the frame leans with the bike.
      - type: cards
        heading: Four things we do
        items:
          - { title: Front seats, text: Up to thirty pounds. }
          - { title: Back seats, text: Up to fifty. }
          - { title: Trailers, text: For two. }
          - { title: Helmets, text: From a year on. }
      - type: stats
        heading: In figures
        items:
          - { value: 20+, label: Seats in the shop }
          - { value: 1 hour, label: To fit one }
          - { value: "0", label: Seats that came off }
      - use: estimate-cta
`

test('a page that was only written into the YAML file is served and linked', inTestAll, async ({ page: tab }) => {
  test.setTimeout(180_000)
  const folder = await mkdtemp(join(tmpdir(), 'pages-yaml-only-'))
  const out = join(folder, 'site')
  const site = await readFile(fixtureFile, 'utf8')
  const linked = site.replace(/( {4}- heading: Workshop\n {6}items:\n)/, `$1${link}`)
  expect(linked).toContain(link)
  const own = linked.replace('notFound: { drawing: mark }', 'notFound: { drawing: missing-shingle }')
  const file = await copySite(fixtureFile, folder, `${own.trimEnd()}\n${page}`)
  await run(process.execPath, [
    'scripts/pages-from-yaml.mjs',
    'build',
    '--pages',
    file,
    '--out',
    out,
    '--no-precompress',
  ])
  const server = await startProcess({ DIST_DIR: out })
  try {
    await tab.goto(server.url)
    await tab.getByRole('contentinfo').getByRole('link', { name: 'Child Seats' }).click()
    await expect(tab).toHaveURL(`${server.url}/child-seats`)
    await expect(tab).toHaveTitle('Child Seats | Linden Cycles Millbrook, OR')
    await expect(tab.getByRole('heading', { level: 1 })).toHaveText('Child seats that stay on')
    const sent = await answerPosts(tab, messagePath, 'ok')
    const form = tab.getByRole('region', { name: 'Ask about a seat' })
    await form.getByLabel('Name').fill('Ada Example')
    await form.getByLabel('Email').fill('ada@example.com')
    await form.getByRole('button').click()
    await expect.poll(() => sent[0]?.body).toMatchObject({ formType: 'page-hero', serviceType: 'child-seats' })
    expect(await (await fetch(`${server.url}/sitemap.xml`)).text()).toContain('/child-seats<')
    const notFound = await (await fetch(`${server.url}/nothing`)).text()
    expect(/<main.*<h1>/s.exec(notFound)?.[0]).toMatch(/<svg[^>]* class="missing-shingle/)
  } finally {
    await server.stop('SIGKILL')
  }
})
