/** A site from a starter is made its owner's, to the end of the list: with a mouse, and with a thumb on a phone. */
import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'playwright/test'
import { remarksIn } from '../../renderer/check/mistakes/remarks.ts'
import { inTestAll } from '../support/places.ts'
import { look } from './support/states.ts'
import { linesBetween, openStudio, runStudioOn } from './support/studio.ts'

/** With little to confirm, and with texts that only their owner can write. */
const sites = [
  { starter: 'dental', width: 1280, hasTouch: false, details: inTestAll },
  { starter: undefined, width: 390, hasTouch: true, details: {} },
] as const

for (const { starter, width, hasTouch, details } of sites)
  test.describe(`${starter ?? 'the plain starter'}, ${width} px wide`, () => {
    test.use({ viewport: { width, height: 844 }, hasTouch })
    let folder: string
    let file: string
    let studio: Awaited<ReturnType<typeof runStudioOn>> | undefined

    test.beforeEach(async () => {
      folder = await mkdtemp(join(tmpdir(), 'studio-yours-'))
      file = join(folder, 'site/pages.yaml')
      const from = starter === undefined ? [] : ['--starter', starter]
      const said = ['--name', 'Lime', '--town', 'Millbrook', '--phone', '(555) 555-0142', '--email', 'hi@lime.example']
      const command = ['scripts/pages-from-yaml.mjs', 'new', 'site', join(folder, 'site'), ...from, ...said]
      await promisify(execFile)(process.execPath, command, { env: { ...process.env, NODE_ENV: undefined } })
      studio = await runStudioOn(file)
    })
    test.afterEach(async () => {
      await studio?.stop()
      await rm(folder, { recursive: true, force: true })
    })

    test('a starter is made one’s own to the end of its list', details, async ({ page }) => {
      test.setTimeout(180_000)
      const press = (name: string | RegExp) => {
        const button = page.getByRole('button', { name, exact: typeof name === 'string' }).first()
        return hasTouch ? button.tap() : button.click()
      }
      const progress = page.locator('.yours-progress')
      const points = page.locator('.yours-point')
      const toList = async () => {
        if (hasTouch) await press('Sections')
        else await expect(progress).toBeAttached()
      }
      const before = await readFile(file, 'utf8')
      await openStudio(page, studio as NonNullable<typeof studio>)
      await toList()
      await press(/^Make it yours/)
      await expect(points.first()).toBeVisible()
      expect(await look(page, { part: '.outline' })).toEqual([])
      let left = await points.count()

      await test.step('who changes a value has answered', async () => {
        await press('Change: The address of your site')
        const field = page.getByRole('textbox', { name: 'Web address', exact: true }).first()
        await expect(field).toBeFocused()
        await field.fill('https://www.lime.example')
        await toList()
        await expect(points).toHaveCount(--left)
      })

      await test.step('what is right is confirmed, and undone', async () => {
        await press('This is right: Your postal address')
        await expect(points).toHaveCount(left - 1)
        await press('Undo')
        await expect(points).toHaveCount(left)
      })

      await test.step('saving reminds once of what is left', async () => {
        await press('Save')
        await expect(page.locator('.notice')).toContainText(`${left} things on the site still come from the template`)
        await press('Look at them')
        await expect(points.first()).toBeVisible()
      })

      await test.step('the list ends', async () => {
        for (; left > 0; left--) {
          const isSure = (await points.first().getByRole('button').count()) > 1
          await press(isSure ? /^This is right/ : /^Change: /)
          if (!isSure) {
            await page.locator('.form-panel :focus').fill(`Words of our own, number ${left}`)
            await toList()
          }
          await expect(points).toHaveCount(left - 1)
        }
        await expect(page.locator('.yours-done')).toContainText('It is all yours')
        await expect(progress).toHaveCount(0)
        expect(await look(page, { part: '.outline' })).toEqual([])
      })

      await press('Save')
      await expect(page.locator('.notice')).toContainText('Saved')
      await expect(page.locator('.notice')).not.toContainText('template')
      const after = await readFile(file, 'utf8')
      expect(remarksIn(after)).toEqual([])
      const added = linesBetween(before, after).filter((line) => line.startsWith('+'))
      const isKnown = (line: string) =>
        before.includes(`${line.slice(1)} # yours`) || /lime\.example|Words of our own/.test(line)
      expect(added.filter((line) => !isKnown(line))).toEqual([])
    })
  })
