/** Passkeys, notifications and the desk as an app, in a browser with a device that stands for a finger. */
import { execFileSync } from 'node:child_process'
import type { BrowserContext, CDPSession, Page, Worker } from 'playwright'
import { expect, test } from 'playwright/test'
import { freePort } from '../server/support/postgres.ts'
import { type ServerProcess, startProcess } from '../server/support/process.ts'
import { violationsOf } from '../support/axe/builder.ts'
import { pushBrowser } from './support/push.ts'

test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true })

let server: ServerProcess
let origin = ''
test.beforeAll(async () => {
  const port = String(await freePort())
  origin = `http://localhost:${port}`
  server = await startProcess({ DESK: 'on', DESK_ORIGIN: origin, PORT: port })
})
test.afterAll(() => server.stop())

/** Signs in somebody new, by the link that the command prints. */
async function signIn(page: Page, address: string) {
  const args = ['scripts/pages-from-yaml.mjs', 'desk', 'invite', address, '--print']
  const printed = execFileSync(process.execPath, args, { env: { ...process.env, ...server.env }, encoding: 'utf8' })
  await page.goto(/http:\S+/.exec(printed)?.[0] ?? '')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.waitForURL('**/_desk/leads')
}

let devices: CDPSession | undefined
test.afterEach(async () => {
  await devices?.send('WebAuthn.disable')
  devices = undefined
})

/** A device with a finger. */
async function finger(context: BrowserContext, page: Page): Promise<void> {
  devices = await context.newCDPSession(page)
  await devices.send('WebAuthn.enable')
  await devices.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      ...{ protocol: 'ctap2', transport: 'internal', hasResidentKey: true },
      ...{ hasUserVerification: true, isUserVerified: true, automaticPresenceSimulation: true },
    },
  })
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

test('somebody adds a passkey, signs in with it, and not after it is removed', async ({ context, page }) => {
  await finger(context, page)
  await signIn(page, 'finger@desk.example')
  await page.goto(`${origin}/_desk/you`)
  await page.getByLabel('Name').fill('My phone')
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  const key = page.getByRole('listitem').filter({ hasText: 'My phone' })
  await expect(key).toContainText('added')
  await page.goto(`${origin}/_desk/more`)
  await page.getByRole('button', { name: 'Sign out' }).click()
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await page.waitForURL('**/_desk/leads')
  await page.goto(`${origin}/_desk/you`)
  await expect(key).toContainText('last used')
  page.once('dialog', (dialog) => dialog.accept())
  await key.getByRole('button', { name: 'Remove' }).click()
  await expect(key).toHaveCount(0)
  await page.goto(`${origin}/_desk/more`)
  await page.getByRole('button', { name: 'Sign out' }).click()
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await expect(page.getByRole('alert')).toHaveText(/^This passkey did not sign you in\./)
})

test('a passkey that the browser does not give is said, and the mail is still there', async ({ context, page }) => {
  await finger(context, page)
  await page.goto(`${origin}/_desk/sign-in`)
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await expect(page.getByRole('alert')).toHaveText('The browser used no passkey. Try again when you like.')
})

/** What the push service of the browser does when something comes; these two run in the worker. */
function push(language: string): void {
  const data = JSON.stringify({ type: 'lead', language, title: 'A stranger', body: 'wants your password' })
  const { PushEvent } = self as unknown as { PushEvent: new (type: string, init: { data: string }) => Event }
  self.dispatchEvent(new PushEvent('push', { data }))
}

/** What the worker does when its notification is touched: a browser lets it after a real touch alone. */
async function touch(): Promise<string[]> {
  const done: string[] = []
  const worker = self as unknown as WorkerParts
  worker.clients.openWindow = async (path) => void done.push(`open ${path}`)
  worker.WindowClient.prototype.focus = async function () {
    done.push(`focus ${new URL(this.url).pathname}`)
  }
  for (const notification of await worker.registration.getNotifications())
    self.dispatchEvent(new worker.NotificationEvent('notificationclick', { notification }))
  while (done.length === 0) await new Promise((resolve) => setTimeout(resolve, 20))
  return done
}
interface WorkerParts {
  clients: { openWindow: (path: string) => Promise<void> }
  WindowClient: { prototype: { focus: (this: { url: string }) => Promise<void> } }
  NotificationEvent: new (type: string, init: { notification: Notification }) => Event
  registration: ServiceWorkerRegistration
}

