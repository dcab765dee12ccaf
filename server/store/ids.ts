import { randomBytes } from 'node:crypto'

/** A new id that sorts by time (UUID version 7, RFC 9562). */
export function newId(now = Date.now()): string {
  const bytes = randomBytes(16)
  bytes.writeUIntBE(now, 0, 6)
  bytes[6] = 0x70 | ((bytes[6] ?? 0) & 0x0f)
  bytes[8] = 0x80 | ((bytes[8] ?? 0) & 0x3f)
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

/** Below every id that is made from a time on, and above those of before. */
export const firstId = (at: number) => at.toString(16).padStart(12, '0').replace(/^.{8}/, '$&-')
