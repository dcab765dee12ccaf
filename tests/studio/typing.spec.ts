/** Words that are typed where they stand on the page, and what of it stands in the file afterwards. */
import { expect, type Locator, type Page } from 'playwright/test'
import { countClicks } from './support/clicks.ts'
import { openAt } from './support/states.ts'
import type { RunningStudio } from './support/studio.ts'
import { test } from './support/test.ts'

const frameIn = (page: Page) => page.frameLocator('.canvas iframe')
const typed = (page: Page) => frameIn(page).locator('[data-typing][contenteditable]')

/** Clicks on a text once the page leads to the file. */
async function open(page: Page, text: Locator, position?: { x: number; y: number }) {
  await expect(async () => {
    await text.click({ timeout: 1000, ...(position && { position }) })
    await expect(typed(page)).toBeFocused({ timeout: 500 })
  }).toPass()
}

async function saved(page: Page, studio: RunningStudio): Promise<string[]> {
  await page.keyboard.press('Control+s')
  await expect(page.getByText('Everything is saved')).toBeVisible()
  return studio.changedLines()
}

test('a headline is changed with one click and typing', async ({ page, studio }) => {
  await openAt(page, studio, '/flat-tires')
  const heading = frameIn(page).locator('main h1')
  await expect(heading).toBeVisible()
  const clicks = await countClicks(page)
  await heading.click()
  await expect(typed(page)).toBeFocused()
  await page.keyboard.press('End')
  await page.keyboard.type(' and more')
  await expect(heading).toHaveText('Flat tires and more')
  await expect(page.getByRole('textbox', { name: 'Heading', exact: true })).toHaveValue('Flat tires and more')
  const lines = await saved(page, studio)
  expect(await clicks()).toBe(1)
  expect(lines).toEqual([
    '-      - { type: page-hero, id: open, heading: Flat tires, text: Half of them are one thorn that stayed in. }',
    '+      - { type: page-hero, id: open, heading: Flat tires and more, text: Half of them are one thorn that stayed in. }',
  ])
})

test('the caret goes where one clicks, and undoing keeps it among its words', async ({ page, studio }) => {
  await openAt(page, studio, '/bike-repair')
  const heading = frameIn(page).locator('#begin h2')
  await expect(heading).toHaveText('Where we begin')
  await open(page, heading, { x: 1, y: 10 })
  await page.keyboard.type('X')
  await expect(heading).toHaveText('XWhere we begin')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Control+z')
  await expect(heading).toHaveText('Where we begin')
  await expect(typed(page)).toBeFocused()
  await page.keyboard.type('Y')
  await expect(heading).toHaveText('WYhere we begin')
  await page.keyboard.press('Enter')
  await expect(typed(page)).toHaveCount(0)
  expect(await saved(page, studio)).toEqual(['-        heading: Where we begin', '+        heading: WYhere we begin'])
})

test('bold words, a list and a link are typed as Markdown has them, and others are left as they were written', async ({
  page,
  studio,
}) => {
  await openAt(page, studio, '/bike-repair')
  await open(page, frameIn(page).getByText('A bike tells what is wrong'))
  // The paragraph has two lines.
  for (const key of ['Control+Home', 'ArrowDown', 'End']) await page.keyboard.press(key)
  await page.keyboard.type(' It **never** lies.')
  await page.keyboard.press('Enter')
  await page.keyboard.type('- one')
  await page.keyboard.press('Enter')
  await page.keyboard.type('two')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await page.keyboard.type('See [our prices](/estimator).')
  const text = frameIn(page).locator('#begin .rich-text')
  await expect(text.locator('strong')).toHaveText('never')
  await expect(text.locator('li')).toHaveText(['one', 'two'])
  await page.keyboard.press('Escape')
  await expect(frameIn(page).locator('[data-typing]')).toHaveCount(0)
  await expect(text.locator('li')).toHaveText(['one', 'two'])
  await expect(text.getByRole('link', { name: 'our prices' })).toBeVisible()
  expect(await saved(page, studio)).toEqual([
    '-          A bike tells what is wrong with it when it is turned by hand.',
    '+          A bike tells what is wrong with it when it is turned by hand. It **never** lies.',
    '+          - one',
    '+          - two',
    '+',
    '+          See [our prices](/estimator).',
  ])
})

