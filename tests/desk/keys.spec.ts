/** Passkeys, notifications and the desk as an app, in a browser with a device that stands for a finger. */
import { execFileSync } from 'node:child_process'
import { createServer } from 'node:net'
import type { BrowserContext, CDPSession, Page } from 'playwright'
import { expect, test } from 'playwright/test'
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

function freePort(): Promise<number> {
  const probe = createServer()
  return new Promise((resolve) => {
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number }
      probe.close(() => resolve(port))
    })
  })
}

/** Signs in somebody new, by the link that the command prints. */
async function signIn(page: Page, address: string) {
  const args = ['scripts/pages-from-yaml.mjs', 'desk', 'invite', address, '--print']
  const printed = execFileSync(process.execPath, args, { env: { ...process.env, ...server.env }, encoding: 'utf8' })
  await page.goto(/http:\S+/.exec(printed)?.[0] ?? '')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.waitForURL('**/_desk/leads')
}

/** A device with a finger; without one the browser waits for what never comes. */
async function finger(context: BrowserContext, page: Page): Promise<CDPSession> {
  const devtools = await context.newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      ...{ protocol: 'ctap2', transport: 'internal', hasResidentKey: true },
      ...{ hasUserVerification: true, isUserVerified: true, automaticPresenceSimulation: true },
    },
  })
  return devtools
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
