interface RoundButtonProps {
  label: string
  /** What is drawn on it, as a path of 24 by 24. */
  path: string
  onClick: () => void
}

/** A round button with a drawing on it, for parts of a page that run in the browser. */
export function RoundButton({ label, path, onClick }: RoundButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onClick}
      className="grid size-12 cursor-pointer place-items-center rounded-[50%] edge-2 border-ink hover:border-accent hover:text-accent"
    >
      <svg
        viewBox="0 0 24 24"
        className="w-6"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.2"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
      >
        <path d={path} />
      </svg>
    </button>
  )
}

/** Arrows to the left and to the right. */
export const BACK = 'M15 5l-7 7 7 7'
export const ON = 'M9 5l7 7-7 7'
