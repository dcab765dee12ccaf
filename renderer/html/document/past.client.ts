import { inDigits } from '../../common/in-digits.ts'

/** Takes away what holds until a day that has passed since the page was built, by the visitor's calendar. */
export function endPast() {
  for (const element of document.querySelectorAll<HTMLElement>('[data-until]'))
    if (new Date() > new Date(`${element.dataset.until}T23:59:59`)) element.hidden = true
}

/** The year of the line at the foot, where a later one has begun since the page was built. A clock that is behind changes nothing. */
export function showYear() {
  const { lang } = document.documentElement
  const year = new Date().getFullYear()
  for (const element of document.querySelectorAll<HTMLElement>('[data-year]'))
    if (year > Number(element.dataset.year)) element.textContent = inDigits(year, lang)
}
