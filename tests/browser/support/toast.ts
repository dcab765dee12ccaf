import { expect, type Page } from 'playwright/test'

export interface ToastText {
  title: string
  text: string
}

const toasts = (page: Page) => page.getByRole('region', { name: /^Notifications/ }).getByRole('listitem')

/** Expects one toast with these words, in the style of good or bad news, where nothing covers it. */
export async function expectToast(page: Page, { title, text }: ToastText, style: 'default' | 'destructive') {
  const toast = toasts(page).filter({ hasText: title })
  await expect(toast).toHaveCount(1)
  await expect(toast.locator('[data-title]')).toHaveText(title)
  await expect(toast.locator('[data-description]')).toHaveText(text)
  await toast.click({ trial: true })
  const close = await toast.getByRole('button', { name: 'Close toast' }).boundingBox()
  expect([close?.width, close?.height]).toEqual([44, 44])
  const isRed = await toast.locator('[data-title]').evaluate((element) => {
    const [red = 0, green = 0, blue = 0] =
      getComputedStyle(element)
        .color.match(/[\d.]+/g)
        ?.map(Number) ?? []
    return red > green + 30 && red > blue + 30
  })
  expect(isRed).toBe(style === 'destructive')
}