test('the bar makes what is selected bold and a link, and takes it back', async ({ page, studio }) => {
  await openAt(page, studio, '/bike-repair')
  const bar = page.getByRole('toolbar', { name: 'Formatting' })
  const text = frameIn(page).locator('#begin .rich-text')
  await open(page, frameIn(page).getByText('We listen first.'))
  await page.keyboard.press('Home')
  await page.keyboard.press('Shift+End')
  await bar.getByRole('button', { name: 'Italic' }).click()
  await expect(text.locator('em')).toHaveText('We listen first.')
  await page.keyboard.press('Control+i')
  await expect(text.locator('em')).toHaveCount(0)
  await bar.getByRole('button', { name: 'Bold' }).click()
  await bar.getByRole('button', { name: 'Link' }).click()
  await page.getByRole('dialog').getByRole('button').filter({ hasText: 'tel:{phone}' }).click()
  await expect(typed(page)).toBeFocused()
  await expect(bar.getByRole('button', { name: 'Link' })).toHaveAttribute('aria-pressed', 'true')
  await bar.getByRole('button', { name: 'List' }).click()
  await expect(text.locator('li')).toHaveText(['We listen first.'])
  expect(await saved(page, studio)).toEqual([
    '-          We listen first.',
    '+          - **[We listen first.](tel:{phone})**',
  ])
})

test('a name in a text shows its value, is never broken, and leads to where that is written', async ({
  page,
  studio,
}) => {
  await openAt(page, studio, '/bike-repair')
  const link = frameIn(page).locator('#signs').getByText('Call (541) 555-0142')
  await open(page, link, { x: 8, y: 8 })
  await page.keyboard.press('End')
  await page.keyboard.type(' now')
  await page.keyboard.press('Home')
  await page.keyboard.type('Or call')
  for (let count = 0; count < 5; count++) await page.keyboard.press('Delete')
  await page.keyboard.type(' ')
  const label = page.getByRole('textbox', { name: 'Label', exact: true })
  await expect(label).toHaveValue('Or call {phone} now')
  await typed(page).locator('[data-name]').click()
  await expect(page.getByRole('textbox', { name: 'Phone', exact: true })).toBeFocused()
  expect(await saved(page, studio)).toContain(
    '+        actions: [{ label: "Or call {phone} now", href: "tel:{phone}" }]',
  )
})

test('one line is around what is typed, whatever it consists of, and goes with the caret', async ({ page, studio }) => {
  await openAt(page, studio, '/bike-repair')
  const box = page.locator('.focus-box')
  for (const text of ['#signs :text("Call (541) 555-0142")', '#begin h2', '#signs h2']) {
    await open(page, frameIn(page).locator(text).first(), { x: 8, y: 8 })
    await page.keyboard.press('End')
    await expect(box).toHaveCount(1)
    const [around, own] = await Promise.all([box.boundingBox(), typed(page).boundingBox()])
    expect(Math.abs((around?.y ?? 0) - (own?.y ?? 0)), text).toBeLessThan(8)
  }
})

test('words of an input method arrive once they are chosen', async ({ page, studio }) => {
  await openAt(page, studio, '/flat-tires')
  const heading = frameIn(page).locator('main h1')
  await open(page, heading)
  await page.keyboard.press('End')
  const sent: string[] = []
  page.on('request', (request) => request.url().endsWith('/operations') && sent.push(String(request.postData())))
  const input = await page.context().newCDPSession(page)
  for (const text of ['に', 'にほ', 'にほん'])
    await input.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length })
  await page.waitForTimeout(300)
  expect(sent).toEqual([])
  await input.send('Input.insertText', { text: '日本' })
  await expect(page.getByRole('textbox', { name: 'Heading', exact: true })).toHaveValue('Flat tires日本')
  await expect(heading).toHaveText('Flat tires日本')
})

test('what is pasted keeps what the text allows, and nothing where it is plain', async ({ page, studio }) => {
  await openAt(page, studio, '/bike-repair')
  const paste = (html: string, plain: string) =>
    typed(page).evaluate(
      (editor, [html, plain]) => {
        const data = new DataTransfer()
        data.setData('text/html', html)
        data.setData('text/plain', plain)
        const how = { inputType: 'insertFromPaste', dataTransfer: data, bubbles: true, cancelable: true }
        editor.dispatchEvent(new InputEvent('beforeinput', how))
      },
      [html, plain] as const,
    )
  const html =
    '<p class="MsoNormal" style="color:red"><b>Bold</b> <span style="font-size:40px">big</span></p><ul><li>entry</li></ul>'
  await open(page, frameIn(page).getByText('We listen first.'))
  await page.keyboard.press('End')
  await page.keyboard.press('Enter')
  await paste(html, 'Bold big\nentry')
  // Beside the bar of the text below it.
  await open(page, frameIn(page).getByRole('heading', { name: 'Where we begin' }), { x: 160, y: 13 })
  await expect(typed(page)).toHaveText('Where we begin')
  await page.keyboard.press('End')
  await paste(html, ' Bold big\nentry')
  expect(await saved(page, studio)).toEqual([
    '-        heading: Where we begin',
    '+        heading: Where we begin Bold big entry',
    '+',
    '+          **Bold** big',
    '+',
    '+          - entry',
  ])
})

