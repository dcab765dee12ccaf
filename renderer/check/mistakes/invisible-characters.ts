import { type Finding, worded } from '../../common/problem.ts'
import { message } from '../../messages/message.ts'

/** The only mistake worth saying: the whole file is one line. */
export function findMacEnds(source: string): Finding | undefined {
  if (source.includes('\n') || !source.includes('\r')) return undefined
  return { ...worded('mac-line-ends'), place: { start: 0, end: 0 } }
}

/** Characters that no editor shows: a byte order mark, and the line ends of Windows. */
export function findStray(source: string): Finding[] {
  const findings: Finding[] = []
  const mark = source.indexOf('\uFEFF', 1)
  if (mark > 0) findings.push(strayMark(mark))
  if (source.startsWith('\uFEFF')) {
    findings.push({ ...worded('byte-order-mark'), severity: 'warning', place: { start: 0, end: 1 } })
  }
  const end = source.indexOf('\r\n')
  if (end >= 0) {
    findings.push({ ...worded('windows-line-ends'), place: { start: end, end } })
  }
  return findings
}

function strayMark(start: number): Finding {
  return {
    code: 'byte-order-mark',
    place: { start, end: start + 1 },
    message: message('byte-order-mark.within'),
    hint: message('byte-order-mark.within-hint'),
  }
}
