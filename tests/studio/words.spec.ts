/** What a screen reader says of the studio: its parts by name and role, and after each action its name, place and result. */
import { expect, type Page } from 'playwright/test'
import { openAt } from './support/states.ts'
import { test } from './support/test.ts'

test.beforeEach(async ({ page, studio }) => {
  await openAt(page, studio, '/flat-tires')
})

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' })

test('the outline names each section, what it is, and how it is moved', async ({ page }) => {
  await expect(page.getByRole('navigation', { name: 'Outline' })).toMatchAriaSnapshot(`
    - button "Page" [pressed]
    - button "Pages"
    - button "Site"
    - button "Flat Tires /flat-tires Title, address and search"
    - list:
      - listitem:
        - button "Flat tires Page hero"
        - 'button "Move “Flat tires”: drag, or use the arrow keys"'
      - listitem:
        - button "Look inside the tire Split"
        - 'button "Move “Look inside the tire”: drag, or use the arrow keys"'
      - listitem
      - listitem
      - listitem:
        - button "Find out what your bike needs CTA Shared"
        - 'button "Move “Find out what your bike needs”: drag, or use the arrow keys"'
    - button "Add a section"
  `)
})

test('the bar at the top says what it does to the page and to the file', async ({ page }) => {
  await expect(page.getByRole('banner')).toMatchAriaSnapshot(`
    - heading "Linden Cycles" [level=1]
    - group "Width of the page":
      - button "Phone"
      - button "Tablet"
      - button "Desktop" [pressed]
    - button "Dark"
    - group "What clicks do":
      - button "Change" [pressed]
      - button "Try out"
    - button "Undo" [disabled]
    - button "Redo" [disabled]
    - button "Keys"
    - button "Nothing to mend"
    - button "Everything is saved"
    - button "Save" [disabled]
    - button "Publish"
  `)
})

test('the bar of a section bears its name, and the fields theirs', async ({ page }) => {
  await page.locator('.section-entry', { hasText: 'Look inside' }).click()
  await expect(page.getByRole('toolbar', { name: 'Look inside the tire' })).toMatchAriaSnapshot(`
    - toolbar "Look inside the tire":
      - button "Move up"
      - button "Move down"
      - button "Duplicate"
      - button "Remove"
  `)
  await expect(page.getByRole('region', { name: 'Fields' })).toMatchAriaSnapshot(`
    - navigation "Where you are":
      - button "Flat Tires"
      - text: Look inside the tire
    - heading "Split" [level=2]
    - textbox "Heading": Look inside the tire
    - group "Background":
      - button "Plain"
      - button "Tint" [pressed]
      - button "Dark"
    - toolbar "Text":
      - button "Bold"
      - button "Italic"
      - button "Subheading"
      - button "List"
      - button "Link"
    - textbox "Text": Run a finger along the inside before the new tube goes in.
    - group "Image":
      - 'button "Choose a picture: leak.jpg"'
      - 'checkbox "It only decorates: screen readers pass over it"'
      - textbox "What the picture shows": Water drops that show a hole
    - group "Points":
      - list:
        - listitem:
          - 'button "Move “Slowly”: drag, or use the arrow keys"'
          - button "Slowly"
        - listitem
      - button "Add to “Points”"
  `)
})

test('after its name, a field says what it is for and what is wrong with it', async ({ page }) => {
  await page.locator('.section-entry', { hasText: 'Look inside' }).click()
  const heading = page.getByRole('textbox', { name: 'Heading', exact: true })
  await expect(heading).toHaveAccessibleDescription('The heading of the section, shown as a second-level heading.')
  await heading.fill('')
  await heading.blur()
  await expect(heading).toHaveAccessibleDescription(/second-level heading\. .*Heading/)
})

test('windows bear the name of what they are for, and their fields too', async ({ page }) => {
  await button(page, 'Keys').click()
  await expect(page.getByRole('dialog', { name: 'Keys' })).toMatchAriaSnapshot(`
    - term: Ctrl Z
    - definition: Undo
  `)
  await page.keyboard.press('Escape')
  await button(page, 'Pages').click()
  await button(page, 'New page').click()
  await expect(page.getByRole('dialog', { name: 'New page' })).toMatchAriaSnapshot(`
    - banner:
      - heading "New page" [level=2]
      - button "Close"
    - textbox "Title"
    - textbox "Address": /
    - group "Kind of page":
      - radio "Guide A page of information or help." [checked]
    - checkbox "Put it into the menu"
    - button "Create"
  `)
  await page.keyboard.press('Escape')
  await button(page, 'Nothing to mend').click()
  await expect(page.getByRole('dialog', { name: 'What to mend' })).toContainText('Nothing to mend')
  await page.keyboard.press('Escape')
  await button(page, 'Everything is saved').click()
  await expect(page.getByRole('dialog', { name: 'Changes' })).toContainText('Nothing has been changed')
})

test('what was done is shown and named at once, however slow the answer is', async ({ page }) => {
  await page.route('**/api/operations', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500))
    await route.continue()
  })
  const entries = page.locator('.section-entry', { hasText: 'Read on' })
  const bar = page.getByRole('toolbar', { name: 'Read on' })
  await entries.click()
  await bar.getByRole('button', { name: 'Duplicate' }).click()
  // What the form of the copy asks for is answered long before.
  await page.waitForTimeout(500)
  expect(await entries.count()).toBe(2)
  await bar.getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByRole('status')).toHaveText('Read on removed')
})

test('each action is said with its name, place and result', async ({ page }) => {
  const said = (text: string) => expect(page.getByRole('status')).toHaveText(text)
  const bar = page.getByRole('toolbar', { name: 'Read on' })
  await page.locator('.section-entry', { hasText: 'Read on' }).click()
  await bar.getByRole('button', { name: 'Move up' }).click()
  await said('Read on: place 3 of 8')
  await bar.getByRole('button', { name: 'Duplicate' }).click()
  await said('Read on duplicated')
  await bar.getByRole('button', { name: 'Remove' }).click()
  await said('Read on removed')
  await page.locator('.top-bar').getByRole('button', { name: 'Undo' }).click()
  await said('Undone: Flat Tires › Links removed')
  await button(page, 'Redo').click()
  await said('Done again: Flat Tires › Links removed')

  await page.locator('.section-entry', { hasText: 'Look inside' }).click()
  await button(page, 'Add to “Points”').click()
  await said('Entry 3 added to “Points”')
  await button(page, /^Move “With a glove”/).press('ArrowUp')
  await said('With a glove: place 1 of 3')
  await button(page, 'With a glove').click()
  await page.getByRole('group', { name: 'With a glove' }).getByRole('button', { name: 'Remove' }).click()
  await said('With a glove removed')
  await page.keyboard.press('Control+s')
  await said('Saved to pages.yaml')
  await expect(page.getByRole('alert')).toHaveCount(0)
})
