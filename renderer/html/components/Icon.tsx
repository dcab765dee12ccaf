import { drawingOf } from '../../common/icons.ts'

/** An icon of the Lucide set. It decorates: the words beside it say what it means. Server only. */
export function Icon({ name, className = 'size-6' }: { name: string; className?: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="24"
      className={className}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the drawings come from a package of our lock file
      dangerouslySetInnerHTML={{ __html: drawingOf(name) }}
    />
  )
}
