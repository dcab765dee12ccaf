/** What had another name before. */
type Renamed =
  /** A section type, as `type:` names it. */
  | { kind: 'section'; from: string; to: string }
  /** A key of a section, by the section's new type; "*" stands for every type. */
  | { kind: 'field'; of: string; from: string; to: string }
  /** A key of every page. */
  | { kind: 'page-field'; from: string; to: string }

/** An old name that still works. What a name means must not change with it: this is for new words, not for new rules. */
export type Rename = Renamed & {
  /** The version with which the old name ends: files for older ones are brought up to date, in newer ones it is free again. */
  ends?: string
}

/**
 * Every name that authors may still have in their files, oldest first. Renaming something in schemas/ means adding a
 * line here in the same commit; it can stay for good, since it costs nothing where the old name does not occur.
 */
export const renames: readonly Rename[] = [
  { kind: 'section', from: 'call-to-action', to: 'cta' },
  { kind: 'field', of: '*', from: 'buttons', to: 'actions' },
]
