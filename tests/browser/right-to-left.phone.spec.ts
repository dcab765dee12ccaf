import { expect, test } from './support/test.ts'

for (const path of ['/', '/about', '/workshop-pictures', '/service-areas', '/blog/fall-checklist']) {
  test(`${path} written from right to left is as wide, and begins as far from the right`, async ({ page }) => {
    await page.goto(path)
    const { before, after, hidden } = await page.evaluate(() => {
      const root = document.documentElement
      const boxes = () => ['.header-logo', 'h1'].map((name) => document.querySelector(name)?.getBoundingClientRect())
      const before = boxes().map((box) => Math.round(box?.left ?? 0))
      root.dir = 'rtl'
      scrollTo(-1000, 0)
      const hidden = { tooWide: root.scrollWidth - root.clientWidth, scrolled: scrollX }
      return { before, after: boxes().map((box) => Math.round(root.clientWidth - (box?.right ?? 0))), hidden }
    })
    expect(hidden).toEqual({ tooWide: 0, scrolled: 0 })
    expect(after).toEqual(before)
  })
}
