/** How people are known again, however they wrote themselves. */

/** E-mail addresses are compared without case. */
export const comparableEmail = (email: string) => email.trim().toLowerCase()
/** Phone numbers are compared by their last ten digits, however they are written, without an extension ("ext. 12"). */
export function comparablePhone(phone: string): string {
  const number = phone.slice(Math.max(0, phone.search(/\d/)))
  const extension = number.search(/ext|x|#/i)
  return (extension < 0 ? number : number.slice(0, extension)).replace(/\D/g, '').slice(-10)
}
