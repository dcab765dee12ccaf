/** Marks today in a week. On a phone the week begins with it, or the next day that has something; the rest is folded. */
export function start() {
  const today = (new Date().getDay() + 6) % 7
  const ahead = ({ dataset }: HTMLElement) => (Number(dataset.day) - today + 7) % 7
  for (const week of document.querySelectorAll('[data-week]')) {
    const days = [...week.querySelectorAll('details')].sort((one, other) => ahead(one) - ahead(other))
    for (const day of days) if (ahead(day) === 0) day.setAttribute('aria-current', 'date')
    if (matchMedia('(width >= 48rem)').matches) continue
    for (const day of days) day.open = day === days[0]
    week.append(...days)
  }
}
