import { inline, raw } from 'virtual:own-styles'
import shared from '../../../styles/app.css?inline'

const ownOfSections = import.meta.glob<string>('../../../sections/*/*.css', {
  query: '?inline',
  import: 'default',
  eager: true,
})

const sheets = import.meta.glob<string>(['../../../styles/*.css', '../../../sections/*/*.css'], {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** The classes that these sheets name, other than those that Tailwind makes. */
export const ownClasses = new Set(
  [...Object.values(sheets), ...raw].flatMap((text) =>
    [...text.matchAll(/\.([a-z][\w-]*)/g)].map(([, name = '']) => name),
  ),
)

/** The style sheet of all sections: what they share, then what stands in the folder of one. */
export const styles = `${shared}@layer components{${[...Object.values(ownOfSections), ...inline].join('')}}`
