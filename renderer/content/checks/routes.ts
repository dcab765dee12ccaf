import { anchorsOfSection, sectionOf } from '../anchors.ts'
import type { Frame } from '../frame.ts'
import { blockPath, quote } from '../messages/names.ts'
import { didYouMean } from '../nearest.ts'
import type { Pages } from '../outline.ts'
import { isRecord } from '../parse.ts'
import type { Finding } from '../problem.ts'
import type { PageRecord } from '../record.ts'
import { isMeant, isRoute, pageOfFile } from '../routes.ts'

/** Redirects that never take effect or never arrive. */
export function checkRedirects({ redirects, pages }: Pages): Finding[] {
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

/** Pages that search engines are to file under an address at which there is no page. */
export function checkCanonicals({ pages }: Pages<PageRecord>): Finding[] {
  return [...pages].flatMap(([route, { head }]): Finding[] => {
    const { canonical: to } = head
    if (typeof to !== 'string' || !isRoute(to) || pages.has(to)) return []
    if ([...pages.keys()].some((key) => isMeant(key, to))) return []
    const message = `Cannot find page ${quote(to)}, named by "canonical" of ${route}`
    const hint = `${didYouMean(to, pages.keys())}Name a page under "pages:", or remove the line.`
    return [{ code: 'dead-link', place: { path: ['pages', route, 'canonical'] }, message, hint }]
  })
}

/** Two sections of one page that answer to the same anchor: a link would reach only the first. */
export function checkAnchors(route: string, page: unknown, { shared }: Frame): Finding[] {
  const blocks: unknown[] = isRecord(page) && Array.isArray(page.blocks) ? page.blocks : []
  const seen = new Map<string, number>()
  return blocks.flatMap((block, index) => {
    const anchors = anchorsOfSection(sectionOf(block, shared))
    const again = anchors.find((anchor) => seen.has(anchor))
    for (const anchor of anchors) seen.set(anchor, seen.get(anchor) ?? index)
    return again === undefined ? [] : [duplicateAnchor(route, index, again, seen.get(again) ?? 0, block)]
  })
}

function duplicateAnchor(route: string, index: number, anchor: string, first: number, block: unknown): Finding {
  const own = Object(block).id === anchor
  return {
    code: 'duplicate-anchor',
    place: { path: own ? [...blockPath(route, index), 'id'] : blockPath(route, index) },
    message: `Block ${index + 1} of ${route} answers to "#${anchor}", as block ${first + 1} does`,
    hint: own ? 'Give it another id.' : 'Keep one of these sections on the page.',
  }
}
