/**
 * One picture as a phone shows it behind words, upright and cut to its point: "roof.jpg 30% 20%". Names of pictures have
 * no spaces.
 */
export const uprightKey = ({ src, focus }: { src: string; focus?: string | undefined }) =>
  [src, ...(focus === undefined ? [] : [focus])].join(' ')

/** The same again as name and point, of which the latter is the middle if left out. */
export function fromUprightKey(key: string): { name: string; focus: string } {
  const [name = '', ...focus] = key.split(' ')
  return { name, focus: focus.join(' ') || '50% 50%' }
}
