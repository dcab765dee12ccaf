/** The three forms that send a message, as sections 3, 5, 7 and 8 of the specification describe them. */
import { expect, type Locator, type Page } from 'playwright/test'

export interface MessageForm {
  name: string
  page: string
  form: (page: Page) => Locator
  button: string
  labels: { name: string; phone: string; message: string }
  messageRows: number
  isMessageRequired: boolean
  /** What the payload has besides the four fields. */
  extra: Record<string, string>
  success: { title: string; text: string }
}

const requestSent = {
  title: 'Request Sent!',
  text: "We'll contact you within 24 hours for your estimate.",
}
const region = (name: string) => (page: Page) => page.getByRole('region', { name })
const pageHero = (path: string, heading: string, serviceType: string): MessageForm => ({
  name: `page-hero of ${path}`,
  page: path,
  form: region(heading),
  button: 'Request My Free Estimate',
  labels: { name: 'Name', phone: 'Phone (optional)', message: 'What do you need done? (optional)' },
  messageRows: 3,
  isMessageRequired: false,
  extra: { formType: 'page-hero', serviceType },
  success: requestSent,
})

export const messageForms: MessageForm[] = [
  {
    name: 'hero',
    page: '/',
    form: region('Get Your Free Estimate'),
    button: 'Get My Free Estimate',
    labels: { name: 'Name', phone: 'Phone (optional)', message: 'How can we help? (optional)' },
    messageRows: 3,
    isMessageRequired: false,
    extra: { formType: 'hero' },
    success: requestSent,
  },
  pageHero('/bike-repair', 'Tell us what is wrong', 'bike-repair'),
  pageHero('/fitting', 'Ask for a fitting', 'general'),
  {
    name: 'contact',
    page: '/',
    form: region('Tell us what you need'),
    button: 'Send Message',
    labels: { name: 'Full name', phone: 'Phone (optional)', message: 'Message' },
    messageRows: 6,
    isMessageRequired: true,
    extra: { formType: 'contact' },
    success: { title: 'Message Sent!', text: "Thank you for your message. We'll get back to you soon." },
  },
]

export const messageFields = (page: Page, { form, labels }: MessageForm) => ({
  name: form(page).getByLabel(labels.name, { exact: true }),
  email: form(page).getByLabel('Email', { exact: true }),
  phone: form(page).getByLabel(labels.phone),
  message: form(page).getByLabel(labels.message, { exact: true }),
})

export const messageButton = (page: Page, { form, button }: MessageForm) =>
  form(page).getByRole('button', { name: button })

export async function fillMessage(page: Page, form: MessageForm, values: Record<string, string>) {
  for (const [name, field] of Object.entries(messageFields(page, form))) await field.fill(values[name] ?? '')
}

export async function expectMessage(page: Page, form: MessageForm, values: Record<string, string>) {
  for (const [name, field] of Object.entries(messageFields(page, form)))
    await expect(field).toHaveValue(values[name] ?? '')
}

/** What stands in the form's place once it is sent: that it arrived, its words, and what comes next. */
export async function expectThanks(page: Page, { form }: MessageForm) {
  const thanks = form(page).getByRole('status')
  await expect(thanks).toHaveText(/^Thank you.*within 24 hours/)
  await expect(thanks).toBeFocused()
  await expect(form(page).getByText('Two spokes are gone.')).toBeVisible()
  await expect(form(page).getByRole('link', { name: /^Stranded/ })).toHaveAttribute('href', 'tel:+15415550142')
  await expect(form(page).getByRole('link', { name: 'How our estimates go' })).toHaveAttribute('href', '/about')
  await expect(form(page).getByRole('textbox')).toHaveCount(0)
}

export const messageOf = (email = 'ada@example.com') => ({
  name: 'Ada Example',
  email,
  phone: '(502) 555-0101',
  message: 'Two spokes are gone.\nPlease look.',
})
