/**
 * Links the styles for paper once the page is painted: a browser would fetch them beside what it paints. Without
 * JavaScript the page links them itself.
 */
export function linkPaper() {
  const { paper } = document.querySelector<HTMLElement>('script[data-paper]')?.dataset ?? {}
  if (!paper) return
  const link = document.createElement('link')
  Object.assign(link, { rel: 'stylesheet', media: 'print', href: paper })
  document.head.append(link)
}
