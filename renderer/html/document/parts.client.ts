/** Fetches the scripts of what few pages have. */
export function startParts() {
  const has = (name: string) => document.querySelector(`[data-${name}]`)
  if (has('week')) import('./weeks.client.ts').then(({ startWeeks }) => startWeeks())
  if (has('opening')) import('./open-now.client.ts').then(({ startOpening }) => startOpening())
}
