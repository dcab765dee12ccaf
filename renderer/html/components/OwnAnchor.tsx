interface OwnAnchorProps {
  /** The id that the author gave the section. */
  id: string | undefined
  /** The names that the section answers to in any case. */
  always: readonly string[]
}

/** Lets a section answer to its author's id beside the names that its type always has. Links to it lead to its top. */
export function OwnAnchor({ id, always }: OwnAnchorProps) {
  return id === undefined || always.includes(id) ? null : <span id={id} className="section-anchor" />
}
