import { expect, test } from './support/test.ts'

test('events that pass after the page was built leave it, and the last one leaves word', async ({ page }) => {
  const dates = page.locator('#dates')
  const nothingPlanned = dates.getByText('Nothing is planned')
  await page.goto('/about')
  await expect(dates.getByRole('heading', { level: 3 })).toHaveCount(4)
  await expect(nothingPlanned).toBeHidden()
  await page.clock.setFixedTime('2099-01-01T12:00:00')
  await page.reload()
  await expect(dates.getByRole('heading', { level: 3 })).toHaveText(['Tandem parade'])
  await expect(nothingPlanned).toBeHidden()
  await page.clock.setFixedTime('2100-01-01T12:00:00')
  await page.reload()
  await expect(dates.getByRole('heading', { level: 3 })).toHaveCount(0)
  await expect(nothingPlanned).toBeVisible()
})

test('a long list of posts is walked through by its numbers, and a post leads to others by its tags', async ({
  page,
}) => {
  await page.goto('/blog')
  const pages = page.getByRole('navigation', { name: 'Pages of posts' })
  await expect(pages.getByRole('link', { name: 'Page 1' })).toHaveAttribute('aria-current', 'page')
  await pages.getByRole('link', { name: 'Page 2' }).tap()
  await expect(page).toHaveURL('/blog/page/2')
  await page.getByRole('link', { name: 'A Word for Bells' }).tap()
  await page.getByRole('main').getByRole('link', { name: 'Seasons' }).tap()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Through the year')
  await page.goBack()
  await page
    .getByRole('complementary', { name: 'Related posts' })
    .getByRole('link', { name: 'The Fall Checklist' })
    .tap()
  await expect(page).toHaveURL('/blog/fall-checklist')
})
