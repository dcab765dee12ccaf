/** When something shows, as it is written: "2026-12-01 – 2026-12-26", "– 2026-12-26"; undefined where it always does. */
export function timesOf(written: unknown): string | undefined {
  const { from, until } = Object(written)
  return from === undefined && until === undefined ? undefined : `${from ?? ''} – ${until ?? ''}`.trim()
}