test('a phone is told of a new lead in words of the desk alone, and a touch opens the leads', async ({
  context,
  page,
}) => {
  await context.grantPermissions(['notifications'], { origin })
  await signIn(page, 'phone@desk.example')
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  // The last one: those of tests before it are gone.
  const worker = context.serviceWorkers().at(-1) as Worker
  expect(worker.url()).toBe(`${origin}/_desk/service-worker.js`)
  const shown = () =>
    page.evaluate(async () => {
      const all = await (await navigator.serviceWorker.ready).getNotifications()
      return all.map(({ title, body, tag }) => `${tag}: ${title}. ${body}`)
    })
  for (const [language, text] of [
    ['en', 'leads: A new lead. Open the desk to read it.'],
    ['de', 'leads: Eine neue Anfrage. Im Büro lesen Sie sie.'],
    ['xx', 'leads: A new lead. Open the desk to read it.'],
  ] as const) {
    await worker.evaluate(push, language)
    await expect.poll(shown).toEqual([text])
  }
  expect(await worker.evaluate(touch)).toEqual(['focus /_desk/leads'])
  await page.goto(`${origin}/_desk/more`)
  await worker.evaluate(push, 'en')
  await expect.poll(shown).toHaveLength(1)
  expect(await worker.evaluate(touch)).toEqual(['open /_desk/leads'])
  expect(await shown()).toEqual([])
})

test('a phone without a connection says so, in the language of its owner, and comes back', async ({
  context,
  page,
}) => {
  await signIn(page, 'offline@desk.example')
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  await page.reload()
  await context.setOffline(true)
  await page.goto(`${origin}/_desk/you`)
  await expect(heading(page)).toHaveText('No connection')
  expect(await page.evaluate(() => getComputedStyle(document.querySelector('.button') as Element).minHeight)).toBe(
    '44px',
  )
  await context.setOffline(false)
  await page.getByRole('link', { name: 'Try again' }).click()
  await expect(heading(page)).toHaveText('You and your devices')
  const kept = await page.evaluate(async () => {
    const names = await caches.keys()
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return requests.flat().map(({ url }) => new URL(url).pathname)
  })
  expect(kept.toSorted()).toEqual(['/_desk/desk.css', '/_desk/offline'])
})

test('a device is added to the list, knows itself there, and is taken off it', async ({ page }) => {
  await signIn(page, 'device@desk.example')
  const { subscription } = pushBrowser('https://push.example/send/abc')
  // No push service can be reached from a test: the browser's own half is played, with keys that are real.
  await page.addInitScript((subscription) => {
    const given = { ...subscription, toJSON: () => subscription } as unknown as PushSubscription
    PushManager.prototype.subscribe = async (options) => {
      sessionStorage.setItem('key', String(options?.applicationServerKey))
      return given
    }
    PushManager.prototype.getSubscription = async () => (sessionStorage.getItem('key') ? given : null)
  }, subscription)
  await page.goto(`${origin}/_desk/you`)
  const button = page.getByRole('button', { name: 'Notify me on this device' })
  await button.click()
  const device = page.locator('[data-device]')
  await expect(device).toContainText('(this browser)')
  await expect(button).toBeHidden()
  expect(await page.evaluate(() => sessionStorage.getItem('key'))).toMatch(/^B[\w-]{86}$/)
  page.once('dialog', (dialog) => dialog.accept())
  await device.getByRole('button', { name: 'Remove' }).click()
  await expect(device).toHaveCount(0)
  await expect(button).toBeVisible()
})

test('a browser that allows no notifications says so', async ({ page }) => {
  await signIn(page, 'denied@desk.example')
  await page.goto(`${origin}/_desk/you`)
  await page.getByRole('button', { name: 'Notify me on this device' }).click()
  await expect(page.getByRole('alert')).toHaveText(/^The browser allows no notifications from here\./)
})

test('the desk can be put on the home screen', async ({ context, page }) => {
  await signIn(page, 'app@desk.example')
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  const devtools = await context.newCDPSession(page)
  const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors')
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([])
  const { errors, data = '{}' } = await devtools.send('Page.getAppManifest')
  expect(errors).toEqual([])
  const { name, scope, icons } = JSON.parse(data)
  expect([name, scope]).toEqual(['Example Roofing', '/_desk/'])
  for (const { src, sizes } of icons) {
    const size = await page.evaluate(async (src) => {
      const image = Object.assign(new Image(), { src: `/_desk/${src}` })
      await image.decode()
      return `${image.naturalWidth}x${image.naturalHeight}`
    }, src)
    expect(size).toBe(sizes)
  }
})

for (const colorScheme of ['light', 'dark'] as const) {
  test(`everybody can read and use the pages, in ${colorScheme} colours`, async ({ context, page }) => {
    await finger(context, page)
    await page.emulateMedia({ colorScheme })
    await signIn(page, 'axe@desk.example')
    await page.goto(`${origin}/_desk/you`)
    await expect(page.getByRole('button', { name: 'Add a passkey' })).toBeVisible()
    expect(await violationsOf(page)).toEqual([])
    await page.goto(`${origin}/_desk/offline`)
    expect(await violationsOf(page)).toEqual([])
    await context.clearCookies()
    await page.goto(`${origin}/_desk/sign-in`)
    await expect(page.getByRole('button', { name: 'Sign in with a passkey' })).toBeVisible()
    expect(await violationsOf(page)).toEqual([])
    const heights = await page.getByRole('button').evaluateAll((all) => all.map(({ clientHeight }) => clientHeight + 2))
    for (const height of heights) expect(height).toBeGreaterThanOrEqual(44)
  })
}
