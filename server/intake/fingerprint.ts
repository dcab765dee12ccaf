import { createHash } from 'node:crypto'
import { submissionKeyField } from '../../renderer/forms/wire.ts'

/** A short name for a text or a file that does not show it. */
export const contentHash = (text: string | Uint8Array) => createHash('sha256').update(text).digest('base64url')

const day = 24 * 60 * 60 * 1000

/**
 * The key under which repeats of one submission are one lead: the browser's key where it sends one, together with the
 * content, so that a corrected second try under the same key is a lead of its own. Without a key the same content
 * counts as a repeat for ten minutes. All that came is content, further fields and a filled trap too, and so is where
 * it came from: what another site's page sent must not stand for what the visitor sends here.
 */
export function submissionKey(
  browserKey: string,
  form: string,
  values: Iterable<[string, unknown]>,
  isForeign: boolean,
) {
  const sent = [...values]
    .filter(([name]) => name !== submissionKeyField)
    .sort(([one], [other]) => (one < other ? -1 : 1))
  const content = contentHash(JSON.stringify([form, isForeign, sent]))
  if (browserKey === '') return { value: `content ${content}`, validMs: day / 144 }
  return { value: `key ${contentHash(browserKey.slice(0, 200))} ${content}`, validMs: 30 * day }
}
