/** Takes the beacon of a page that was measured, or on which a form was begun. Of whoever sent it nothing is kept, and nothing but counts is written. */
import * as z from 'zod'
import { BadRequest } from '../intake/bad-request.ts'
import { readText } from '../intake/body.ts'
import { clientAddress, isBehindUnknownProxy, rateKey } from '../intake/client.ts'
import { ownHosts } from '../intake/intake.ts'
import { isForeign } from '../intake/spam.ts'
import type { Settings } from '../settings.ts'
import type { SiteFile } from '../site.ts'
import { type Metric, metrics } from './buckets.ts'
import type { VitalsTally } from './tally.ts'

type VitalsParts = { settings: Settings; siteFile: SiteFile; vitals: VitalsTally }

const mostBytes = 1024
const upTo = (metric: Metric) => z.number().min(0).max(metrics[metric].most).optional()
const visit = z.strictObject({ page: z.string(), lcp: upTo('lcp'), inp: upTo('inp'), cls: upTo('cls') })
const start = z.strictObject({ page: z.string(), form: z.string() })

/** The status to answer with: 204 where it counts. */
export async function takeVitals(parts: VitalsParts, request: Request, socketAddress: string): Promise<number> {
  if (isForeign(request.headers, ownHosts(parts, request))) return 403
  if (isTooMany(parts, request.headers, socketAddress)) return 429
  const type = request.headers.get('content-type') ?? ''
  if (!/^(text\/plain|application\/json) *(;|$)/i.test(type)) return 415
  try {
    const { page, ...figures } = z.union([start, visit]).parse(JSON.parse(await readText(request, mostBytes)))
    const route = page.length > 1 ? page.replace(/\/$/, '') : page
    if ('form' in figures) return countStart(parts, route, figures.form)
    if (Object.keys(figures).length === 0) return 400
    if (!parts.siteFile.measured?.includes(route)) return 404
    parts.vitals.addVisit(route, figures)
    return 204
  } catch (error) {
    if (error instanceof BadRequest) return error.status
    if (error instanceof SyntaxError || error instanceof z.ZodError) return 400
    throw error
  }
}

/** Pages and forms of the site alone count, so that there are never more counts than those have. */
function countStart({ siteFile, vitals }: VitalsParts, page: string, form: string): number {
  if (!siteFile.startsCounted?.includes(page) || !Object.hasOwn(siteFile.forms, form)) return 404
  vitals.addStart(page, form)
  return 204
}

/** The limit is that of requests to forms. */
function isTooMany({ settings, vitals }: VitalsParts, headers: Headers, socketAddress: string): boolean {
  const { RATE_HARD, TRUSTED_PROXY_HOPS } = settings
  const client = clientAddress(headers, socketAddress, TRUSTED_PROXY_HOPS)
  const { requests } = vitals.countRequest(rateKey(client))
  return RATE_HARD > 0 && requests > RATE_HARD && !isBehindUnknownProxy(socketAddress, settings)
}
