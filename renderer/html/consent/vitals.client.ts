// The script of pages whose speed is measured; no other page has it. What measures is fetched once all else is there, and
// hears of what happened before from the browser.

// As in analytics.client.ts: a file for both would be one more to wait for.
const { globalPrivacyControl, doNotTrack } = navigator as Navigator & { globalPrivacyControl?: boolean }
const { prerendering } = document as Document & { prerendering?: boolean }

function start() {
  const load = () => setTimeout(() => import('./measure.client.ts'))
  if (document.readyState === 'complete') load()
  else addEventListener('load', load, { once: true })
}

if (globalPrivacyControl !== true && doNotTrack !== '1') {
  if (prerendering) document.addEventListener('prerenderingchange', start, { once: true })
  else start()
}
