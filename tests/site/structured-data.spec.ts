import { expect, test } from '../browser/support/test.ts'
import { type Data, siteUrl, structuredData } from './support/structured-data.ts'
import { visibleText } from './support/visible-text.ts'

/** Every text of some data, except addresses and the names of types. */
function texts(value: unknown, key = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((item) => texts(item, key))
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([name, item]) => texts(item, name))
  return typeof value === 'string' && !key.startsWith('@') && !value.startsWith('http') ? [value] : []
}

test('/reviews gives the average and every review as shown, and no other page rates the business', async ({ page }) => {
  await page.goto('/reviews')
  const { RoofingContractor: business } = await structuredData(page)
  expect(business?.aggregateRating).toMatchObject({ ratingValue: 5, reviewCount: 500, bestRating: 5 })
  const shown = await visibleText(page)
  expect(shown).toContain('from 500 reviews')
  const reviews = business?.review as { author: { name: string }; reviewBody: string; datePublished: string }[]
  expect(reviews).toHaveLength(6)
  for (const { author, reviewBody, datePublished } of reviews) {
    expect(shown).toContain(author.name)
    expect(shown).toContain(reviewBody)
    await expect(page.locator(`time[datetime="${datePublished}"]`).first()).toBeVisible()
  }
  for (const route of ['/', '/about']) {
    await page.goto(route)
    expect((await structuredData(page)).RoofingContractor).not.toHaveProperty('aggregateRating')
  }
})

test('the home page names the website, and the blog its posts', async ({ page }) => {
  await page.goto('/')
  expect((await structuredData(page)).WebSite).toMatchObject({ name: 'Wrenfield Roofing', url: `${siteUrl}/` })
  await page.goto('/blog')
  const { Blog: blog } = await structuredData(page)
  const posts = blog?.blogPost as { headline: string; url: string; datePublished: string }[]
  const cards = page.locator('.page-card')
  expect(posts.map(({ headline }) => headline)).toEqual(await cards.getByRole('heading').allTextContents())
  expect(posts.length).toBeGreaterThanOrEqual(14)
  for (const { url } of posts)
    await expect(page.locator(`.page-card a[href="${url.replace(siteUrl, '')}"]`)).toHaveCount(1)
})

test('a project gives the place, day and pictures that it shows, and the list of projects their order', async ({
  page,
  request,
}) => {
  await page.goto('/projects/jeffersontown-attic')
  const { CreativeWork: project } = await structuredData(page)
  const main = page.getByRole('main')
  const { image, dateCreated, locationCreated } = project as Data & { image: string[]; locationCreated: Data }
  expect(project?.name).toBe(await main.getByRole('heading', { level: 1 }).textContent())
  await expect(main.locator('dl').getByText(String(locationCreated.name), { exact: true })).toBeVisible()
  await expect(main.locator(`time[datetime="${dateCreated}"]`)).toBeVisible()
  expect(image.length).toBeGreaterThan(1)
  for (const url of image) expect((await request.get(url.replace(siteUrl, ''))).ok()).toBe(true)
  await page.goto('/projects')
  const { ItemList: list } = await structuredData(page)
  const items = list?.itemListElement as { name: string; position: number }[]
  expect(items.map(({ name }) => name)).toEqual(await page.locator('.page-card').getByRole('heading').allTextContents())
  expect(items.map(({ position }) => position)).toEqual([1, 2, 3, 4, 5, 6])
})

test('a post gives the heading, author, day and picture that it shows', async ({ page, request }) => {
  await page.goto('/blog/hail-damage-louisville')
  const { BlogPosting: post } = await structuredData(page)
  const main = page.getByRole('main')
  expect(post).toMatchObject({
    headline: await main.getByRole('heading', { level: 1 }).textContent(),
    mainEntityOfPage: `${siteUrl}/blog/hail-damage-louisville`,
    publisher: { '@id': `${siteUrl}/#business` },
  })
  const { author, datePublished, image } = post as Data & { author: Data; datePublished: string; image: string }
  await expect(main.getByText(`By ${author.name}`)).toBeVisible()
  await expect(main.locator(`time[datetime="${datePublished}"]`)).toBeVisible()
  await expect(main.locator(`.page-hero [srcset*="${image.replace(siteUrl, '')}"]`)).toHaveCount(1)
  expect((await request.get(image.replace(siteUrl, ''))).ok()).toBe(true)
  expect(texts(post).every((text) => text.trim() !== '')).toBe(true)
})
