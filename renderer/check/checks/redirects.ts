import type { Finding } from '../../common/problem.ts'
import type { Pages } from '../../expand/outline.ts'
import { message } from '../../messages/message.ts'
import { shown } from '../../messages/shown.ts'
import { pageOfFile } from '../../schema/route.ts'
import { type Check, error } from './check.ts'

/** Redirects that never take effect or never arrive. */
export const redirects = {
  when: 'always',
  codes: {
    'redirect-loop': error('An old address leads back to itself, so that visitors arrive nowhere. Lead it to a page.'),
    'duplicate-route': error(
      'Two things have the same address: two pages, a page and a redirect, or a page and one that a template makes. Give one of them another address, or remove it.',
    ),
  },
  ofSite: ({ site }) => checkRedirects(site),
} satisfies Check

/** Redirects that never take effect or never arrive. */
function checkRedirects({ redirects, pages }: Pages): Finding[] {
  return Object.entries(redirects).flatMap(([from, to]) => {
    if (typeof to !== 'string') return []
    const place = { path: ['redirects', from], key: true }
    const values = { from: shown(from) }
    if (pages.has(from)) {
      const hint = message('duplicate-route.redirect-hint')
      return [{ code: 'duplicate-route', place, message: message('duplicate-route.redirect', values), hint }]
    }
    const page = pageOfFile(from)
    if (page !== undefined && pages.has(page) && to !== page) {
      const hint = message('duplicate-route.file-hint', { page })
      return [{ code: 'duplicate-route', place, message: message('duplicate-route.file', { ...values, page }), hint }]
    }
    if (!isCircle(from, redirects)) return []
    const hint = message('redirect-loop.hint')
    return [{ code: 'redirect-loop', place, message: message('redirect-loop', values), hint }]
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
