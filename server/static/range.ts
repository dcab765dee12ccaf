export type ByteRange = { start: number; end: number }

/**
 * The part of a file that a request asks for (RFC 9110, section 14); undefined for the whole file, also when several
 * ranges are asked for or the file is no longer the one that `If-Range` names.
 */
export function byteRange(asked: Headers, file: Headers, size: number): ByteRange | 'unsatisfiable' | undefined {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(asked.get('range') ?? '') ?? []
  const condition = asked.get('if-range')
  const isOtherFile = condition && condition !== file.get('etag') && condition !== file.get('last-modified')
  if ((from === '' && to === '') || isOtherFile) return undefined
  const start = from === '' ? Math.max(0, size - Number(to)) : Number(from)
  const end = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1)
  return start > end || (from === '' && Number(to) === 0) ? 'unsatisfiable' : { start, end }
}
