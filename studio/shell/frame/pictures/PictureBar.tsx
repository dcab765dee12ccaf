import { valueAt } from '../../../../renderer/common/pointers.ts'
import type { Path } from '../../../../renderer/common/problem.ts'
import { schemaFor } from '../../../edit/operations/demands.ts'
import { isDescribed, isPicture } from '../../form/start-of.ts'
import { IconButton } from '../../parts/IconButton.tsx'
import { now, opens, schemasOf, useStudio } from '../../store/state.ts'
import { words } from '../../words/index.ts'
import { rectsOf } from '../controller.ts'

/** The picture that a field belongs to. */
function pictureOf(path: Path): Path | undefined {
  const picture = path.slice(0, -1)
  const schema = schemaFor(schemasOf(), picture, (each) => valueAt(now().data, each))
  return schema && isPicture(schema) && isDescribed(schema) ? picture : undefined
}

interface PictureBarProps {
  field: Path
  scaled: (rect: DOMRect) => DOMRect
  height: number
}

/** Lies on the picture that the form is about: what can be done with it on the page. */
export function PictureBar({ field, scaled, height }: PictureBarProps) {
  const data = useStudio((state) => state.data)
  const path = pictureOf(field)
  const [rect] = path ? rectsOf([...path, 'src']).map(scaled) : []
  const { src, alt } = Object(path && valueAt(data, path))
  if (!path || !rect || typeof src !== 'string') return null
  const tools = [
    { icon: 'picture', label: words.replacePicture, onClick: opens({ name: 'replace-picture', path }) },
    { icon: 'crop', label: words.crop, onClick: opens({ name: 'crop', path }), disabled: src.endsWith('.svg') },
    { icon: 'words', label: words.altText, onClick: opens({ name: 'alt-text', path }) },
  ] as const
  // What cannot be seen must not take the focus.
  if (rect.bottom <= 0 || rect.top >= height) return null
  return (
    <div
      className="entry-bar picture-bar"
      style={{ left: Math.max(4, rect.left + 8), top: Math.max(8, rect.top + 8) }}
      role="toolbar"
      aria-label={alt || src}
    >
      {tools.map((tool) => (
        <IconButton key={tool.icon} {...tool} />
      ))}
    </div>
  )
}