test('a text with parts that only its field can show is typed there', async ({ page, studio }) => {
  const nested = '          - one\n            - nested'
  await studio.beginAgain((text) => text.replace('          We listen first.', nested))
  await openAt(page, studio, '/bike-repair')
  await expect(async () => {
    await frameIn(page).getByText('nested').click()
    await expect(page.getByRole('textbox', { name: 'Text', exact: true })).toBeFocused({ timeout: 500 })
  }).toPass()
  await expect(frameIn(page).locator('[data-typing]')).toHaveCount(0)
})

test('a shared text is written where it is shared, and Tab goes to the next one', async ({ page, studio }) => {
  await openAt(page, studio, '/bike-repair')
  await open(page, frameIn(page).getByRole('heading', { name: 'Find out what your bike needs' }))
  await page.keyboard.press('End')
  await page.keyboard.type('!')
  await page.keyboard.press('Tab')
  await expect(typed(page)).toContainText('Looking it over is free')
  await page.keyboard.press('Shift+Tab')
  await expect(typed(page)).toHaveText('Find out what your bike needs!')
  expect(await saved(page, studio)).toContain('+    heading: Find out what your bike needs!')
})

test('on a phone the page stays in view while one types', async ({ browser, studio }) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, locale: 'en-US' })
  const page = await context.newPage()
  await openAt(page, studio, '/bike-repair')
  await page.getByRole('navigation', { name: 'Studio' }).getByRole('button', { name: 'Page', exact: true }).tap()
  await expect(async () => {
    await frameIn(page).getByText('We listen first.').tap()
    await expect(typed(page)).toBeFocused({ timeout: 500 })
  }).toPass()
  await page.keyboard.type('Now ')
  await expect(typed(page)).toBeInViewport()
  const bold = page.getByRole('toolbar', { name: 'Formatting' }).getByRole('button', { name: 'Bold' })
  const { width = 0, height = 0 } = (await bold.boundingBox()) ?? {}
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
  await context.close()
})

test('nothing covers what is typed: bars stand beside it, and no line stays where it was left', async ({
  page,
  studio,
}) => {
  await openAt(page, studio, '/bike-repair')
  const lines = page.locator('.focus-box, .hover-box')
  for (const name of ['Bike repair', 'Where we begin', 'Signs to stop riding']) {
    await open(page, frameIn(page).getByRole('heading', { name, exact: true }))
    await page.mouse.move(2, 2)
    const { y: top = 0, height = 0 } = (await typed(page).boundingBox()) ?? {}
    for (const bar of await page.locator('.section-bar, .entry-bar').all()) {
      const box = await bar.boundingBox()
      expect(box && (box.y + box.height <= top || box.y >= top + height), `${name}: ${JSON.stringify(box)}`).toBe(true)
    }
    await expect(lines).toHaveCount(1)
  }
  await page.keyboard.press('Escape')
  await page.locator('.page-head').click()
  await page.getByRole('button', { name: 'Site', exact: true }).click()
  await page.locator('.panel-list button', { hasText: 'Forms' }).click()
  await expect(page.getByRole('navigation', { name: 'Where you are' })).toHaveText('SiteForms')
  await expect(lines).toHaveCount(0)
})

test('a tap goes from one text to the next, which stays open', async ({ page, studio }) => {
  await openAt(page, studio, '/bike-repair')
  await open(page, frameIn(page).getByRole('heading', { name: 'Where we begin' }))
  await frameIn(page)
    .getByText('We listen first.')
    .evaluate((text) => {
      // Fingers leave one text and choose the next at once.
      const { left, top, height } = text.getBoundingClientRect()
      const at = { bubbles: true, cancelable: true, clientX: left + 8, clientY: top + height / 2 }
      ;(text.ownerDocument.activeElement as HTMLElement).blur()
      text.dispatchEvent(new MouseEvent('click', at))
    })
  await page.waitForTimeout(300)
  await expect(typed(page)).toContainText('We listen first.')
})

test('what is typed before a text is open stands in it then', async ({ page, studio }) => {
  let isHeld = true
  await page.route(/\/marks/, async (route) => {
    while (isHeld) await new Promise((resolve) => setTimeout(resolve, 50))
    await route.continue()
  })
  await openAt(page, studio, '/bike-repair')
  await frameIn(page).getByRole('heading', { name: 'Where we begin' }).click()
  await page.keyboard.type('Why?')
  isHeld = false
  await expect(typed(page)).toContainText('Why?')
  await page.keyboard.type(' Here')
  await expect(typed(page)).toContainText('Why? Here')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})
