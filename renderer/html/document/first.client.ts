// What a page does by script before it is painted, in the page itself. Everything else is in page.client.ts.

// Who comes from another page of the site has the fonts of the design already (fonts.client.ts).
if (document.referrer.startsWith(`${location.origin}/`)) document.documentElement.classList.remove('system-fonts')

// Everything else waits until the page is painted: what a slow phone fetches and runs before that, it paints later.
const script = Object.assign(document.createElement('script'), { type: 'module', fetchPriority: 'low' })
script.src = document.currentScript?.dataset.page ?? ''
const add = () => document.head.append(script)
addEventListener('load', () => {
  // In a tab behind others nothing is painted, and an old browser does not tell.
  setTimeout(add, 2000)
  new PerformanceObserver(add).observe({ type: 'paint', buffered: true })
})
