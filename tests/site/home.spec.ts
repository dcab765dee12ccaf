import { contactForm, topForm } from '../browser/support/page.ts'
import { expect, test } from '../browser/support/test.ts'

test('the home page has its figures and sections, and every way to reach the business', async ({ page }) => {
  await page.goto('/')
  await test.step('the figures of the business stand under their captions', async () => {
    const figures = await page
      .getByRole('main')
      .locator('dl > div')
      .evaluateAll((pairs) => pairs.map((pair) => [...pair.children].map((child) => child.textContent)))
    expect(figures).toEqual([
      ['Happy Customers', '50+', 'this year, of 1000+ since 2010'],
      ['Years Experience', '5+', 'with Ellie and Marcus in the lead, after ten under Tom'],
      ['Satisfaction Rate', '100%', 'no job closes before its owner signs'],
      ['Support Available', '24/7', 'a person answers, at night too'],
    ])
  })
  await test.step('sections stand in the order of the specification', () =>
    expect(page.getByRole('main').getByRole('heading', { level: 2 }).filter({ visible: true })).toContainText([
      'Get Your Free Estimate',
      'What you can check before you call',
      'What we do, from ridge to foundation',
      'One north slope, two days apart',
      'Three jobs, with days and price',
      'Who comes to your house',
      'What neighbors say',
      'Tell us what you need',
    ]))
  await test.step('every service is seen before it is opened, and the family by their faces', async () => {
    const services = page.locator('.services-hub summary')
    await expect(services).toHaveCount(7)
    for (const picture of await services.locator('img').all()) await expect(picture).toBeVisible()
    await expect(services.locator('img')).toHaveCount(7)
    await expect(page.getByRole('img', { name: /^Drawing of (Tom|Carol|Ellie|Marcus)$/ })).toHaveCount(4)
  })
  await test.step('no band has the ground of the one before it', async () => {
    const grounds = await page
      .locator('main > .band')
      .evaluateAll((bands) => bands.map((band) => /band-(\w+)/.exec(band.className)?.[1]))
    expect(grounds.filter((ground, index) => ground === grounds[index - 1])).toEqual([])
  })
  await test.step('the contact section gives every way to reach the business', async () => {
    const section = contactForm(page)
    await expect(section.getByRole('link', { name: '(502) 555-0142' })).toHaveAttribute('href', 'tel:+15025550142')
    await expect(section.getByRole('link', { name: 'hello@wrenfield.example.com' })).toBeVisible()
    for (const text of ['1450 Slate Street', '7:00 AM – 6:00 PM', '8:00 AM – 4:00 PM', 'Emergency calls only'])
      await expect(section.getByText(text)).toBeVisible()
  })
  await test.step('the footer leads to the pages that the specification names, and says who this is', async () => {
    const footer = page.getByRole('contentinfo')
    for (const address of [
      '/faq',
      '/about',
      '/privacy-policy',
      '/licensing',
      '/roof-repair',
      '/#services',
      '/#contact',
    ])
      await expect(footer.locator(`a[href="${address}"]`).filter({ visible: true }).first()).toBeVisible()
    for (const text of [
      '1450 Slate Street',
      'Louisville, KY 40217',
      '(502) 555-0142',
      '7:00 AM – 6:00 PM',
      '8:00 AM – 4:00 PM',
    ])
      await expect(footer).toContainText(text)
  })
})

test('the opening says what the site is and leads to a quote and to the estimator', async ({ page }) => {
  await page.goto('/')
  await expect(page).toHaveTitle('Roofing and Exteriors in Louisville | Wrenfield Roofing Louisville, KY')
  const opening = page.locator('.hero')
  await expect(opening.getByRole('heading', { level: 1 })).toBeInViewport()
  await expect(opening.getByText('The Next Generation of Roofers')).toBeVisible()
  await expect(topForm(page).getByText('Quick response within 24 hours')).toBeVisible()
  await expect(opening.getByRole('link', { name: 'Get a Free Quote' })).toHaveAttribute('href', '#contact')
  await opening.getByRole('link', { name: 'Estimate My Roof Cost' }).click()
  await expect(page).toHaveURL('/estimator')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('what is promised, whom to call and why to trust stand on the first screen', async ({ page }) => {
  for (const [width, height] of [
    [390, 844],
    [1280, 800],
  ] as const) {
    await page.setViewportSize({ width, height })
    await page.goto('/')
    const opening = page.locator('.hero')
    const bar = await page.locator('.place-bar').boundingBox()
    const end = bar ? bar.y : height
    for (const part of [
      opening.getByText('under 2 hours, day or night'),
      opening.getByRole('link', { name: 'Call (502) 555-0142' }),
      opening.getByRole('link', { name: 'Get a Free Quote' }),
      opening.getByRole('link', { name: 'Estimate My Roof Cost' }),
      opening.getByText('5.0 of 5 on 500 customers’ cards'),
      opening.getByText('Veteran-owned, licensed, insured'),
    ]) {
      const box = await part.boundingBox()
      expect((box?.y ?? end) + (box?.height ?? 1), `${await part.textContent()} at ${width} px`).toBeLessThanOrEqual(
        end,
      )
    }
    // One button asks, the rest are links.
    await expect(opening.locator('a.button')).toHaveCount(1)
  }
})
