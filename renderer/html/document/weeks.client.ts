/** Fetches what folds the days of a week, on pages that have one. */
export async function startWeeks() {
  if (!document.querySelector('[data-week]')) return
  const { foldWeeks } = await import('./week.client.ts')
  foldWeeks()
}
