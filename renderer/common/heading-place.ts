/** The classes of styles/grounds.css that a section has by where its heading stands; at the left it needs none. */
export function groundsOfPlace(place: unknown): string[] {
  if (place === 'row') return ['ground-above', 'ground-row']
  return place === 'centered' || place === 'above' ? [`ground-${place}`] : []
}
