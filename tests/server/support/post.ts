/** Submissions as browsers send them. */
export const quote = {
  name: 'Ada Example',
  phone: '(502) 555-0101',
  email: 'ada@example.com',
  zip: '40217',
  serviceType: 'roofing',
  message: 'The roof leaks over the porch.',
}
export const contact = {
  name: 'Ada Example',
  email: 'ada@example.com',
  phone: '',
  message: 'Hello',
  formType: 'contact',
}
export const quotePath = '/submit-form.php'
export const contactPath = '/functions/v1/send-contact-email'
export const bearer = { authorization: 'Bearer public-key' }

type Body = Record<string, unknown> | string | Uint8Array<ArrayBuffer>

/** A JSON post with the headers of a browser on the site itself. */
export const jsonPost = (body: Body, headers: Record<string, string> = {}): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', 'sec-fetch-mode': 'cors', ...headers },
  body: typeof body === 'string' || body instanceof Uint8Array ? body : JSON.stringify(body),
})

/** A post of a plain HTML form. */
export const formPost = (fields: Record<string, string>, headers: Record<string, string> = {}): RequestInit => ({
  method: 'POST',
  redirect: 'manual',
  headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-mode': 'navigate', ...headers },
  body: new URLSearchParams(fields).toString(),
})
