/** Fetches the scripts of what few pages have, each by what there is then. */
export function startParts() {
  for (const [selector, fetchPart] of Object.entries(parts))
    if (document.querySelector(selector)) fetchPart().then(({ start }) => start())
}

const parts = {
  '[data-opening]': () => import('./open-now.client.ts'),
  '[data-week]': () => import('./weeks.client.ts'),
  '[data-film]': () => import('./film.client.ts'),
}
