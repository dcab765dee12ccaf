import type { Image } from '../../schema/types.generated.ts'
import { Caption } from './Caption.tsx'
import { columnSizes, cutTo, Picture, type PictureRoom } from './Picture.tsx'

/** The room of a picture that fills one half of the screen up to its edge (`.layout-bleed`), on a phone all of its width. */
export const HALF_OF_SCREEN = cutTo(columnSizes('50vw', undefined, 100), 1.2, 0)

/** A picture beside words, over what is said of it. */
export function Framed({ image, sizes }: { image: Image; sizes: PictureRoom }) {
  const look = 'framed [&_img]:max-h-[46rem] [&_img]:object-cover'
  const picture = <Picture image={image} sizes={sizes} className={look} />
  if (!image.caption && !image.credit) return picture
  return (
    <figure>
      {picture}
      <Caption image={image} />
    </figure>
  )
}
