import { type Drawing, drawings } from './drawings.ts'

/** One of the studio's own icons; the words beside it, or the label of its button, say what it means. */
export function Icon({ name }: { name: Drawing }) {
  return <Drawn drawing={drawings[name]} />
}

/** An icon by its drawing, as the server sends those that pages may show. */
export function Drawn({ drawing }: { drawing: string }) {
  return (
    <svg
      className="icon"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: drawings of the Lucide set, of our own server
      dangerouslySetInnerHTML={{ __html: drawing }}
    />
  )
}
