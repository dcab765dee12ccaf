import { inDigits } from '../../common/in-digits.ts'

/** The year of the line at the foot, where a later one has begun since the page was built. A clock that is behind changes nothing. */
export function start() {
  const year = new Date().getFullYear()
  for (const element of document.querySelectorAll<HTMLElement>('[data-year]'))
    if (year > Number(element.dataset.year)) element.textContent = inDigits(year, document.documentElement.lang)
}
