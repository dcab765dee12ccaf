/** States of the studio, each looked at by axe. */
import { expect, type Page } from 'playwright/test'
import { rulesOfColour, violationsOf } from '../../support/axe/builder.ts'
import { runsAll } from '../../support/places.ts'
import { openStudio, type RunningStudio } from './studio.ts'
import { test } from './test.ts'

interface Asked {
  /** A selector of the part to look at; else the whole window. */
  part?: string | undefined
  rules?: string[]
}

/** What axe says of the studio, by all rules or by these. The page in the frame has tests of its own. */
export async function look(page: Page, { part, rules }: Asked = {}): Promise<string[]> {
  const exclude = ['.canvas iframe', '.section-picture']
  // Colors on their way from one scheme to the other are those of neither.
  await page.evaluate(async () => {
    const changes = document.getAnimations().filter((each) => each instanceof CSSTransition)
    await Promise.allSettled(changes.map(({ finished }) => finished))
  })
  return violationsOf(page, { exclude, ...(part && { include: [part] }), ...(rules && { rules }) })
}

/** On a phone the parts of the studio are shown one at a time. */
export async function show(page: Page, view: string) {
  const button = page.getByRole('navigation', { name: 'Studio' }).getByRole('button', { name: view, exact: true })
  if (await button.isVisible()) await button.click()
}

/** Opens the studio at a page with sections. */
export async function openAt(page: Page, studio: RunningStudio, route: string) {
  await openStudio(page, studio, route)
  await seePage(page, route)
}

/** Chooses another page of the site by its title. */
export async function choosePage(page: Page, title: string, route: string) {
  await show(page, 'Sections')
  await page.getByRole('button', { name: 'Pages', exact: true }).click()
  await page.locator('button.page-entry', { hasText: title }).first().click()
  await seePage(page, route)
}

async function seePage(page: Page, route: string) {
  await expect(page.locator('.page-head .page-address')).toHaveText(route)
  await expect(page.locator('.section-entry').first()).toBeAttached()
}

export interface State {
  name: string
  /** The part of the studio that is new in it, which is what `npm test` looks at. */
  part?: string
  go: (page: Page, studio: RunningStudio) => Promise<unknown>
}

/**
 * Looks at states of the studio one after the other, at whole windows in both schemes and at parts in one of them by
 * turns; with `npm test -- --all` at all in both, and on a phone too.
 */
export function testStates(what: string, states: State[]) {
  for (const width of runsAll ? [1280, 390] : [1280]) {
    test(`axe finds nothing on ${what}, ${width} px wide`, async ({ page, studio }) => {
      await page.setViewportSize({ width, height: 844 })
      await openAt(page, studio, '/')
      let [scheme, other]: ('light' | 'dark')[] = ['light', 'dark']
      await page.emulateMedia({ colorScheme: scheme })
      for (const { name, part, go } of states) {
        await test.step(name, async () => {
          await go(page, studio)
          const asked = runsAll ? {} : { part }
          expect.soft(await look(page, asked), `${name}, ${scheme}`).toEqual([])
          ;[scheme, other] = [other, scheme]
          await page.emulateMedia({ colorScheme: scheme })
          if (runsAll || !part)
            expect.soft(await look(page, { ...asked, rules: rulesOfColour }), `${name}, ${scheme}`).toEqual([])
          await closeDialogs(page)
        })
      }
    })
  }
}

async function closeDialogs(page: Page) {
  const dialogs = page.getByRole('dialog')
  while ((await dialogs.count()) > 0) {
    const before = await dialogs.count()
    await page.keyboard.press('Escape')
    await expect(dialogs).toHaveCount(before - 1)
  }
}
