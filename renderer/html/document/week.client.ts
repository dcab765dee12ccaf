const WIDE = '(width >= 48rem)'

/** On a phone a week begins with today, or the next day on which there is something, and the others are folded. */
export function foldWeeks() {
  if (matchMedia(WIDE).matches) return
  const today = (new Date().getDay() + 6) % 7
  const ahead = (day: HTMLElement) => (Number(day.dataset.day) - today + 7) % 7
  for (const week of document.querySelectorAll('[data-week]')) {
    const days = [...week.querySelectorAll('details')].sort((one, other) => ahead(one) - ahead(other))
    for (const [index, day] of days.entries()) day.open = index === 0
    week.append(...days)
  }
}
