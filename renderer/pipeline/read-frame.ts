import { emptyPart } from '../check/mistakes/empty-parts.ts'
import { findMacEnds, findStray } from '../check/mistakes/invisible-characters.ts'
import { lostPart } from '../check/mistakes/lost-parts.ts'
import { missingName } from '../check/mistakes/missing-name.ts'
import { slippedPart } from '../check/mistakes/slipped-part.ts'
import { explainMistakes } from '../check/mistakes/syntax.ts'
import { findUnconfirmed } from '../check/mistakes/unconfirmed.ts'
import type { Report } from '../check/report.ts'
import { isRecord } from '../common/is-record.ts'
import type { Finding } from '../common/problem.ts'
import { message } from '../messages/message.ts'
import { type ParsedFile, parsePages } from '../read/parse.ts'
import type { SourceText } from '../read/source-text.ts'
import { keptFrame } from './kept-text.ts'

/**
 * The first step: what stands around the pages as data, with what the text alone shows to be wrong. Nothing where
 * something has to be mended before anything else can be judged.
 */
export function readFrame(source: SourceText, report: Report, findsRemarks: boolean): ParsedFile | undefined {
  const macEnds = findMacEnds(source.text)
  if (macEnds) return void report.add([macEnds])
  report.add(findStray(source.text))
  if (findsRemarks) report.add(findUnconfirmed(source.text))
  const frame = keptFrame(source)
  const obstacle = obstacleIn(frame)
  if (!frame.unreadable && !obstacle) return frame
  addMistakes(parsePages(frame), report)
  if (obstacle) report.add([obstacle])
  return undefined
}

export function addMistakes({ mistakes, source }: ParsedFile, report: Report) {
  if (mistakes.length > 0) report.add(explainMistakes(mistakes, source.text))
}

function obstacleIn({ data, unreadable, source }: ParsedFile): Finding | undefined {
  if (unreadable) return undefined
  if (!isRecord(data)) return noFile(source.text)
  return slippedPart(data) ?? lostPart(data) ?? missingName(data) ?? emptyPart(data)
}

function noFile(source: string): Finding {
  const place = { start: 0, end: 0 }
  const words = source
    .replace(/^\uFEFF/, '')
    .replaceAll(/^\s*#.*$/gm, '')
    .trim()
  return words === ''
    ? { code: 'empty-file', place, message: message('empty-file'), hint: message('empty-file.hint') }
    : { code: 'wrong-type', place, message: message('wrong-type.file'), hint: message('wrong-type.file-hint') }
}
