import { isPicture } from '../form/start-of.ts'
import { blocksOf, blocksPath } from '../outline/move.ts'
import { Icon } from '../parts/Icon.tsx'
import { useStudio } from '../store/state.ts'
import { words } from '../words/index.ts'
import { AddPhotos } from './AddPhotos.tsx'
import { photosInto } from './AddPictures.tsx'

/** On the bar of a section that has a list of pictures: photos go into it from the page itself. */
export function SectionPhotos({ index }: { index: number }) {
  const { type } = Object(blocksOf()[index])
  const properties = useStudio((state) => state.forms?.sections[type]?.properties)
  const [key] = Object.entries(properties ?? {}).find(([, { items }]) => items && isPicture(items)) ?? []
  if (key === undefined) return null
  return (
    <AddPhotos
      className="icon-button"
      aria-label={words.addPhotos}
      title={words.addPhotos}
      onChosen={photosInto([...blocksPath(), index, key])}
    >
      <Icon name="picture" />
    </AddPhotos>
  )
}
