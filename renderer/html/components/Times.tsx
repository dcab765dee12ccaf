/** Says on pages that somebody is editing when something of them shows. Pages for visitors no longer know. */
export function Times({ from, until }: { from?: string | undefined; until?: string | undefined }) {
  return (
    (from ?? until) && (
      <p className="wrap">
        <mark>
          {from} – {until}
        </mark>
      </p>
    )
  )
}
