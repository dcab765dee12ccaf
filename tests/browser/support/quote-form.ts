/** The quote form: beside the services on a desktop, in the sheet on a phone. */
import type { Locator, Page } from 'playwright/test'
import { arrive } from './page.ts'

/** Opens the page and, on a phone, the sheet. Gives the form's frame, which stays when the form has gone. */
export async function openQuoteForm(page: Page): Promise<Locator> {
  await arrive(page, '/')
  const { width } = page.viewportSize() ?? { width: 0 }
  if (width >= 768) return page.getByRole('complementary', { name: 'Get a free quote' })
  await page.locator('.hub-items').scrollIntoViewIfNeeded()
  await page.getByRole('button', { name: 'Need a Quote?' }).click()
  return page.getByRole('dialog', { name: 'Get a free quote' })
}

export const quoteFields = (form: Locator) => ({
  name: form.getByLabel('Name', { exact: true }),
  phone: form.getByLabel('Phone', { exact: true }),
  email: form.getByLabel('Email'),
  zip: form.getByLabel('ZIP code'),
  message: form.getByLabel('What is going on? (optional)'),
  serviceType: form.getByLabel('Service'),
})

export const sendButton = (form: Locator) => form.getByRole('button', { name: 'Get My Free Quote' })

export type QuoteValues = Record<keyof ReturnType<typeof quoteFields>, string>

export const quoteOf = (email: string, serviceType = 'gears'): QuoteValues => ({
  name: 'Ada Example',
  phone: '(502) 555-0101',
  email,
  zip: '97301',
  message: 'The brake at the front howls.',
  serviceType,
})

export async function fillQuote(form: Locator, { serviceType, ...values }: QuoteValues) {
  const { serviceType: service, ...fields } = quoteFields(form)
  for (const [name, field] of Object.entries(fields)) await field.fill(values[name as keyof typeof values])
  await service.selectOption(serviceType)
}

/** The quote form without JavaScript, where a phone's stands open in the page. */
export async function openPlainQuoteForm(page: Page): Promise<Locator> {
  await arrive(page, '/')
  const button = page.getByRole('button', { name: 'Get My Free Quote' }).filter({ visible: true })
  return page.locator('form').filter({ has: button, visible: true })
}
