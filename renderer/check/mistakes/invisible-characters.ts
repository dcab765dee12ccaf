import type { Finding } from '../../common/problem.ts'

/** The only mistake worth saying: the whole file is one line. */
export function findMacEnds(source: string): Finding | undefined {
  if (source.includes('\n') || !source.includes('\r')) return undefined
  return {
    code: 'mac-line-ends',
    place: { start: 0, end: 0 },
    message: 'The lines end as very old Macs wrote them (CR), so that the whole file is one line',
    hint: 'Choose "LF" as the line end in your editor and save the file again.',
  }
}

/** Characters that no editor shows: a byte order mark, and the line ends of Windows. */
export function findStray(source: string): Finding[] {
  const findings: Finding[] = []
  const mark = source.indexOf('\uFEFF', 1)
  if (mark > 0) findings.push(strayMark(mark))
  if (source.startsWith('\uFEFF')) {
    const message = 'The file begins with a byte order mark, an invisible character'
    findings.push({
      code: 'byte-order-mark',
      severity: 'warning',
      place: { start: 0, end: 1 },
      message,
      hint: 'Save it as "UTF-8" without BOM, so that other tools read it too.',
    })
  }
  const end = source.indexOf('\r\n')
  if (end >= 0) {
    const message = 'The lines end as Windows writes them (CR LF)'
    findings.push({
      code: 'windows-line-ends',
      place: { start: end, end },
      message,
      hint: 'Choose "LF" as the line end in your editor, so that a change of one line shows as one line.',
    })
  }
  return findings
}

function strayMark(start: number): Finding {
  return {
    code: 'byte-order-mark',
    place: { start, end: start + 1 },
    message: 'There is a byte order mark here, an invisible character that came with copied text',
    hint: 'Delete the beginning of the line up to its first letter and type it again.',
  }
}
