import { timingSafeEqual } from 'node:crypto'
import { endpointPath } from '../../renderer/common/reserved.ts'
import type { Settings } from '../settings.ts'
import type { SiteFile } from '../site.ts'

type KeyParts = { settings: Pick<Settings, 'PUBLIC_FORMS_KEY'>; siteFile: SiteFile }

/**
 * Whether a JSON post may come in: where a form of this endpoint sends the public key, the key has to be right. Pages
 * bring the key of their build, which a server started with another setting must not refuse; a build without a key
 * cannot bring one.
 */
export function isAllowed(headers: Headers, path: string, { settings, siteFile }: KeyParts): boolean {
  const built = siteFile.site.formsKey
  const asksForKey = Object.values(siteFile.forms).some((form) => form.sendsKey && endpointPath(form) === path)
  return !built || !asksForKey || [built, settings.PUBLIC_FORMS_KEY].some((key) => key && hasBearer(headers, key))
}

/** Compares a bearer token without telling by the time taken how much of it was right. */
export function hasBearer(headers: Headers, expected: string): boolean {
  const given = Buffer.from((headers.get('authorization') ?? '').replace(/^Bearer +/i, ''))
  const wanted = Buffer.from(expected)
  return given.length === wanted.length && timingSafeEqual(given, wanted)
}
