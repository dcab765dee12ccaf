import { expect, test } from '../browser/support/test.ts'
import { inTestAll } from '../support/places.ts'

test('phone and e-mail address of the contact section stay in one piece at every width', async ({ page }) => {
  await page.goto('/')
  for (const width of [320, 390, 767, 1024, 1100, 1200, 1279, 1280, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    const links = page.locator('.contact-details a')
    const lines = await links.evaluateAll((each) =>
      each.map((link) => new Set([...link.getClientRects()].map(({ top }) => Math.round(top))).size),
    )
    expect(lines, `lines at ${width} px`).toEqual([1, 1])
  }
})

test('the e-mail address at the foot of the page breaks nowhere but before its "@"', async ({ page }) => {
  await page.goto('/')
  for (const width of [320, 390, 1024, 1280, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    const lines = await page.locator('.footer-about a[href^=mailto]').evaluate((link) => {
      const host = document.createRange()
      host.selectNodeContents(link.lastChild ?? link)
      return new Set([...host.getClientRects()].map(({ top }) => Math.round(top))).size
    })
    expect(lines, `at ${width} px`).toBe(1)
  }
})

test('no line of the privacy policy begins with a comma', inTestAll, async ({ page }) => {
  await page.goto('/privacy-policy')
  for (const width of [360, 390, 400]) {
    await page.setViewportSize({ width, height: 844 })
    const lefts = await page.locator('.rich-text').evaluateAll((texts) =>
      texts.flatMap((text) => {
        const walker = document.createTreeWalker(text, NodeFilter.SHOW_TEXT)
        const found: number[] = []
        while (walker.nextNode()) {
          const node = walker.currentNode as Text
          for (const { index } of node.data.matchAll(/[,.;:]/g)) {
            const range = document.createRange()
            range.setStart(node, index)
            range.setEnd(node, index + 1)
            found.push(range.getBoundingClientRect().left - text.getBoundingClientRect().left)
          }
        }
        return found
      }),
    )
    expect(lefts.length).toBeGreaterThan(50)
    expect(Math.min(...lefts), `at ${width} px`).toBeGreaterThan(4)
  }
})

test('a form that comes back from the server stands in the middle', async ({ page, problems }) => {
  problems.allow(/422/)
  await page.goto('/roof-repair')
  await page.locator('.page-hero form').evaluate((form: HTMLFormElement) => form.submit())
  await page.getByRole('heading', { name: 'Please check the form' }).waitFor()
  for (const part of ['main .form-card', 'main [role=alert]']) {
    const box = await page.locator(part).boundingBox()
    expect((box?.x ?? 0) + (box?.width ?? 0) / 2, part).toBeCloseTo(1280 / 2, 0)
  }
})
