/** Nothing that an owner or a file brings runs where the site is changed. A browser opens what would, and clicks on it. */
import { readFile, writeFile } from 'node:fs/promises'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { dirname, join } from 'node:path'
import { expect, type Page } from 'playwright/test'
import { headerRules } from '../../renderer/build/headers.ts'
import { cleanDrawing } from '../../studio/server/drawing.ts'
import { inTestAll } from '../support/places.ts'
import { hostileDrawings } from './support/hostile-drawings.ts'
import { openAt } from './support/states.ts'
import { test } from './support/test.ts'

/** Where what runs says so. */
const RAN = '/ran'

/** A server that counts what ran, and answers all else itself. */
async function listen(answer: RequestListener) {
  let ran = 0
  const server = createServer((request, response) => {
    if (request.url !== RAN) return answer(request, response)
    ran++
    response.end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    address: `http://127.0.0.1:${port}`,
    /** What runs needs a moment to say so. */
    ranSoon: async (page: Page) => {
      for (let tries = 0; ran === 0 && tries < 40; tries++) await page.waitForTimeout(50)
      return ran > 0
    },
    takeRan: () => {
      const count = ran
      ran = 0
      return count
    },
    close: () => server.close(),
  }
}

/** Whether something runs when a drawing is opened by its address and clicked on. */
async function tryOut(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await page.mouse.click(100, 100)
  await page.waitForTimeout(100)
}

const asDrawing = { 'content-type': 'image/svg+xml' }

test('every hostile drawing runs as it came, and none as it is kept', async ({ page }) => {
  test.slow()
  let content: string | Buffer = ''
  const host = await listen((_, response) => response.writeHead(200, asDrawing).end(content))
  const harmless: string[] = []
  const ranAsKept: string[] = []
  for (const [name, drawing] of Object.entries(hostileDrawings(`${host.address}${RAN}`))) {
    content = drawing
    await tryOut(page, `${host.address}/raw.svg`)
    if (!(await host.ranSoon(page))) harmless.push(name)
    host.takeRan()
    content = await cleanDrawing(Buffer.from(drawing)).catch(() => '<svg xmlns="http://www.w3.org/2000/svg"/>')
    await tryOut(page, `${host.address}/kept.svg`)
    if (host.takeRan() > 0) ranAsKept.push(name)
  }
  host.close()
  expect({ harmless, ranAsKept }).toEqual({ harmless: [], ranAsKept: [] })
})

test(
  'none runs with the policy of a published site, or in the studio where somebody put it into public/',
  inTestAll,
  async ({ page, studio }) => {
    test.slow()
    let content = ''
    const policy = headerRules({ styles: [], scripts: [] })[0]?.headers
    const host = await listen((_, response) => response.writeHead(200, { ...asDrawing, ...policy }).end(content))
    const ran: string[] = []
    for (const [index, [name, drawing]] of Object.entries(hostileDrawings(`${host.address}${RAN}`)).entries()) {
      content = drawing
      await tryOut(page, `${host.address}/published.svg`)
      if (host.takeRan() > 0) ran.push(`published: ${name}`)
      await writeFile(join(dirname(studio.file), 'public', `hostile-${index}.svg`), drawing)
      await writeFile(join(dirname(studio.file), 'images', `hostile-${index}.svg`), drawing)
      for (const place of [`/hostile-${index}.svg`, `/_images/hostile-${index}.svg`]) {
        await tryOut(page, `${studio.origin}${place}`)
        if (host.takeRan() > 0) ran.push(`${place}: ${name}`)
      }
    }
    await writeFile(
      join(dirname(studio.file), 'public', 'page.html'),
      `<script>new Image().src='${host.address}${RAN}'</script>`,
    )
    await tryOut(page, `${studio.origin}/page.html`)
    if (host.takeRan() > 0) ran.push('page.html')
    host.close()
    expect(ran).toEqual([])
  },
)

test('a drawing keeps its colors on a page', async ({ page, studio }) => {
  await page.goto(`${studio.origin}/`)
  const text =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><style>.a{fill:#0a0}</style><rect class="a" width="9" height="9"/></svg>'
  await writeFile(join(dirname(studio.file), 'public', 'green.svg'), await cleanDrawing(Buffer.from(text)))
  const color = await page.evaluate(async () => {
    const image = Object.assign(new Image(), { src: '/green.svg' })
    await image.decode()
    const canvas = document.createElement('canvas').getContext('2d')
    canvas?.drawImage(image, 0, 0, 9, 9)
    return [...(canvas?.getImageData(4, 4, 1, 1).data ?? [])]
  })
  expect(color).toEqual([0, 170, 0, 255])
})

const targets = (address: string) => [
  `javascript:new Image().src='${address}'`,
  `JaVa\tScRiPt:new Image().src='${address}'`,
  `data:text/html,<script>new Image().src='${address}'</script>`,
]

test('a link that would run something leads nowhere in the frame, before the check has refused it', async ({
  page,
  studio,
}) => {
  const host = await listen((_, response) => response.end())
  const before = await readFile(studio.file, 'utf8')
  for (const target of targets(`${host.address}${RAN}`)) {
    const action = { label: 'Hostile', href: target }
    const operations = [
      {
        do: 'insert',
        path: ['pages', '/bike-repair', 'blocks', 1],
        value: { type: 'cta', heading: 'Try', actions: [action] },
      },
    ]
    const response = await page.request.post(`${studio.origin}/_studio/api/operations`, {
      headers: { 'x-studio-token': studio.token },
      data: { operations },
    })
    expect(response.status()).toBe(200)
    await openAt(page, studio, '/bike-repair')
    const link = page.frameLocator('iframe').getByRole('link', { name: 'Hostile' })
    await expect(link).toHaveAttribute('href', '#')
    const alone = await page.context().newPage()
    await alone.goto(`${studio.origin}/bike-repair`)
    await alone.getByRole('link', { name: 'Hostile' }).click()
    await alone.waitForTimeout(100)
    await alone.close()
    await page.request.post(`${studio.origin}/_studio/api/undo`, {
      headers: { 'x-studio-token': studio.token },
      data: {},
    })
  }
  host.close()
  expect(host.takeRan()).toBe(0)
  expect(await readFile(studio.file, 'utf8')).toBe(before)
})

test('pages of the studio run no script that stands in them', async ({ page, studio }) => {
  const tryHere = () =>
    page.evaluate(async () => {
      const holder = document.createElement('div')
      holder.innerHTML = `<img src="x:" onerror="document.title='ran'">`
      document.body.append(holder)
      const script = Object.assign(document.createElement('script'), { textContent: `document.title = 'ran'` })
      document.body.append(script)
      await new Promise((resolve) => setTimeout(resolve, 100))
      return document.title === 'ran'
    })
  // A page that is older than the draft loads itself again.
  await expect(async () => {
    await page.goto(`${studio.origin}/bike-repair`)
    expect(await tryHere()).toBe(false)
  }).toPass()
})
