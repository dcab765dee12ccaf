/** Takes away an announcement whose last day has passed since the page was built, by the visitor's calendar. */
export function endAnnouncement() {
  const announcement = document.querySelector<HTMLElement>('[data-until]')
  const { until = '' } = announcement?.dataset ?? {}
  if (announcement && new Date() > new Date(`${until}T23:59:59`)) announcement.hidden = true
}
