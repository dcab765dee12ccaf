/** Logs the path that led to the not-found page (spec section 2). */
export function logNotFound() {
  if (!document.querySelector('[data-not-found]')) return
  console.error('404 Error: no page at', location.pathname)
}
