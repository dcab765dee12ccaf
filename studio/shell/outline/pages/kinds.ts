import type { Drawing } from '../../parts/drawings.ts'
import type { Names } from '../../store/state.ts'

const drawn = ['home', 'service', 'guide', 'legal', 'blog', 'portfolio', 'project', 'confirmation', 'search'] as const

/** The drawing of a kind of page; that of a page where it is one of the site's own. */
export const drawingOfKind = (kind: string): Drawing => drawn.find((each) => each === kind) ?? 'page'

/** A title or an address as visitors read it; what differs between the pages of a template is left open. */
export function asShown(text: string, names: Names | undefined): string {
  const known = new Map(names?.words.map(({ name, value }) => [name, value]))
  return text.replaceAll(/\{([^{}]+)\}/g, (_, name) => known.get(name) ?? '…')
}
