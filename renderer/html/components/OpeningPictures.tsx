import { fill } from '../../languages/index.ts'
import type { Image } from '../../schema/types.generated.ts'
import { usePage } from '../context.ts'
import { Caption } from './Caption.tsx'
import { columnSizes, cutTo, Picture } from './Picture.tsx'

interface OpeningPicturesProps {
  layout: 'collage' | 'slides'
  /** Names what visitors leaf through. */
  heading: string
  images: Image[]
}

/** So many pictures have room beside words. */
const MOST_BESIDE = 4

/** The first, what stands beside it where there are two, and what does where there are more. */
const FIRST = cutTo(columnSizes('30rem', '60vw', 60), 0.8, 1.05)
const SECOND = cutTo(columnSizes('18rem', '30vw', 29), 0.5)
const SMALL = cutTo(columnSizes('18rem', '30vw', 29), 1)
const SLIDE = cutTo(columnSizes('76rem'), 2.2, 1.95)

const collageSizes = (index: number, count: number) => (index === 0 ? FIRST : count > 2 ? SMALL : SECOND)

/** Several pictures of an opening: beside one another, or in a row that scrolls by itself and has a link to each. */
export function OpeningPictures({ layout, heading, images }: OpeningPicturesProps) {
  const { words } = usePage().site
  if (layout === 'collage')
    return (
      <div className="picture-group">
        {images.slice(0, MOST_BESIDE).map((image, index) => (
          <Picture key={image.src} image={image} sizes={collageSizes(index, images.length)} eager={index === 0} />
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
              <Picture image={image} sizes={SLIDE} eager={index === 0} />
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
