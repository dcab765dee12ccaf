import type { Counting } from '../../expand/analytics.ts'
import { remember, remembered } from './answer.client.ts'
import { startBanner } from './banner.client.ts'
import { count, forget } from './count.client.ts'

// The script of pages whose visits are counted; no other page has it. Nothing is asked of the service before it may be.

/** What a visitor's browser says for them at every site (Global Privacy Control, and "do not track" before it). */
function isRefusedByBrowser(): boolean {
  const { globalPrivacyControl, doNotTrack } = navigator as Navigator & { globalPrivacyControl?: boolean }
  return globalPrivacyControl === true || doNotTrack === '1'
}

function start() {
  const counting: Counting = JSON.parse(document.getElementById('counting')?.textContent ?? '{}')
  const { provider, asks } = counting
  const answer = asks ? (remembered(provider) ?? (isRefusedByBrowser() ? 'no' : undefined)) : undefined
  if (asks) {
    startBanner(answer === undefined, (chosen) => {
      const before = remembered(provider)
      remember(provider, chosen)
      if (chosen === 'yes' && before !== 'yes') count(counting)
      if (chosen === 'no' && before === 'yes') forget(counting)
    })
  }
  if (answer === 'yes' || (!asks && !isRefusedByBrowser())) count(counting)
}

// Browsers prepare pages to which a visitor may go next, and most of those are never seen.
const { prerendering } = document as Document & { prerendering?: boolean }
if (prerendering) document.addEventListener('prerenderingchange', start, { once: true })
else start()
