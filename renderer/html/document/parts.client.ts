/** Fetches the scripts of what few pages have. */
export function startParts() {
  startOpening()
  startWeeks()
  startFilms()
}

async function startOpening() {
  if (!document.querySelector('[data-opening]')) return
  const fetched = await import('./open-now.client.ts')
  fetched.startOpening()
}

async function startWeeks() {
  if (!document.querySelector('[data-week]')) return
  const fetched = await import('./weeks.client.ts')
  fetched.startWeeks()
}

async function startFilms() {
  if (!document.querySelector('[data-film]')) return
  const fetched = await import('./film.client.ts')
  fetched.startFilms()
}
