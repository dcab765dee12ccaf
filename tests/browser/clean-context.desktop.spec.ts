/** Tests share a page (support/shared-context.ts); what one leaves behind must not reach the next. */
import { expect, test } from './support/test.ts'

test.describe.configure({ mode: 'serial' })
test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('a test may leave behind what it likes', async ({ page, context, baseURL }) => {
  await page.route('**/about', (route) => route.fulfill({ body: 'routed' }))
  await context.addCookies([{ name: 'left', value: 'behind', url: baseURL ?? '' }])
  await page.goto('/faq')
  await page.evaluate(() => {
    localStorage.setItem('left', 'behind')
    sessionStorage.setItem('left', 'behind')
    Object.assign(window, { left: 'behind' })
  })
  await page.emulateMedia({
    media: 'print',
    forcedColors: 'active',
    colorScheme: 'dark',
    reducedMotion: 'no-preference',
  })
  await page.setViewportSize({ width: 500, height: 500 })
  await context.newPage()
})

test('the next one finds nothing of it', async ({ page, context }) => {
  await page.goto('/faq#nowhere')
  const media = ['print', '(forced-colors)', '(prefers-color-scheme: dark)', '(prefers-reduced-motion: no-preference)']
  const found = await page.evaluate(
    (queries) => ({
      stored: localStorage.length + sessionStorage.length,
      media: queries.filter((query) => matchMedia(query).matches),
      size: [innerWidth, innerHeight],
      isSamePage: 'left' in window,
    }),
    media,
  )
  expect(found).toEqual({ stored: 0, media: [], size: [1280, 800], isSamePage: false })
  expect(await context.cookies()).toEqual([])
  expect(context.pages()).toEqual([page])
  await page.goto('/about')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})
