/** How people are known again, however they wrote themselves. */

/** E-mail addresses are compared without case. */
export const comparableEmail = (email: string) => email.trim().toLowerCase()
/** Letters go to one mailbox whatever follows a "+", and at Google's whatever dots are in its name. */
const googleDomains = new Set(['gmail.com', 'googlemail.com'])

/** The mailbox of an address as its owner knows it, so that one mailbox under many names is one. */
export function comparableMailbox(email: string): string {
  const address = comparableEmail(email)
  const at = address.lastIndexOf('@')
  const [domain, name = ''] = [address.slice(at + 1), address.slice(0, at).split('+')[0]]
  return googleDomains.has(domain) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`
}

/** Phone numbers are compared by their last ten digits, however they are written, without an extension ("ext. 12"). */
export function comparablePhone(phone: string): string {
  const number = phone.slice(Math.max(0, phone.search(/\d/)))
  const extension = number.search(/ext|x|#/i)
  return (extension < 0 ? number : number.slice(0, extension)).replace(/\D/g, '').slice(-10)
}
