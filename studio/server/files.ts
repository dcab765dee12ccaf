import { extname } from 'node:path'
import { isFontFile } from '../../renderer/common/font-parts.ts'
import type { SiteFolder } from '../../renderer/common/site-folder.ts'
import { cleanDrawing, wrongFile } from './drawing.ts'
import { encodePicture } from './pictures.ts'
import { writeNew } from './write-new.ts'

/** A film of some minutes; more belongs to a service for films. */
export const mostFileBytes = 100_000_000

/** Outlines of TrueType or PostScript: a file may have the ending of either. */
const sfnt = /^(?:00010000|74727565|4f54544f)/

/** By what the files that are served as they are begin, in hexadecimal digits: none is what its name does not say. */
const beginnings: Record<string, RegExp> = {
  pdf: /^255044462d/,
  mp4: /^.{8}66747970/,
  webm: /^1a45dfa3/,
  vtt: /^(?:efbbbf)?574542565454/,
  woff2: /^774f4632/,
  woff: /^774f4646/,
  ttf: sfnt,
  otf: sfnt,
}

/**
 * Puts a file into the site's public/ and says under which address it is served. Pictures are encoded anew as those of
 * images/ are; a drawing loses what could run. A font goes into fonts/, and has a name there: pages get what they need of it.
 */
export async function addFile(bytes: Uint8Array, given: string, { publicFiles, fonts }: SiteFolder): Promise<string> {
  const served = await servedAs(bytes, extname(given).slice(1).toLowerCase())
  if (isFontFile(given)) return writeNew(fonts, { given, other: 'font' }, served)
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
