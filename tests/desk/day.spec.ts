/** A whole day of an owner who has nothing but a phone: in by a mail, a lead read and answered, a page changed and published. */
import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, type Page, test } from 'playwright/test'
import { build } from '../publishing/support/site.ts'
import { jsonPost } from '../server/support/post.ts'
import { freePort } from '../server/support/postgres.ts'
import { startProcess } from '../server/support/process.ts'
import { temporaryFolder } from '../server/support/site.ts'
import { startSmtp } from '../server/support/smtp.ts'
import { until } from '../server/support/wait.ts'
import { look } from '../studio/support/states.ts'
import { leastSite } from '../support/least-site.ts'
import { siteFolder } from './support/publishing.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

/** A form by which somebody can be answered. */
const fields = `required: Please enter your name }
      - { name: email, label: Email, type: email }
      - { name: message, label: Message, type: textarea }`

const go = (page: Page, name: string) => page.getByRole('navigation').getByRole('link', { name }).click()

test('invited, signed in, a lead answered, a page changed, published, seen live, and gone back', async ({ page }) => {
  test.setTimeout(600_000)
  const folder = await siteFolder(leastSite().replace('required: Please enter your name }', fields))
  const dist = join(folder, 'dist')
  await build('--pages', join(folder, 'pages.yaml'), '--out', dist, '--no-precompress')
  const smtp = await startSmtp()
  const port = String(await freePort())
  const origin = `http://127.0.0.1:${port}`
  const env = {
    ...{ DIST_DIR: dist, DATA_DIR: await temporaryFolder('day'), PORT: port, DESK: 'on', DESK_ORIGIN: origin },
    ...{ SMTP_URL: smtp.url, LEADS_TO: 'ada@lime.example', LEADS_FROM: 'web@lime.example' },
  }
  const server = await startProcess(env)
  try {
    const invite = ['scripts/pages-from-yaml.mjs', 'desk', 'invite', 'ada@lime.example', '--name', 'Ada']
    await promisify(execFile)(process.execPath, invite, { env: { ...process.env, ...env } })
    const link = await until('the invitation', () => {
      const text = smtp.received[0]?.raw.replace(/=\r\n/g, '').replaceAll('=3D', '=')
      return /http\S+sign-in\/link\?token=\S+/.exec(text ?? '')?.[0]
    })
    await page.addInitScript(() => localStorage.setItem('studio-tour', 'seen'))
    await page.goto(link)
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expect(page).toHaveURL(`${origin}/_desk/leads`)
    expect(await look(page)).toEqual([])

    const lead = { form: 'contact', name: 'Grace Hopper', email: 'grace@visitor.example', message: 'A tooth hurts.' }
    expect((await fetch(`${origin}/messages`, jsonPost(lead))).status).toBe(200)
    await page.getByRole('link', { name: 'Grace Hopper' }).click()
    await expect(page.getByText('A tooth hurts.')).toBeVisible()
    const reply = page.getByRole('link', { name: /grace@visitor\.example/ })
    expect(await reply.getAttribute('href')).toMatch(/^mailto:grace@visitor\.example\?/)
    expect(await look(page)).toEqual([])
    await page.locator('#note').fill('Monday at nine')
    await page.getByRole('button', { name: /note/i }).click()
    await expect(page.getByText('Monday at nine')).toBeVisible()

    await go(page, 'Site')
    const site = page.frameLocator('.canvas iframe')
    await expect(site.locator('html[data-preview="live"]')).toBeAttached({ timeout: 120_000 })
    await site.getByRole('heading', { name: 'Teeth for life' }).click()
    const typed = site.locator('[data-typing][contenteditable]')
    await expect(typed).toBeFocused()
    await typed.fill('Teeth that laugh')
    await expect(site.getByRole('heading', { name: 'Teeth that laugh' })).toBeVisible()
    const live = async () => (await fetch(origin)).text()
    expect(await live()).not.toContain('Teeth that laugh')

    await page.goto(`${origin}/_desk/publish`)
    await expect(page.getByText('Heading of the page hero on / changed')).toBeVisible()
    expect(await look(page)).toEqual([])
    await page.getByRole('button', { name: 'Publish now' }).click()
    await until('the new site', async () => (await live()).includes('Teeth that laugh'), 120_000)

    await page.goto(origin)
    await expect(page.getByRole('heading', { name: 'Teeth that laugh' })).toBeVisible()
    await page.goto(`${origin}/_desk/publish/history`)
    expect(await look(page)).toEqual([])
    await page.locator('.rows a').last().click()
    page.on('dialog', (dialog) => dialog.accept())
    await page.getByRole('button', { name: 'Make this the site again' }).click()
    await until('the old site', async () => (await live()).includes('Teeth for life'), 120_000)
  } finally {
    await server.stop()
    await smtp.stop()
  }
})
