import shared from '../../../styles/app.css?inline'

const ownOfSections = import.meta.glob<string>('../../../sections/*/*.css', {
  query: '?inline',
  import: 'default',
  eager: true,
})

/** The style sheet of all sections: what they share, then what stands in the folder of one. */
export const styles = `${shared}@layer components{${Object.values(ownOfSections).join('')}}`
