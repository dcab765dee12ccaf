import { fill } from '../../languages/index.ts'
import type { Image } from '../../schema/types.generated.ts'
import { usePage } from '../context.ts'
import { Caption } from './Caption.tsx'
import { columnSizes, Picture } from './Picture.tsx'

interface OpeningPicturesProps {
  layout: 'collage' | 'slides'
  /** Names what visitors leaf through. */
  heading: string
  images: Image[]
}

/** So many pictures have room beside words. */
const MOST_BESIDE = 4

/** Of three or more, those after the first are at most half as high, and as many pixels wide as that asks for. */
const SMALL = columnSizes('22rem', '30vw', 46)
const LARGE = columnSizes('22rem', '60vw')

/** Several pictures of an opening: beside one another, or in a row that scrolls by itself and has a link to each. */
export function OpeningPictures({ layout, heading, images }: OpeningPicturesProps) {
  const { words } = usePage().site
  if (layout === 'collage')
    return (
      <div className="picture-group">
        {images.slice(0, MOST_BESIDE).map((image, index) => (
          <Picture
            key={image.src}
            image={image}
            sizes={index > 0 && images.length > 2 ? SMALL : LARGE}
            eager={index === 0}
          />
        ))}
      </div>
    )
  return (
    <div className="picture-group">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls by the keyboard */}
      <ul tabIndex={0} aria-label={heading}>
        {images.map((image, index) => (
          <li key={image.src} id={slideId(index)}>
            <figure>
              <Picture image={image} sizes={columnSizes('76rem')} eager={index === 0} />
              <Caption image={image} />
            </figure>
          </li>
        ))}
      </ul>
      <p>
        {images.map((image, index) => (
          <a key={image.src} href={`#${slideId(index)}`}>
            <span className="visually-hidden">
              {fill(words.gallery.position, { number: index + 1, count: images.length })}
            </span>
          </a>
        ))}
      </p>
    </div>
  )
}

const slideId = (index: number) => `opening-picture-${index + 1}`
