import { execFile } from 'node:child_process'
import { mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { startProcess } from '../server/support/process.ts'
import { answerPosts, messagePath } from './support/endpoint.ts'
import { expect, test } from './support/test.ts'

const run = promisify(execFile)

const link = '        - { label: Chimney Caps, href: /chimney-caps }\n'
const page = `
  /chimney-caps:
    kind: service
    title: Chimney Caps
    description: Chimney caps and crowns for Louisville homes, measured, made and fitted by {brand}.
    blocks:
      - type: page-hero
        heading: Chimney caps that stay on
        text: Measured on the roof, bent in the shop, screwed into the crown.
        form: page-hero
        serviceType: chimney-caps
        formHeading: Ask about your chimney
      - type: prose
        heading: Why a flue needs a lid
        text: Rain that falls down a flue rusts the damper first and the mortar after it.
      - type: cards
        heading: Four things we do
        items:
          - { title: Caps, text: Stainless or copper. }
          - { title: Crowns, text: Cast with a drip edge. }
          - { title: Flashing, text: Woven into the shingles. }
          - { title: Repointing, text: Lime where the house has lime. }
      - type: stats
        heading: In figures
        items:
          - { value: 20+, label: Years a copper cap lasts }
          - { value: 1 day, label: To fit one }
          - { value: "0", label: Birds in the flue }
      - use: estimate-cta
`

test('a page that was only written into the YAML file is served and linked', async ({ page: tab }) => {
  test.setTimeout(180_000)
  const folder = await mkdtemp(join(tmpdir(), 'pages-yaml-only-'))
  const [file, out] = [join(folder, 'pages.yaml'), join(folder, 'site')]
  const site = await readFile('pages.yaml', 'utf8')
  const linked = site.replace(/( {4}- heading: Roofing\n {6}items:\n)/, `$1${link}`)
  expect(linked).toContain(link)
  const own = linked.replace('notFound: { drawing: missing-shingle }', 'notFound: { drawing: mark }')
  await writeFile(file, `${own.trimEnd()}\n${page}`)
  await run(process.execPath, ['scripts/build.ts', '--pages', file, '--out', out, '--no-precompress'])
  const server = await startProcess({ DIST_DIR: out })
  try {
    await tab.goto(server.url)
    await tab.getByRole('contentinfo').getByRole('link', { name: 'Chimney Caps' }).click()
    await expect(tab).toHaveURL(`${server.url}/chimney-caps`)
    await expect(tab).toHaveTitle('Chimney Caps | Wrenfield Roofing Louisville, KY')
    await expect(tab.getByRole('heading', { level: 1 })).toHaveText('Chimney caps that stay on')
    const sent = await answerPosts(tab, messagePath, 'ok')
    const form = tab.getByRole('region', { name: 'Ask about your chimney' })
    await form.getByLabel('Name').fill('Ada Example')
    await form.getByLabel('Email').fill('ada@example.com')
    await form.getByRole('button').click()
    await expect.poll(() => sent[0]?.body).toMatchObject({ formType: 'page-hero', serviceType: 'chimney-caps' })
    expect(await (await fetch(`${server.url}/sitemap.xml`)).text()).toContain('/chimney-caps<')
    const notFound = await (await fetch(`${server.url}/nothing`)).text()
    expect(/<main.*<h1>/s.exec(notFound)?.[0]).toMatch(/<svg class="mark"(?!.*missing-shingle)/s)
  } finally {
    await server.stop('SIGKILL')
  }
})
