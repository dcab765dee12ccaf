import { watchReact } from './support/scripts.ts'
import { expect, test } from './support/test.ts'

test('a finger that scrolls the page over a form fetches no script, one that moves the cards does', async ({
  page,
}) => {
  const react = watchReact(page)
  await page.goto('/', { waitUntil: 'networkidle' })
  const devtools = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: { x: number; y: number }[]) =>
    devtools.send('Input.dispatchTouchEvent', { type, touchPoints: points })
  const swipe = async (x: number, y: number, right: number, down: number) => {
    await touch('touchStart', [{ x, y }])
    for (let step = 1; step <= 10; step += 1)
      await touch('touchMove', [{ x: x + (right * step) / 10, y: y + (down * step) / 10 }])
    await touch('touchEnd', [])
  }
  const top = () => page.evaluate(() => scrollY)
  const toMiddle = async (name: string) => {
    const island = page.locator(`[data-island=${name}]`).first()
    await island.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
  }
  await toMiddle('form')
  const before = await top()
  await swipe(195, 420, 0, -200)
  expect(await top()).toBeGreaterThan(before)
  await page.waitForTimeout(300)
  expect(await react.found()).toEqual([])
  await toMiddle('testimonials')
  await swipe(300, 420, -200, 0)
  await expect.poll(react.found).toHaveLength(1)
})
