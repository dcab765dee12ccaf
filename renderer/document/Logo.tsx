/** Two gables side by side: the mark of the site, beside its name. */
export function Logo({ brand }: { brand: string }) {
  return (
    <span className="logo">
      <svg viewBox="0 0 48 32" width="48" aria-hidden="true">
        <path d="M2 29 16 7l10 15.5" className="logo-back" />
        <path d="M14 29 31 3l15 26" className="logo-front" />
        <path d="M36 4.5V10" className="logo-back" />
      </svg>
      <span>{brand}</span>
    </span>
  )
}
