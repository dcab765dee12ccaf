import { extname } from 'node:path'
import type { SiteFolder } from '../../renderer/common/site-folder.ts'
import { cleanDrawing, wrongFile } from './drawing.ts'
import { encodePicture } from './pictures.ts'
import { writeNew } from './write-new.ts'

/** A film of some minutes; more belongs to a service for films. */
export const mostFileBytes = 100_000_000

/** By what the files that are served as they are begin, in hexadecimal digits: none is what its name does not say. */
const beginnings: Record<string, RegExp> = {
  pdf: /^255044462d/,
  mp4: /^.{8}66747970/,
  webm: /^1a45dfa3/,
  vtt: /^(?:efbbbf)?574542565454/,
}

/**
 * Puts a file into the site's public/ and says under which address it is served. Pictures are encoded anew as those of
 * images/ are; a drawing loses what could run.
 */
export async function addFile(bytes: Uint8Array, given: string, { publicFiles }: SiteFolder): Promise<string> {
  const served = await servedAs(bytes, extname(given).slice(1).toLowerCase())
  return `/${await writeNew(publicFiles, { given, other: 'file' }, served)}`
}

async function servedAs(bytes: Uint8Array, ending: string): Promise<{ content: Uint8Array; ending: string }> {
  const beginning = beginnings[ending]
  const isSo = beginning?.test(Buffer.from(bytes.subarray(0, 16)).toString('hex'))
  if (isSo) return { content: bytes, ending }
  if (beginning) throw wrongFile(ending.toUpperCase())
  if (ending !== 'svg') return encodePicture(bytes)
  return { content: await cleanDrawing(bytes), ending }
}
