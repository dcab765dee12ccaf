import { createHash } from 'node:crypto'

/** A short name for a text that does not show it. */
export const contentHash = (text: string) => createHash('sha256').update(text).digest('base64url')

const day = 24 * 60 * 60 * 1000

/**
 * The key under which repeats of one submission are one lead: the browser's key where it sends one, together with the
 * content, so that a corrected second try under the same key is a lead of its own. Without a key the same content
 * counts as a repeat for ten minutes.
 */
export function submissionKey(browserKey: string, form: string, fields: Record<string, string>) {
  const content = contentHash(JSON.stringify([form, Object.entries(fields).sort()]))
  if (browserKey === '') return { value: `content ${content}`, validMs: day / 144 }
  return { value: `key ${contentHash(browserKey.slice(0, 200))} ${content}`, validMs: 30 * day }
}
