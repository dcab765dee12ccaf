/** The class of styles/grounds.css of what lies over a picture under words; none where it darkens any picture enough. */
export const classesOfVeil = (veil: unknown): string[] =>
  veil === undefined || veil === 'strong' ? [] : [`ground-veil-${veil}`]
