import { quote } from '../../common/place-names.ts'
import type { Finding } from '../../common/problem.ts'
import type { Pages } from '../../expand/outline.ts'
import { pageOfFile } from '../../schema/route.ts'
import type { Check } from './check.ts'

/** Redirects that never take effect or never arrive. */
export const redirects = {
  when: 'always',
  codes: {
    'redirect-loop': {
      severity: 'error',
      about: 'An old address leads back to itself, so that visitors arrive nowhere. Lead it to a page.',
    },
    'duplicate-route': {
      severity: 'error',
      about:
        'Two things have the same address: two pages, a page and a redirect, or a page and one that a template makes. Give one of them another address, or remove it.',
    },
  },
  ofSite: ({ site }) => checkRedirects(site),
} satisfies Check

/** Redirects that never take effect or never arrive. */
function checkRedirects({ redirects, pages }: Pages): Finding[] {
  return Object.entries(redirects).flatMap(([from, to]) => {
    if (typeof to !== 'string') return []
    const place = { path: ['redirects', from], key: true }
    if (pages.has(from)) {
      const message = `${quote(from)} is both a page and a redirect`
      return [
        { code: 'duplicate-route', place, message, hint: 'Remove the redirect, or give the page another address.' },
      ]
    }
    const page = pageOfFile(from)
    if (page !== undefined && pages.has(page) && to !== page) {
      const message = `${quote(from)} is the file in which the page ${quote(page)} lies`
      return [{ code: 'duplicate-route', place, message, hint: `Lead it to ${quote(page)}, or remove the redirect.` }]
    }
    if (!isCircle(from, redirects)) return []
    const message = `The redirect ${quote(from)} leads back to itself`
    return [{ code: 'redirect-loop', place, message, hint: 'Lead it to a page under "pages:".' }]
  })
}

function isCircle(from: string, redirects: Record<string, unknown>): boolean {
  const passed = new Set<unknown>()
  let at: unknown = from
  while (typeof at === 'string' && Object.hasOwn(redirects, at) && !passed.has(at)) {
    passed.add(at)
    const to = redirects[at]
    at = typeof to === 'string' ? to.replace(/[?#].*$/s, '') : to
  }
  return at === from
}
