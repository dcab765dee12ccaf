import { answerPosts, messagePath, quotePath } from '../browser/support/endpoint.ts'
import { arrive } from '../browser/support/page.ts'
import { expect, test } from '../browser/support/test.ts'
import { inTestAll } from '../support/places.ts'

test('the switch keeps a visitor on the same page, there and back', async ({ page }) => {
  await page.goto('/roof-repair')
  const menu = page.getByRole('navigation', { name: 'Main' })
  await menu.getByRole('link', { name: 'Español' }).click()
  await expect(page).toHaveURL('/es/reparacion-de-techos')
  await expect(page.locator('html')).toHaveAttribute('lang', 'es-US')
  await page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'English' }).click()
  await expect(page).toHaveURL('/roof-repair')
})

test('a form on a Spanish page speaks Spanish, and says so with what it sends', async ({ page }) => {
  const sent = await answerPosts(page, messagePath, 'ok')
  await arrive(page, '/es/estimados-gratis')
  const form = page.locator('#estimate form')
  await form.getByLabel('Nombre').fill('Ana Ruiz')
  await form.getByLabel('Correo electrónico').fill('ana@example.com')
  await form.getByLabel('Teléfono (opcional)').fill('12')
  await form.getByRole('button', { name: 'Pedir mi estimado gratis' }).click()
  await expect(form).toContainText('Escriba un teléfono con siete dígitos o más')
  await form.getByLabel('Teléfono (opcional)').fill('502 555 0163')
  await form.getByRole('button', { name: 'Pedir mi estimado gratis' }).click()
  await expect(page.locator('.thank-you')).toContainText('Carol le llama o escribe para acordar la hora')
  await expect(page.getByRole('region', { name: /^Mensajes/ })).toContainText('¡Solicitud enviada!')
  expect(sent[0]?.body).toMatchObject({ name: 'Ana Ruiz', pageLanguage: 'es-US', formType: 'page-hero' })
})

test('the quote form counts its mistakes in Spanish', inTestAll, async ({ page }) => {
  await answerPosts(page, quotePath, 'ok')
  await arrive(page, '/es')
  const form = page.locator('.hub-form form')
  await form.getByRole('button', { name: 'Pedir mi estimado gratis' }).click()
  await expect(form.getByText('Hay 5 campos por revisar')).toBeAttached()
})

test('without scripts a form is thanked for in Spanish', inTestAll, async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) })
  const page = await context.newPage()
  await page.goto('/es/reparacion-de-techos')
  const form = page.locator('#estimate form')
  await form.getByLabel('Nombre').fill('Ana Ruiz')
  await form.getByLabel('Correo electrónico').fill('ana@example.com')
  await form.getByRole('button', { name: 'Pedir mi estimado gratis' }).click()
  await expect(page).toHaveURL('/es/gracias')
  await context.close()
})
