/** Takes away what holds until a day that has passed since the page was built, by the visitor's calendar. */
export function endPast() {
  for (const element of document.querySelectorAll<HTMLElement>('[data-until]'))
    if (new Date() > new Date(`${element.dataset.until}T23:59:59`)) element.hidden = true
}
