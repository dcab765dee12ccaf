const codes = ['ENOSPC', 'EDQUOT']
/** SQLite's SQLITE_FULL, which a lock on a full disk may end with. */
const sqliteFull = 13

/** Whether an error, or what caused it, is that the disk has no room left. */
export function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code, errcode, cause } = error as Error & { code?: string; errcode?: number }
  if (codes.includes(`${code}`) || errcode === sqliteFull) return true
  return /ENOSPC|EDQUOT|no space left on device/i.test(error.message) || isDiskFull(cause)
}
